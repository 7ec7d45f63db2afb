// The shell of the table for a game master: first steps, how much is asked, a forecast before the fight, and the search.
import assert from 'node:assert/strict';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

const [IDA, WIDOW] = ['Kapitänin Ida Brandt', 'Die Rote Witwe'];
/** More lines than a page loads at first. */
const MANY = 210;
let gm;

const view = () => server.view(gm.key);
const scene = (it) => it.scene.fate;

async function open(kind) {
  const person = await Person.sit(browser, server.base);
  await person.page.getByLabel('Dein Name').fill('Jana');
  await person.page.locator(`input[type=radio][value=${kind}]`).check();
  await person.page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await person.page.locator('.log').first().waitFor(SHOWN);
  person.key = await person.token();
  return person;
}

/** Does something on the page and waits for its record. */
async function done(act) {
  const { seq } = await view();
  await act();
  return server.settled(gm.key, seq);
}

test('at an empty table, the link is a QR code, and a place takes one tap', async () => {
  gm = await open('empty');
  const code = gm.page.locator('.steps img');
  await code.waitFor(SHOWN);
  await gm.page.waitForFunction(() => document.querySelector('.steps img').naturalWidth > 100);
  const now = await done(() => gm.page.locator('[data-template]', { hasText: 'Kneipe' }).click());
  assert.deepEqual(scene(now).zones.map((it) => it.name), ['Tresen', 'Saal', 'Hof']);
  assert.equal(scene(now).ways.length, 2);
  assert.deepEqual(scene(now).aspects.map((it) => it.text), ['Gedränge bis an die Tür']);
  await gm.page.locator('.steps .step.done').first().waitFor(SHOWN);
  await gm.check('empty table with a place');
  await gm.shot('shell-first-steps');
  // Another choice replaces it, and no character is on the table yet.
  const other = await done(() => gm.page.locator('[data-template]', { hasText: 'Schiff' }).click());
  assert.deepEqual(scene(other).zones.map((it) => it.name), ['Deck', 'Mast', 'Bauch']);
  await gm.page.setViewportSize({ width: 360, height: 740 });
  await gm.check('empty table on a phone');
  await gm.context.close();
});

test('the first steps lead to the first conflict', async () => {
  gm = await open('empty');
  const { table, join } = await gm.page.evaluate(() => JSON.parse(localStorage.getItem('schwung.places'))[0]);
  const there = (it) => it.page.getByText(IDA).first();
  const mira = await Person.join(browser, `${server.base}/t/${table}#${join}`, { name: 'Mira', as: 'Ein neuer Platz', there, screen: { width: 360, height: 740 } });
  await mira.page.getByRole('button', { name: IDA }).tap();
  const take = mira.page.locator('.acts .go');
  await take.waitFor(SHOWN);
  const low = await take.evaluate((it) => it.getBoundingClientRect().bottom - innerHeight);
  assert.ok(low <= 0, 'within reach below a long sheet');
  await done(() => take.tap());
  // She has a character, but nobody knows where it is.
  await gm.page.locator('.steps li.next', { hasText: 'Wo seid ihr?' }).waitFor(SHOWN);
  const [came] = await gm.page.locator('.log li').allInnerTexts();
  assert.match(came, /Neu dabei: Kapitänin Ida Brandt/);
  await gm.check('first steps with a character');
  await done(() => gm.page.locator('[data-template]', { hasText: 'Schiff' }).click());
  await gm.page.locator('.steps').waitFor({ ...SHOWN, state: 'detached' });
  await gm.see('Neue Szene „Schiff“: Deck, Mast und Bauch.');
  const begin = gm.page.getByRole('button', { name: 'Konflikt beginnen' });
  assert.equal(await begin.count(), 0, 'there is nobody to fight');
  let now;
  for (let n = 0; n < 2; n++) {
    await gm.page.getByRole('button', { name: 'Jemanden dazusetzen: Deck' }).click();
    await gm.page.locator('[data-adding] input').fill('Enterer');
    now = await done(() => gm.page.locator('[data-adding] input').press('Enter'));
  }
  assert.deepEqual(scene(now).actors.map((it) => it.name).slice(1), ['Enterer', 'Enterer 2']);
  // On a phone, the page for actions shows the usual ones at once.
  await mira.page.locator('nav button').nth(2).tap();
  await mira.page.locator('.composer .tile').first().waitFor(SHOWN);
  assert.equal(await mira.page.locator('.composer .forms').count(), 0, 'all others are behind a button');
  await begin.click();
  await gm.page.locator('.composer form button.go', { hasText: 'Konflikt beginnen' }).waitFor(SHOWN);
  now = await done(() => gm.page.locator('.composer form button.go').click());
  assert.equal(scene(now).conflict.kind, 'physical');
  await begin.first().waitFor({ ...SHOWN, state: 'detached' });
  await mira.context.close();
  await gm.context.close();
});

