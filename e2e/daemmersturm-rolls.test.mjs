// Dämmersturm: rolls that were made in the game are pasted as text, some of them too early or of another range.
import assert from 'node:assert/strict';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';
import { HARKO, NELL, best, does, gm, item, jonas, mira, person, scene, seated, settled, tab, through, turn, view } from './swarm.mjs';

const strike = (by, on, it) => ({ attack: { strike: { by, on, with: { item: it }, second: null, abilities: [], plan: {} } } });

/** Pastes lines of the game client. */
async function paste(one, text) {
  await tab(one, 2);
  const field = one.page.locator('.tray-card textarea');
  await field.fill(text);
  await field.press('Enter');
}

test('a player attacks on her phone, and pastes what the game rolled', async () => {
  let now = await view();
  assert.equal(now.house.dice, 'own', 'a table of this book begins so');
  await turn(person(now, HARKO).id);
  const form = await mira.compose(/^Angreifen/);
  await form.waitFor(SHOWN);
  await mira.check('attack form');
  await mira.shot('ds-attack-form-phone');
  const target = form.locator('select, fieldset').first();
  if (await target.evaluate((it) => it.matches('select'))) await target.selectOption({ label: await target.locator('option', { hasText: 'Klingenläufer 1' }).first().innerText() });
  else await target.locator('label', { hasText: 'Klingenläufer 1' }).first().click();
  const sword = form.locator('label.pick', { hasText: 'Schwert' }).first();
  if (await sword.isVisible()) await sword.click();
  now = await view();
  await form.getByText('Selbst dran denken – Harko Wellenbrecher: Schildwall der Brücke').waitFor(SHOWN);
  await form.locator('button.go').click();
  await settled(now.seq);
  now = await through((it) => it.waiting?.questions.some((one) => one.roll && one.seat === 1));
  const { call } = scene(now);
  assert.equal(call.command, '/roll 1-20');
  await mira.page.locator('.dock code').getByText('/roll 1-20').waitFor(SHOWN);
  await mira.check('a roll waits');
  await mira.shot('ds-roll-phone');
  await mira.see('Selbst dran denken – Harko Wellenbrecher: Schildwall der Brücke');
  await gm.see('Selbst dran denken – Klingenläufer 1: Sprung aus der Asche');
  for (const one of [mira, jonas]) assert.doesNotMatch(one.frames.join('\n'), /Sprung aus der Asche/, 'an ability of the plot leader’s');
  const { seq } = now;
  await paste(mira, `Mira würfelt. Ergebnis: 17 (1-20)`);
  now = await settled(seq);
  const { clash } = scene(now);
  assert.equal(clash.roll.natural, 17);
  assert.match(clash.title, /Harko/);
  now = await through();
  assert.ok(scene(now).clash.over);
  await tab(mira, 0);
  for (const one of seated()) await one.check('after an attack');
  await gm.shot('ds-attack-over');
  await tab(mira, 3);
  await mira.page.getByRole('button', { name: /^Zeile fürs Spiel/ }).first().waitFor(SHOWN);
});

test('attack and damage are pasted together, a shield is rolled in between, and dice are taken back alone', async () => {
  let now = await turn(person(await view(), NELL).id);
  await does(strike(person(now, NELL).id, person(now, 'Bogenschützin 6').id, item(now, NELL, 'Jagdbogen').id));
  now = await through((it) => it.waiting?.questions.some((one) => one.roll && one.seat === 2));
  const own = scene(await server.view(jonas.key)).call;
  assert.equal(own.then.length, 1, 'the damage is named with the attack');
  const range = own.then[0].replace('/roll ', '');
  await jonas.page.locator('.then code').getByText(own.then[0]).waitFor(SHOWN);
  await paste(jonas, `Jonas rolls 15 (1-20)\nJonas rolls ${range.split('-')[1]} (${range})`);
  await settled(now.seq);
  now = await through();
  assert.ok(scene(now).clash.over);
  assert.ok(scene(now).clash.throws.some((it) => it.natural === Number(range.split('-')[1])), 'the damage is the pasted one');
  const back = gm.page.getByRole('button', { name: /^Nur dies/ });
  const group = gm.page.locator('.log button[aria-expanded=false]').first();
  if (!(await back.first().isVisible())) await group.click();
  await back.first().waitFor(SHOWN);
  await gm.shot('ds-dice-back');
  // The actions of a line appear while the pointer is on it.
  await back.first().locator('xpath=ancestor::li[1]').hover();
  await back.first().click();
  await gm.page.locator('dialog[open]').getByRole('button', { name: 'Rückgängig machen' }).click();
  now = await settled(now.seq);
  assert.ok(now.waiting?.questions.some((it) => it.roll), 'the dice are asked for again');
  // A fumble would take the bow away from later archers.
  await through(() => false, (it) => Math.min(best(it), 12));
});

