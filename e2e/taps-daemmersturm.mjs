// The tasks of Dämmersturm, whose dice fall in another program and are pasted.
import { Person, SHOWN } from './browser.mjs';
import { Hands } from './counted.mjs';
import { Table } from './taps-table.mjs';

const scene = (view) => view.scene.daemmersturm;
const person = (view, name) => scene(view).people.find((it) => it.name === name);

export class DaemmersturmTable extends Table {
  static async open(server, browser) {
    const table = new DaemmersturmTable();
    table.server = server;
    const gm = new Hands(await Person.sit(browser, server.base), 'plot leader');
    await gm.page.getByLabel('Dein Name').fill('Jana');
    await gm.page.locator('select').first().selectOption('daemmersturm');
    await gm.page.getByRole('button', { name: 'Tisch eröffnen' }).click();
    await gm.page.locator('.roster [role=row][data-id]').first().waitFor(SHOWN);
    const [links] = await gm.page.evaluate(() => JSON.parse(localStorage.getItem('schwung.places')));
    gm.key = links.token;
    const url = `${server.base}/t/${links.table}#${links.join}`;
    const hero = (await server.view(gm.key)).scene.daemmersturm.people.find((it) => it.seat === 1);
    table.hero = hero.name;
    table.people = [gm, await Hands.join(browser, url, 'Mira', hero.name, { width: 360, height: 740 })];
    await server.through(gm.key);
    return table;
  }

  /** Types the commands that the page shows into the game client, and pastes what it prints. */
  async roll(hands, question) {
    const name = hands.name === 'Mira' ? 'Mira' : 'Jana';
    const printed = (command) => {
      const range = command.replace(/^\/roll /, '');
      return `${name} würfelt. Ergebnis: ${Math.max(1, Number(range.split('-')[1]) - 3)} (${range})`;
    };
    const { call } = scene(await this.server.view(hands.key));
    const line = [question.roll.command, ...(call?.then ?? [])].map(printed).join('\n');
    const { seq } = await this.view();
    await hands.paste(line);
    if (await this.heard(seq)) return;
    // Not accepted there: into the field for it.
    hands.tally.pastes -= 1;
    await hands.paste(line, hands.page.locator('.dock input, .ex input, .tray-card textarea'));
  }
}

export const DAEMMERSTURM = [
  {
    name: 'Dämmersturm: attack with pasted dice on both sides',
    budget: '2 pastes and 2 taps',
    before: async (table) => {
      const { id } = person(await table.view(), table.hero);
      const set = (fact) => table.command({ set: { fact, reason: '' } });
      for (const fact of [{ action: false }, { moved: false }, { acted: false }]) await set({ actor: { who: id, fact } });
      await set({ scene: { turn: id } });
    },
    play: async (table) => {
      const mira = table.people[1];
      const form = await mira.compose(/^Angreifen/);
      // The proposed target is attacked.
      await table.done(() => mira.tap(form.locator('button.go')));
      await table.through();
    },
    fits: (_, view) => scene(view).clash?.over === true,
  },
];
