// The middle of a desktop while others act.
import assert from 'node:assert/strict';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

const [IDA, WIDOW] = ['Kapitänin Ida Brandt', 'Die Rote Witwe'];
const there = ({ page }) => page.locator('.log').first();

/** The extent of the content in the middle, as a part of its height, and the height of the zones. */
const filled = (page) =>
  page.evaluate(() => {
    const main = document.querySelector('main').getBoundingClientRect();
    const low = Math.max(...[...document.querySelectorAll('main .zones, main .ex, main .play > p')].map((it) => it.getBoundingClientRect().bottom));
    const { scrollHeight, clientHeight } = document.querySelector('main');
    return { part: (low - main.top) / main.height, zones: document.querySelector('.zones').offsetHeight, scrolls: scrollHeight - clientHeight };
  });

test('whoever waits sees what was done last, what is going on, and the board as large as there is room', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Jana', title: '', lang: 'de' });
  await server.through(made.gm);
  const selma = await Person.join(browser, `${server.base}/t/${made.table}#${made.join}`, { name: 'Leyla', as: 'Selma', there, screen: { width: 1280, height: 800 } });
  const watcher = await Person.sit(browser, `${server.base}/t/${made.table}#${made.watch}`);
  await watcher.page.setViewportSize({ width: 1280, height: 800 });
  const heading = (person) => person.page.locator('main .ex h2').first();
  for (const person of [selma, watcher]) {
    await heading(person).filter({ hasText: /^Ein körperlicher Konflikt beginnt/ }).waitFor(SHOWN);
    const { part, zones, scrolls } = await filled(person.page);
    assert.ok(part > 0.8 && zones > 200 && scrolls <= 0, `${part} ${zones} ${scrolls}`);
    await person.check('waiting for others');
  }
  // The top bar shows for whom they wait, the middle for what.
  await server.do(made.gm, { say: `set ${IDA} zone Deck der Möwe` });
  await server.do(made.gm, { say: `${WIDOW} attacks ${IDA} with Nahkampfwaffen` });
  for (const person of [selma, watcher]) {
    await heading(person).filter({ hasText: /^Die Rote Witwe greift Kapitänin Ida Brandt an/ }).waitFor(SHOWN);
    assert.match(await person.page.locator('.head').first().innerText(), /Wartet auf/);
    await person.check('waiting for an answer');
    assert.ok((await filled(person.page)).scrolls <= 0);
    await person.page.setViewportSize({ width: 1920, height: 1080 });
    await person.page.waitForFunction(() => document.querySelector('main .ex').getBoundingClientRect().top > document.querySelector('.zones').getBoundingClientRect().bottom);
    const { part, scrolls } = await filled(person.page);
    assert.ok(part > 0.8 && scrolls <= 0, `${part} ${scrolls}`);
  }
});

test('the question of a held action does not hide what has just come out', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'freefate' } }, gm: 'Jana', title: '', lang: 'de' });
  await server.through(made.gm);
  const { page, context } = await Person.sit(browser, `${server.base}/t/${made.table}#${made.watch}`);
  await server.do(made.gm, { say: 'Kommissarin Anke Voss holds' });
  await server.do(made.gm, { say: 'Die Kuratorin attacks "Bruno Hartmann" with Schusswaffen' });
  const isHeld = (now) => now.waiting.questions[0].kind === 'step-in';
  assert.ok(isHeld(await server.through(made.gm, isHeld)));
  await page.locator('main .ex .result', { hasText: 'Bruno Hartmann' }).waitFor(SHOWN);
  await context.close();
});

test('spectators see on the board how everybody is doing, in large letters on a large screen', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Jana', title: '', lang: 'de' });
  await server.through(made.gm);
  const { page, context } = await Person.sit(browser, `${server.base}/t/${made.table}#${made.watch}`);
  const { seq } = await server.view(made.gm);
  await server.do(made.gm, { say: `setze "${IDA}" ausgeschieden` });
  await server.settled(made.gm, seq);
  const state = (name) => page.locator('.zones li', { hasText: name }).first();
  await state(WIDOW).getByRole('img', { name: /Gesundheit/ }).waitFor(SHOWN);
  await state(IDA).getByText('nicht mehr dabei').waitFor(SHOWN);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.waitForFunction(() => parseFloat(getComputedStyle(document.querySelector('.zones .name')).fontSize) >= 18);
  await server.do(made.gm, { say: `${WIDOW} attacks "Ruben Ohnefurcht" with Nahkampfwaffen` });
  await page.locator('main .ex', { hasText: 'wartet' }).waitFor(SHOWN);
  assert.doesNotMatch(await page.locator('main').innerText(), /umsehen/, 'spectators do nothing else anyway');
  await context.close();
});

