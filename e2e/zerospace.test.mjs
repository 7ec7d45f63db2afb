// A session of ZeroSpace: a game master, a player on a phone, and an English reader. Turns in order, an attack with
// circumstances, a forced dodge, a point after the roll, a deferred turn, and a secret difficulty.
import assert from 'node:assert/strict';
import { Person, SHOWN, test } from './browser.mjs';
import { updates } from './sights.mjs';
import { browser, server } from './stage.mjs';

/** Actors of the demo, in the order of its file. */
let RUNA, TAVI, SKARN, LISTENER;
/** A number that occurs nowhere else. */
const SECRET = 777;
let gm;
/** Uses a phone. */
let mira;
/** Reads English. */
let jonas;

const view = () => server.view(gm.key);
const scene = (it) => it.scene.zero_space;
const actor = (it, id) => scene(it).actors.find((one) => one.id === id);
const place = (it, id) => scene(it).round.slots.flatMap((slot) => slot.places).find((one) => one.actor === id);
const seated = () => [gm, mira, jonas];
/** Names of skills are in the language of the table's data. */
const skill = (it, name) => scene(it).skills.indexOf(name);

const settled = (seq) => server.settled(gm.key, seq);
/** Carries out a command of the game master over HTTP. */
const does = (command) => server.does(gm.key, command);
const set = (fact) => does({ set: fact });

/** Answers everything as the game master until `stop` returns true; `faces` may determine dice. */
const through = (stop, faces) => server.through(gm.key, stop, faces);

const isAsked = (seat, kind) => (it) => it.waiting?.questions.some((one) => one.seat === seat && one.kind === kind);

/** Gives a character a fresh turn without leftovers of earlier tests. */
async function turn(who) {
  await through();
  await set({ owed: { who, turns: 0 } });
  await set({ forced: { who, on: false } });
  await set({ stored: { who, on: false } });
  await set({ standard: { who, used: false } });
  await set({ movement: { who, used: false } });
  return set({ turn: { who } });
}

const strike = (by, on) => ({
  attack: { by, on, mode: 'strike', with: { plain: { combat: 'melee', kind: 'normal' } }, single: false, plan: {} },
});

test('the table opens with its order of turns', async () => {
  gm = await Person.sit(browser, server.base);
  await gm.page.getByLabel('Dein Name').fill('Jana');
  await gm.page.locator('select').first().selectOption('zerospace');
  await gm.page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await gm.page.locator('.figure .nm', { hasText: 'Kapitän Skarn' }).waitFor();
  const [links] = await gm.page.evaluate(() => JSON.parse(localStorage.getItem('schwung.places')));
  [gm.key, gm.table] = [links.token, links.table];
  const ids = await server.ids(gm.key);
  [RUNA, TAVI, SKARN, LISTENER] = [0, 1, 4, 9].map((it) => ids[it]);
  const there = (person) => person.page.locator('.figure .nm', { hasText: 'Kapitän Skarn' });
  const join = (name, as, screen) => Person.join(browser, `${server.base}/t/${links.table}#${links.join}`, { name, as, there, screen });
  mira = await join('Mira', 'Runa', { width: 360, height: 740 });
  jonas = await join('Jonas', 'Tavi', { locale: 'en-GB' });
  let now = await through();
  if (!scene(now).round) {
    now = await does({ begin_conflict: { initiator: SKARN, ambush: [], surprised: [], absent: [] } });
    now = await through();
  }
  const { round } = scene(now);
  assert.ok(round.slots.length >= 5, 'everybody has a place');
  const band = round.slots.find((it) => it.places.length > 1);
  assert.equal(band?.places.length, 4, 'the four henchmen share one');
  // The order is rolled: a hidden character may be first, whom players do not see.
  await turn(SKARN);
  for (const person of seated()) {
    await person.page.locator('.strip li[aria-current]').first().waitFor(SHOWN);
    assert.equal(await person.page.locator('.strip > ol > li[aria-current]').count(), 1, 'one of them is at turn');
    await person.check('table with the order of turns');
    await person.shot(`zs-table-${person === gm ? 'gm' : person.phone ? 'phone' : 'en'}`);
  }
  assert.match(await jonas.words(), /Round 1/);
  // A card has the most to show for a hidden character whose turn it is.
  await turn(LISTENER);
  await gm.page.locator('.figure.turn .st.hid').waitFor(SHOWN);
  await gm.check('somebody hidden at turn');
});

