// The tasks of making a character on a phone, in each engine, and of beginning the next evening.
import { Person, SHOWN } from './browser.mjs';
import { Hands } from './counted.mjs';
import { Table } from './taps-table.mjs';

const people = (view) => Object.values(view.scene)[0].people ?? Object.values(view.scene)[0].actors;
const has = (view, name) => people(view).some((it) => it.name.startsWith(name));

/** An empty table with a player on a phone who has no character. */
class CharacterTable extends Table {
  static system = 'sotc';

  static async open(server, browser) {
    const table = new this();
    table.server = server;
    const made = await server.api('POST', '/api/tables', undefined, { start: { empty: { system: this.system } }, gm: 'Jana', title: 'Probe', lang: 'de' });
    const gm = new Hands(await Person.sit(browser, `${server.base}/t/${made.table}#${made.gm}`), 'game master');
    gm.key = made.gm;
    const mira = new Hands(await Person.sit(browser, `${server.base}/t/${made.table}#${made.join}`, { width: 360, height: 740 }), 'Mira');
    await mira.page.getByLabel(/^Dein Name/).fill('Mira');
    await mira.page.getByRole('button', { name: 'Mitspielen' }).click();
    await mira.page.getByText('Wen spielst du?').first().waitFor(SHOWN);
    mira.key = await mira.person.token();
    table.people = [gm, mira];
    table.url = `${server.base}/t/${made.table}`;
    return table;
  }

  async settle(task) {
    // A player who takes a character gets another token.
    this.people[1].key = await this.people[1].person.token();
    await task.before?.(this);
    await this.gm.page.goto(`${this.url}${task.page ?? ''}`);
    await this.people[1].page.evaluate(() => localStorage.removeItem('schwung.draft'));
    await this.people[1].page.goto(`${this.url}/character`);
    await this.people[1].page.getByText('Wen spielst du?').first().waitFor(SHOWN);
  }
}

export class FateCharacters extends CharacterTable {}
export class ZeroSpaceCharacters extends CharacterTable {
  static system = 'zerospace';
}
export class DaemmersturmCharacters extends CharacterTable {
  static system = 'daemmersturm';
}

/** Names are whole: another button begins with the same word. */
const button = (hands, name) => hands.page.getByRole('button', { name, exact: true });
const next = (hands) => hands.tap(button(hands, 'Weiter'));
/** Ends at the table, where the character is. */
const finish = async (hands) => {
  await hands.tap(button(hands, 'Mitspielen'));
  await hands.page.locator('nav button').first().waitFor(SHOWN);
};

