// The villain is taken off the table with a consequence, and returns with it: immediately, the next evening, at another table.
import assert from 'node:assert/strict';
import { before } from 'node:test';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

const WIDOW = 'Die Rote Witwe';
const WOUND = 'Versengter Schleier';
let made;
let gesa;
let mira;

before(async () => {
  made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Gesa', title: 'Nebel am Kai', lang: 'de' });
});

const actors = (view) => view.scene.fate.actors;
const widow = (view) => actors(view).find((it) => it.name === WIDOW);
const button = ({ page }, name) => page.getByRole('button', { name, exact: true });
const panel = ({ page }) => page.getByRole('region', { name: /^(Vom Tisch nehmen|Take off the table)$/ });
/** Waits until the game master's view satisfies the condition. */
async function until(holds, key = made.gm) {
  for (let tries = 0; tries < 80; tries += 1) {
    const view = await server.view(key);
    if (holds(view)) return view;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('it does not come');
}

test('last week’s villain goes with her consequence, from the menu of her counter', async () => {
  const { id } = widow(await server.view(made.gm));
  await server.do(made.gm, { command: { set: { consequence: { text: WOUND, on: id, severity: 'moderate', track: 'health' } } } });
  gesa = await Person.sit(browser, `${server.base}/t/${made.table}#${made.gm}`);
  mira = await Person.join(browser, `${server.base}/t/${made.table}#${made.join}`, { name: 'Mira', as: 'Kapitänin Ida Brandt', there: (it) => it.page.locator('nav button').first(), screen: { width: 360, height: 740 } });
  await mira.see(WIDOW);
  await gesa.page.locator(`[data-token="${WIDOW}"]`).first().click({ button: 'right' });
  await gesa.page.getByRole('menuitem', { name: 'Vom Tisch nehmen …' }).click();
  const off = panel(gesa);
  await off.locator('[data-lost]').waitFor(SHOWN);
  assert.ok(await off.getByLabel(WIDOW).isChecked());
  await gesa.check('taking somebody off');
  await gesa.shot('scenes-off-wide');
  await off.getByLabel('Name im Regal').fill('Witwe, versengt');
  await off.getByLabel(/^Auch in mein eigenes Regal/).check();
  await off.getByRole('button', { name: 'Vom Tisch nehmen', exact: true }).click();
  await off.getByText('Vom Tisch, im Regal: Witwe, versengt').waitFor(SHOWN);
  await until((view) => !widow(view) && view.house.shelf.length === 1);
  await mira.page.getByText(WIDOW).first().waitFor({ ...SHOWN, state: 'hidden' });
  assert.ok(!(await mira.words()).includes(WOUND));

  // One undo brings her back; the item on the shelf stays.
  await off.getByRole('button', { name: 'Rückgängig' }).click();
  await until((view) => widow(view)?.consequences.length === 1 && view.house.shelf.length === 1);
  await off.getByLabel(WIDOW).check();
  await off.getByRole('button', { name: 'Vom Tisch nehmen', exact: true }).click();
  await until((view) => !widow(view) && view.house.shelf.length === 2);
});

test('she returns in one tap, and the next evening as well', async () => {
  await gesa.page.goto(`${server.base}/t/${made.table}`);
  await gesa.page.locator('[data-shelf="Witwe, versengt"]').click();
  const back = await until(widow);
  assert.deepEqual(widow(back).consequences.map((it) => it.text), [WOUND]);
  await mira.see(WIDOW);
  await gesa.shot('scenes-back-wide');
  await server.do(made.gm, { take_off: { actors: [widow(back).id], scene: false, name: 'Bis nächste Woche' } });
  await server.do(made.gm, { evening: { passes: 'weeks' } });
  await gesa.page.locator('[data-shelf="Bis nächste Woche"]').click();
  assert.deepEqual(widow(await until(widow)).consequences.map((it) => it.text), [WOUND], 'time has not passed for her');
});

test('at another table she is there from the game master’s own shelf', async () => {
  const other = await server.api('POST', '/api/tables', undefined, { start: { empty: { system: 'sotc' } }, gm: 'Gesa', title: 'Andere Runde', lang: 'de' });
  await gesa.page.goto(`${server.base}/t/${other.table}/prep#${other.gm}`);
  await gesa.page.getByRole('button', { name: 'Ins Spiel bringen Witwe, versengt' }).or(gesa.page.getByRole('listitem').filter({ hasText: 'Witwe, versengt' }).getByRole('button').first()).first().click();
  const there = widow(await until(widow, other.gm));
  assert.deepEqual(there.consequences.map((it) => it.text), [WOUND]);
  await gesa.shot('scenes-other-wide');
});

test('a whole scene goes and takes its place again', async () => {
  const before = await server.view(made.gm);
  const scene = (view) => ({ zones: view.scene.fate.zones.map((it) => it.name), ways: view.scene.fate.ways, aspects: view.scene.fate.aspects.map((it) => it.text).sort() });
  const own = actors(before).filter((it) => it.seat === 0).length;
  await gesa.page.goto(`${server.base}/t/${made.table}#${made.gm}`);
  await gesa.page.locator('.shelf [data-off]').click();
  const off = panel(gesa);
  await off.locator('[data-lost] li').first().waitFor(SHOWN);
  assert.equal(await off.locator('input[type=checkbox]:checked').count(), own + 1, 'everybody of hers, and the scene');
  await gesa.shot('scenes-scene-wide');
  await off.getByLabel('Name im Regal').fill('Der Kai');
  await off.getByRole('button', { name: 'Vom Tisch nehmen', exact: true }).click();
  await until((view) => view.scene.fate.zones.length === 1 && actors(view).every((it) => it.seat !== 0));
  await gesa.page.goto(`${server.base}/t/${made.table}`);
  await gesa.page.locator('[data-shelf="Der Kai"]').click();
  const back = await until((view) => actors(view).length === actors(before).length);
  assert.deepEqual(scene(back), scene(before));
  const states = (view) => actors(view).filter((it) => it.seat === 0).map(({ id, name, zone, hidden, fate, tracks, consequences, minions, out }) => ({ id, name, zone, hidden, fate, tracks, minions, out, consequences: consequences.map((it) => it.text) }));
  assert.deepEqual(states(back), states(before));
});

test('on a phone, in English, and refused while an action waits', async () => {
  const phone = await Person.sit(browser, `${server.base}/t/${made.table}/prep#${made.gm}`, { width: 360, height: 740, locale: 'en-GB' });
  const off = panel(phone);
  await off.getByLabel(WIDOW).check();
  await off.getByText('Nothing will be lost.').waitFor(SHOWN);
  await phone.check('taking somebody off, on a phone');
  await off.scrollIntoViewIfNeeded();
  await phone.shot('scenes-off-phone');
  await phone.page.emulateMedia({ colorScheme: 'dark' });
  await phone.shot('scenes-off-phone-dark');
  const ida = actors(await server.view(made.gm)).find((it) => it.seat === 1);
  await server.do(made.gm, { say: `compel "${ida.sheet.aspects[0].text}" of ${ida.name}: "Der Nebel lockt"` });
  await off.getByText(/An action is still waiting/).waitFor(SHOWN);
  assert.ok(await button(phone, 'Take off the table').isDisabled());
  await server.do(made.gm, 'call_off');
  await off.getByText('Nothing will be lost.').waitFor(SHOWN);
  assert.deepEqual([...gesa.problems, ...mira.problems, ...phone.problems], []);
});