test('for somebody without a player, the actions are open on the game master’s page', async () => {
  const [, , oshen] = await server.ids(gm.key);
  // A player is present to act for this one.
  await turn(TAVI);
  await gm.page.getByRole('button', { name: 'Etwas tun' }).waitFor(SHOWN);
  await turn(oshen);
  await gm.page.locator('.composer form button.go').first().waitFor(SHOWN);
  assert.equal(await gm.page.getByRole('button', { name: 'Etwas tun' }).count(), 0);
  // Enter leads to the proposed action, whose button names its target.
  await gm.page.evaluate(() => document.activeElement?.blur());
  await gm.page.locator('body').press('Enter');
  await gm.page.locator('.composer form button.go:focus').waitFor(SHOWN);
});

test('whoever is within the radius of a blast is ticked, and a skill of the sheet opens a check', async () => {
  await turn(TAVI);
  const form = await jonas.compose(/^Blast$/);
  await form.locator('[data-target="Kapitän Skarn"]').click();
  await form.getByRole('group', { name: 'Kapitän Skarn' }).getByLabel('From the centre').waitFor(SHOWN);
  await jonas.page.locator('.skills').getByRole('button', { name: 'Stealth' }).click();
  await jonas.page.locator('.composer form').getByRole('button', { name: 'Check: Stealth' }).waitFor(SHOWN);
});

test('the page of a Fate table knows nothing of these panels, and this one nothing of those', async () => {
  const files = () => gm.page.evaluate(() => performance.getEntriesByType('resource').map((it) => it.name.split('/').at(-1)));
  const own = await files();
  const other = await Person.sit(browser, server.base);
  await other.page.getByLabel('Dein Name').fill('Jana');
  await other.page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await other.see('Die Rote Witwe');
  const theirs = await other.page.evaluate(() => performance.getEntriesByType('resource').map((it) => it.name.split('/').at(-1)));
  assert.ok(own.some((it) => /^page-zerospace/.test(it)), `${own}`);
  assert.ok(theirs.some((it) => /^fate-/.test(it)), `${theirs}`);
  assert.deepEqual(own.filter((it) => /^fate-/.test(it)), []);
  assert.deepEqual(theirs.filter((it) => /^page-zerospace/.test(it)), []);
  await other.context.close();
});

test('whoever is hidden is on no player’s screen or socket', async () => {
  assert.match(await gm.words(), /Lauscher im Schacht/);
  for (const person of [mira, jonas]) {
    assert.doesNotMatch(await person.words(), /Lauscher/);
    assert.doesNotMatch(person.frames.join('\n'), /Lauscher/);
  }
});

test('the order is reached by keyboard, and its chips open the rule', async () => {
  await gm.page.locator('body').press('a');
  await gm.page.waitForFunction(() => document.activeElement?.id === 'order-title', null, SHOWN);
  const chip = gm.page.locator('.strip .chip button').first();
  await chip.focus();
  await gm.page.keyboard.press('Enter');
  const rule = gm.page.locator('.strip [popover]:popover-open');
  await rule.locator('h3').waitFor(SHOWN);
  assert.ok((await rule.innerText()).length > 40);
  // It covers nothing once the focus has moved on, past its own links.
  for (let n = 0; n < 3; n++) await gm.page.keyboard.press('Tab');
  await rule.waitFor({ state: 'detached' });
  await chip.focus();
  await gm.page.keyboard.press('Enter');
  await rule.locator('h3').waitFor(SHOWN);
  await gm.page.keyboard.press('Escape');
  await gm.page.locator('.strip .who').first().press('Enter');
  assert.match(await gm.page.evaluate(() => document.activeElement?.id ?? ''), /^figure-\d+$/);
});

