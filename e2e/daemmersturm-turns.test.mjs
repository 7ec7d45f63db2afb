// Dämmersturm: turns, spells, an explosion that hits many, a poisoning that is undone, and the end of a fight.
import assert from 'node:assert/strict';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';
import { NELL, ORIEL, best, does, gm, item, jonas, key, mira, person, scene, seated, set, settled, through, turn, view } from './swarm.mjs';

const isAsked = (kind) => (it) => it.waiting?.questions.some((one) => one.kind === kind);

/** Like `through` while the page answers as well, possibly before it. */
async function throughBeside() {
  for (let overtaken = 0; ; overtaken += 1) {
    try {
      return await through();
    } catch (error) {
      if (overtaken > 20 || !error.message.includes('"code":"stale"')) throw error;
    }
  }
}

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

test('the results of a round are a block for the chat', async () => {
  const block = gm.page.getByRole('button', { name: 'Runde für /raid' });
  await block.waitFor(SHOWN);
  assert.match(await block.getAttribute('title'), /^\/raid Runde \d+:/);
  assert.doesNotMatch(await block.getAttribute('title'), /\d LP/, 'life points of enemies are hidden');
  const { seq } = await view();
  await does({ turn: 'end_combat' });
  await gm.page.getByRole('button', { name: /^Kampf beginnen/ }).waitFor(SHOWN);
  assert.ok(await block.isVisible(), 'the last round is there after the combat');
  await server.do(gm.key, { undo: { to: seq + 1, keep_dice: false } });
  await settled(seq + 1);
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
  // All of them attack in one deed. Some may have fallen before.
  const ready = (it) => scene(now).combat.order.some((place) => place.actor === it && place.state === 'waits');
  const archers = [1, 2, 3, 4, 5, 6].map((n) => `Bogenschützin ${n}`).filter((it) => ready(person(now, it).id)).slice(0, 2);
  for (const name of archers) await gm.page.locator(`#figure-${person(now, name).id}`).getByRole('checkbox').check();
  const { seq } = await view();
  await gm.page.getByRole('button', { name: 'Beide greifen an' }).click();
  // The next one attacks when the questions of the one before are answered.
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
  // While the form is open, another target can be selected.
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
  // There is room for all named targets, so the plot leader is asked only if he wants to be.
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

test('no page had a fault', () => {
  for (const one of seated()) assert.deepEqual(one.problems, []);
});
