// A session of Dämmersturm: a plot leader with thirty characters, a player on a phone, and an English reader. Rolls are
// made in the game and pasted as text; one arrives too early; an explosion hits many; a poisoning is undone.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

/** The encounter, with an ability on each side that the library does not define. */
const ENCOUNTER = (await readFile(fileURLToPath(new URL('../encounters/swarm.toml', import.meta.url)), 'utf8'))
  .replace('Nachsetzen, Zähe Haut', 'Nachsetzen, Zähe Haut, Schildwall der Brücke')
  .replace('name = "Klingenläufer"', 'name = "Klingenläufer"\nabilities = ["Sprung aus der Asche"]');
let gm;
/** Uses a phone. */
let mira;
/** Reads English. */
let jonas;

const view = () => server.view(gm.key);
const scene = (it) => it.scene.daemmersturm;
const person = (it, name) => scene(it).people.find((one) => one.name === name);
const item = (it, who, name) => person(it, who).items.find((one) => one.name === name);
const seated = () => [gm, mira, jonas];
const HARKO = 'Harko Wellenbrecher';
const NELL = 'Nell Habichtauge';
const ORIEL = 'Oriel Aschgrau';

const settled = (seq) => server.settled(gm.key, seq);
/** Carries out a command of the plot leader over HTTP. */
const does = (command) => server.does(gm.key, command);
const set = (fact) => does({ set: { fact, reason: '' } });
const actor = (who, fact) => set({ actor: { who, fact } });

/** Answers everything as the plot leader until `stop` returns true; `number` may determine the result of a roll. */
function through(stop, number = () => null) {
  return server.through(gm.key, stop, (question) => {
    const wanted = number(question);
    return wanted === null ? null : [wanted];
  });
}

/** Like `through` while the page answers as well, which may be the first to do so. */
async function throughBeside() {
  for (let overtaken = 0; ; overtaken += 1) {
    try {
      return await through();
    } catch (error) {
      if (overtaken > 20 || !error.message.includes('"code":"stale"')) throw error;
    }
  }
}

const isAsked = (kind) => (it) => it.waiting?.questions.some((one) => one.kind === kind);
const best = (it) => Math.max(...it.roll.faces[0]);

/** Gives a character a fresh turn. */
async function turn(who) {
  await through();
  for (const fact of [{ action: false }, { moved: false }, { acted: false }]) await actor(who, fact);
  return set({ scene: { turn: who } });
}

const strike = (by, on, it) => ({ attack: { strike: { by, on, with: { item: it }, second: null, abilities: [], plan: {} } } });

/** Presses a key; on a row of the list, letters jump to names. */
async function key(one, letter) {
  await one.page.evaluate(() => document.activeElement?.blur());
  await one.page.keyboard.press(letter);
}

/** Opens a tab of the phone: table, sheet, dice, log. */
const tab = async (one, n) => one.phone && one.page.locator('nav button').nth(n).click();

/** Pastes lines of the game client. */
async function paste(one, text) {
  await tab(one, 2);
  const field = one.page.locator('.tray-card textarea');
  await field.fill(text);
  await field.press('Enter');
}

test('the table opens with thirty of the plot leader’s in one list', async () => {
  gm = await Person.sit(browser, server.base);
  await gm.page.getByLabel('Dein Name').fill('Jana');
  await gm.page.locator('input[type=radio][value=file]').check();
  await gm.page.locator('input[type=file]').setInputFiles({ name: 'swarm.toml', mimeType: 'application/toml', buffer: Buffer.from(ENCOUNTER) });
  await gm.page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await gm.page.locator('.roster [role=row][data-id]').first().waitFor();
  const [links] = await gm.page.evaluate(() => JSON.parse(localStorage.getItem('schwung.places')));
  [gm.key, gm.table] = [links.token, links.table];
  // On a phone, players see their actions first when it is their turn.
  const there = (one) => one.page.locator('.roster [role=row][data-id], .composer').first();
  const join = (name, as, screen) => Person.join(browser, `${server.base}/t/${links.table}#${links.join}`, { name, as, there, screen });
  mira = await join('Mira', HARKO, { width: 360, height: 740 });
  jonas = await join('Jonas', NELL, { locale: 'en-GB' });
  await tab(mira, 0);
  const now = await through();
  assert.ok(scene(now).combat, 'the combat has begun');
  assert.equal(scene(now).people.filter((it) => it.seat === 0).length, 30);
  assert.equal(await gm.page.locator('.roster [role=row][data-id]').count(), 34);
  const heights = await gm.page.locator('.roster [role=row][data-id]').evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
  assert.ok(Math.max(...heights) < 40, `one line each: ${Math.max(...heights)} px`);
  for (const one of seated()) {
    await one.page.locator('.strip .place').first().waitFor(SHOWN);
    await one.check('table');
    await one.shot(`ds-table-${one === gm ? 'gm' : one.phone ? 'phone' : 'en'}`);
  }
  assert.match(await jonas.words(), /Round 1/);
});

test('whoever is hidden, and the numbers of the plot leader’s, are on no player’s screen or socket', async () => {
  assert.match(await gm.words(), /Späher im Mühlrad/);
  const grimma = person(await view(), 'Hauptfrau Grimma');
  assert.ok(grimma.profile?.includes('Hauptfrau Grimma'), 'the plot leader reads her profile');
  for (const one of [mira, jonas]) {
    assert.doesNotMatch(await one.words(), /Späher/);
    assert.doesNotMatch(one.frames.join('\n'), /Späher/);
    const seen = person(await server.view(one.key), 'Hauptfrau Grimma');
    assert.deepEqual([seen.profile, seen.life.now, seen.values ?? [], seen.abilities ?? []], [null, null, [], []]);
  }
});