test('a player attacks, with a circumstance of her own roll', async () => {
  let now = await turn(TAVI);
  const form = await jonas.compose(/^Attack$/);
  await form.waitFor(SHOWN);
  await jonas.check('attack form');
  // Every player may add a penalty to their own roll.
  await form.locator('.fold > summary', { hasText: 'Circumstances' }).click();
  await form.locator('label', { hasText: /runs/i }).first().locator('input').check();
  await jonas.shot('zs-attack-form');
  await form.locator('button.go').click();
  now = await settled(now.seq);
  const { clash } = scene(now);
  assert.equal(clash.kind, 'attack');
  const ticked = clash.acting.ticks.find((it) => it.row === 'attacker-runs');
  assert.deepEqual([ticked.on, ticked.facts, ticked.dice], [true, false, -1]);
  const effects = clash.acting.ticks.map((it) => it.effect);
  assert.ok(effects.lastIndexOf('fails') < effects.indexOf('penalty'), 'what makes it fail comes first');
  now = await through();
  assert.ok(scene(now).clash.over, 'it came to its end');
  await gm.page.locator('.ticks').first().waitFor(SHOWN);
  assert.equal(await gm.page.locator('.stake').count(), 0, 'nothing is at stake any more');
  for (const person of seated()) await person.check('after an attack');
  await gm.shot('zs-attack-over');
});

test('the game master ticks circumstances of both sides, each change with its exact chance', async () => {
  await turn(SKARN);
  const form = await gm.compose(/^Angreifen$/);
  await form.locator('.fold > summary', { hasText: 'Umstände' }).click();
  const sides = form.locator('.groups').first().locator('[role=group]');
  await sides.first().waitFor(SHOWN);
  assert.equal(await sides.count(), 2);
  const chance = gm.page.locator('.composer .odds').first();
  const percent = async () => Number(/(\d+)/.exec(await chance.innerText())[1]);
  const changed = async (act) => {
    const before = await chance.innerText();
    await act();
    await gm.page.waitForFunction((it) => {
      const found = document.querySelector('.composer .odds');
      return found !== null && found.innerText !== it;
    }, before);
    return percent();
  };
  await chance.waitFor(SHOWN);
  const choose = (name) => changed(() => form.locator('label.pick', { hasText: name }).locator('input').check());
  await choose('Runa Eisvogel');
  const plain = await choose('Laserpistole');
  const harder = await changed(() => sides.nth(0).locator('label', { hasText: 'Angreifer rennt' }).locator('input').check());
  assert.ok(harder < plain, `${harder} % after ${plain} %`);
  const easier = await changed(() => sides.nth(1).locator('label', { hasText: 'Verteidiger abgelenkt' }).locator('input').check());
  assert.ok(easier > harder, `${easier} % after ${harder} %`);
  await gm.check('attack form of the game master');
  await gm.shot('zs-attack-form-gm');
});

test('nobody is asked about a forced action without waiting for attacks', async () => {
  for (const who of [RUNA, TAVI]) {
    await set({ owed: { who, turns: 0 } });
    await set({ forced: { who, on: false } });
  }
  await turn(SKARN);
  await does(strike(SKARN, RUNA));
  let now = await through((it) => isAsked(1, 'force')(it) || isAsked(2, 'force')(it));
  assert.equal(now.waiting, null, 'neither the target nor anybody else is asked');
  // The game master can ask the target after all, however the attack went.
  const offer = now.reopen.find((it) => it.kind === 'force' && it.seat === 1);
  assert.ok(offer, `only ${JSON.stringify(now.reopen)} can be reopened`);
  await mira.page.locator('nav button').nth(1).click();
  await mira.page.getByRole('group', { name: 'Ich warte auf Angriffe' }).getByRole('button', { name: 'auf mich' }).click();
  now = await settled(now.seq);
  assert.equal(now.house.seats[1].habits['force-on-me'], 0);
  await gm.see('Bei Angriffen wird nach erzwungenen Aktionen gefragt.');
});

