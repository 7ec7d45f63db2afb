// The tasks of the Fate books, at the table of the demo.
import { Person, SHOWN } from './browser.mjs';
import { Hands, NotPossible } from './counted.mjs';
import { Table } from './taps-table.mjs';

const [IDA, WIDOW, SAILORS] = ['Kapitänin Ida Brandt', 'Die Rote Witwe', 'Lagerarbeiter 1'];
const WORDS = 'Schnitt quer über den Schwertarm';

const scene = (view) => view.scene.fate;
const actor = (view, name) => scene(view).actors.find((it) => it.name === name);
const marked = (view, name) => actor(view, name).tracks.flatMap((it) => it.boxes).filter((it) => it.marked).length;
const shaped = (question, ...shapes) => question.choices.findIndex((it) => shapes.includes(it.shape) && !it.barred);

export class FateTable extends Table {
  static async open(server, browser) {
    const table = new FateTable();
    table.server = server;
    const gm = new Hands(await Person.sit(browser, server.base), 'game master');
    await gm.page.getByLabel('Dein Name').fill('Jana');
    await gm.page.getByRole('button', { name: 'Tisch eröffnen' }).click();
    await gm.page.getByText('Die Rote Witwe').first().waitFor(SHOWN);
    const [links] = await gm.page.evaluate(() => JSON.parse(localStorage.getItem('schwung.places')));
    gm.key = links.token;
    const url = `${server.base}/t/${links.table}#${links.join}`;
    const phone = { width: 360, height: 740 };
    table.people = [gm, await Hands.join(browser, url, 'Ida', 'Ida', phone), await Hands.join(browser, url, 'Ruben', 'Ruben', {})];
    await table.through();
    return table;
  }
}

/** All characters in one zone, the turn of `who`. */
const turn = (who) => (table) => table.say(...[IDA, SAILORS].map((it) => `set ${it} zone Deck der Möwe`), `turn to ${who}`);

/** Attacks with the proposed means, or with the nearest way to this target. */
async function attack(hands, by, on) {
  const tile = hands.page.locator(`[data-target="${on}"]`);
  if (!(await hands.sees(tile))) {
    const form = await hands.compose(/^Angreifen$/);
    await hands.choose(form, on);
    await hands.tap(form.locator('button.go'));
    return;
  }
  if (!(await tile.first().locator('input').isChecked())) await hands.tap(tile);
  await hands.tap(hands.page.locator('.composer button.go'));
}

/** On a phone, the tab with the actions, unless it is open. */
async function ownTab(hands) {
  if (await hands.page.locator('.composer').first().isVisible()) return;
  await hands.tap(hands.page.locator('nav button').nth(2));
}

/** No points are spent; a hit goes into a box. */
const plainly = (question) => {
  if (question.kind === 'invoke') return { at: shaped(question, 'pass') };
  if (question.kind === 'absorb') {
    // A hit beyond all boxes is not part of the task, which is repeated then.
    const box = shaped(question, 'box');
    return box >= 0 ? { at: box } : { at: shaped(question, 'consequence', 'out'), words: WORDS };
  }
  if (question.kind === 'concede') return { at: shaped(question, 'no') };
  // A hit that no box takes becomes the mildest consequence automatically, and only its words are asked for.
  if (question.kind === 'word') return { at: 0, words: WORDS };
  return null;
};

/** An attack of the widow on Ida, answered by `decide`. */
const widowAttacks = (decide) => async (table) => {
  await table.done(() => attack(table.gm, WIDOW, IDA));
  await table.through(decide);
};

/** Each side invokes one aspect, as soon as it is asked. */
function onceEach() {
  const spent = new Set();
  return (question) => {
    if (question.kind !== 'invoke' || spent.has(question.seat)) return plainly(question);
    const at = shaped(question, 'invoke');
    if (at < 0) return plainly(question);
    spent.add(question.seat);
    return { at };
  };
}

const invokes = (view) => 3 - actor(view, WIDOW).fate === 1 && 4 - actor(view, IDA).fate === 1;