test('life points by tap, by number, and for several at once from the keyboard; one step back for all', async () => {
  let now = await view();
  const archer = (n) => person(now, `Bogenschützin ${n}`);
  const line = (id) => gm.page.locator(`#figure-${id}`);
  const [one, two] = [archer(1), archer(2)];
  for (let n = 0; n < 3; n++) await line(one.id).getByRole('button', { name: /weniger/ }).click();
  now = await settled(now.seq);
  assert.equal(archer(1).life.now, one.life.now - 3, 'three taps are one record');
  await line(two.id).getByRole('textbox').fill('+2');
  await line(two.id).getByRole('textbox').press('Enter');
  now = await settled(now.seq);
  assert.equal(archer(2).life.now, two.life.now + 2);
  await key(gm, 'a');
  await gm.page.waitForFunction(() => document.activeElement?.id === 'people-title', null, SHOWN);
  await line(archer(3).id).focus();
  for (const it of [' ', 'Shift+ArrowDown', 'Shift+ArrowDown']) await gm.page.keyboard.press(it);
  await gm.check('three are chosen');
  await gm.shot('ds-chosen');
  const before = now;
  await gm.page.keyboard.press('-');
  await gm.page.keyboard.type('4');
  await gm.page.keyboard.press('Enter');
  now = await settled(now.seq);
  const hurt = (it) => [3, 4, 5].map((n) => person(it, `Bogenschützin ${n}`).life.now);
  assert.deepEqual(hurt(now), hurt(before).map((it) => it - 4));
  // Back in the list.
  await gm.page.waitForFunction(() => /^figure-\d+$/.test(document.activeElement?.id ?? ''), null, SHOWN);
  await gm.page.keyboard.type('kan');
  const there = await gm.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  assert.equal(there, 'Kanonier 1');
  await gm.page.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await key(gm, 'u');
  const dialog = gm.page.locator('dialog[open]');
  await dialog.getByText('Danach:').waitFor(SHOWN);
  await dialog.getByRole('button', { name: 'Rückgängig machen' }).click();
  now = await settled(now.seq);
  assert.deepEqual(hurt(now), hurt(before), 'one step for all three');
});

test('life points set by hand raise nobody who is down; one tap does', async () => {
  const { id } = person(await view(), 'Bogenschützin 6');
  await actor(id, { life: 0 });
  let now = await actor(id, { life: 3 });
  assert.equal(person(now, 'Bogenschützin 6').status, 'incapacitated');
  const back = gm.page.locator(`#figure-${id}`).getByRole('button', { name: 'Wieder im Kampf' });
  await back.waitFor(SHOWN);
  await gm.check('somebody down with life points');
  await gm.shot('ds-back');
  await back.click();
  now = await settled(now.seq);
  assert.deepEqual([person(now, 'Bogenschützin 6').status, person(now, 'Bogenschützin 6').life.now], ['up', 3]);
  await actor(id, { life: 10 });
});

test('what does not fit into a row is counted there, and read with one key', async () => {
  const { id } = person(await view(), 'Klingenläufer 3');
  await actor(id, { exhausted: true });
  await actor(id, { seeking: true });
  const cell = gm.page.locator(`#figure-${id} .chips`);
  await cell.getByText('erschöpft').waitFor(SHOWN);
  const more = cell.getByRole('button', { name: /Alle Zustände von Klingenläufer 3 zeigen/ });
  assert.match(await more.innerText(), /^\+[12]/);
  await more.focus();
  await gm.page.keyboard.press('Enter');
  await cell.getByRole('button', { name: /Zustände von Klingenläufer 3 in eine Zeile/ }).waitFor(SHOWN);
  const cut = await cell.locator('.some').evaluate((it) => {
    const box = it.getBoundingClientRect();
    const all = [...it.children].map((one) => [one.innerText, one.getBoundingClientRect()]);
    return [all.length, all.filter(([, one]) => one.right > box.right + 1 || one.bottom > box.bottom + 1).map(([text]) => text)];
  });
  assert.deepEqual(cut, [3, []]);
  await gm.check('all conditions of a row');
  await actor(id, { exhausted: false });
  await actor(id, { seeking: false });
  await more.waitFor({ state: 'detached' });
});

test('who stepped in for the target is told on the panel', async () => {
  const { asking } = (await view()).house;
  await server.do(gm.key, { house: { asking: 'everything' } });
  const before = scene(await view()).combat.turn;
  await turn(person(await view(), 'Schwester Udalrike').id);
  await server.do(gm.key, { say: '"Schwester Udalrike" greift "Kellerratte 1" an' });
  const now = await through(isAsked('step-in'));
  const [question] = now.waiting.questions;
  const choice = question.choices.findIndex((it) => it.label === 'Kellerratte 2');
  await server.do(gm.key, { answer: { question: question.id, choice, words: '' } });
  for (const [who, words] of [[gm, 'Kellerratte 2 schreitet für Kellerratte 1 ein'], [jonas, 'Kellerratte 2 steps in for Kellerratte 1']]) {
    await who.page.locator('.ex').getByText(words).waitFor(SHOWN);
    await who.check('somebody stepped in');
  }
  await gm.shot('ds-stepped-in');
  await server.do(gm.key, 'call_off');
  await server.do(gm.key, { house: { asking } });
  await turn(before);
});