test('the target of an attack may force a dodge: the window costs a turn, covers nothing and stops nobody', async () => {
  await turn(SKARN);
  await does(strike(SKARN, RUNA));
  let now = await through(isAsked(1, 'force'));
  assert.ok(isAsked(1, 'force')(now), 'Mira is asked');
  await mira.page.locator('nav button').first().click();
  const dock = mira.page.locator('.dock');
  await dock.waitFor(SHOWN);
  await mira.check('window for a forced action');
  await mira.shot('zs-window-phone');
  const [top, covered] = await mira.page.evaluate(() => [document.querySelector('.dock').getBoundingClientRect().top, innerHeight]);
  assert.ok(top > covered * 0.4, 'the upper part of the screen stays free');
  await mira.page.locator('nav button').nth(3).click();
  await mira.page.locator('.log li').first().waitFor(SHOWN);
  assert.ok(await dock.isVisible(), 'one may look around meanwhile');
  // The others see the table without an overlay.
  assert.equal(await gm.page.locator('dialog[open]').count(), 0);
  const dodge = dock.getByRole('button', { name: /ausweichen/i }).first();
  assert.match(await dodge.innerText(), /Zug/, 'it says what it costs');
  await dodge.click();
  now = await settled(now.seq);
  now = await through();
  assert.ok(actor(now, RUNA).states.some((it) => it.kind === 'dodging'), 'she dodges');
  assert.ok(place(now, RUNA).chips.some((it) => it.kind === 'owed'), 'and owes a turn');
  await mira.page.locator('nav button').first().click();
  await mira.page.locator('.strip').getByText(/schuldet/).first().waitFor(SHOWN);
});

test('a seat that always passes is not asked any more, until it wants to', async () => {
  await set({ owed: { who: RUNA, turns: 0 } });
  await set({ forced: { who: RUNA, on: false } });
  await turn(SKARN);
  await does(strike(SKARN, RUNA));
  let now = await through(isAsked(1, 'force'));
  await mira.page.locator('.dock').waitFor(SHOWN);
  await mira.page.locator('.dock').getByRole('button', { name: 'Immer passen' }).click();
  // The button does two things, one after the other: it switches the questions off, and declines this time.
  for (const id = now.waiting.questions[0].id; now.waiting?.questions.some((it) => it.id === id); ) now = await settled(now.seq);
  await mira.page.locator('.dock').waitFor({ ...SHOWN, state: 'hidden' });
  now = await through();
  assert.equal(now.house.seats[1].prompts.force, 'off');
  await turn(SKARN);
  await does(strike(SKARN, RUNA));
  now = await through(isAsked(1, 'force'));
  assert.ok(!isAsked(1, 'force')(now), 'she was not asked again');
  await mira.page.locator('nav button').nth(1).click();
  await mira.page.getByRole('button', { name: /wieder fragen/ }).click();
  now = await settled(now.seq);
  assert.equal(now.house.seats[1].prompts.force, undefined, 'as the table is set');
});

