// Every form of an action has room, for the game master and for players, in both languages: on a desktop of 1280 by 800
// pixels without scrolling, on a phone of 360 by 740 with at most one screenful.
import assert from 'node:assert/strict';
import { Person, SHOWN, dawdle, test } from './browser.mjs';
import { BOOKS, LANGS, SCREENS, opened, sit, turn } from './fits.mjs';
import { browser, server } from './stage.mjs';

/**
 * Opens each form of each group and returns how far it extends below its visible part at first, and how much is visible at
 * once. Forms that come close wait for the chance, which needs room as well.
 */
async function measured() {
  const CLOSE = 90;
  const [ASKED_MS, CHANCE_MS] = [300, 1_500];
  const pause = (ms = 0) => new Promise((done) => setTimeout(done, ms));
  const composer = () => document.querySelector('.composer');
  const own = (selector) => [...composer().querySelectorAll(selector)];
  const beyond = () => {
    const isPage = innerWidth <= 720;
    const column = composer().closest('main, aside');
    const seen = isPage ? innerHeight - document.querySelector('nav').offsetHeight : column.clientHeight;
    const top = isPage ? -scrollY : column.getBoundingClientRect().top - column.scrollTop;
    return { over: Math.round(composer().getBoundingClientRect().bottom - top - seen), seen };
  };
  const list = async () => {
    own('.tile[aria-expanded="false"], .row > .btn.quiet')[0]?.click();
    await pause();
  };
  const tab = (group) => own('.tabs > button').find((it) => it.textContent.trim() === group);
  const found = [];
  await list();
  const groups = own('.tabs > button').map((it) => it.textContent.trim());
  for (const group of groups.length > 0 ? groups : ['']) {
    tab(group)?.click();
    await pause();
    const labels = [...new Set(own('.forms > li > button').map((it) => it.textContent.trim()))].filter((it) => !globalThis.atOnce.has(it));
    for (const label of labels) {
      own('.forms > li > button').find((it) => it.textContent.trim() === label).click();
      await pause();
      if (!composer().querySelector('button.go')) throw new Error(`${label} does not open`);
      let { over, seen } = beyond();
      const most = innerWidth <= 720 ? seen : 0;
      if (over > most - CLOSE && over <= most) {
        const asked = globalThis.chances;
        await pause(ASKED_MS);
        const isAsked = globalThis.chances > asked;
        for (let n = 0; n < CHANCE_MS / 50 && isAsked && !composer().querySelector('.told > *'); n++) await pause(50);
        ({ over } = beyond());
      }
      found.push({ group, label, over: over - most });
      await list();
      tab(group)?.click();
      await pause();
    }
  }
  return found;
}

/** How far the question extends below its visible part at first, and how much is visible at once. */
function askedBeyond() {
  const sheet = document.querySelector('.sheet .inside, .dock');
  if (sheet) return { over: sheet.scrollHeight - sheet.clientHeight, seen: sheet.clientHeight };
  const panel = document.querySelector('.ex');
  const column = panel.closest('main, aside');
  const top = column.getBoundingClientRect().top - column.scrollTop;
  return { over: Math.round(panel.getBoundingClientRect().bottom - top - column.clientHeight), seen: column.clientHeight };
}

/** The forms of a person, on both screens. */
async function forms(place, locale) {
  const person = await sit(place, locale);
  const { page } = person;
  const found = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await page.locator(screen.width > 720 ? '.log' : 'nav button').first().waitFor(SHOWN);
    if (screen.width <= 720) await page.locator('nav button').nth(2).click();
    const composer = page.locator('.composer').first();
    const open = page.getByRole('button', { name: /^(Etwas tun|Do something)$/ });
    await composer.or(open).first().waitFor(SHOWN);
    if (!(await composer.isVisible())) await open.click();
    await composer.locator('.tile, .forms').first().waitFor(SHOWN);
    // Forms without a character are chosen like a character.
    const whose = composer.locator('select[id$="-actor"]');
    for (const isScene of (await whose.locator('option[value=""]').count()) > 0 ? [false, true] : [false]) {
      if (isScene) {
        await whose.selectOption('');
        await composer.locator('.tiles').waitFor({ state: 'detached', ...SHOWN });
      }
      for (const it of await page.evaluate(measured)) found.push({ ...it, width: screen.width });
    }
    await page.reload();
  }
  assert.deepEqual(person.problems, []);
  await person.context.close();
  return found;
}

