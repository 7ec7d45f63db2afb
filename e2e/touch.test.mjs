// What lies on the table responds where it lies: aspects, the strip of the order, groups. On phones, what goes on comes first, and
// what people say is told outside the log.
import assert from 'node:assert/strict';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

const [IDA, WIDOW, FOG] = ['Kapitänin Ida Brandt', 'Die Rote Witwe', 'Nebel, so dick wie Teer'];
const PHONE = { width: 360, height: 740 };
const there = ({ page }) => page.locator('nav button, nav a, .log').first();

async function table() {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Jana', title: '', lang: 'de' });
  const gm = await Person.sit(browser, `${server.base}/t/${made.table}#${made.gm}`);
  await there(gm).waitFor(SHOWN);
  const join = (name, as, screen) => Person.join(browser, `${server.base}/t/${made.table}#${made.join}`, { name, as, there, screen });
  return { made, gm, join };
}

const card = (person) => person.page.locator('.aspects').getByRole('button', { name: FOG });
const chip = (person) => person.page.locator('.ex:visible .chip[data-chip]').filter({ hasText: FOG });
const pressed = async (it, to) => {
  await it.and(it.page().locator(`[aria-pressed=${to}]`)).waitFor(SHOWN);
};
const dice = (made, seat, faces) => server.do(made.gm, { prepare_roll: { seat, faces, why: '' } });

test('an aspect is used by a tap on its card, before the roll or after it', async () => {
  const { made, join } = await table();
  const ida = await join('Mira', 'Ida', { width: 1280, height: 800 });
  for (const line of [`set ${IDA} zone Deck der Möwe`, `turn to ${IDA}`]) await server.do(made.gm, { say: line });
  await card(ida).click();
  await pressed(card(ida), true);
  await ida.see(/für deinen nächsten Wurf eingeplant/);
  await ida.check('a planned aspect');
  // She hits anyway, so nobody would ask her.
  await dice(made, 1, [1, 1, 1, 1]);
  await dice(made, 0, [-1, -1, -1, -1]);
  await server.do(ida.key, { say: `${IDA} attacks ${WIDOW} with Nahkampfwaffen` });
  await pressed(chip(ida), true);
  // The card and the chip are one choice.
  await card(ida).click();
  await pressed(chip(ida), false);
  await chip(ida).click();
  await pressed(card(ida), true);
  const { seq } = await server.view(ida.key);
  await ida.page.locator('.ex button.main').click();
  const now = await server.settled(ida.key, seq);
  await pressed(card(ida), false);
  assert.equal(now.scene.fate.actors.find((it) => it.name === IDA).fate, 3, 'it cost a point');
});

test('the strip of the order opens menus, and points at enemies', async () => {
  const { made, gm, join } = await table();
  const ida = await join('Mira', 'Ida', { width: 1280, height: 800 });
  await server.do(made.gm, { say: `turn to ${IDA}` });
  await gm.page.locator('.order').getByRole('button', { name: new RegExp(WIDOW) }).click();
  await gm.page.locator('[data-menu]').getByText(WIDOW).waitFor(SHOWN);
  await gm.page.keyboard.press('Escape');
  await ida.page.getByRole('button', { name: /^Angreifen: / }).waitFor(SHOWN);
  await ida.page.locator('.order').getByRole('button', { name: /Matrosen der Möwe 2/ }).click();
  await ida.page.getByRole('button', { name: /^Angreifen: Matrosen der Möwe 2/ }).waitFor(SHOWN);
  // One stop of the Tab key; the arrows move on.
  assert.equal(await ida.page.locator('.order button[tabindex="0"]').count(), 1);
  await ida.check('an order that responds');
});