test('after a roll that just missed a point buys a die', async () => {
  await does('end_conflict').then(() => through());
  await server.do(gm.key, { house: { dice: 'own' } });
  let now = await view();
  const points = scene(now).points.find((it) => it.seat === 2).points;
  assert.ok(points > 0, 'Jonas has a point');
  const ones = (it) => it.roll.faces.map((faces) => faces[0]);
  const check = (value) => ({ check: { by: TAVI, skill: skill(now, 'Athletik'), target: { difficulty: { value, hidden: false } }, task: null, reaction: true, plan: {} } });
  // First against an easy difficulty, to find the total of the lowest roll.
  await does(check(3));
  now = await through(isAsked(2, 'buy-die'), ones);
  const { total } = scene(now).clash.acting;
  now = await through(() => false, ones);
  await does(check(total + 1));
  now = await through(isAsked(2, 'buy-die'), ones);
  assert.ok(isAsked(2, 'buy-die')(now), 'Jonas is asked');
  const window = jonas.page.locator('.ex');
  await window.locator('.offers .offer').first().waitFor(SHOWN);
  await jonas.check('window for a point');
  await jonas.shot('zs-window-point');
  assert.match(await window.locator('.offers').innerText(), /point/i, 'it says what it costs');
  await window.locator('.offers button').first().click();
  now = await settled(now.seq);
  now = await through(() => false, (it) => it.roll.faces.map((faces) => faces.at(-1)));
  assert.equal(scene(now).points.find((it) => it.seat === 2).points, points - 1);
  assert.ok(scene(now).clash.lead >= 0, 'it worked');
  await server.do(gm.key, { house: { dice: 'server' } });
});

test('dice are typed without leaving the keyboard, and what does not fit is shown by an example with these dice', async () => {
  await server.do(gm.key, { house: { dice: 'own' } });
  await does({ check: { by: TAVI, skill: skill(await view(), 'Athletik'), target: { difficulty: { value: 3, hidden: false } }, task: null, reaction: true, plan: {} } });
  const now = await through(isAsked(2, 'roll'));
  const { page } = jonas;
  const open = page.locator('.ex').getByRole('button', { name: 'Type in dice' });
  await open.waitFor(SHOWN);
  await open.focus();
  await page.keyboard.press('Enter');
  await page.locator('.ex input.mono:focus').waitFor(SHOWN);
  await page.keyboard.type('7 6');
  await page.getByText(/expected 2 dice, such as \d \d\./).waitFor(SHOWN);
  await jonas.check('typed dice that do not fit');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('6 6');
  await page.keyboard.press('Enter');
  await settled(now.seq);
  await through();
  await server.do(gm.key, { house: { dice: 'server' } });
});

test('a hidden difficulty is the game master’s alone', async () => {
  let now = await through();
  // Each viewer has separate numbers. Earlier messages belong to another roll.
  const before = new Map();
  for (const it of [mira, jonas]) before.set(it, (await server.view(it.key)).seq);
  await does({ check: { by: TAVI, skill: skill(now, 'Athletik'), target: { difficulty: { value: SECRET, hidden: true } }, task: null, reaction: true, plan: {} } });
  now = await through();
  assert.equal(scene(now).clash.against.total, SECRET, 'the game master sees it');
  await gm.see(String(SECRET));
  await jonas.see(/hidden/i);
  for (const person of [mira, jonas]) {
    const told = updates(person.frames).filter((it) => it.view.seq > before.get(person));
    assert.ok(told.length > 0, 'something was told');
    for (const update of told) {
      const { clash } = scene(update.view);
      assert.equal(clash?.against?.total ?? null, null);
      assert.equal(clash?.lead ?? null, null);
      assert.equal(clash?.chance ?? null, null);
      const said = JSON.stringify([clash, update.view.waiting, update.view.sentence, update.lines.map(({ at, seq, act, ...line }) => line)]);
      assert.doesNotMatch(said, new RegExp(`\\b${SECRET}\\b`));
    }
    assert.doesNotMatch(await person.words(), new RegExp(`\\b${SECRET}\\b`));
  }
  const own = await server.view(jonas.key);
  assert.equal(scene(own).clash.lead, null);
  await jonas.check('a hidden difficulty');
  await jonas.shot('zs-hidden-difficulty');
});