test('profiles among the rolls are offered as characters', async () => {
  const { seq } = await view();
  const field = gm.page.locator('.tray-card textarea');
  await field.fill('Graupelz: (N=20+1|13, F=20-2|12, Z=20-5|10) LP 18\n[AP: 5 | FP: 0 | MP: 0]');
  await field.press('Enter');
  const offer = gm.page.getByRole('button', { name: 'Als Figuren einbringen' });
  await offer.waitFor(SHOWN);
  await gm.check('profiles in the tray');
  await gm.shot('ds-tray-profile');
  await offer.click();
  await gm.page.getByText('Kommt dazu als Graupelz').waitFor(SHOWN);
  assert.equal((await view()).seq, seq, 'nothing has changed yet');
  await gm.page.goto(`${server.base}/t/${gm.table}`);
  await gm.page.locator('.roster [role=row][data-id]').first().waitFor(SHOWN);
});

test('what is no roll at all is said, with what one looks like, and unusable lines beside those that wait', async () => {
  const said = (text) => mira.page.locator('.tray-card [role=status]').getByText(text).first().waitFor(SHOWN);
  await paste(mira, 'bis gleich');
  await said(/kein Wurf dabei \(so sieht einer aus/);
  await paste(mira, '12 (1-6)');
  await said(/1 unbrauchbar \(Diese Zahl kann in der Spanne nicht fallen\)/);
  await paste(mira, '12 (1-6)\nMira würfelt. Ergebnis: 4 (1-20)');
  await said(/^1 Zeile liegt bereit:/);
  await said(/und 1 unbrauchbar/);
  await mira.page.locator('.tray-card').getByRole('button', { name: /^Verwerfen/ }).click();
});

test('a line that is none of the game’s is refused with the reason', async () => {
  const { seq } = await view();
  await paste(gm, 'Mira würfelt. Ergebnis: 21 (1-20)');
  await gm.page.waitForTimeout(400);
  const now = await view();
  assert.ok(scene(now).tray.every((it) => it.number !== 21), 'nothing of it is kept');
  assert.ok(now.waiting === null || now.seq >= seq);
});

test('a roll that comes too early waits in the tray, and is assigned', async () => {
  let now = await turn(person(await view(), NELL).id);
  await paste(jonas, 'Hedda rolls 18 (1-20)\nJonas rolls 3 (1-100)');
  now = await settled(now.seq);
  const kept = jonas.page.locator('.tray li');
  await kept.nth(1).waitFor(SHOWN);
  assert.equal(await kept.count(), 2);
  assert.equal(await kept.getByRole('button', { name: /^Assign/ }).count(), 0, 'nothing waits yet');
  now = await view();
  await does(strike(person(now, NELL).id, person(now, 'Bogenschützin 1').id, item(now, NELL, 'Jagdbogen').id));
  now = await through((it) => it.waiting?.questions.some((one) => one.roll && one.seat === 2));
  const assign = kept.getByRole('button', { name: /^Assign/ });
  await assign.first().waitFor(SHOWN);
  assert.equal(await assign.count(), 1, 'the other one was rolled for another range');
  await jonas.check('tray');
  await jonas.shot('ds-tray');
  await assign.first().click();
  now = await settled(now.seq);
  assert.equal(scene(now).clash.roll.natural, 18);
  await through();
  now = await view();
  await kept.getByRole('button', { name: /^Discard/ }).first().click();
  now = await settled(now.seq);
  assert.equal(scene(now).tray.length, 0);
});

test('a die of another range is taken anyway, with a reason that stands in the log', async () => {
  let now = await turn(person(await view(), HARKO).id);
  await does(strike(person(now, HARKO).id, person(now, 'Klingenläufer 2').id, item(now, HARKO, 'Schwert').id));
  const damage = (it) => it.waiting?.questions.some((one) => one.roll && one.seat === 1 && one.roll.faces[0][0] === 3);
  now = await through(damage, (it) => (best(it) === 20 ? 19 : null));
  const anyway = (one) => one.page.locator('.tray li').getByRole('button', { name: /^Trotzdem nehmen/ }).first();
  await paste(gm, 'Mira würfelt. Ergebnis: 3 (2-8)');
  now = await settled(now.seq);
  await gm.page.locator('.tray-card .missed').waitFor(SHOWN);
  const { y, height } = await anyway(gm).boundingBox();
  assert.ok(y >= 0 && y + height <= gm.page.viewportSize().height, `in sight at ${y}`);
  await gm.page.locator('.tray li').getByRole('button', { name: /^Verwerfen/ }).first().click();
  now = await settled(now.seq);
  // On a phone, the roll itself offers such a line, without a message that covers its buttons.
  await tab(mira, 0);
  await mira.page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Mira würfelt. Ergebnis: 2 (2-8)');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  now = await settled(now.seq);
  assert.ok(damage(now), 'the roll still waits');
  const dock = mira.page.locator('.dock');
  await dock.getByRole('button', { name: /^Trotzdem nehmen/ }).click();
  const why = dock.locator('.astray input');
  assert.match(await why.inputValue(), /2–8/);
  await mira.check('taken anyway');
  await mira.shot('ds-anyway-phone');
  assert.equal(await mira.page.locator('.toast').count(), 0, 'no message covers the buttons');
  await why.fill('stumpfe Klinge');
  await dock.getByRole('button', { name: 'Nehmen', exact: true }).click();
  // Nothing else happens until the roll is done.
  while (damage(now)) now = await settled(now.seq);
  await gm.see('stumpfe Klinge');
  await through();
});

test('on a phone, the W roll of a spell says which number suffices, and no empty card stands above it', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'daemmersturm' } }, gm: 'Jana', title: '', lang: 'de' });
  const there = (one) => one.page.locator('nav button').first();
  const screen = { width: 360, height: 740 };
  const leyla = await Person.join(browser, `${server.base}/t/${made.table}#${made.join}`, { name: 'Leyla', as: 'Sefira vom Salz', there, screen });
  const [, , sefira, , vogt] = await server.ids(made.gm);
  const { forms } = await server.api('POST', '/api/table/ask', made.gm, { what: { forms: { actor: sefira } } });
  const { fixed, fields } = forms.find((it) => it.verb === 'magic' && 'cast' in it.fixed);
  const spell = fields.find((it) => it.name === 'cast.spell').kind.one.find((it) => it.label === 'Funkenregen').value;
  const take = { overrule: { command: { turn: { take_turn: { by: sefira } } }, reason: 'freie Reihenfolge' } };
  for (const command of [take, { magic: { cast: { ...fixed.cast, spell } } }, { turn: { end_turn: { by: sefira } } }, take]) await server.does(made.gm, command);
  await server.do(made.gm, { command: { magic: { complete: { by: sefira, aim: { at: [vogt] }, plan: {} } } } });
  // W 12 and Z +4.
  await leyla.page.locator('.dock', { hasText: 'ab 8' }).waitFor(SHOWN);
  await leyla.page.locator('nav button').first().click();
  assert.equal(await leyla.page.locator('.card.docked').isVisible(), false);
  await leyla.shot('ds-w-roll');
  assert.deepEqual(leyla.problems, []);
  await leyla.context.close();
});