test('a phone begins at the top, shows first what goes on, and tells what people say', async () => {
  const { made, join } = await table();
  const [ida, selma] = [await join('Mira', 'Ida', { width: 1280, height: 800 }), await join('Leyla', 'Selma', PHONE)];
  assert.equal(await selma.page.evaluate(() => scrollY), 0);
  await server.do(made.gm, { house: { say: { text: 'Du hörst Schritte.', to: { seat: 3 } } } });
  await selma.page.locator('.toast').filter({ hasText: 'Du hörst Schritte.' }).waitFor(SHOWN);
  await server.do(made.gm, { house: { throw: { dice: '2d6', faces: null, label: 'Wetter', secret: false } } });
  await selma.page.locator('.toast').filter({ hasText: 'Wetter' }).waitFor(SHOWN);
  // On a desktop, the log is open.
  assert.equal(await ida.page.locator('.toast').count(), 0);

  for (const line of [`set ${IDA} zone Deck der Möwe`, `turn to ${IDA}`]) await server.do(made.gm, { say: line });
  await dice(made, 1, [-1, -1, -1, -1]);
  await server.do(ida.key, { say: `${IDA} attacks ${WIDOW} with Nahkampfwaffen` });
  const exchange = selma.page.locator('.ex');
  await exchange.filter({ hasText: WIDOW }).waitFor(SHOWN);
  const [top, zones] = [await exchange.boundingBox(), await selma.page.locator('.zones').boundingBox()];
  assert.ok(top.y < zones.y && top.y < 300, `${top.y} ${zones.y}`);
  await selma.check('an exchange of others on a phone');
});

test('while something else is asked, the exchange before it is not shown', async () => {
  const { made, gm, join } = await table();
  const [ida, selma] = [await join('Mira', 'Ida', PHONE), await join('Leyla', 'Selma', { width: 1280, height: 800 })];
  for (const line of [`set ${IDA} zone Deck der Möwe`, `turn to ${WIDOW}`]) await server.do(made.gm, { say: line });
  await dice(made, 0, [-1, -1, -1, -1]);
  await dice(made, 1, [1, 1, 1, 1]);
  await server.do(made.gm, { say: `${WIDOW} attacks ${IDA} with Nahkampfwaffen` });
  await server.through(made.gm, (now) => now.waiting === null);
  const past = selma.page.locator('.ex').filter({ hasText: `${WIDOW} greift ${IDA}` });
  await past.waitFor(SHOWN);
  await gm.page.locator('.zones [data-token]').filter({ hasText: 'IB' }).first().click({ button: 'right' });
  await gm.page.locator('[data-menu] input').first().fill('Sie bleibt an Bord');
  await gm.page.locator('[data-menu] .aspect').first().click();
  await ida.page.locator('.ex .foot .yn').first().waitFor(SHOWN);
  await selma.see(/Wartet auf Mira/);
  await past.waitFor({ ...SHOWN, state: 'hidden' });
  await selma.check('a question to somebody else');
});

test('a habit plays a whole group of ZeroSpace in one tap, and stops with it', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'zerospace' } }, gm: 'Jana', title: '', lang: 'de' });
  const gm = await Person.sit(browser, `${server.base}/t/${made.table}#${made.gm}`);
  await there(gm).waitFor(SHOWN);
  await server.do(made.gm, { house: { asking: 'little' } });
  const scene = async () => (await server.view(made.gm)).scene.zero_space;
  const first = (await scene()).actors.find((it) => it.name === 'Enterer 1').id;
  await server.do(made.gm, { command: { set: { turn: { who: first } } } });
  const group = async () => (await scene()).round.slots.find((it) => it.places.some((one) => one.actor === first));
  const states = async () => (await group()).places.map((it) => it.state);
  assert.deepEqual(await states(), ['now', 'waits', 'waits', 'waits']);
  await gm.page.getByRole('button', { name: /^Ganze Gruppe spielen lassen/ }).click();
  // Questions in between are answered as usual. The group is last in the order, so the next round follows.
  for (let tries = 0; (await scene()).round.number === 1; tries++) {
    assert.ok(tries < 100, `the group does not go on: ${await states()}`);
    await server.through(made.gm);
    await gm.page.waitForTimeout(300);
  }
  assert.deepEqual(await states(), ['waits', 'waits', 'waits', 'waits']);
  await gm.check('after a group that a habit played');
  await gm.page.getByRole('button', { name: 'Gruppe anhalten' }).waitFor({ ...SHOWN, state: 'hidden' });
});
