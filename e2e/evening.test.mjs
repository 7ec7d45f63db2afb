// A complete session: a game master and four players, two of them on phones, play the demo fight to its end. One player
// loses the connection during a decision and reconnects; the server is killed and restarted; an attack is undone; both
// languages are in use.
import assert from 'node:assert/strict';
import { Person, SHOWN, canary, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

const MOST_STEPS = 260;
const people = [];
/** Number of attacks composed and sent on a player's own screen. */
let attacks = 0;

const main = (person) => person.page.locator(person.phone ? '.sheet .main' : '.ex .main');
const gm = () => people[0];
const view = () => server.view(gm().key);
const scene = (it) => it.scene.fate;

const settled = (seq) => server.settled(gm().key, seq);

/** The person who is asked gives the proposed answer. */
async function answer(now, question) {
  const person = people[question.seat];
  // The page may still show the question before.
  const button = person.page.locator(`.ex[data-question="${question.id}"] .main`);
  if (person.phone) await person.page.locator('nav a, nav button').first().click();
  await button.waitFor(SHOWN);
  const words = person.page.locator(person.phone ? '.sheet' : '.ex').locator('textarea, input[id$="-words"]').first();
  const say = async () => {
    if (await words.isVisible().catch(() => false)) await words.fill('Mit einem Fluch auf den Lippen');
  };
  await say();
  // The proposal may require words in a field that appears with it; without a proposal, the first answer is given.
  if (!(await button.isEnabled())) {
    await person.page.locator(person.phone ? '.sheet .pick' : '.ex .pick').first().click();
    await say();
  }
  await button.click();
  return settled(now.seq);
}

/** The character whose turn it is attacks if there is a target, and otherwise passes. */
async function act(now) {
  const turn = scene(now).conflict.turn;
  const actor = scene(now).actors.find((it) => it.id === turn);
  const person = people[actor.seat];
  if (person.phone) await person.page.locator('nav button, nav a').nth(2).click();
  const attack = person.page.getByRole('button', { name: /^(Angreifen|Attack)$/ }).first();
  // The page may lag behind the server; a character who cannot attack has no such button.
  await attack.waitFor({ timeout: 3_000 }).catch(() => null);
  if (await attack.isVisible()) {
    await attack.click();
    const go = person.page.locator('.composer form button.go');
    await go.waitFor(SHOWN);
    if (await go.isEnabled()) {
      await go.click();
      const done = await settled(now.seq).catch(() => null);
      if (done) {
        attacks += 1;
        return done;
      }
    }
  }
  await server.do(gm().key, { command: { pass: { by: turn } } });
  return settled(now.seq);
}

async function step(now) {
  const question = now.waiting?.questions[0];
  return question ? answer(now, question) : act(now);
}

test('the check for accessibility finds faults where there are some', async () => {
  const found = await canary(browser);
  for (const fault of ['button-name', 'image-alt']) assert.ok(found.includes(fault), `${fault} in ${found}`);
});

test('a game master opens a table in a few clicks', async () => {
  const person = await Person.sit(browser, server.base);
  await person.check('start page');
  await person.shot('start');
  await person.page.getByLabel('Dein Name').fill('Jana');
  await person.page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await person.see('Nachts am Speicherkai');
  await person.see('Die Rote Witwe');
  person.key = await person.token();
  person.table = person.page.url().match(/\/t\/([a-z0-9-]+)/)[1];
  people[0] = person;
  await person.check('table, game master');
  await person.shot('table-gm');
});

test('four players join by link, two of them on phones', async () => {
  const links = await gm().page.evaluate(() => JSON.parse(localStorage.getItem('schwung.places'))[0]);
  const url = `${server.base}/t/${links.table}#${links.join}`;
  const seats = [
    [1, 'Ida', { width: 360, height: 740 }],
    [2, 'Ruben', {}],
    [3, 'Selma', { width: 360, height: 740, locale: 'en-GB' }],
    [4, 'Florin', { locale: 'en-US' }],
  ];
  for (const [seat, name, screen] of seats) {
    const person = await Person.sit(browser, url, screen);
    await person.page.getByText(name).first().click();
    if (seat === 1) {
      await person.check('join page on a phone');
      await person.shot('join-phone');
    }
    assert.ok(!person.page.url().includes('#'), 'the token stands in the address bar');
    await person.page.getByRole('button', { name: /^(Mitspielen|Play)$/ }).click();
    await person.see(/Nebel, so dick/);
    person.key = await person.token();
    people[seat] = person;
    await person.check(`table, ${name}`);
    await person.shot(`table-${name}`);
  }
  const now = await view();
  assert.deepEqual(now.house.seats.map((it) => it.state), ['taken', 'taken', 'taken', 'taken', 'taken']);
});

test('what is hidden is on no player’s screen', async () => {
  assert.match(await gm().words(), /Morsche Planken/);
  for (const person of people.slice(1)) assert.doesNotMatch(await person.words(), /Morsche Planken|Ratsherr/);
});

test('an attack is played, seen by all, and undone', async () => {
  let now = await view();
  const before = scene(now);
  now = await act(now);
  for (let n = 0; n < 40 && now.waiting; n++) now = await step(now);
  assert.equal(now.waiting, null, 'the attack came to its end');
  assert.equal(attacks, 1, 'it was an attack');
  const { clash } = scene(now);
  assert.ok(clash?.over && clash.acting.dice && clash.against?.dice, 'both sides rolled');
  await gm().shot('attack-over');
  for (const person of people) await person.check('after an attack');
  await gm().page.keyboard.press('Escape');
  await gm().page.locator('body').press('u');
  const dialog = gm().page.locator('dialog[open]');
  await dialog.waitFor(SHOWN);
  // The changes are shown first.
  await dialog.getByText(/Kästchen|Am Zug|Schicksalspunkt/).first().waitFor(SHOWN);
  await gm().shot('undo');
  await dialog.getByRole('button', { name: 'Rückgängig machen' }).click();
  const undone = scene(await settled(now.seq));
  assert.deepEqual(undone.actors, before.actors);
  assert.deepEqual(undone.order, before.order);
  await people[2].page.locator('.log .undone, .log s, .log .gone').first().waitFor(SHOWN);
});

test('a whole exchange goes by keyboard alone', async () => {
  let now = await view();
  const me = scene(now).actors.find((it) => it.id === scene(now).conflict.turn);
  assert.equal(me.seat, 0, 'the game master begins');
  // Typed as a command and answered with digits and Enter; the defender uses the keyboard as well.
  const keys = gm().page.keyboard;
  await gm().page.locator('body').press('/');
  const line = gm().page.locator('#command-line');
  await line.waitFor(SHOWN);
  await line.fill(`${me.name} attacks Ruben Ohnefurcht with Nahkampfwaffen`);
  await keys.press('Enter');
  now = await settled(now.seq);
  const asked = new Set();
  for (let n = 0; n < 20 && now.waiting; n++) {
    const question = now.waiting.questions[0];
    const person = people[question.seat];
    asked.add(question.seat);
    // The page may still show the question before.
    await person.page.locator(`.ex[data-question="${question.id}"]`).waitFor(SHOWN);
    const words = person.page.locator(person.phone ? '.sheet' : '.ex').locator('textarea, input[id$="-words"]').first();
    await person.page.locator('#ask').focus();
    if (question.kind !== 'word') await person.page.keyboard.press('1');
    if (await words.isVisible()) {
      await words.focus();
      await person.page.keyboard.type('Mit einem Fluch auf den Lippen');
      await main(person).press('Enter');
    } else {
      await person.page.keyboard.press('Enter');
    }
    now = await settled(now.seq);
  }
  assert.equal(now.waiting, null);
  assert.ok(asked.has(2), 'Ruben was asked');
  assert.match(scene(now).clash.against.name, /Ruben/);
});

test('who loses the connection in the middle of a decision finds it waiting', async () => {
  let now = await view();
  for (let n = 0; n < 60; n++) {
    const question = now.waiting?.questions[0];
    if (question && question.seat > 0) break;
    now = await step(now);
  }
  const question = now.waiting?.questions[0];
  assert.ok(question && question.seat > 0, 'a player is asked something');
  const person = people[question.seat];
  await main(person).waitFor(SHOWN);
  await person.context.setOffline(true);
  await person.page.reload().catch(() => null);
  await person.context.setOffline(false);
  await person.page.goto(`${server.base}/t/${tableId()}`);
  await main(person).waitFor();
  assert.equal((await view()).waiting.questions[0].id, question.id, 'the same question waits');
  now = await answer(await view(), question);
});

const tableId = () => gm().table;

test('the server is killed while a question waits, and play goes on where it was', async () => {
  let now = await view();
  for (let n = 0; n < 40 && !now.waiting; n++) now = await act(now);
  assert.ok(now.waiting, 'something waits');
  const waits = now.waiting.questions[0].id;
  await server.kill();
  await gm().see(/Keine Verbindung/);
  await gm().shot('offline');
  await server.run();
  assert.equal((await view()).waiting.questions[0].id, waits, 'it waits again');
  for (const person of people) await person.page.getByText(/verbunden|connected/).first().waitFor({ timeout: 40_000 });
  now = await answer(await view(), (await view()).waiting.questions[0]);
  assert.ok(now.seq > 0);
});

test('the fight is played to its end', async () => {
  let now = await view();
  let exchanges = 0;
  for (let n = 0; n < MOST_STEPS && scene(now).conflict; n++) {
    now = await step(now);
    exchanges = scene(now).conflict?.exchange ?? exchanges;
    if (exchanges >= 4 && !now.waiting) {
      // Four exchanges are enough for a test; the game master ends the fight.
      await gm().page.locator('body').press('/');
      const line = gm().page.locator('#command-line');
      await line.waitFor(SHOWN);
      await line.fill('end conflict');
      await gm().page.keyboard.press('Enter');
      now = await settled(now.seq);
    }
  }
  assert.equal(scene(now).conflict, null, 'the conflict is over');
  assert.ok(attacks >= 8, `only ${attacks} attacks were made on screens`);
  for (const person of people) await person.check('after the fight');
  await gm().shot('over');
});

test('the other screens are there, in both languages and on phones', async () => {
  const table = tableId();
  for (const [name, path, wanted] of [
    ['log', `/t/${table}/log`, /Protokoll/],
    ['lobby', `/t/${table}/lobby`, /Plätze/],
    ['prep', `/t/${table}/prep`, /Regal/],
    ['settings', `/t/${table}/settings`, /Hausregeln/],
    ['sheet', `/t/${table}/sheet/${(await server.ids(gm().key))[1]}`, /Ruben/],
    ['rules', '/rules/sotc.spin.defense', /Regelbuch/],
    ['about', '/about', /Pause und X-Karte/],
  ]) {
    const { page } = gm();
    await page.goto(server.base + path);
    await gm().see(wanted);
    await page.waitForTimeout(300);
    await gm().check(name);
    await gm().shot(name);
    await page.setViewportSize({ width: 360, height: 740 });
    await gm().check(`${name} at 360 px`);
    await gm().shot(`${name}-phone`);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test('a character sheet prints on one page', async () => {
  const { page } = gm();
  await page.goto(`${server.base}/t/${tableId()}/sheet/${(await server.ids(gm().key))[0]}`);
  await gm().see('Kapitänin Ida Brandt');
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? [];
  assert.equal(pages.length, 1);
});

test('no page had a fault, and each kept to one connection at a time', () => {
  for (const [seat, person] of people.entries()) {
    assert.deepEqual(person.problems, [], `seat ${seat}`);
    assert.ok(person.sockets < 60, `seat ${seat} opened ${person.sockets} connections`);
  }
});
