// Dämmersturm: what a whole evening brought up. The player at the laptop uses the keyboard alone.
import assert from 'node:assert/strict';
import { SHOWN, test } from './browser.mjs';
import { server } from './stage.mjs';
import { HARKO, NELL, actor, best, does, gm, item, jonas, key, mira, person, scene, seated, settled, tab, through, turn, view } from './swarm.mjs';

const strike = (by, on, it) => ({ attack: { strike: { by, on, with: { item: it }, second: null, abilities: [], plan: {} } } });
const rolls = (seat) => (it) => it.waiting?.questions.some((one) => one.roll && one.seat === seat);
const focused = (one) => one.page.evaluate(() => document.activeElement?.textContent.trim());

/** An enemy's attack would need a line of sight, and others might step in. */
async function shot(on) {
  const now = await turn(person(await view(), NELL).id);
  await does(strike(person(now, NELL).id, person(now, on).id, item(now, NELL, 'Jagdbogen').id));
  return through(rolls(2));
}

test('a number that is typed while a roll waits goes to its field, wherever the focus is', async () => {
  let now = await shot('Bogenschützin 1');
  await jonas.page.locator('.ex .cmd').waitFor(SHOWN);
  await key(jonas, '1');
  await jonas.page.keyboard.type('7');
  await jonas.check('a number is typed');
  await jonas.page.keyboard.press('Enter');
  now = await settled(now.seq);
  assert.equal(scene(now).clash.roll.natural, 17, 'the server has not rolled');
  await through();
});

test('from the heading of the list, letters lead to a name, and Enter aims at it', async () => {
  await turn(person(await view(), NELL).id);
  await jonas.page.locator('.composer form button.go').first().waitFor(SHOWN);
  await key(jonas, 'a');
  await jonas.page.locator('#people-title:focus').waitFor(SHOWN);
  await jonas.page.keyboard.press('ArrowDown');
  await jonas.page.locator('.roster [role=row][data-id]:focus').waitFor(SHOWN);
  await key(jonas, 'a');
  await jonas.page.locator('#people-title:focus').waitFor(SHOWN);
  await jonas.page.keyboard.type('kan');
  const there = await jonas.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  assert.equal(there, 'Kanonier 1');
  await jonas.page.keyboard.press('Enter');
  await jonas.page.locator('.composer button.go:focus', { hasText: 'Kanonier 1' }).waitFor(SHOWN);
  assert.match(await focused(jonas), /Kanonier 1/, 'the button names the target');
});

test('the list of keys has none of other games', async () => {
  await key(jonas, '?');
  const list = jonas.page.locator('dialog[open] dl');
  await list.waitFor(SHOWN);
  const keys = await list.locator('kbd').allInnerTexts();
  assert.ok(keys.includes('A') && keys.includes('L'), keys.join());
  assert.deepEqual(keys.filter((it) => ['G', 'F', 'K', 'C'].includes(it)), []);
  await jonas.page.keyboard.press('Escape');
});

test('lines that became rolls are told by these rolls alone', async () => {
  let now = await shot('Bogenschützin 2');
  const { seq } = now;
  await jonas.page.locator('.tray-card textarea').fill('Jonas rolls 18 (1-20)\nJonas rolls 4 (3-10)');
  await jonas.page.locator('.tray-card textarea').press('Enter');
  await settled(seq);
  now = await through((it) => !rolls(2)(it) && scene(it).clash?.roll?.natural === 18, (it) => Math.min(best(it), 3));
  now = await through();
  await server.shown(server, now.seq);
  for (const one of seated()) {
    await tab(one, 3);
    assert.doesNotMatch(await one.page.locator('.log').innerText(), /ordnet zu|assigns:|pastes lines|fügt Zeilen/);
    await tab(one, 0);
  }
});

test('what was put away does not come back with the next turn', async () => {
  const before = scene(await view()).combat.turn;
  await turn(person(await view(), NELL).id);
  await gm.page.getByRole('button', { name: 'Etwas tun' }).click();
  await gm.page.locator('.composer select').first().selectOption({ label: 'Kanonier 1' });
  const { page } = gm;
  const button = (name) => page.locator('.composer').getByRole('button', { name, exact: true });
  await button('Von Hand').or(button('Mehr …')).first().waitFor(SHOWN);
  if (!(await button('Von Hand').isVisible())) await button('Mehr …').click();
  await button('Von Hand').click();
  await button('Erschöpft').click();
  await page.locator('.composer form').waitFor(SHOWN);
  await page.getByRole('button', { name: 'Doch nichts' }).click();
  const { id } = person(await view(), 'Klingenläufer 1');
  await turn(id);
  const chosen = gm.page.locator('.composer select').first();
  await chosen.waitFor(SHOWN);
  assert.equal(await chosen.evaluate((it) => it.selectedOptions[0].textContent.trim()), 'Klingenläufer 1');
  await turn(before);
});

test('the target of several is not that of the next several', async () => {
  const tick = async (name) => gm.page.locator(`#figure-${person(await view(), name).id} input[type=checkbox]`).click();
  await tick('Klingenläufer 1');
  await tick('Klingenläufer 2');
  const target = gm.page.locator('.bulk select').first();
  await target.selectOption({ label: NELL });
  await gm.page.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await tick('Klingenläufer 3');
  await tick('Klingenläufer 4');
  assert.equal(await target.inputValue(), '', 'each attacks whoever is before it');
  await gm.page.getByRole('button', { name: 'Auswahl aufheben' }).click();
});

test('whoever is shown to all was hidden from nobody’s character either', async () => {
  const { id: entity, name } = scene(await view()).people.find((it) => it.name.startsWith('Späher'));
  for (const observer of [HARKO, NELL]) {
    await does({ set: { fact: { scene: { sight: { observer: person(await view(), observer).id, entity, seen: { hidden: { traceless: false, last: null } } } } }, reason: '' } });
  }
  await gm.page.getByRole('button', { name: `${name} allen zeigen` }).click();
  await tab(mira, 0);
  for (const one of [mira, jonas]) await one.page.locator(`.roster [aria-label="${name}"]`).waitFor(SHOWN);
});

test('who was down is there again in the first fight of the next section', async () => {
  const { id } = person(await view(), HARKO);
  await actor(id, { life: 0 });
  assert.equal(person(await view(), HARKO).status, 'incapacitated');
  await does({ turn: 'end_combat' });
  await does({ turn: 'close_section' });
  const { seq } = await view();
  await gm.page.getByRole('button', { name: /^Kampf beginnen/ }).click();
  await settled(seq);
  const now = await through();
  assert.ok(scene(now).combat.order.some((it) => it.actor === id), 'he takes part');
});

test('handouts, notes and clocks are on the desktop, too', async () => {
  assert.equal(await jonas.page.locator('.material section').count(), 0);
  await gm.page.getByRole('button', { name: '+ Neues Handout' }).click();
  const dialog = gm.page.locator('dialog[open]');
  await dialog.getByLabel('Titel').fill('Das Siegel');
  const { seq } = await view();
  await dialog.getByRole('button', { name: 'Austeilen' }).click();
  await settled(seq);
  await jonas.page.locator('.material section', { hasText: 'Das Siegel' }).waitFor(SHOWN);
  await gm.page.locator('.material section', { hasText: 'Uhren' }).waitFor(SHOWN);
  await gm.check('handouts and clocks on the desktop');
  await jonas.check('a handout on the desktop');
});

test('no page had a fault', () => {
  for (const one of seated()) assert.deepEqual(one.problems, []);
});