export const FATE_CHARACTERS = [
  {
    name: 'a character of Fate on a phone',
    budget: '45 taps',
    play: async ({ people: [, mira] }) => {
      await mira.tap(button(mira, /^Neue Figur/));
      await mira.type(mira.page.getByLabel('Name', { exact: true }), 'Jette Lund');
      await mira.tap(mira.page.locator('.examples button'));
      await next(mira);
      for (let n = 2; n <= 5; n++) {
        await mira.tap(mira.page.locator('.examples button'));
        await next(mira);
      }
      for (const skill of ['Einbruch', 'Heimlichkeit', 'Aufmerksamkeit', 'Athletik', 'Empathie']) await mira.tap(button(mira, new RegExp(`^${skill}`)));
      await mira.tap(button(mira, 'Rest füllen'));
      await next(mira);
      await next(mira);
      await finish(mira);
    },
    fits: (_, view) => has(view, 'Jette Lund'),
  },
  {
    name: 'the next evening',
    budget: '1 tap',
    page: '/evening',
    play: async (table) => {
      await table.done(() => table.gm.tap(button(table.gm, 'Abend beginnen')));
    },
  },
  {
    name: 'a milestone for one character',
    budget: '5 taps and the words',
    page: '/advance',
    before: async (table) => {
      await table.server.do(table.gm.key, { stage: { body: 'system = "sotc"\n[[character]]\nname = "Ida"\nplayer = "Mira"\naspects = ["Schnell"]' } });
    },
    play: async (table) => {
      const { gm } = table;
      await gm.type(gm.page.getByLabel('Was ist der Grund?'), 'Der Speicherkai ist frei');
      await gm.tap(button(gm, 'Ändern: Ida'));
      await gm.type(gm.page.getByLabel('Name', { exact: true }), 'Ida Brandt');
      await gm.tap(button(gm, 'Übernehmen'));
      await table.done(() => gm.tap(gm.page.getByRole('button', { name: /eintragen$/ })));
    },
    fits: (_, view) => has(view, 'Ida Brandt'),
  },
  {
    name: 'a free character taken on a phone',
    budget: '1 tap',
    before: async (table) => {
      await table.server.do(table.gm.key, { stage: { body: 'system = "sotc"\n[[character]]\nname = "Wanja"\nside = "players"' } });
    },
    play: async (table) => {
      const [, mira] = table.people;
      await mira.page.goto(table.url);
      await table.done(() => mira.tap(button(mira, 'Wanja spielen')));
    },
    fits: (_, view) => people(view).find((it) => it.name === 'Wanja')?.seat === 1,
  },
  {
    name: 'a character that waits is approved',
    budget: '3 taps',
    before: async (table) => {
      await table.server.do(table.gm.key, { house: { approval: true } });
      await table.server.do(table.people[1].key, { enter: { body: '[[character]]\nname = "Jette Lund"\naspects = ["Neugierig"]' } });
    },
    play: async (table) => {
      const { gm } = table;
      await gm.tap(gm.page.getByRole('link', { name: /wartet|warten/ }));
      await gm.tap(button(gm, 'Ansehen'));
      await table.done(() => gm.tap(button(gm, 'Zustimmen')));
      await table.server.do(gm.key, { house: { approval: false } });
    },
    fits: (_, view) => has(view, 'Jette Lund'),
  },
];

export const ZEROSPACE_CHARACTERS = [
  {
    name: 'a character of ZeroSpace on a phone',
    budget: '45 taps',
    play: async ({ people: [, mira] }) => {
      await mira.tap(button(mira, /^Neue Figur/));
      await mira.type(mira.page.getByLabel('Name', { exact: true }), 'Kea Moon');
      await next(mira);
      for (const [what, times] of [['Kraft', 3], ['Geschick', 4], ['Wille', 2]]) for (let n = 0; n < times; n++) await mira.tap(button(mira, `${what}: mehr`));
      await next(mira);
      for (const n of [0, 2, 4, 6]) await mira.tap(mira.page.locator('.grid button').nth(n));
      await next(mira);
      for (const n of [0, 3]) await mira.tap(mira.page.locator('ul.list').last().locator('button').nth(n));
      await next(mira);
      await next(mira);
      await finish(mira);
    },
    fits: (_, view) => has(view, 'Kea Moon'),
  },
];

export const DAEMMERSTURM_CHARACTERS = [
  {
    name: 'a profile of Dämmersturm on a phone',
    budget: '45 taps',
    play: async ({ people: [, mira] }) => {
      await mira.tap(button(mira, /^Neue Figur/));
      await mira.type(mira.page.getByLabel('Name', { exact: true }), 'Tjark');
      await next(mira);
      for (const [what, times] of [['Angriff (NA)', 3], ['Abwehr (NV)', 4], ['Abwehr (FV)', 2]]) for (let n = 0; n < times; n++) await mira.tap(button(mira, `${what}: mehr`));
      await next(mira);
      for (const n of [0, 2]) await mira.tap(mira.page.locator('ul.list').last().locator('button').nth(n));
      await next(mira);
      await next(mira);
      await mira.tap(mira.page.locator('ul.list').last().locator('button'));
      await next(mira);
      await finish(mira);
    },
    fits: (_, view) => has(view, 'Tjark'),
  },
];