test('a turn is deferred, kept in store, and taken in the midst of another', async () => {
  await does({ begin_conflict: { initiator: TAVI, ambush: [], surprised: [], absent: [] } });
  await through();
  let now = await turn(TAVI);
  // Nothing has to be filled in, so it is sent immediately.
  await jonas.compose(/^(Defer|Delay)/);
  now = await settled(now.seq);
  now = await through();
  assert.ok(place(now, TAVI).chips.some((it) => it.kind === 'deferred'), 'it is in store');
  await jonas.page.locator('.strip').getByText(/deferred/i).first().waitFor(SHOWN);
  await set({ standard: { who: SKARN, used: false } });
  await set({ turn: { who: SKARN } });
  await does(strike(SKARN, RUNA));
  now = await through(isAsked(2, 'cut-in'));
  assert.ok(isAsked(2, 'cut-in')(now), 'Jonas is asked');
  await jonas.page.locator('.ex .offers button').first().waitFor(SHOWN);
  await jonas.check('window for a deferred turn');
  await jonas.shot('zs-window-deferred');
  await jonas.page.locator('.ex .offers').getByRole('button', { name: /cut in/i }).first().click();
  now = await settled(now.seq);
  assert.equal(scene(now).round.turn, TAVI);
  assert.equal(place(now, TAVI).state, 'cut_in');
  assert.equal(place(now, SKARN).state, 'interrupted');
  await gm.page.locator('.strip > ol > li[aria-current]').first().waitFor(SHOWN);
  await gm.shot('zs-cut-in');
  await does({ end_turn: { by: TAVI } });
  await through();
});

test('a turn ends with one tap, and nothing else is proposed after the standard action', async () => {
  let now = await turn(RUNA);
  await mira.page.locator('nav button').nth(2).click();
  const end = mira.page.locator('.tiles').getByRole('button', { name: 'Zug beenden' });
  await end.waitFor(SHOWN);
  assert.ok(await mira.page.locator('.composer form[novalidate]').isVisible(), 'an action is proposed');
  now = await set({ standard: { who: RUNA, used: true } });
  await mira.page.locator('.composer form[novalidate]').waitFor({ state: 'hidden', ...SHOWN });
  await mira.page.locator('.tiles button.go', { hasText: 'Zug beenden' }).waitFor(SHOWN);
  await mira.check('a turn after the standard action');
  await mira.shot('zs-turn-used-phone');
  await end.click();
  await settled(now.seq);
  now = await through();
  assert.notEqual(scene(now).round.turn, RUNA);
});

test('a question after the dice shows its answers on a phone before the sums', async () => {
  await server.do(gm.key, { house: { dice: 'own' } });
  await turn(RUNA);
  const [, , , , , henchman] = await server.ids(gm.key);
  await server.do(gm.key, { command: strike(RUNA, henchman) });
  const now = await through(isAsked(1, 'finish'), (it) => it.roll.faces.map((faces) => faces.at(it.seat === 1 ? -1 : 0)));
  assert.ok(isAsked(1, 'finish')(now), 'the henchman is out');
  const sheet = mira.page.locator('.ex.mine');
  for (const answer of ['Bewusstlos', 'Tot']) {
    const box = await sheet.locator('label', { hasText: answer }).boundingBox();
    assert.ok(box && box.y + box.height < 600, `${answer} is in sight`);
  }
  await mira.check('a question after the dice');
  await mira.shot('zs-finish-phone');
  await through();
  await server.do(gm.key, { house: { dice: 'server' } });
});