test('what is prepared and given out is noticed', async () => {
  gm = await open('demo');
  const { table, watch } = await gm.page.evaluate(() => JSON.parse(localStorage.getItem('schwung.places'))[0]);
  const screen = await Person.sit(browser, `${server.base}/t/${table}#${watch}`);
  await screen.page.locator('.log').first().waitFor(SHOWN);
  await server.do(gm.key, { house: { handout: { id: null, title: 'Der Brief', text: 'Heute Nacht.', picture: null, shown: true } } });
  await screen.page.locator('.toast', { hasText: 'Neues Handout: Der Brief' }).getByRole('button', { name: 'Lesen' }).click();
  await screen.page.locator('dialog[open]').getByText('Heute Nacht.').waitFor(SHOWN);
  assert.equal(await gm.page.locator('.toast').count(), 0, 'the game master knows');
  await screen.context.close();
  await gm.page.goto(`${server.base}/t/${table}/prep`);
  await gm.page.getByLabel('Titel').fill('Die Oper brennt');
  await gm.page.getByRole('button', { name: 'Als neue Szene' }).click();
  const note = gm.page.locator('.toast', { hasText: 'Auf dem Tisch: Die Oper brennt' });
  await note.getByRole('button', { name: 'Zum Tisch' }).click();
  await gm.page.locator('.log').first().waitFor(SHOWN);
  await gm.context.close();
});

test('one tap sets how much the table asks, and with it the rules of thumb', async () => {
  gm = await open('demo');
  const range = async () => {
    const { settings } = await server.api('POST', '/api/table/ask', gm.key, { what: 'settings' });
    return settings.find((it) => it.name === 'ask-range').value;
  };
  /** The kinds of the questions of an attack on Ida, and who was asked. */
  const asked = async () => {
    for (const line of [`set ${IDA} zone Deck der Möwe`, `turn to ${WIDOW}`, `${WIDOW} attacks ${IDA} with Nahkampfwaffen`]) await server.do(gm.key, { say: line });
    const kinds = [];
    const at = await view();
    await server.through(gm.key, (now) => {
      kinds.push(...now.waiting.questions.map((it) => `${it.kind} ${it.seat}`));
      return false;
    });
    await server.do(gm.key, { undo: { to: at.seq, keep_dice: false } });
    return [...new Set(kinds)];
  };
  const press = async (name) => {
    const now = await done(() => gm.page.locator(`[data-asking=${name}]`).click());
    await gm.page.locator(`[data-asking=${name}][aria-pressed=true]`).waitFor(SHOWN);
    assert.equal(now.house.asking, name);
    return asked();
  };
  assert.equal(await range(), 'automatic');
  const balanced = await asked();
  assert.ok(balanced.includes('defend 1'), `${balanced}`);
  const little = await press('little');
  assert.ok(!little.includes('defend 1'), `the best defence is taken: ${little}`);
  assert.equal(await range(), 'automatic');
  const everything = await press('everything');
  assert.ok(everything.includes('defend 1'), `${everything}`);
  assert.equal(await range(), 'ask');
  await press('balanced');
  assert.equal(await range(), 'automatic');
});

test('the game master’s turn fits a small desktop without scrolling', async () => {
  for (const line of [`set ${IDA} zone Deck der Möwe`, `turn to ${WIDOW}`]) await server.do(gm.key, { say: line });
  await gm.page.locator('.composer button.go').getByText(IDA).waitFor(SHOWN);
  await gm.page.locator('.composer').getByText('Chance auf').waitFor(SHOWN);
  const room = await gm.page.locator('main').evaluate((it) => it.scrollHeight - it.clientHeight);
  assert.ok(room <= 0, `${room} px too high`);
  await gm.check('the game master’s turn');
  await gm.shot('shell-gm-turn');
});

test('a forecast is there before the fight has begun', async () => {
  await server.do(gm.key, { say: 'end conflict' });
  await gm.page.goto(gm.page.url().replace(/(\/t\/[a-z0-9-]+).*/, '$1/prep'));
  await gm.page.getByRole('button', { name: 'Durchspielen' }).first().click();
  await gm.page.locator('.forecast table').first().waitFor({ timeout: 30_000 });
  await gm.check('a forecast before the fight');
  await gm.page.goBack();
});