test('the chance of an action that was left is not shown for another', async () => {
  const { made, foe, gm } = await opened('daemmersturm');
  await turn(made.gm, foe);
  const { page, context } = await sit(gm, 'de-DE', dawdle, 'forecast');
  const composer = page.locator('.composer').first();
  await composer.locator('.told').waitFor({ state: 'attached', ...SHOWN });
  // The attack has asked for its chance, which is still on its way.
  await page.waitForTimeout(600);
  await composer.locator('.tile[aria-expanded="false"]').first().click();
  await composer.locator('.forms button').filter({ hasText: /^\s*Gruppenangriff\s*$/ }).evaluate((it) => it.click());
  await page.waitForFunction(() => globalThis.late > 0);
  await page.waitForTimeout(100);
  assert.equal((await composer.locator('.told').innerText()).trim(), '');
  await context.close();
});

/** A table that several tests use, because a server limits how many tables one address may open. */
let shared;
const reused = () => (shared ??= opened('daemmersturm'));

test('what stands in the way of an action is said once', async () => {
  const { made, foe, gm } = await reused();
  await turn(made.gm, foe);
  const { page, context } = await sit(gm, 'de-DE');
  const composer = page.locator('.composer').first();
  await composer.locator('.tile[aria-expanded="false"]').first().click();
  await composer.locator('.forms button').filter({ hasText: /^\s*Gruppenangriff\s*$/ }).evaluate((it) => it.click());
  const asked = await page.evaluate(() => globalThis.chances);
  // More than can take part.
  for (const box of await composer.locator('input[type="checkbox"]').all()) await box.check();
  await page.waitForFunction((asked) => globalThis.chances > asked, asked);
  await page.waitForTimeout(500);
  const reasons = await composer.getByText(/^Geht nicht/).allInnerTexts();
  assert.equal(reasons.length, 1, reasons.join());
  await context.close();
});

test('the game master can read every answer that she may give for a player', async () => {
  const { made, gm } = await reused();
  await server.through(made.gm);
  const { people } = (await server.view(made.gm)).scene.daemmersturm;
  await turn(made.gm, people.find((it) => it.name === 'Der Krähenvogt'));
  await server.do(made.gm, { say: '"Der Krähenvogt" bewegt sich zu "Bruder Ansgar"' });
  await server.through(made.gm);
  await server.do(made.gm, { say: '"Der Krähenvogt" greift "Bruder Ansgar" an' });
  const { waiting } = await server.view(made.gm);
  assert.equal(waiting.questions[0].kind, 'step-in');
  const person = await sit(gm, 'de-DE');
  const foot = person.page.locator('.ex .foot');
  await foot.getByRole('button', { name: 'Für Mira: Nicht einschreiten' }).waitFor(SHOWN);
  await person.check('a question to a player');
  const cut = await foot.locator('button').evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.innerText));
  assert.deepEqual(cut, []);
  await person.shot('fits-for-a-player');
  await person.context.close();
});