test('the game master sets endurance and points where they stand', async () => {
  const before = await view();
  const [points] = scene(before).points;
  const lost = (it) => actor(it, TAVI).endurance.lost;
  const tap = async (name) => {
    const { seq } = await view();
    await gm.page.getByRole('button', { name, exact: true }).click();
    return settled(seq);
  };
  assert.equal(lost(await tap('Tavi Lindqvist: 1 Ausdauer weniger')), lost(before) + 1);
  assert.equal(lost(await tap('Tavi Lindqvist: 1 Ausdauer mehr')), lost(before));
  const mine = (it) => scene(it).points.find((one) => one.seat === points.seat).points;
  const name = before.house.seats.find((it) => it.seat === points.seat).name;
  assert.equal(mine(await tap(`${name}: 1 Aktionspunkt mehr`)), points.points + 1);
  assert.equal(mine(await tap(`${name}: 1 Aktionspunkt weniger`)), points.points);
  assert.equal(await jonas.page.getByRole('button', { name: /1 endurance (less|more)/ }).count(), 0);
});

test('the sheet tells what is left of a turn to whoever has it, unless they are unconscious', async () => {
  await turn(TAVI);
  const sheet = jonas.page.locator('footer#my-sheet');
  await sheet.locator('.budget').waitFor(SHOWN);
  await set({ out: { who: TAVI, out: 'unconscious' } });
  await sheet.locator('.budget').waitFor({ state: 'detached' });
  await jonas.check('the sheet of somebody unconscious');
  await set({ out: { who: TAVI, out: null } });
  await turn(TAVI);
  await sheet.locator('.budget').waitFor(SHOWN);
  await turn(RUNA);
  await sheet.locator('.budget').waitFor({ state: 'detached' });
});

test('the game master is asked for a difficulty in a few rows, and for it alone', async () => {
  await turn(TAVI);
  const check = { by: TAVI, skill: skill(await view(), 'Heimlichkeit'), target: 'ask', task: null, reaction: false, plan: {} };
  const now = await does({ check });
  assert.ok(isAsked(0, 'set-difficulty')(now));
  const box = gm.page.locator('.ex.mine');
  await box.getByRole('heading', { name: /^Wie schwer ist .+ für Tavi Lindqvist/ }).waitFor(SHOWN);
  assert.ok((await box.locator('.pick').count()) < 25, 'what nobody reaches is collapsed');
  await box.getByRole('button', { name: /weitere/ }).click();
  assert.ok((await box.locator('.pick').count()) > 35);
  await through();
});

test('a phone on its side shows the answers before the sums, too', async () => {
  await server.do(gm.key, { house: { dice: 'own' } });
  await turn(RUNA);
  const henchman = (await server.ids(gm.key))[6];
  await mira.page.setViewportSize({ width: 740, height: 360 });
  await server.do(gm.key, { command: strike(RUNA, henchman) });
  const now = await through(isAsked(1, 'finish'), (it) => it.roll.faces.map((faces) => faces.at(it.seat === 1 ? -1 : 0)));
  assert.ok(isAsked(1, 'finish')(now), 'the henchman is out');
  for (const answer of ['Bewusstlos', 'Tot']) {
    const box = await mira.page.locator('.ex.mine label', { hasText: answer }).boundingBox();
    assert.ok(box && box.y + box.height < 300, `${answer} is in sight`);
  }
  await mira.check('a question after the dice on a phone on its side');
  await through();
  await mira.page.setViewportSize({ width: 360, height: 740 });
  await server.do(gm.key, { house: { dice: 'server' } });
});

test('a double click defers the turn of one, not of whoever is next', async () => {
  let now = await turn(SKARN);
  await gm.compose(/^Zug aufschieben/, 2);
  await settled(now.seq);
  await gm.page.waitForTimeout(700);
  now = await through();
  const deferred = scene(now).round.slots.flatMap((slot) => slot.places).filter((it) => it.chips.some((chip) => chip.kind === 'deferred'));
  assert.deepEqual(deferred.map((it) => it.actor), [SKARN]);
  await set({ stored: { who: SKARN, on: false } });
});