test('the search finds what was said long ago, in the whole log', async () => {
  const say = (text) => server.do(gm.key, { house: { say: { text, to: 'all' } } });
  await say('Das Siegel trägt ein Walross.');
  for (let n = 0; n < MANY; n++) await say(`Notiz ${n}`);
  await gm.page.reload();
  await gm.page.locator('.log li').first().waitFor(SHOWN);
  await gm.page.keyboard.press('Control+k');
  const dialog = gm.page.locator('dialog[open]');
  // The words can be typed immediately.
  await dialog.locator('input:focus').waitFor(SHOWN);
  await gm.page.keyboard.type('walroß siegel');
  const hit = dialog.locator('[data-line]');
  await hit.first().waitFor(SHOWN);
  assert.match(await hit.first().innerText(), /Walross/);
  await gm.check('the search');
  await gm.shot('shell-search');
  await hit.first().click();
  const line = gm.page.locator('li:focus', { hasText: 'Walross' });
  await line.waitFor(SHOWN);
  await gm.shot('shell-log-at');
  // The search of the page itself, too.
  await gm.page.reload();
  await gm.page.locator('input[type=search]').fill('WALROSS');
  await gm.page.locator('.log li', { hasText: 'Walross' }).waitFor(SHOWN);
  await gm.page.waitForFunction(() => document.querySelectorAll('.log li').length === 1);
  await gm.check('the log with a query');
});

test('a link still leads to its seat if the page is loaded again before the server has answered', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Jana', title: '', lang: 'de' });
  const person = await Person.sit(browser, server.base);
  await person.page.route('**/api/me', () => undefined);
  await person.page.goto(`${server.base}/t/${made.table}#${made.gm}`);
  await person.page.waitForFunction(() => location.hash === '');
  await person.page.unroute('**/api/me');
  await person.page.reload();
  await person.page.locator('.log').first().waitFor(SHOWN);
  assert.deepEqual(person.problems, []);
  await person.context.close();
});

test('a notification says in the second person that it is one’s move, once', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Jana', lang: 'de' });
  const { seats } = await server.api('GET', '/api/card', made.join);
  const { token } = await server.api('POST', '/api/join', made.join, { seat: seats[0].seat, name: 'Mira' });
  await server.through(made.gm);
  const turn = (name) => server.do(made.gm, { say: `turn to ${name}` });
  await turn(IDA);
  const person = await Person.sit(browser, `${server.base}/about`);
  const { page } = person;
  await page.addInitScript(() => {
    globalThis.told = [];
    globalThis.Notification = class {
      static permission = 'granted';
      constructor(title, { body }) {
        globalThis.told.push(body);
      }
    };
    Object.defineProperty(document, 'hidden', { get: () => true });
    localStorage.setItem('schwung.notification', 'on');
  });
  await page.evaluate((it) => localStorage.setItem('schwung.places', JSON.stringify([it])), { table: made.table, title: 'Abend', token, role: 'player' });
  await page.goto(`${server.base}/t/${made.table}`);
  const now = (whose) => page.locator('.say', { hasText: whose }).first().waitFor(SHOWN);
  /** The announcements so far, once there are as many as this. */
  const told = async (n) => {
    await page.waitForFunction((n) => globalThis.told.length >= n, n);
    return page.evaluate(() => globalThis.told);
  };
  await now('Du bist dran');
  assert.deepEqual(await told(0), [], 'whoever opens the page sees it');
  await turn(WIDOW);
  await now(WIDOW);
  await turn(IDA);
  await now('Du bist dran');
  assert.deepEqual(await told(1), ['Du bist dran']);
  // Other screens of the table announce it as well, and returning announces nothing.
  await page.evaluate((path) => (history.pushState(null, '', path), dispatchEvent(new PopStateEvent('popstate'))), `/t/${made.table}/log`);
  await page.locator('#log-title').waitFor(SHOWN);
  await turn(WIDOW);
  await page.waitForFunction(() => !document.title.startsWith('●'));
  await turn(IDA);
  await page.waitForFunction(() => document.title.startsWith('●'));
  await page.goBack();
  await now('Du bist dran');
  assert.deepEqual(await told(2), ['Du bist dran', 'Du bist dran']);
  await person.context.close();
});

test('no page had a fault', () => {
  assert.deepEqual(gm.problems, []);
});