test('the answer that is proposed for a player stays on the card beside what settles it for good', async () => {
  const figure = (name, more = '') => `[[character]]\nname = "${name}"\nlife = 30\nseek-cover = "never"\n${more}\n`;
  const guard = 'player = "Kim"\nabilities = ["Einschreiten"]\naction-points = 3';
  const mage = 'magic = { attack = 5, defence = 13 }\nresources = ["mana"]\nmagic-points = 8\nspells = ["Feuerkreis"]';
  const spell = '[[spell]]\nname = "Feuerkreis"\nchannel = 0\nresource = "mana"\ncost = 1\ntargets = 2\ndamage = "1-10"\n';
  const head = 'title = "Probe"\nsystem = "daemmersturm"\nplayers = ["Mira", "Kim"]\n[switches]\nask-start-life = "automatic"\n';
  const text = [head, figure('Raff', mage), figure('Ilse', 'player = "Mira"'), figure('Hedda', 'player = "Mira"'), figure('Grotz', guard), spell].join('\n');
  const made = await server.api('POST', '/api/tables', undefined, { start: { encounter: { text } }, gm: 'Jana', lang: 'de' });
  const { seats } = await server.api('GET', '/api/card', made.join);
  for (const { seat, name } of seats) await server.api('POST', '/api/join', made.join, { seat, name });
  await server.do(made.gm, { say: 'Kampf beginnt' });
  await server.through(made.gm);
  const { people } = (await server.view(made.gm)).scene.daemmersturm;
  await turn(made.gm, people.find((it) => it.name === 'Raff'));
  await server.do(made.gm, { say: 'Raff zaubert Feuerkreis "Flammen" auf Ilse, Hedda' });
  const [asked, ...others] = (await server.view(made.gm)).waiting.questions;
  assert.deepEqual([asked.kind, others.length], ['step-in', 0]);
  const person = await Person.sit(browser, `${server.base}/t/${made.table}#${made.gm}`, { width: 1280, height: 800, locale: 'de-DE' });
  const card = person.page.locator('.ex').first();
  const main = card.locator('.foot .main');
  await main.filter({ hasText: 'Für Kim: Für niemanden' }).waitFor(SHOWN);
  const [outer, inner] = [await card.boundingBox(), await main.boundingBox()];
  assert.ok(inner.x + inner.width <= outer.x + outer.width, `${JSON.stringify(inner)} beyond ${JSON.stringify(outer)}`);
  await person.check('a question about several targets');
  await person.context.close();
});

for (const [n, [book, { fewest }]] of Object.entries(BOOKS).entries()) {
  test(`${book}: every form of an action has room`, async () => {
    const { made, foe, hero, gm, player } = await opened(book);
    for (const [who, place, some] of [[foe, gm, fewest[0]], [hero, player, fewest[1]]]) {
      await turn(made.gm, who);
      // Each language is tried with each role, but not in each book; `LANGS=de-DE,en-GB` tries all.
      const usual = [LANGS[(n + Number(place === player)) % 2]];
      for (const locale of process.env.LANGS?.split(',') ?? usual) {
        const found = await forms(place, locale);
        assert.ok(found.length >= some, `only ${found.length} forms`);
        const beyond = found.filter((it) => it.over > 0);
        assert.deepEqual(beyond.map((it) => `${it.width} ${it.group} / ${it.label}: ${it.over} px`), [], `${place.role}, ${locale}`);
      }
    }
  });

  test(`${book}: every question of an exchange has room`, async () => {
    const { made, foe, hero, player } = await opened(book);
    const { attack, asks, acts } = BOOKS[book];
    const [by, on] = acts === 'hero' ? [hero, foe] : [foe, hero];
    await server.through(made.gm);
    // Questions about forced actions are asked of those who wait for attacks; other games have no such habit.
    await server.do(player.token, { house: { habit: { seat: hero.seat, habit: 'force-at-most', value: 99 } } }).catch(() => null);
    const person = await sit(player, LANGS[n % 2]);
    const { page } = person;
    const seen = new Set();
    for (let tries = 0; tries < 8 && !asks.every((it) => seen.has(it)); tries++) {
      await turn(made.gm, by);
      await server.do(made.gm, attack(by, on));
      for (let steps = 0; steps < 20; steps++) {
        const isNew = (it) => it.seat === hero.seat && !seen.has(it.kind);
        const now = await server.through(made.gm, (it) => isNew(it.waiting.questions[0]));
        const asked = now.waiting?.questions[0];
        if (!asked) break;
        seen.add(asked.kind);
        for (const screen of SCREENS) {
          await page.setViewportSize(screen);
          await page.locator(`.ex[data-question="${asked.id}"], .dock`).first().waitFor(SHOWN);
          await page.waitForTimeout(400);
          const { over, seen: atOnce } = await page.evaluate(askedBeyond);
          await person.shot(`fits-${book}-${asked.kind}-${screen.width}`);
          assert.ok(over <= (screen.width > 720 ? 0 : atOnce), `${asked.kind} at ${screen.width}: ${over} px beyond ${atOnce}`);
        }
      }
    }
    assert.deepEqual(asks.filter((it) => !seen.has(it)), [], `only ${[...seen]} were asked`);
    assert.deepEqual(person.problems, []);
    await person.context.close();
  });
}