test('the order shows whose turn it is after a phone was turned', async () => {
  const known = scene(await server.view(await mira.token())).combat.order;
  await turn(known.at(-1).actor);
  await tab(mira, 0);
  const list = mira.page.locator('.strip ol');
  await list.locator('[aria-current]').waitFor(SHOWN);
  const seen = () => list.evaluate((it) => {
    const [place, around] = [it.querySelector('[aria-current]'), it].map((one) => one.getBoundingClientRect());
    return place.left < around.right && place.right > around.left;
  });
  await list.evaluate((it) => it.scrollTo({ left: 0 }));
  assert.equal(await seen(), false, 'the order is longer than the screen');
  await mira.page.setViewportSize({ width: 400, height: 740 });
  await mira.page.waitForFunction(() => {
    const [place, around] = ['.strip [aria-current]', '.strip ol'].map((it) => document.querySelector(it).getBoundingClientRect());
    return place.left < around.right && place.right > around.left;
  });
  await mira.page.setViewportSize({ width: 360, height: 740 });
});

test('the settings ask for nothing that belongs to other games', async () => {
  const { page } = mira;
  const back = page.url();
  await page.goto(`${server.base}/t/${gm.table}/settings?page=mine`);
  await page.locator('#mine-theme').waitFor(SHOWN);
  assert.equal(await page.locator('#mine-ladder').count(), 0);
  await page.goto(back);
});

test('no page had a fault', () => {
  for (const one of seated()) assert.deepEqual(one.problems, []);
});