test('what came of an action goes by itself, wherever the pointer rests', async () => {
  const before = scene(await view()).combat.turn;
  await turn(person(await view(), NELL).id);
  await gm.page.emulateMedia({ reducedMotion: 'no-preference' });
  await gm.page.mouse.move(640, 260);
  await server.do(gm.key, { say: `"${NELL}" greift "Klingenläufer 5" an` });
  await through();
  const card = gm.page.locator('.moment .card');
  await card.waitFor(SHOWN);
  const { x, y, width, height } = await card.boundingBox();
  assert.ok(x < 640 && 640 < x + width && y < 260 && 260 < y + height, 'the pointer rests on it');
  await card.waitFor({ state: 'detached', timeout: 6_000 });
  await gm.page.emulateMedia({ reducedMotion: 'reduce' });
  await turn(before);
});

test('a state opens its rule, and a line opens with the profile to copy', async () => {
  let now = await view();
  const who = person(now, 'Klingenläufer 6').id;
  now = await actor(who, { exhausted: true });
  const chip = gm.page.locator(`#figure-${who} .chip button`).first();
  await chip.click();
  await gm.page.locator('[popover]:popover-open h3').waitFor(SHOWN);
  await gm.page.keyboard.press('Escape');
  await gm.page.locator(`#figure-${who}`).focus();
  await gm.page.keyboard.press('ArrowRight');
  await gm.page.locator('.opened code').first().waitFor(SHOWN);
  assert.match(await gm.page.locator('.opened code').first().innerText(), /^Klingenläufer 6: \(N=20\+0\|10/);
  await gm.check('an open line');
  await gm.shot('ds-open-line');
  await gm.page.keyboard.press('ArrowLeft');
  await actor(who, { exhausted: false });
});

test('free marks: in a line, for several at once, for the plot leader alone; off again, and one step back', async () => {
  let now = await view();
  const archer = (it, n) => person(it, `Bogenschützin ${n}`);
  const marks = (it) => (it.chips ?? []).filter((one) => one.kind.endsWith('mark')).map((one) => one.text);
  const line = (n) => gm.page.locator(`#figure-${archer(now, n).id}`);
  await line(1).getByRole('button', { name: /^Mehr über/ }).click();
  const field = gm.page.locator('.opened form.marks').getByLabel(/^Freie Markierung/);
  await field.fill('flieht');
  await field.press('Enter');
  now = await settled(now.seq);
  assert.deepEqual(marks(archer(now, 1)), ['flieht']);
  for (const one of [mira, jonas]) assert.deepEqual(marks(archer(await server.view(one.key), 1)), ['flieht'], 'players see it');
  await jonas.page.locator(`#figure-${archer(now, 1).id} .chip`).getByText('flieht').waitFor(SHOWN);
  await gm.check('a mark in a line');
  await gm.shot('ds-mark');
  await line(1).getByRole('button', { name: /^Weniger über/ }).click();
  for (const n of [2, 3]) await line(n).getByRole('checkbox').check();
  const many = gm.page.locator('.bulk form.marks');
  await many.getByLabel(/^Freie Markierung/).fill('bestochen');
  await many.getByLabel('nur für mich').check();
  await many.getByRole('button', { name: 'Markieren', exact: true }).click();
  now = await settled(now.seq);
  assert.deepEqual([2, 3].map((n) => marks(archer(now, n))), [['bestochen'], ['bestochen']]);
  await gm.check('a secret mark for two');
  await gm.shot('ds-mark-secret');
  for (const one of [mira, jonas]) {
    assert.deepEqual(marks(archer(await server.view(one.key), 2)), []);
    assert.doesNotMatch(one.frames.join('\n'), /bestochen/);
  }
  await many.getByRole('button', { name: /^Markierung „bestochen“ allen/ }).click();
  now = await settled(now.seq);
  assert.deepEqual([2, 3].map((n) => marks(archer(now, n))), [[], []]);
  await gm.page.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await line(1).getByRole('button', { name: /^Markierung „flieht“/ }).click();
  now = await settled(now.seq);
  assert.deepEqual(marks(archer(now, 1)), []);
  assert.equal(await gm.page.evaluate(() => document.activeElement?.id), `figure-${archer(now, 1).id}`);
  await key(gm, 'u');
  const dialog = gm.page.locator('dialog[open]');
  await dialog.getByText('Danach:').waitFor(SHOWN);
  assert.match(await dialog.innerText(), /Bogenschützin 1: flieht/);
  await dialog.getByRole('button', { name: 'Rückgängig machen' }).click();
  now = await settled(now.seq);
  assert.deepEqual(marks(archer(now, 1)), ['flieht']);
});

test('a player attacks on her phone, and pastes what the game rolled', async () => {
  let now = await view();
  assert.equal(now.house.dice, 'own', 'a table of this book begins so');
  await turn(person(now, HARKO).id);
  const form = await mira.compose(/^Angreifen/);
  await form.waitFor(SHOWN);
  await mira.check('attack form');
  await mira.shot('ds-attack-form-phone');
  const target = form.locator('select, fieldset').first();
  if (await target.evaluate((it) => it.matches('select'))) await target.selectOption({ label: await target.locator('option', { hasText: 'Klingenläufer 1' }).first().innerText() });
  else await target.locator('label', { hasText: 'Klingenläufer 1' }).first().click();
  const sword = form.locator('label.pick', { hasText: 'Schwert' }).first();
  if (await sword.isVisible()) await sword.click();
  now = await view();
  await form.getByText('Selbst dran denken – Harko Wellenbrecher: Schildwall der Brücke').waitFor(SHOWN);
  await form.locator('button.go').click();
  await settled(now.seq);
  now = await through((it) => it.waiting?.questions.some((one) => one.roll && one.seat === 1));
  const { call } = scene(now);
  assert.equal(call.command, '/roll 1-20');
  await mira.page.locator('.dock code').getByText('/roll 1-20').waitFor(SHOWN);
  await mira.check('a roll waits');
  await mira.shot('ds-roll-phone');
  await mira.see('Selbst dran denken – Harko Wellenbrecher: Schildwall der Brücke');
  await gm.see('Selbst dran denken – Klingenläufer 1: Sprung aus der Asche');
  for (const one of [mira, jonas]) assert.doesNotMatch(one.frames.join('\n'), /Sprung aus der Asche/, 'an ability of the plot leader’s');
  const { seq } = now;
  await paste(mira, `Mira würfelt. Ergebnis: 17 (1-20)`);
  now = await settled(seq);
  const { clash } = scene(now);
  assert.equal(clash.roll.natural, 17);
  assert.match(clash.title, /Harko/);
  now = await through();
  assert.ok(scene(now).clash.over);
  await tab(mira, 0);
  for (const one of seated()) await one.check('after an attack');
  await gm.shot('ds-attack-over');
  await tab(mira, 3);
  await mira.page.getByRole('button', { name: /^Zeile fürs Spiel/ }).first().waitFor(SHOWN);
});

test('attack and damage are pasted together, a shield is rolled in between, and dice are taken back alone', async () => {
  let now = await turn(person(await view(), NELL).id);
  await does(strike(person(now, NELL).id, person(now, 'Bogenschützin 6').id, item(now, NELL, 'Jagdbogen').id));
  now = await through((it) => it.waiting?.questions.some((one) => one.roll && one.seat === 2));
  const own = scene(await server.view(jonas.key)).call;
  assert.equal(own.then.length, 1, 'the damage is named with the attack');
  const range = own.then[0].replace('/roll ', '');
  await jonas.page.locator('.then code').getByText(own.then[0]).waitFor(SHOWN);
  await paste(jonas, `Jonas rolls 15 (1-20)\nJonas rolls ${range.split('-')[1]} (${range})`);
  await settled(now.seq);
  now = await through();
  assert.ok(scene(now).clash.over);
  assert.ok(scene(now).clash.throws.some((it) => it.natural === Number(range.split('-')[1])), 'the damage is the pasted one');
  const back = gm.page.getByRole('button', { name: /^Nur dies/ });
  const group = gm.page.locator('.log button[aria-expanded=false]').first();
  if (!(await back.first().isVisible())) await group.click();
  await back.first().waitFor(SHOWN);
  await gm.shot('ds-dice-back');
  // What can be done with a line shows while the pointer is on it.
  await back.first().locator('xpath=ancestor::li[1]').hover();
  await back.first().click();
  await gm.page.locator('dialog[open]').getByRole('button', { name: 'Rückgängig machen' }).click();
  now = await settled(now.seq);
  assert.ok(now.waiting?.questions.some((it) => it.roll), 'the dice are asked for again');
  // A fumble would take the bow away from those who come next.
  await through(() => false, (it) => Math.min(best(it), 12));
});

test('profiles among the rolls are offered as characters', async () => {
  const { seq } = await view();
  const field = gm.page.locator('.tray-card textarea');
  await field.fill('Graupelz: (N=20+1|13, F=20-2|12, Z=20-5|10) LP 18\n[AP: 5 | FP: 0 | MP: 0]');
  await field.press('Enter');
  const offer = gm.page.getByRole('button', { name: 'Als Figuren einbringen' });
  await offer.waitFor(SHOWN);
  await gm.check('profiles in the tray');
  await gm.shot('ds-tray-profile');
  await offer.click();
  await gm.page.getByText('Kommt dazu als Graupelz').waitFor(SHOWN);
  assert.equal((await view()).seq, seq, 'nothing has changed yet');
  await gm.page.goto(`${server.base}/t/${gm.table}`);
  await gm.page.locator('.roster [role=row][data-id]').first().waitFor(SHOWN);
});

test('what is no roll at all is said, with what one looks like, and unusable lines beside those that wait', async () => {
  const said = (text) => mira.page.locator('.tray-card [role=status]').getByText(text).first().waitFor(SHOWN);
  await paste(mira, 'bis gleich');
  await said(/kein Wurf dabei \(so sieht einer aus/);
  await paste(mira, '12 (1-6)');
  await said(/1 unbrauchbar \(Diese Zahl kann in der Spanne nicht fallen\)/);
  await paste(mira, '12 (1-6)\nMira würfelt. Ergebnis: 4 (1-20)');
  await said(/^1 Zeile liegt bereit:/);
  await said(/und 1 unbrauchbar/);
  await mira.page.locator('.tray-card').getByRole('button', { name: /^Verwerfen/ }).click();
});

test('a line that is none of the game’s is refused with the reason', async () => {
  const { seq } = await view();
  await paste(gm, 'Mira würfelt. Ergebnis: 21 (1-20)');
  await gm.page.waitForTimeout(400);
  const now = await view();
  assert.ok(scene(now).tray.every((it) => it.number !== 21), 'nothing of it is kept');
  assert.ok(now.waiting === null || now.seq >= seq);
});

test('a roll that comes too early waits in the tray, and is assigned', async () => {
  let now = await turn(person(await view(), NELL).id);
  await paste(jonas, 'Hedda rolls 18 (1-20)\nJonas rolls 3 (1-100)');
  now = await settled(now.seq);
  const kept = jonas.page.locator('.tray li');
  await kept.nth(1).waitFor(SHOWN);
  assert.equal(await kept.count(), 2);
  assert.equal(await kept.getByRole('button', { name: /^Assign/ }).count(), 0, 'nothing waits yet');
  now = await view();
  await does(strike(person(now, NELL).id, person(now, 'Bogenschützin 1').id, item(now, NELL, 'Jagdbogen').id));
  now = await through((it) => it.waiting?.questions.some((one) => one.roll && one.seat === 2));
  const assign = kept.getByRole('button', { name: /^Assign/ });
  await assign.first().waitFor(SHOWN);
  assert.equal(await assign.count(), 1, 'the other one was rolled for another range');
  await jonas.check('tray');
  await jonas.shot('ds-tray');
  await assign.first().click();
  now = await settled(now.seq);
  assert.equal(scene(now).clash.roll.natural, 18);
  await through();
  now = await view();
  await kept.getByRole('button', { name: /^Discard/ }).first().click();
  now = await settled(now.seq);
  assert.equal(scene(now).tray.length, 0);
});

test('a die of another range is taken anyway, with a reason that stands in the log', async () => {
  let now = await turn(person(await view(), HARKO).id);
  await does(strike(person(now, HARKO).id, person(now, 'Klingenläufer 2').id, item(now, HARKO, 'Schwert').id));
  const damage = (it) => it.waiting?.questions.some((one) => one.roll && one.seat === 1 && one.roll.faces[0][0] === 3);
  now = await through(damage, (it) => (best(it) === 20 ? 19 : null));
  const anyway = (one) => one.page.locator('.tray li').getByRole('button', { name: /^Trotzdem nehmen/ }).first();
  await paste(gm, 'Mira würfelt. Ergebnis: 3 (2-8)');
  now = await settled(now.seq);
  await gm.page.locator('.tray-card .missed').waitFor(SHOWN);
  const { y, height } = await anyway(gm).boundingBox();
  assert.ok(y >= 0 && y + height <= gm.page.viewportSize().height, `in sight at ${y}`);
  await gm.page.locator('.tray li').getByRole('button', { name: /^Verwerfen/ }).first().click();
  now = await settled(now.seq);
  await paste(mira, 'Mira würfelt. Ergebnis: 2 (2-8)');
  now = await settled(now.seq);
  assert.ok(damage(now), 'the roll still waits');
  await mira.page.locator('.tray-card .missed').waitFor(SHOWN);
  await anyway(mira).click();
  const why = mira.page.locator('.tray form input');
  assert.match(await why.inputValue(), /2–8/);
  await mira.check('taken anyway');
  await mira.shot('ds-anyway-phone');
  await why.fill('stumpfe Klinge');
  await mira.page.locator('.tray form').getByRole('button', { name: 'Nehmen' }).click();
  // Nothing else happens until the roll is done.
  while (damage(now)) now = await settled(now.seq);
  await gm.see('stumpfe Klinge');
  await through();
});

test('the results of a round are a block for the chat', async () => {
  const block = gm.page.getByRole('button', { name: 'Runde für /raid' });
  await block.waitFor(SHOWN);
  assert.match(await block.getAttribute('title'), /^\/raid Runde \d+:/);
  assert.doesNotMatch(await block.getAttribute('title'), /\d LP/, 'life points of enemies are hidden');
});

test('whoever is ready takes the turn, whatever the order says, and targets are pointed at', async () => {
  let now = await turn(person(await view(), ORIEL).id);
  const other = scene(now).combat.order.filter((it) => it.state === 'waits').at(-1);
  const name = scene(now).people.find((it) => it.id === other.actor).name;
  await gm.page.locator('.strip .place button', { hasText: name }).last().click();
  now = await settled(now.seq);
  await through();
  assert.equal(scene(await view()).combat.turn, other.actor);
  now = await turn(person(now, NELL).id);
  // All of them attack as one deed. Some may have fallen before.
  const ready = (it) => scene(now).combat.order.some((place) => place.actor === it && place.state === 'waits');
  const archers = [1, 2, 3, 4, 5, 6].map((n) => `Bogenschützin ${n}`).filter((it) => ready(person(now, it).id)).slice(0, 2);
  for (const name of archers) await gm.page.locator(`#figure-${person(now, name).id}`).getByRole('checkbox').check();
  const { seq } = await view();
  await gm.page.getByRole('button', { name: 'Beide greifen an' }).click();
  // The next one attacks when what the one before asks is answered.
  const acted = (it) => archers.map((name) => person(it, name).turn.acted);
  for (let round = 0; round < 40 && acted(await view()).includes(false); round += 1) {
    await throughBeside();
    await gm.page.waitForTimeout(250);
  }
  now = await throughBeside();
  assert.deepEqual(acted(now), [true, true], 'all have attacked');
  assert.ok(now.seq > seq);
  await gm.page.getByRole('button', { name: 'Aufhören' }).waitFor({ state: 'hidden', timeout: 8_000 });
  await gm.page.getByRole('button', { name: 'Auswahl aufheben' }).click();
  now = await turn(person(await view(), NELL).id);
  await gm.page.locator(`#figure-${person(now, 'Klingenläufer 2').id} button.aim`).click();
  await gm.page.locator('.composer button.go', { hasText: 'Klingenläufer 2' }).waitFor(SHOWN);
  // While the form is open, another one can be pointed at.
  await gm.page.locator(`#figure-${person(now, 'Klingenläufer 4').id} button.aim`).click();
  await gm.page.locator('.composer button.go', { hasText: 'Klingenläufer 4' }).waitFor(SHOWN);
  await gm.shot('ds-pointed');
  await gm.page.keyboard.press('Escape');
});

test('a spell tells its chances before it is given: what may come of it, its price and its damage', async () => {
  const oriel = person(await view(), ORIEL).id;
  const { seq } = await turn(oriel);
  const form = await gm.compose(/^Zauber beginnen/);
  const who = gm.page.locator('.composer select').first();
  assert.equal(await who.inputValue(), String(oriel), 'whoever has the turn');
  const spell = form.locator('label.pick', { hasText: 'Funkenregen' }).first();
  if (await spell.isVisible()) await spell.click();
  else await form.locator('select').first().selectOption({ label: await form.locator('option', { hasText: 'Funkenregen' }).first().innerText() });
  await form.locator('.levels').waitFor(SHOWN);
  const told = `${await form.locator('.levels').innerText()} ${await form.locator('.notes').innerText()}`;
  for (const part of [/kritisch/, /gelingt/, /misslingt/, /Patzer/, /Kosten: 2 Mana/, /Schaden bei jedem Getroffenen: 5–15/, /nach 1 Zug/]) assert.match(told, part);
  await gm.check('chances of a spell');
  await gm.shot('ds-spell-chances');
  await form.locator('..').getByRole('button', { name: /^(Mehr …|Etwas anderes)$/ }).first().click();
  assert.equal((await view()).seq, seq, 'nothing has changed');
});

test('an explosion catches many: the plot leader ticks them on one screen', async () => {
  let now = await turn(person(await view(), ORIEL).id);
  const grenade = item(now, ORIEL, 'Splittergranate');
  await set({ item: { item: grenade.id, fact: { held: 'drawn' } } });
  now = await view();
  const rats = scene(now).people.filter((it) => it.name.startsWith('Kellerratte')).map((it) => it.id);
  const before = rats.map((id) => scene(now).people.find((it) => it.id === id).life.now);
  // There is room for all that are named, so the plot leader is asked only if he wants to be.
  await server.do(gm.key, { house: { prompt: { seat: 0, kind: 'caught', policy: 'ask' } } });
  await does({ area: { blast: { by: person(now, ORIEL).id, item: grenade.id, aim: { at: rats.slice(0, 6), place: null }, plan: {} } } });
  now = await through(isAsked('caught'), best);
  assert.ok(isAsked('caught')(now), 'the plot leader is asked');
  const form = gm.page.locator('.ex form');
  await form.locator('.heap').first().waitFor(SHOWN);
  const { height, screen } = await form.evaluate((it) => ({ height: it.getBoundingClientRect().height, screen: innerHeight }));
  assert.ok(height < screen, `all of them on one screen: ${height} of ${screen} px`);
  await gm.check('whom it catches');
  await gm.shot('ds-caught');
  const heap = form.getByRole('spinbutton', { name: /Kellerratte/ });
  await form.getByRole('button', { name: 'niemand', exact: true }).first().click();
  await heap.fill('5');
  await heap.press('Tab');
  await form.getByRole('button', { name: /^Diese 5$/ }).click();
  now = await settled(now.seq);
  now = await through(() => false, (it) => (best(it) > 10 ? Math.min(...it.roll.faces[0]) : best(it)));
  const left = rats.map((id) => scene(now).people.find((it) => it.id === id).life.now);
  assert.equal(left.filter((it, n) => it < before[n]).length, 5, `${before} became ${left}`);
  await gm.shot('ds-explosion-over');
});

test('what was poisoned is clean again after undoing, with what changes shown first', async () => {
  const before = await turn(person(await view(), NELL).id);
  const [juice, dagger] = [item(before, NELL, 'Dornensaft'), item(before, NELL, 'Dolch')];
  await does({ gear: { item: { poison: { by: person(before, NELL).id, item: juice.id, weapon: dagger.id } } } });
  let now = await through();
  assert.ok(item(now, NELL, 'Dolch').chips?.length > 0, 'it is on the blade');
  await key(gm, 'u');
  const dialog = gm.page.locator('dialog[open]');
  await dialog.getByText('Danach:').waitFor(SHOWN);
  assert.match(await dialog.innerText(), /Dolch|Dornensaft/);
  await gm.check('undo');
  await gm.shot('ds-undo-poison');
  await dialog.getByRole('button', { name: 'Rückgängig machen' }).click();
  now = await settled(now.seq);
  assert.deepEqual(person(now, NELL).items, person(before, NELL).items);
});

test('the next turn is one press away', async () => {
  let now = await through();
  const { turn: old } = scene(now).combat;
  // In the order of turns, and not a second time beside the most likely actions.
  const ends = gm.page.getByRole('button', { name: /^Zug beenden\s*:/ });
  await ends.waitFor(SHOWN);
  const likely = await gm.page.locator('.tiles button').allTextContents();
  assert.ok(likely.length > 0 && !likely.includes('Zug beenden'), likely.join());
  await ends.click();
  now = await settled(now.seq);
  now = await through();
  if (scene(now).combat.turn === null) {
    await gm.page.getByRole('button', { name: /^Weiter:/ }).click();
    now = await settled(now.seq);
    now = await through();
  }
  assert.notEqual(scene(now).combat.turn, old);
});

test('the end of a fight that is decided is proposed to the plot leader alone', async () => {
  const decided = 'Auf einer Seite kann niemand mehr handeln.';
  const foes = scene(await view()).people.filter((it) => it.seat === 0);
  await does({ scene: { many: { who: foes.map((it) => it.id), deed: { set: { life: 0 } }, reason: '' } } });
  let now = await through();
  assert.ok(scene(now).combat, 'nobody has ended it yet');
  await gm.see(decided);
  for (const one of [mira, jonas]) assert.doesNotMatch(await one.words(), /niemand mehr handeln|nobody can act/);
  await gm.check('the end is proposed');
  await gm.shot('ds-decided');
  await gm.page.locator('.ending').getByRole('button', { name: 'Kampf beenden' }).click();
  now = await settled(now.seq);
  assert.equal(scene(now).combat, null);
  await gm.page.locator('.ending').waitFor({ state: 'hidden', ...SHOWN });
});

test('profiles come many at once: what each becomes is told first, and the right ones come while others are wrong', async () => {
  let now = await view();
  await gm.page.goto(`${server.base}/t/${gm.table}/prep`);
  const text = gm.page.getByLabel('Profile, eines unter dem anderen');
  await text.waitFor(SHOWN);
  await text.fill('Grauwolf: (N=20+1|13, F=20-2|12, Z=20-5|10) LP 18\n[AP: 5 | FP: 0 | MP: 0]\nRotfuchs: (N=20+x|13, F=20-2|12, Z=20-5|10) LP 9\nKrähe: (N=20+0|10, F=20+0|10, Z=20-5|8) LP 4');
  const found = gm.page.getByRole('group', { name: '2 Profile gefunden' });
  await found.waitFor(SHOWN);
  const told = await found.innerText();
  assert.match(told, /Kommt dazu als Grauwolf: LP 18/);
  assert.match(told, /Hinweis\s+Zeile 2, Spalte \d+:/);
  assert.match(told, /Rotfuchs[\s\S]*Fehler\s+Zeile 3, Spalte \d+:/);
  assert.equal((await view()).seq, now.seq, 'nothing has changed');
  await gm.check('profiles looked over');
  await gm.shot('ds-profiles-drafts');
  await found.getByRole('button', { name: 'Grauwolf einbringen' }).click();
  now = await settled(now.seq);
  assert.equal(person(now, 'Grauwolf').life.now, 18);
  assert.equal(person(now, 'Krähe'), undefined, 'only the one');
  // Invalid lines stay in the text to be corrected.
  await found.getByRole('button', { name: 'Grauwolf einbringen' }).waitFor({ state: 'detached' });
  const left = await text.inputValue();
  assert.ok(left.includes('Rotfuchs') && left.includes('Krähe') && !left.includes('Grauwolf'), left);
  await text.fill(left.replace('20+x', '20+2'));
  await gm.page.getByRole('group', { name: '2 Profile gefunden' }).waitFor(SHOWN);
  await gm.page.getByRole('button', { name: '2 Figuren ins Spiel bringen' }).click();
  now = await settled(now.seq);
  assert.equal(person(now, 'Rotfuchs').life.now, 9);
  await gm.page.getByRole('group', { name: '2 Profile gefunden' }).waitFor({ state: 'detached' });
  assert.equal(await text.inputValue(), '');
  // Weapons, spells and the name in the client are written in the row: known words, or new ones with their numbers.
  await text.fill('[22:14] Wiesel Nachtgras - (N=20+1|13, F=20-2|12, Z=20+2|10) LP 12');
  const own = gm.page.locator('.own');
  await own.getByLabel('Waffen und Schilde').fill('Langschwert, Runenklinge');
  await own.getByLabel('Waffen und Schilde').press('Tab');
  await gm.see(/„Runenklinge“ ist unbekannt/);
  await own.getByLabel('Waffen und Schilde').fill('Langschwert, Runenklinge 4-12');
  await own.getByLabel('Waffen und Schilde').press('Tab');
  await gm.see(/Langschwert 3–10 \(wie Schwert\) · Runenklinge 4–12/);
  await own.getByLabel('Zauber').fill('Feuerlohe 4-12');
  await own.getByLabel('Zauber').press('Tab');
  await gm.see(/Feuerlohe 4–12/);
  // Entries that follow each other before the server has answered are all kept.
  await text.fill(`${await text.inputValue()}\n\nUhu: (N=20+1|13, F=20-2|12, Z=20+2|10) LP 12`);
  await own.nth(1).waitFor(SHOWN);
  const gear = own.nth(1).getByLabel('Waffen und Schilde');
  await gear.fill('Bogen');
  await own.nth(0).getByLabel('Name im Spielclient').fill('Wiesel');
  await own.nth(1).getByLabel('Zauber').fill('Funke 1-4');
  await own.nth(1).getByLabel('Zauber').press('Tab');
  await gm.see(/Bogen [^·]*· Funke 1–4/);
  assert.equal(await own.nth(0).getByLabel('Name im Spielclient').inputValue(), 'Wiesel');
  await text.fill((await text.inputValue()).split('\n\nUhu')[0]);
  await own.nth(1).waitFor({ state: 'detached', ...SHOWN });
  await gm.check('gear of profiles');
  await gm.shot('ds-profiles-gear');
  now = await view();
  await gm.page.getByRole('button', { name: '1 Figur ins Spiel bringen' }).click();
  now = await settled(now.seq);
  assert.deepEqual(person(now, 'Wiesel Nachtgras').items.map((it) => it.name), ['Langschwert', 'Runenklinge']);
  await gm.page.getByLabel('Profilzeile von').selectOption({ label: 'Grauwolf' });
  assert.match(await gm.page.locator('section code').last().innerText(), /^Grauwolf: \(N=20\+1\|13, F=20-2\|12, Z=20-5\|10\) LP 18/);
});

test('the other screens are there, in both sizes', async () => {
  const harko = person(await view(), HARKO).id;
  for (const [name, path, wanted] of [
    ['log', 'log', /Protokoll/],
    ['lobby', 'lobby', /Plätze/],
    ['prep', 'prep', /Regal/],
    ['settings', 'settings', /Hausregeln/],
    ['sheet', `sheet/${harko}`, /Profilzeile/],
    ['watch', 'watch', /Hauptfrau Grimma/],
  ]) {
    await gm.page.goto(`${server.base}/t/${gm.table}/${path}`);
    await gm.see(wanted);
    await gm.page.waitForTimeout(300);
    await gm.check(name);
    assert.doesNotMatch(await gm.words(), /⟨/, `${name}: every text is there`);
    await gm.shot(`ds-${name}`);
    await gm.page.setViewportSize({ width: 360, height: 740 });
    await gm.check(`${name} at 360 px`);
    await gm.shot(`ds-${name}-phone`);
    await gm.page.setViewportSize({ width: 1280, height: 800 });
  }
});

test('the plot leader brings out people, changes a sheet and a house rule', async () => {
  let now = await view();
  await gm.page.goto(`${server.base}/t/${gm.table}/prep`);
  await gm.page.getByLabel('Name', { exact: true }).first().fill('Moorläufer');
  await gm.page.locator('form button[value=stage]').first().click();
  now = await settled(now.seq);
  assert.equal(scene(now).people.filter((it) => it.name.startsWith('Moorläufer')).length, 3);
  await gm.page.goto(`${server.base}/t/${gm.table}/sheet/${person(now, HARKO).id}`);
  await gm.page.locator('.sheet header button').first().click();
  await gm.page.locator('form button.go').waitFor(SHOWN);
  await gm.check('sheet form');
  await gm.shot('ds-sheet-form');
  await gm.page.locator('form button.go').click();
  await gm.see('Profilzeile');
  await gm.page.goto(`${server.base}/t/${gm.table}/settings?page=switches`);
  const flag = gm.page.locator('input[role=switch]').first();
  await flag.waitFor(SHOWN);
  now = await view();
  await flag.click();
  assert.ok((await settled(now.seq)).seq > now.seq);
});

test('on a phone the plot leader has the same list', async () => {
  await gm.page.goto(`${server.base}/t/${gm.table}`);
  await gm.page.setViewportSize({ width: 360, height: 740 });
  await gm.page.locator('.roster [role=row][data-id]').first().waitFor(SHOWN);
  await gm.check('list on a phone');
  await gm.page.locator('.roster').scrollIntoViewIfNeeded();
  await gm.page.locator('.roster').evaluate((it) => it.scrollIntoView());
  await gm.shot('ds-list-phone');
  await gm.page.setViewportSize({ width: 1280, height: 800 });
});

test('a spell that was channelled is proposed for completion', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'daemmersturm' } }, gm: 'Jana', title: '', lang: 'de' });
  const [, , sefira] = await server.ids(made.gm);
  const { forms } = await server.api('POST', '/api/table/ask', made.gm, { what: { forms: { actor: sefira } } });
  const { fixed, fields } = forms.find((it) => it.verb === 'magic' && 'cast' in it.fixed);
  const [{ value: spell }] = fields.find((it) => it.name === 'cast.spell').kind.one;
  const take = { overrule: { command: { turn: { take_turn: { by: sefira } } }, reason: 'freie Reihenfolge' } };
  for (const command of [take, { magic: { cast: { ...fixed.cast, spell } } }, { turn: { end_turn: { by: sefira } } }, take]) await server.does(made.gm, command);
  const person = await Person.sit(browser, server.base);
  await person.page.evaluate((place) => localStorage.setItem('schwung.places', JSON.stringify([place])), { table: made.table, token: made.gm, role: 'gm', title: 'Furt', join: made.join, watch: made.watch });
  await person.page.goto(`${server.base}/t/${made.table}`);
  await person.page.locator('.composer form button.go', { hasText: 'Zauber abschließen' }).waitFor(SHOWN);
  assert.deepEqual(person.problems, []);
  await person.context.close();
});

