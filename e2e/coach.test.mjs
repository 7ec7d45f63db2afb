// The coach: off by default, one sentence beside the question on a phone and on a large screen, in either language, and none at
// a table where the game master does not allow it.
import assert from 'node:assert/strict';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

const people = [];

/** A table at which everything is asked, and people roll themselves. */
async function opened(system) {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system } }, gm: 'Jana', title: '', lang: 'de' });
  await server.through(made.gm);
  for (const deed of [{ asking: 'everything' }, { dice: 'own' }]) await server.do(made.gm, { house: deed });
  return made;
}

/** Takes the first seat of a table. */
async function join(made, name, as, shown, screen) {
  const person = await Person.join(browser, `${server.base}/t/${made.table}#${made.join}`, { name, as, there: (it) => it.page.getByText(shown).first(), screen });
  people.push(person);
  return person;
}

/** Switches the coach on or off on the page of the settings, and returns to the table. */
async function wants(person, made, on) {
  await person.page.goto(`${server.base}/t/${made.table}/settings?page=prompts`);
  const box = person.page.locator('[data-coach-switch]');
  await box.setChecked(on);
  await person.check('settings with the coach');
  await person.page.goto(`${server.base}/t/${made.table}`);
}

const isAsked = (seat, kind) => (it) => it.waiting?.questions.some((one) => one.seat === seat && one.kind === kind);
/** Continues until this question is asked. Dice show their lowest faces, or the chosen one. */
const asked = async (made, seat, kind, face = (faces) => faces[0]) => {
  const now = await server.through(made.gm, isAsked(seat, kind), (question) => question.roll.faces.map(face));
  const question = now.waiting?.questions.find((it) => it.seat === seat && it.kind === kind);
  assert.ok(question, `seat ${seat} is not asked ${kind}`);
  return question;
};

/** The question on a person's screen, and the coach's advice there. People count only the records that they know of. */
const shown = (person) => person.page.locator('.ex.mine[data-question]');
const said = (person) => person.page.locator('[data-coach]');

const attack = (made, target) => server.do(made.gm, { say: `"Die Rote Witwe" attacks "${target}" with Nahkampfwaffen` });
const widow = async (made) => {
  const { scene } = await server.view(made.gm);
  await server.does(made.gm, { set: { turn: scene.fate.actors.find((it) => it.name === 'Die Rote Witwe').id } });
};

/** The server's chances for a question. */
const odds = async (token, question) => (await server.api('POST', '/api/table/ask', token, { what: { odds: { question: question.id } } })).odds;

let made;
let ida;
let ruben;

test('the coach is off, and each person switches it on', async () => {
  made = await opened('sotc');
  ida = await join(made, 'Ida', 'Ida', /Nebel, so dick/, { width: 360, height: 740 });
  ruben = await join(made, 'Ruben', 'Ruben', /Nebel, so dick/, { locale: 'en-GB' });
  await widow(made);
  await attack(made, 'Kapitänin Ida Brandt');
  const question = await asked(made, 1, 'defend');
  await shown(ida).waitFor(SHOWN);
  assert.equal((await odds(ida.key, question)).coach, undefined);
  assert.equal(await said(ida).count(), 0);
  await wants(ida, made, true);
  await said(ida).waitFor(SHOWN);
});

test('it names the better answer, its chance and that of the proposed one', async () => {
  const question = await asked(made, 1, 'defend');
  const { coach, chances } = await odds(ida.key, question);
  assert.deepEqual([coach.percent, coach.instead], [chances[coach.choice].percent, chances[question.usual].percent]);
  assert.ok(coach.percent >= coach.instead + 4, `${coach.text}`);
  const text = await said(ida).innerText();
  assert.match(text, /Ratgeber.*volle Verteidigung.* \d+\s% statt \d+\s% \(kein Treffer\)\.$/s);
  // A screen reader hears it.
  await ida.page.locator('[aria-live]', { hasText: coach.text }).first().waitFor({ ...SHOWN, state: 'attached' });
  await ida.check('a question with the coach on a phone');
  await ida.shot('coach-defend-phone');
  // Other people do not have it.
  assert.equal((await odds(made.gm, question)).coach, undefined);
});

