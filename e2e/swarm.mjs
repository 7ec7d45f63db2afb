// A fight of Dämmersturm: a plot leader with thirty characters, a player on a phone, and an English reader. The table is
// open before the first test of a file that imports this.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Person } from './browser.mjs';
import { browser, server } from './stage.mjs';

/** The encounter, with an ability on each side that the library does not define. */
const ENCOUNTER = (await readFile(fileURLToPath(new URL('../encounters/swarm.toml', import.meta.url)), 'utf8'))
  .replace('Nachsetzen, Zähe Haut', 'Nachsetzen, Zähe Haut, Schildwall der Brücke')
  .replace('name = "Klingenläufer"', 'name = "Klingenläufer"\nabilities = ["Sprung aus der Asche"]');

export const HARKO = 'Harko Wellenbrecher';
export const NELL = 'Nell Habichtauge';
export const ORIEL = 'Oriel Aschgrau';

export const view = () => server.view(gm.key);
export const scene = (it) => it.scene.daemmersturm;
export const person = (it, name) => scene(it).people.find((one) => one.name === name);
export const item = (it, who, name) => person(it, who).items.find((one) => one.name === name);
export const seated = () => [gm, mira, jonas];

export const settled = (seq) => server.settled(gm.key, seq);
/** Carries out a command of the plot leader over HTTP. */
export const does = (command) => server.does(gm.key, command);
export const set = (fact) => does({ set: { fact, reason: '' } });
export const actor = (who, fact) => set({ actor: { who, fact } });

/** Answers everything as the plot leader until `stop` returns true; `number` may determine the result of a roll. */
export function through(stop, number = () => null) {
  return server.through(gm.key, stop, (question) => {
    const wanted = number(question);
    return wanted === null ? null : [wanted];
  });
}

export const best = (it) => Math.max(...it.roll.faces[0]);

/** Gives a character a fresh turn. */
export async function turn(who) {
  await through();
  for (const fact of [{ action: false }, { moved: false }, { acted: false }]) await actor(who, fact);
  return set({ scene: { turn: who } });
}

/** Presses a key; on a row of the list, letters jump to names. */
export async function key(one, letter) {
  await one.page.evaluate(() => document.activeElement?.blur());
  await one.page.keyboard.press(letter);
}

/** Opens a tab of the phone: table, sheet, dice, log. */
export const tab = async (one, n) => one.phone && one.page.locator('nav button').nth(n).click();

async function opened() {
  const gm = await Person.sit(browser, server.base);
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
  const mira = await join('Mira', HARKO, { width: 360, height: 740 });
  const jonas = await join('Jonas', NELL, { locale: 'en-GB' });
  await tab(mira, 0);
  await server.through(gm.key);
  return [gm, mira, jonas];
}

/** The plot leader, Mira on a phone, and Jonas, who reads English. */
export const [gm, mira, jonas] = await opened();