test('on a phone, the W roll of a spell says which number suffices, and no empty card stands above it', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'daemmersturm' } }, gm: 'Jana', title: '', lang: 'de' });
  const there = (one) => one.page.locator('nav button').first();
  const screen = { width: 360, height: 740 };
  const leyla = await Person.join(browser, `${server.base}/t/${made.table}#${made.join}`, { name: 'Leyla', as: 'Sefira vom Salz', there, screen });
  const [, , sefira, , vogt] = await server.ids(made.gm);
  const { forms } = await server.api('POST', '/api/table/ask', made.gm, { what: { forms: { actor: sefira } } });
  const { fixed, fields } = forms.find((it) => it.verb === 'magic' && 'cast' in it.fixed);
  const spell = fields.find((it) => it.name === 'cast.spell').kind.one.find((it) => it.label === 'Funkenregen').value;
  const take = { overrule: { command: { turn: { take_turn: { by: sefira } } }, reason: 'freie Reihenfolge' } };
  for (const command of [take, { magic: { cast: { ...fixed.cast, spell } } }, { turn: { end_turn: { by: sefira } } }, take]) await server.does(made.gm, command);
  await server.do(made.gm, { command: { magic: { complete: { by: sefira, aim: { at: [vogt] }, plan: {} } } } });
  // W 12 and Z +4.
  await leyla.page.locator('.dock', { hasText: 'ab 8' }).waitFor(SHOWN);
  await leyla.page.locator('nav button').first().click();
  assert.equal(await leyla.page.locator('.card.docked').isVisible(), false);
  await leyla.shot('ds-w-roll');
  assert.deepEqual(leyla.problems, []);
  await leyla.context.close();
});

test('no page had a fault', () => {
  for (const one of seated()) assert.deepEqual(one.problems, []);
});