test('what was done is undone, with what changes shown first', async () => {
  const before = await turn(SKARN);
  await does({ lie_down: { by: SKARN } });
  let now = await through();
  assert.ok(actor(now, SKARN).states.some((it) => it.kind === 'prone'));
  await gm.page.keyboard.press('Escape');
  await gm.page.locator('body').press('u');
  const dialog = gm.page.locator('dialog[open]');
  await dialog.getByText('Danach:').waitFor(SHOWN);
  await gm.check('undo');
  await dialog.getByRole('button', { name: 'Rückgängig machen' }).click();
  now = await settled(now.seq);
  assert.deepEqual(scene(now).actors, scene(before).actors);
});

test('tasks, things and notes lie on the table', async () => {
  await does({ open_task: { text: 'Die Schleuse öffnen', mode: { tries: { needed: 2, most: 4, difficulties: [6] } }, sides: null } });
  await gm.see('Die Schleuse öffnen');
  await does({ loosen: { text: 'Die Kranlast', pilot: null, lasting: false } });
  await does({ tell: { to: 1, text: 'Der Code lautet 7-7-3', genuine: false } });
  await gm.see('Die Kranlast');
  await gm.see('falsche Fährte');
  await mira.page.locator('nav button').first().click();
  await mira.see('Der Code lautet 7-7-3');
  assert.doesNotMatch(await mira.words(), /falsche Fährte/);
  assert.doesNotMatch(mira.frames.join('\n'), /genuine/);
  assert.doesNotMatch(jonas.frames.join('\n'), /7-7-3/);
  for (const person of seated()) await person.check('tasks and notes');
  await gm.shot('zs-stage');
  await mira.shot('zs-stage-phone');
});

test('the other screens are there, in both sizes', async () => {
  for (const [name, path, wanted] of [
    ['log', 'log', /Protokoll/],
    ['lobby', 'lobby', /Plätze/],
    ['prep', 'prep', /Regal/],
    ['settings', 'settings', /Hausregeln/],
    ['sheet', `sheet/${RUNA}`, /Attribute/],
    ['watch', 'watch', /Kapitän Skarn/],
  ]) {
    await gm.page.goto(`${server.base}/t/${gm.table}/${path}`);
    await gm.see(wanted);
    await gm.page.waitForTimeout(300);
    await gm.check(name);
    assert.doesNotMatch(await gm.words(), /⟨/, `${name}: every text is there`);
    await gm.shot(`zs-${name}`);
    await gm.page.setViewportSize({ width: 360, height: 740 });
    await gm.check(`${name} at 360 px`);
    await gm.shot(`zs-${name}-phone`);
    await gm.page.setViewportSize({ width: 1280, height: 800 });
  }
});

test('the game master brings out henchmen, changes a sheet and a house rule', async () => {
  let now = await view();
  await gm.page.goto(`${server.base}/t/${gm.table}/prep`);
  await gm.see('Auch die Szene');
  assert.doesNotMatch(await gm.words(), /Zonen|Konsequenzen/, 'nothing is said of what only other games have');
  await gm.page.getByLabel('Name', { exact: true }).first().fill('Kampfdrohne');
  await gm.page.getByRole('button', { name: 'Ins Spiel bringen' }).or(gm.page.locator('form button[value=stage]')).first().click();
  now = await settled(now.seq);
  assert.ok(scene(now).actors.filter((it) => it.name.startsWith('Kampfdrohne')).length >= 2);
  await gm.page.goto(`${server.base}/t/${gm.table}/sheet/${RUNA}`);
  await gm.page.locator('.sheet header button').first().click();
  await gm.page.locator('form button.go').waitFor(SHOWN);
  await gm.check('sheet form');
  await gm.page.locator('form button.go').click();
  await gm.see('Attribute');
  await gm.page.goto(`${server.base}/t/${gm.table}/settings?page=switches`);
  const flag = gm.page.locator('input[role=switch]').first();
  await flag.waitFor(SHOWN);
  now = await view();
  await flag.click();
  assert.ok((await settled(now.seq)).seq > now.seq);
});

test('no page had a fault', () => {
  for (const person of seated()) assert.deepEqual(person.problems, []);
});
