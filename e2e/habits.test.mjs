// A habit plays for somebody: one tap on the game master's turn card, told in the log to everybody, and undone as usual.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { Person, SHOWN, launch, test } from './browser.mjs';
import { Server } from './server.mjs';

let server;
let browser;
let made;
let gm;
let ruben;
const people = [];

before(async () => {
  [server, browser] = [await Server.start(), await launch()];
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

const turn = async (name) => {
  const { scene } = await server.view(made.gm);
  await server.does(made.gm, { set: { turn: scene.fate.actors.find((it) => it.name === name).id } });
};
const card = (person) => person.page.locator('.let-play');
const habits = (person) => card(person).locator('summary');
const play = (person, name) => card(person).getByRole('button', { name });

test('the game master lets an extra play, and everybody reads it', async () => {
  made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Jana', title: '', lang: 'de' });
  await server.through(made.gm);
  ruben = await Person.join(browser, `${server.base}/t/${made.table}#${made.join}`, { name: 'Ruben', as: 'Ruben', there: (it) => it.page.getByText(/Nebel, so dick/).first(), screen: { locale: 'en-GB' } });
  people.push(ruben);
  await turn('Die Rote Witwe');
  gm = await Person.sit(browser, `${server.base}/t/${made.table}#${made.gm}`);
  await gm.see('Die Rote Witwe');
  await habits(gm).click();
  await gm.page.getByLabel('Gewohnheit').selectOption({ label: 'vorsichtig' });
  await gm.check('a habit on the turn card');
  await gm.shot('habit-turn-card');
  await play(gm, 'Zug spielen lassen').click();
  await gm.page.getByText('Für Die Rote Witwe handelt die Gewohnheit „vorsichtig“.').first().waitFor({ ...SHOWN, state: 'attached' });
  await ruben.page.getByText('The habit “careful” acts for Die Rote Witwe.').first().waitFor({ ...SHOWN, state: 'attached' });
});

test('players let it play for their own characters only', async () => {
  await server.through(made.gm);
  await turn('Die Rote Witwe');
  await card(ruben).waitFor({ state: 'detached' });
  await turn('Ruben Ohnefurcht');
  await habits(ruben).click();
  await ruben.check('a habit on the turn card of a player');
  await ruben.shot('habit-turn-card-player');
  await play(ruben, 'Let a habit play this turn').click();
  await ruben.page.getByText('The habit “clever” acts for Ruben Ohnefurcht.').first().waitFor({ ...SHOWN, state: 'attached' });
});

test('on a phone as well', async () => {
  await server.through(made.gm);
  const doctor = await Person.join(browser, `${server.base}/t/${made.table}#${made.join}`, { name: 'Leyla', as: 'Doktor Selma', there: (it) => it.page.getByText(/Nebel, so dick/).first(), screen: { width: 360, height: 740 } });
  people.push(doctor);
  await turn('Doktor Selma Quast');
  await habits(doctor).click();
  await doctor.check('a habit on a phone');
  await doctor.shot('habit-phone');
});

test('no page had a fault', () => {
  for (const person of [...people, gm]) assert.deepEqual(person.problems, []);
});