test('turning a phone shows as many targets as there is room for', async () => {
  const { made, player, hero } = await opened('sotc');
  await turn(made.gm, hero);
  const person = await sit(player, 'de-DE');
  const { page } = person;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('nav button').nth(2).click();
  const targets = page.locator('.composer .targets').first().locator(':scope > .target');
  await targets.first().waitFor(SHOWN);
  assert.equal(await targets.count(), 4);
  await page.setViewportSize({ width: 740, height: 360 });
  await page.waitForFunction(() => document.querySelectorAll('.composer .targets > .target').length === 6);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.waitForFunction(() => document.querySelectorAll('.composer .targets > .target').length === 4);
  // A large screen has room for the names of all beside the actions, and its sheets for everything without gaps.
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.locator('.zones .tell .name', { hasText: 'Ruben Ohnefurcht' }).waitFor(SHOWN);
  const main = await page.locator('main').first().evaluate((it) => it.scrollHeight - it.clientHeight);
  assert.equal(main, 0, 'nobody has to scroll');
  await person.check('the board beside the actions');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.base}/t/${made.table}/sheet/${hero.id}`);
  const cards = page.locator('.heap > .card');
  await cards.nth(3).waitFor(SHOWN);
  const empty = await cards.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().bottom - it.lastElementChild.getBoundingClientRect().bottom));
  assert.ok(empty.every((it) => it < 40), `empty at the end of cards: ${empty}`);
  assert.deepEqual(person.problems, []);
  await person.context.close();
});

test('a question fills the height of a large screen, beside all zones, for whoever is asked and for the game master', async () => {
  const { made, foe, hero, gm, player } = await opened('sotc');
  await server.through(made.gm);
  await turn(made.gm, foe);
  await server.do(made.gm, BOOKS.sotc.attack(foe, hero));
  for (const [n, place] of [gm, player].entries()) {
    const person = await sit(place, LANGS[n]);
    const { page } = person;
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.locator('.ex .foot').waitFor(SHOWN);
    await page.waitForTimeout(400);
    const left = await page.evaluate(() => {
      const bottom = (selector) => [...document.querySelectorAll(selector)].at(-1).getBoundingClientRect().bottom;
      const main = document.querySelector('main');
      return { scrolls: main.scrollHeight - main.clientHeight, below: bottom('main') - bottom('.ex'), zones: bottom('main') - bottom('.zone') };
    });
    assert.equal(left.scrolls, 0);
    assert.ok(left.below < 60 && left.zones >= 0, JSON.stringify(left));
    await person.check(`question on a large screen, ${place.role}`);
    await person.context.close();
  }
});

test('everybody in the scene has room on a large screen, in the games without a board', async () => {
  for (const [system, place] of [['zerospace', 'aside.left'], ['daemmersturm', 'main']]) {
    const { made, foe, hero, gm } = await opened(system);
    await server.through(made.gm);
    const [by, on] = BOOKS[system].acts === 'hero' ? [hero, foe] : [foe, hero];
    await turn(made.gm, by);
    await server.do(made.gm, BOOKS[system].attack(by, on));
    for (const locale of LANGS) {
      const person = await sit(gm, locale);
      const { page } = person;
      await page.setViewportSize({ width: 1920, height: 1080 });
      await page.locator('.ex h2').first().waitFor(SHOWN);
      await page.waitForTimeout(400);
      const { scrolls, lines } = await page.evaluate((place) => {
        const [all, heading] = [document.querySelector(place), document.querySelector('.ex h2')];
        return { scrolls: all.scrollHeight - all.clientHeight, lines: heading.offsetHeight / parseFloat(getComputedStyle(heading).lineHeight) };
      }, place);
      assert.ok(scrolls <= 0, `${system}, ${locale}: ${scrolls} px to scroll`);
      assert.ok(lines < 3.5, `${system}, ${locale}: a question of ${lines} lines`);
      const cut = await page.locator('.strip ol').evaluate((list) => {
        const { right, bottom } = list.getBoundingClientRect();
        return [...list.children].filter((it) => it.getBoundingClientRect().right > right + 1 || it.getBoundingClientRect().bottom > bottom + 1).map((it) => it.textContent);
      });
      assert.deepEqual(cut, [], `${system}, ${locale}: out of sight in the order of turns`);
      await person.check(`${system} on a large screen, ${locale}`);
      await person.context.close();
    }
  }
});