test('in Dämmersturm, whoever waits sees what was done last beside the characters', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'daemmersturm' } }, gm: 'Jana', title: '', lang: 'de' });
  await server.through(made.gm);
  const say = async (words) => {
    const { seq } = await server.view(made.gm);
    await server.do(made.gm, { say: words });
    return server.settled(made.gm, seq);
  };
  const sefira = await Person.join(browser, `${server.base}/t/${made.table}#${made.join}`, { name: 'Leyla', as: 'Leyla', there, screen: { width: 1280, height: 800 } });
  const watcher = await Person.sit(browser, `${server.base}/t/${made.table}#${made.watch}`);
  await say('Wanja Birkentreu greift Moorläufer 1 an mit Schwert');
  const attack = (person) => person.page.locator('aside .ex').filter({ hasText: 'Wanja Birkentreu greift Moorläufer 1 an' });
  for (const person of [sefira, watcher]) await attack(person).waitFor(SHOWN);
  await server.through(made.gm, undefined, ({ roll }) => ({ '/roll 1-20': [12], '/roll 3-10': [3] })[roll.command] ?? null);
  await say('Wanja Birkentreu beendet den Zug');
  // The next turn, which the top bar shows, hides nothing of it.
  for (const person of [sefira, watcher]) {
    await person.page.locator('.head', { hasText: 'Der Krähenvogt ist am Zug' }).first().waitFor(SHOWN);
    await attack(person).locator('.result', { hasText: /Moorläufer 1 nimmt \d+ Schaden/ }).waitFor(SHOWN);
    await person.check('waiting beside the characters');
  }
});

test('a short question leaves its room to the board, which names everybody', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Jana', title: '', lang: 'de' });
  await server.through(made.gm);
  const ida = await Person.join(browser, `${server.base}/t/${made.table}#${made.join}`, { name: 'Mira', as: 'Ida', there, screen: { width: 1280, height: 800 } });
  await server.do(made.gm, { say: `setze Aspekt "Blind vor Zorn" auf "${IDA}"` });
  await server.do(made.gm, { say: `erzwinge "Blind vor Zorn" bei "${IDA}": "Sie lässt sich fortlocken"` });
  const { page } = ida;
  await page.getByRole('button', { name: /^Annehmen/ }).waitFor(SHOWN);
  await page.locator('.zones .name', { hasText: WIDOW }).waitFor(SHOWN);
  const { panel, zones } = await page.evaluate(() => ({ panel: document.querySelector('.ex.mine').offsetHeight, zones: document.querySelector('.zones').offsetHeight }));
  assert.ok(panel < 220 && zones > 220, `panel ${panel}, zones ${zones}`);
  await ida.check('a compel');
});

test('where words may be left out, the button says so until there are some', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'malmsturm' } }, gm: 'Jana', title: '', lang: 'de' });
  await server.through(made.gm);
  await server.do(made.gm, { house: { asking: 'everything' } });
  const [foe, hero] = ['Vogt Harsk', 'Meister Olwin'];
  await server.do(made.gm, { say: `turn to ${foe}` });
  for (const seat of [0, 2]) await server.do(made.gm, { prepare_roll: { seat, faces: Array(4).fill(seat === 0 ? 1 : -1), why: '' } });
  await server.do(made.gm, { say: `"${foe}" attacks "${hero}" with Nahkampf` });
  const now = await server.through(made.gm, (it) => it.waiting.questions[0].kind === 'word' && it.waiting.questions[0].seat === 0);
  assert.ok(now.waiting, 'a result above the ladder is asked about');
  const gm = await Person.sit(browser, `${server.base}/about`);
  await gm.page.evaluate((it) => localStorage.setItem('schwung.places', JSON.stringify([it])), { table: made.table, title: 'Abend', token: made.gm, role: 'gm' });
  await gm.page.goto(`${server.base}/t/${made.table}`);
  await gm.page.locator('.ex button.main', { hasText: 'Leer lassen' }).waitFor(SHOWN);
  await gm.page.locator('.ex input').first().fill('Der Schlag wirft ihn in den Schnee');
  await gm.page.locator('.ex button.main', { hasText: 'Eintragen' }).waitFor(SHOWN);
});

test('after an action out of turn, a phone shows the table, where what comes of it is told', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Jana', title: '', lang: 'de' });
  await server.through(made.gm);
  const phone = { width: 360, height: 740 };
  const ida = await Person.join(browser, `${server.base}/t/${made.table}#${made.join}`, { name: 'Mira', as: IDA, there: ({ page }) => page.locator('.zones'), screen: phone });
  const { page } = ida;
  await server.do(made.gm, { say: `turn to "${WIDOW}"` });
  await page.locator('nav button').nth(2).click();
  await page.getByRole('button', { name: 'Etwas tun' }).click();
  await page.locator('.composer .forms').getByRole('button', { name: 'Freie Aktion' }).click();
  const form = page.locator('.composer form').first();
  await form.locator('input, textarea').first().fill('Ich rufe den anderen etwas zu');
  await form.locator('button.go').click();
  await page.locator('.zones').waitFor(SHOWN);
  await ida.context.close();
});