test('a reader of English has it in English, on a large screen', async () => {
  await wants(ruben, made, true);
  await server.through(made.gm);
  await widow(made);
  await attack(made, 'Ruben Ohnefurcht');
  await asked(made, 2, 'defend', (faces) => faces[1]);
  await shown(ruben).waitFor(SHOWN);
  await said(ruben).waitFor(SHOWN);
  assert.match(await said(ruben).innerText(), /Coach.*full defense.* \d+% instead of \d+% \(no hit\)\.$/s);
  await ruben.check('a question with the coach');
  await ruben.shot('coach-defend-wide');
});

test('the game master can rule it out', async () => {
  const gm = await Person.sit(browser, `${server.base}/t/${made.table}#${made.gm}`);
  await gm.see('Die Rote Witwe');
  await gm.page.goto(`${server.base}/t/${made.table}/settings`);
  await gm.page.getByLabel('Kein Ratgeber an diesem Tisch').check();
  await said(ruben).waitFor({ ...SHOWN, state: 'detached' });
  await gm.check('settings of the table');
  await gm.shot('coach-presets');
  await ruben.page.goto(`${server.base}/t/${made.table}/settings?page=prompts`);
  await ruben.see('The coach is not allowed at this table.');
  assert.equal(await ruben.page.locator('[data-coach-switch]').isDisabled(), true);
  await ruben.shot('coach-not-allowed');
});

test('in ZeroSpace it stands beside short offers', async () => {
  const ship = await opened('zerospace');
  const ids = await server.ids(ship.gm);
  const [RUNA, SKARN] = [ids[0], ids[4]];
  const mira = await join(ship, 'Mira', 'Runa', 'Kapitän Skarn', { width: 360, height: 740 });
  await wants(mira, ship, true);
  const set = (fact) => server.does(ship.gm, { set: fact });
  if (!(await server.view(ship.gm)).scene.zero_space.round) {
    await server.does(ship.gm, { begin_conflict: { initiator: SKARN, ambush: [], surprised: [], absent: [] } });
    await server.through(ship.gm);
  }
  await set({ owed: { who: SKARN, turns: 0 } });
  await set({ standard: { who: SKARN, used: false } });
  await set({ forced: { who: RUNA, on: false } });
  await set({ turn: { who: SKARN } });
  await server.do(ship.gm, { command: { attack: { by: SKARN, on: RUNA, mode: 'strike', with: { plain: { combat: 'ranged', kind: 'normal' } }, single: false, plan: {} } } });
  const question = await asked(ship, 1, 'force');
  const { coach } = await odds(mira.key, question);
  assert.match(coach.text, /^In Deckung gehen \(nächster Zug\) bringt \d+\s% statt \d+\s% \(kein Treffer\)/);
  await said(mira).waitFor(SHOWN);
  assert.ok((await said(mira).innerText()).includes(coach.text));
  await mira.check('short offers with the coach on a phone');
  await mira.shot('coach-zerospace-phone');
});

test('in Dämmersturm it stands beside reactions, in the dark as well', async () => {
  const moor = await opened('daemmersturm');
  const { people } = (await server.view(moor.gm)).scene.daemmersturm;
  const [ILKAN, ARCHER] = [people[1].id, people[8].id];
  const CROSSBOW = people[8].items.find((it) => /rmbrust/.test(it.name)).id;
  const ilkan = await join(moor, 'Ilkan', 'Ilkan', 'Der Krähenvogt', { locale: 'en-GB' });
  await ilkan.page.emulateMedia({ colorScheme: 'dark' });
  await wants(ilkan, moor, true);
  await server.does(moor.gm, { set: { fact: { scene: { turn: ARCHER } }, reason: '' } });
  const shot = { by: ARCHER, on: ILKAN, with: { item: CROSSBOW }, second: null, abilities: [], plan: {} };
  await server.do(moor.gm, { command: { attack: { strike: shot } } });
  await asked(moor, 2, 'protect', (faces) => faces[faces.length - 2]);
  await shown(ilkan).waitFor(SHOWN);
  await said(ilkan).waitFor(SHOWN);
  // The proposed answer has no chance: who takes the hit rolls nothing.
  assert.match(await said(ilkan).innerText(), /^Coach.*\(the next turn\) makes it \d+% \(protects\)\.$/s);
  await ilkan.check('a question of Dämmersturm with the coach');
  await ilkan.shot('coach-daemmersturm-dark');
});

test('no page had a fault', () => {
  for (const person of people) assert.deepEqual(person.problems, []);
});
