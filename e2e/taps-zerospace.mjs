// The tasks of ZeroSpace.
import { Person, SHOWN } from './browser.mjs';
import { Hands } from './counted.mjs';
import { Table } from './taps-table.mjs';

/** Actors of the demo, in the order of its file. */
let RUNA, SKARN;

const scene = (view) => view.scene.zero_space;

export class ZeroSpaceTable extends Table {
  static async open(server, browser) {
    const table = new ZeroSpaceTable();
    table.server = server;
    const gm = new Hands(await Person.sit(browser, server.base), 'game master');
    await gm.page.getByLabel('Dein Name').fill('Jana');
    await gm.page.locator('select').first().selectOption('zerospace');
    await gm.page.getByRole('button', { name: 'Tisch eröffnen' }).click();
    await gm.page.getByText('Kapitän Skarn').first().waitFor(SHOWN);
    const [links] = await gm.page.evaluate(() => JSON.parse(localStorage.getItem('schwung.places')));
    gm.key = links.token;
    const ids = await server.ids(gm.key);
    [RUNA, SKARN] = [ids[0], ids[4]];
    const url = `${server.base}/t/${links.table}#${links.join}`;
    table.people = [gm, await Hands.join(browser, url, 'Mira', 'Runa', { width: 360, height: 740 })];
    await server.through(gm.key);
    if (!scene(await table.view()).round) {
      await table.command({ begin_conflict: { initiator: SKARN, ambush: [], surprised: [], absent: [] } });
      await server.through(gm.key);
    }
    return table;
  }

  /** Short offers have a window of their own, in which each answer is a button. */
  async roll(hands, question) {
    await hands.tap(hands.page.locator('.ex, .dock').locator('button.main, button.go').first());
    void question;
  }
}

async function attack(gm, on) {
  const form = await gm.compose(/^Angreifen$/);
  await gm.choose(form, on);
  await gm.tap(form.locator('button.go'));
}

export const ZEROSPACE = [
  {
    name: 'ZeroSpace: attack with dodge',
    budget: '3 taps',
    before: async (table) => {
      const set = (fact) => table.command({ set: fact });
      for (const who of [RUNA, SKARN]) {
        for (const fact of [{ owed: { who, turns: 0 } }, { forced: { who, on: false } }, { stored: { who, on: false } }, { standard: { who, used: false } }, { movement: { who, used: false } }]) await set(fact);
      }
      await set({ turn: { who: SKARN } });
      // Runa's player waits for attacks: only such players are asked about forced actions.
      await table.server.do(table.gm.key, { house: { habit: { seat: 1, habit: 'force-at-most', value: 99 } } });
    },
    play: async (table) => {
      const [gm, mira] = table.people;
      await table.done(() => attack(gm, 'Runa'));
      let now = await table.view();
      for (let n = 0; n < 40 && now.waiting; n++) {
        const [{ id, seat }] = now.waiting.questions;
        const hands = table.people[seat] ?? gm;
        const own = await table.server.view(hands.key);
        const question = own.waiting.questions.find((it) => it.id === id);
        await answer(hands, question, mira);
        now = await table.server.settled(gm.key, now.seq);
      }
    },
    fits: (_, view) => scene(view).actors.find((it) => it.id === RUNA).states.some((it) => it.kind === 'dodging'),
  },
];

/** Runa dodges; everything else gets the proposed answer. */
async function answer(hands, question, mira) {
  const dodge = question.kind === 'force' && hands === mira ? question.choices.findIndex((it) => /ausweichen/i.test(it.label) && !it.barred) : -1;
  const at = dodge >= 0 ? dodge : Table.usual(question).at;
  const label = question.choices[at]?.label ?? '';
  const box = hands.page.locator('.dock, .ex');
  const button = box.locator(`button[data-choice="${at}"]`).or(box.getByRole('button', { name: label }));
  if (label !== '' && (await hands.sees(button, 1_500))) return hands.tap(button);
  if (question.roll) return hands.tap(box.locator('button.main, button.go'));
  return hands.answer(question, at);
}
