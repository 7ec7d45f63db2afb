// A habit plays for a character: one tap on the game master's turn card, shown in the log to everybody, and undone as usual.
import assert from 'node:assert/strict';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

let made;
let gm;
let ruben;
const people = [];

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
  await gm.page.getByText('Zug nach der Gewohnheit „vorsichtig“: Die Rote Witwe.').first().waitFor({ ...SHOWN, state: 'attached' });
  await ruben.page.getByText('The habit “careful” acts for Die Rote Witwe.').first().waitFor({ ...SHOWN, state: 'attached' });
});

test('players let it play for their own characters only', async () => {
  await server.through(made.gm);
  await turn('Die Rote Witwe');
  await card(ruben).waitFor({ state: 'detached' });
  await turn('Ruben Ohnefurcht');
  await play(gm, 'Zug von Ruben Ohnefurcht spielen lassen').waitFor(SHOWN);
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

test('the game master chooses a habit for a character, and it is the one that plays', async () => {
  await server.through(made.gm);
  await gm.page.goto(`${server.base}/t/${made.table}/prep`);
  const list = gm.page.getByRole('region', { name: 'Gewohnheiten' });
  await list.getByLabel('Gewohnheit von der Roten Witwe').selectOption({ label: 'vorsichtig' });
  await gm.check('habits in preparation');
  await list.scrollIntoViewIfNeeded();
  await gm.shot('habits-prep');
  await gm.page.setViewportSize({ width: 360, height: 740 });
  await gm.check('habits in preparation on a phone');
  await list.scrollIntoViewIfNeeded();
  await gm.shot('habits-prep-phone');
  await gm.page.setViewportSize({ width: 1280, height: 800 });
  const { house, scene } = await server.view(made.gm);
  const widow = scene.fate.actors.find((it) => it.name === 'Die Rote Witwe').id;
  assert.deepEqual(house.fighting.filter((it) => it.actor === widow), [{ actor: widow, habit: 'careful' }]);

  await gm.page.goto(`${server.base}/t/${made.table}/sheet/${widow}`);
  await gm.page.getByText('Greift an, wer fast ausgeschaltet ist').waitFor(SHOWN);
  await gm.check('a habit on the sheet');
  await gm.shot('habit-sheet');

  await turn('Die Rote Witwe');
  await gm.page.goto(`${server.base}/t/${made.table}`);
  await gm.page.locator('.let-play summary', { hasText: 'vorsichtig' }).waitFor(SHOWN);
  await play(gm, 'Zug spielen lassen').click();
  await gm.page.getByText('Zug nach der Gewohnheit „vorsichtig“: Die Rote Witwe.').nth(1).waitFor({ ...SHOWN, state: 'attached' });
});

test('a token has the habit of its character in its menu', async () => {
  await server.through(made.gm);
  await gm.page.locator('[data-token="Die Rote Witwe"]').click({ button: 'right' });
  const menu = gm.page.locator('[data-menu]');
  await menu.getByLabel('Gewohnheit von der Roten Witwe').selectOption({ label: 'klug' });
  await gm.check('a habit in the menu of a token');
  await gm.shot('habit-token-menu');
  await gm.page.keyboard.press('Escape');
});

test('a habit plays for somebody who is absent', async () => {
  for (const [system, name, size] of [['zerospace', 'Ileth von der Schwelle', {}], ['daemmersturm', 'Wanja Birkentreu', { width: 360, height: 740 }]]) {
    const here = await server.api('POST', '/api/tables', undefined, { start: { demo: { system } }, gm: 'Jana', title: '', lang: 'de' });
    await server.through(here.gm);
    await server.does(here.gm, { set: { turn: Object.values((await server.view(here.gm)).scene)[0][system === 'zerospace' ? 'actors' : 'people'].find((it) => it.name === name).id } }).catch(() => null);
    const jana = await Person.sit(browser, `${server.base}/t/${here.table}#${here.gm}`, size);
    people.push(jana);
    if (jana.phone) await jana.page.locator('nav button').nth(2).click();
    // The seat is free, so the game master plays the turn.
    const { my_move } = await server.view(here.gm);
    assert.equal(my_move, true);
    await play(jana, 'Zug spielen lassen').click();
    // Looking ahead takes seconds where much else is running.
    await jana.page.getByText(`Zug nach der Gewohnheit „klug“: ${name}.`).first().waitFor({ timeout: 30_000, state: 'attached' });
    await jana.check(`a habit for an absent player of ${system}`);
    await jana.shot(`habit-absent-${system}`);
    if (!jana.phone) continue;
    // The actions of a line of the log take as many lines as they need, and no word is broken.
    await server.through(here.gm);
    await jana.page.locator('nav button').nth(3).click();
    const log = jana.page.locator('.log').filter({ visible: true }).first();
    await log.locator('.head').first().waitFor(SHOWN);
    for (const head of await log.locator('.head').all()) await head.click();
    const why = log.getByRole('button', { name: 'Warum?' }).filter({ visible: true });
    for (let left = await why.count(); left > 0; left--) await why.first().press('Enter');
    assert.ok((await log.locator('.do .btn').count()) > 0);
    const broken = await log.locator('.do .btn').evaluateAll((all) => all.flatMap(({ firstChild: text }) => [...text.data.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1;
    }).map((it) => it[0])));
    assert.deepEqual(broken, []);
  }
});

test('no page had a fault', () => {
  for (const person of [...people, gm]) assert.deepEqual(person.problems, []);
});