/** Opens the values of a character in the game master's forms. */
async function values(gm, name) {
  await gm.compose();
  await gm.select(gm.page.locator('.composer select'), name);
  const group = gm.page.locator('.composer').getByRole('button', { name: 'Von Hand', exact: true });
  await gm.tap(group);
  await gm.tap(gm.page.locator('.composer').getByRole('button', { name: /Werte setzen/ }));
  return gm.page.locator('.composer form:has(button.go)').first();
}

export const FATE = [
  {
    name: 'Attack on a player that hits and fits a box',
    budget: '3 taps, 2 hand-overs',
    before: turn(WIDOW),
    play: widowAttacks(plainly),
    fits: (_, view) => marked(view, IDA) === 1,
  },
  {
    name: 'Attack by a player that hits and fits a box',
    budget: '3 taps, 2 hand-overs',
    // Without the groups that would take the hits for her.
    before: async (table) => {
      await turn(IDA)(table);
      await table.say('set Matrosen der Möwe 1 out', 'set Matrosen der Möwe 2 out');
    },
    play: async (table) => {
      await table.done(() => attack(table.people[1], IDA, WIDOW));
      await table.through(plainly);
    },
    fits: (_, view) => marked(view, WIDOW) === 1,
  },
  {
    name: 'The same, missed',
    budget: '2 taps, 1 hand-over',
    before: turn(WIDOW),
    play: widowAttacks(plainly),
    fits: (_, view) => marked(view, IDA) === 0 && actor(view, IDA).out === null && actor(view, IDA).consequences.length === 0,
  },
  {
    name: 'The same, one aspect invoked by each side',
    budget: '6 taps, 3 hand-overs',
    before: turn(WIDOW),
    play: (table) => widowAttacks(onceEach())(table),
    fits: (_, view) => invokes(view) && marked(view, IDA) === 1,
  },
  {
    name: 'Hit that becomes a consequence, with its wording',
    budget: '4 taps and the words',
    before: turn(WIDOW),
    play: widowAttacks((question) => {
      if (question.kind === 'invoke' && question.plan?.after) return { at: question.plan.pass, after: 'consequence', words: WORDS };
      if (question.kind === 'absorb') return { at: shaped(question, 'consequence'), words: WORDS };
      if (question.kind === 'word') return { at: 0, words: WORDS };
      return plainly(question);
    }),
    fits: (_, view) => actor(view, IDA).consequences.length === 1,
  },
  {
    name: 'Minions attack a character who defends without spending',
    budget: '2 taps',
    before: turn(SAILORS),
    play: async (table) => {
      await table.done(() => attack(table.gm, SAILORS, IDA));
      await table.through(plainly);
    },
    fits: (_, view) => actor(view, IDA).consequences.length === 0,
  },
  {
    name: 'Maneuver that places an aspect',
    budget: '3 taps and the words',
    before: turn(IDA),
    play: async (table) => {
      const ida = table.people[1];
      const tile = ida.page.locator('.composer [data-act="maneuver"]');
      if (!(await ida.sees(tile))) await ownTab(ida);
      if (await ida.sees(tile)) await ida.tap(tile);
      else await ida.compose(/^Manöver: Aspekt auf jemanden$/);
      const form = ida.page.locator('.composer form:has(button.go)').first();
      await form.waitFor(SHOWN);
      await ida.choose(form, WIDOW);
      await ida.type(form.locator('input:not([type])'), 'Sand in den Augen');
      const bearer = form.locator('select', { hasText: /keine Angabe|bitte wählen/ }).filter({ hasText: WIDOW });
      if (await bearer.first().isVisible()) await ida.select(bearer, WIDOW);
      await table.done(() => ida.tap(form.locator('button.go')));
      await table.through(plainly);
    },
    fits: (_, view) => scene(view).aspects.some((it) => it.text === 'Sand in den Augen'),
  },
  {
    name: 'Skill rolled from the sheet',
    budget: '2 taps',
    before: async (table) => {
      await turn(IDA)(table);
      await table.say('end conflict');
    },
    play: async (table) => {
      const ida = table.people[1];
      // The sheet is open.
      await ida.page.locator('nav button').nth(1).tap();
      const skill = ida.page.locator('#my-sheet').getByRole('button', { name: /Athletik/ });
      if (!(await ida.sees(skill))) throw new NotPossible('skills on the sheet are no buttons');
      const { seq } = await table.view();
      await ida.tap(skill);
      const go = ida.page.locator('#my-sheet [data-roll], [popover]:popover-open [data-roll]');
      if (await ida.sees(go)) await ida.tap(go);
      await table.server.settled(table.gm.key, seq);
      await table.through(plainly);
    },
    fits: (_, view) => scene(view).clash?.over === true,
  },
  {
    name: 'Game master sets a box',
    budget: '1 tap',
    before: turn(WIDOW),
    play: async (table) => {
      const { gm } = table;
      const box = gm.page.locator('aside, .under').getByRole('group', { name: /Gesundheit/ }).first().getByRole('button').nth(1);
      await table.done(async () => {
        if (await gm.sees(box)) return gm.tap(box);
        const form = await values(gm, IDA);
        await gm.tap(form.locator('label.pick', { hasText: /^2/ }).or(form.locator('label.pick', { hasText: '2' })));
        await gm.tap(form.locator('button.go'));
      });
    },
    fits: (_, view) => marked(view, IDA) === 1,
  },
  {
    name: 'Game master gives a fate point',
    budget: '1 tap',
    before: turn(WIDOW),
    play: async (table) => {
      const { gm } = table;
      const more = gm.page.locator(`[data-fate="${IDA}"] [data-more]`);
      await table.done(async () => {
        if (await gm.sees(more)) return gm.tap(more);
        const form = await values(gm, IDA);
        await gm.tap(form.getByRole('button', { name: /^Schicksalspunkte: eins mehr/ }));
        await gm.tap(form.locator('button.go'));
      });
    },
    fits: (_, view) => actor(view, IDA).fate === 5,
  },
  {
    name: 'Game master sets a die',
    budget: '2 taps',
    before: turn(WIDOW),
    play: async (table) => {
      const { gm } = table;
      await table.done(() => attack(gm, WIDOW, IDA));
      gm.tally.people.clear();
      const die = gm.page.locator('.log [data-dice] button').first();
      if (!(await gm.sees(die))) throw new NotPossible('dice that the table rolled cannot be changed');
      await table.done(async () => {
        await gm.tap(die);
        await gm.tap(gm.page.locator('[popover]:popover-open [data-face][aria-pressed=false]'));
      });
    },
  },
  {
    name: 'Compel, accepted',
    budget: '3 taps and the words',
    before: turn(WIDOW),
    play: async (table) => {
      const { gm } = table;
      const effect = 'Sie springt dem Ruderboot nach';
      const token = gm.page.locator(`.zones [data-token="${IDA}"]`);
      await gm.page.locator('.zones').waitFor(SHOWN);
      const aspect = gm.page.locator('[data-menu] [data-compel]', { hasText: 'Der Fluss schuldet mir ein Schiff' });
      if ((await token.count()) > 0) {
        await gm.hold(token);
        if (!(await gm.sees(aspect))) throw new Error('the menu has no aspects to compel');
        // The menu of a player's character begins in the field.
        const field = gm.page.locator('[data-menu] form:not([data-preparing]) input');
        await gm.type(field, effect);
        await table.done(() => gm.tap(aspect));
      } else {
        await gm.compose();
        await gm.select(gm.page.locator('.composer select'), IDA);
        await gm.tap(gm.page.locator('.composer').getByRole('button', { name: 'Punkte und Aspekte', exact: true }));
        await gm.tap(gm.page.locator('.composer').getByRole('button', { name: 'Erzwingen', exact: true }));
        const form = gm.page.locator('.composer form:has(button.go)').first();
        await gm.choose(form, 'Der Fluss schuldet mir ein Schiff');
        await gm.type(form.locator('input:not([type])'), effect);
        await table.done(() => gm.tap(form.locator('button.go')));
      }
      await table.through((question) => (question.kind === 'compelled' ? { at: shaped(question, 'yes') } : null));
    },
    fits: (_, view) => actor(view, IDA).fate === 5,
  },
  {
    name: 'Nameless group placed on a zone in the middle of a fight',
    budget: '4 taps and a name',
    before: turn(WIDOW),
    play: async (table) => {
      const { gm } = table;
      const plus = gm.page.locator('.zones [data-add]').nth(1);
      await gm.page.locator('.zones').waitFor(SHOWN);
      if ((await plus.count()) > 0) {
        await gm.tap(plus);
        const line = gm.page.locator('form[data-adding]');
        await gm.type(line.locator('input').first(), 'Hafenwache');
        await gm.tap(line.locator('[data-quality="2"]'));
        await gm.tap(line.getByRole('button', { name: /mehr/ }));
        await table.done(() => gm.tap(line.getByRole('button', { name: 'Hin', exact: true })));
        return;
      }
      await gm.compose();
      await gm.select(gm.page.locator('.composer select'), 'Tisch und Szene');
      await gm.tap(gm.page.locator('.composer').getByRole('button', { name: 'Von Hand', exact: true }));
      await gm.tap(gm.page.locator('.composer').getByRole('button', { name: 'Schergen dazu', exact: true }));
      const form = gm.page.locator('.composer form:has(button.go)').first();
      await gm.type(form.locator('input:not([type])'), 'Hafenwache');
      await gm.tap(form.locator('label.pick', { hasText: '(+2)' }));
      await gm.tap(form.getByRole('button', { name: /eins mehr/ }));
      await gm.choose(form, 'Deck der Möwe');
      await table.done(() => gm.tap(form.locator('button.go')));
    },
    fits: (_, view) => actor(view, 'Hafenwache')?.minions.members === 4,
  },
  {
    name: 'An opponent taken off the table with all state',
    budget: '3 taps',
    play: async (table) => {
      const { gm } = table;
      const token = gm.page.locator(`[data-token="${WIDOW}"]`).first();
      await token.waitFor(SHOWN);
      await gm.hold(token);
      await gm.tap(gm.page.getByRole('menuitem', { name: 'Vom Tisch nehmen …' }));
      await table.done(() => gm.tap(gm.page.getByRole('region', { name: 'Vom Tisch nehmen' }).getByRole('button', { name: 'Vom Tisch nehmen', exact: true })));
      await gm.page.goBack();
    },
    fits: (_, view) => actor(view, WIDOW) === undefined,
  },
  {
    name: 'The same, brought back',
    budget: '1 tap',
    before: async (table) => {
      const { id } = actor(await table.view(), WIDOW);
      await table.server.do(table.gm.key, { take_off: { actors: [id], scene: false, name: 'Witwe' } });
    },
    play: async (table) => {
      await table.done(() => table.gm.tap(table.gm.page.locator('[data-shelf="Witwe"]').last()));
    },
    fits: (_, view) => actor(view, WIDOW) !== undefined,
  },
  {
    name: 'Undo of the last action',
    budget: '2 taps',
    before: async (table) => {
      await turn(WIDOW)(table);
      await table.command({ set: { fate: [0, 1] } }).catch(() => table.say(`set ${IDA} fate 1`));
    },
    play: async (table) => {
      const { gm } = table;
      await gm.page.locator('.log li').first().waitFor(SHOWN);
      await gm.press('u');
      const dialog = gm.page.locator('dialog[open]');
      const go = dialog.getByRole('button', { name: 'Rückgängig machen' });
      await dialog.getByText('Danach:').waitFor(SHOWN);
      await table.done(() => gm.tap(go));
    },
    fits: (_, view) => actor(view, IDA).fate === 4,
  },
];
