// Dämmersturm at the table: thirty characters in one list, their life points, states and marks.
import assert from 'node:assert/strict';
import { SHOWN, test } from './browser.mjs';
import { server } from './stage.mjs';
import { actor, gm, jonas, key, mira, person, scene, seated, settled, view } from './swarm.mjs';

test('the table opens with thirty of the plot leader’s in one list', async () => {
  const now = await view();
  assert.ok(scene(now).combat, 'the combat has begun');
  assert.equal(scene(now).people.filter((it) => it.seat === 0).length, 30);
  assert.equal(await gm.page.locator('.roster [role=row][data-id]').count(), 34);
  const heights = await gm.page.locator('.roster [role=row][data-id]').evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
  assert.ok(Math.max(...heights) < 40, `one line each: ${Math.max(...heights)} px`);
  for (const one of seated()) {
    await one.page.locator('.strip .place').first().waitFor(SHOWN);
    await one.check('table');
    await one.shot(`ds-table-${one === gm ? 'gm' : one.phone ? 'phone' : 'en'}`);
  }
  assert.match(await jonas.words(), /Round 1/);
});

test('whoever is hidden, and the numbers of the plot leader’s, are on no player’s screen or socket', async () => {
  assert.match(await gm.words(), /Späher im Mühlrad/);
  const grimma = person(await view(), 'Hauptfrau Grimma');
  assert.ok(grimma.profile?.includes('Hauptfrau Grimma'), 'the plot leader reads her profile');
  for (const one of [mira, jonas]) {
    assert.doesNotMatch(await one.words(), /Späher/);
    assert.doesNotMatch(one.frames.join('\n'), /Späher/);
    const seen = person(await server.view(one.key), 'Hauptfrau Grimma');
    assert.deepEqual([seen.profile, seen.life.now, seen.values ?? [], seen.abilities ?? []], [null, null, [], []]);
  }
});

test('life points by tap, by number, and for several at once from the keyboard; one step back for all', async () => {
  let now = await view();
  const archer = (n) => person(now, `Bogenschützin ${n}`);
  const line = (id) => gm.page.locator(`#figure-${id}`);
  const [one, two] = [archer(1), archer(2)];
  for (let n = 0; n < 3; n++) await line(one.id).getByRole('button', { name: /weniger/ }).click();
  now = await settled(now.seq);
  assert.equal(archer(1).life.now, one.life.now - 3, 'three taps are one record');
  await line(two.id).getByRole('textbox').fill('+2');
  await line(two.id).getByRole('textbox').press('Enter');
  now = await settled(now.seq);
  assert.equal(archer(2).life.now, two.life.now + 2);
  await key(gm, 'a');
  await gm.page.waitForFunction(() => document.activeElement?.id === 'people-title', null, SHOWN);
  await line(archer(3).id).focus();
  for (const it of [' ', 'Shift+ArrowDown', 'Shift+ArrowDown']) await gm.page.keyboard.press(it);
  await gm.check('three are chosen');
  await gm.shot('ds-chosen');
  const before = now;
  await gm.page.keyboard.press('-');
  await gm.page.keyboard.type('4');
  await gm.page.keyboard.press('Enter');
  now = await settled(now.seq);
  const hurt = (it) => [3, 4, 5].map((n) => person(it, `Bogenschützin ${n}`).life.now);
  assert.deepEqual(hurt(now), hurt(before).map((it) => it - 4));
  // Back in the list.
  await gm.page.waitForFunction(() => /^figure-\d+$/.test(document.activeElement?.id ?? ''), null, SHOWN);
  await gm.page.keyboard.type('kan');
  const there = await gm.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  assert.equal(there, 'Kanonier 1');
  await gm.page.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await key(gm, 'u');
  const dialog = gm.page.locator('dialog[open]');
  await dialog.getByText('Danach:').waitFor(SHOWN);
  await dialog.getByRole('button', { name: 'Rückgängig machen' }).click();
  now = await settled(now.seq);
  assert.deepEqual(hurt(now), hurt(before), 'one step for all three');
});

test('life points set by hand raise nobody who is down; one tap does', async () => {
  const { id } = person(await view(), 'Bogenschützin 6');
  await actor(id, { life: 0 });
  let now = await actor(id, { life: 3 });
  assert.equal(person(now, 'Bogenschützin 6').status, 'incapacitated');
  const back = gm.page.locator(`#figure-${id}`).getByRole('button', { name: 'Wieder im Kampf' });
  await back.waitFor(SHOWN);
  await gm.check('somebody down with life points');
  await gm.shot('ds-back');
  await back.click();
  now = await settled(now.seq);
  assert.deepEqual([person(now, 'Bogenschützin 6').status, person(now, 'Bogenschützin 6').life.now], ['up', 3]);
  await actor(id, { life: 10 });
});

test('what does not fit into a row is counted there, and read with one key', async () => {
  const { id } = person(await view(), 'Klingenläufer 3');
  await actor(id, { exhausted: true });
  await actor(id, { seeking: true });
  const cell = gm.page.locator(`#figure-${id} .chips`);
  await cell.getByText('erschöpft').waitFor(SHOWN);
  const more = cell.getByRole('button', { name: /Alle Zustände von Klingenläufer 3 zeigen/ });
  assert.match(await more.innerText(), /^\+[12]/);
  await more.focus();
  await gm.page.keyboard.press('Enter');
  await cell.getByRole('button', { name: /Zustände von Klingenläufer 3 in eine Zeile/ }).waitFor(SHOWN);
  const cut = await cell.locator('.some').evaluate((it) => {
    const box = it.getBoundingClientRect();
    const all = [...it.children].map((one) => [one.innerText, one.getBoundingClientRect()]);
    return [all.length, all.filter(([, one]) => one.right > box.right + 1 || one.bottom > box.bottom + 1).map(([text]) => text)];
  });
  assert.deepEqual(cut, [3, []]);
  await gm.check('all conditions of a row');
  await actor(id, { exhausted: false });
  await actor(id, { seeking: false });
  await more.waitFor({ state: 'detached' });
});

test('a state opens its rule, and a line opens with the profile to copy', async () => {
  let now = await view();
  const who = person(now, 'Klingenläufer 6').id;
  now = await actor(who, { exhausted: true });
  const chip = gm.page.locator(`#figure-${who} .chip button`).first();
  await chip.click();
  await gm.page.locator('[popover]:popover-open h3').waitFor(SHOWN);
  await gm.page.keyboard.press('Escape');
  await gm.page.locator(`#figure-${who}`).focus();
  await gm.page.keyboard.press('ArrowRight');
  await gm.page.locator('.opened code').first().waitFor(SHOWN);
  assert.match(await gm.page.locator('.opened code').first().innerText(), /^Klingenläufer 6: \(N=20\+0\|10/);
  await gm.check('an open line');
  await gm.shot('ds-open-line');
  await gm.page.keyboard.press('ArrowLeft');
  await actor(who, { exhausted: false });
});

test('free marks: in a line, for several at once, for the plot leader alone; off again, and one step back', async () => {
  let now = await view();
  const archer = (it, n) => person(it, `Bogenschützin ${n}`);
  const marks = (it) => (it.chips ?? []).filter((one) => one.kind.endsWith('mark')).map((one) => one.text);
  const line = (n) => gm.page.locator(`#figure-${archer(now, n).id}`);
  await line(1).getByRole('button', { name: /^Mehr über/ }).click();
  const field = gm.page.locator('.opened form.marks').getByLabel(/^Freie Markierung/);
  await field.fill('flieht');
  await field.press('Enter');
  now = await settled(now.seq);
  assert.deepEqual(marks(archer(now, 1)), ['flieht']);
  for (const one of [mira, jonas]) assert.deepEqual(marks(archer(await server.view(one.key), 1)), ['flieht'], 'players see it');
  await jonas.page.locator(`#figure-${archer(now, 1).id} .chip`).getByText('flieht').waitFor(SHOWN);
  await gm.check('a mark in a line');
  await gm.shot('ds-mark');
  await line(1).getByRole('button', { name: /^Weniger über/ }).click();
  for (const n of [2, 3]) await line(n).getByRole('checkbox').check();
  const many = gm.page.locator('.bulk form.marks');
  await many.getByLabel(/^Freie Markierung/).fill('bestochen');
  await many.getByLabel('nur für mich').check();
  await many.getByRole('button', { name: 'Markieren', exact: true }).click();
  now = await settled(now.seq);
  assert.deepEqual([2, 3].map((n) => marks(archer(now, n))), [['bestochen'], ['bestochen']]);
  await gm.check('a secret mark for two');
  await gm.shot('ds-mark-secret');
  for (const one of [mira, jonas]) {
    assert.deepEqual(marks(archer(await server.view(one.key), 2)), []);
    assert.doesNotMatch(one.frames.join('\n'), /bestochen/);
  }
  await many.getByRole('button', { name: /^Markierung „bestochen“ allen/ }).click();
  now = await settled(now.seq);
  assert.deepEqual([2, 3].map((n) => marks(archer(now, n))), [[], []]);
  await gm.page.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await line(1).getByRole('button', { name: /^Markierung „flieht“/ }).click();
  now = await settled(now.seq);
  assert.deepEqual(marks(archer(now, 1)), []);
  assert.equal(await gm.page.evaluate(() => document.activeElement?.id), `figure-${archer(now, 1).id}`);
  await key(gm, 'u');
  const dialog = gm.page.locator('dialog[open]');
  await dialog.getByText('Danach:').waitFor(SHOWN);
  assert.match(await dialog.innerText(), /Bogenschützin 1: flieht/);
  await dialog.getByRole('button', { name: 'Rückgängig machen' }).click();
  now = await settled(now.seq);
  assert.deepEqual(marks(archer(now, 1)), ['flieht']);
});

test('on a phone the plot leader has the same list', async () => {
  await gm.page.goto(`${server.base}/t/${gm.table}`);
  await gm.page.setViewportSize({ width: 360, height: 740 });
  await gm.page.locator('.roster [role=row][data-id]').first().waitFor(SHOWN);
  await gm.check('list on a phone');
  await gm.page.locator('.roster').scrollIntoViewIfNeeded();
  await gm.page.locator('.roster').evaluate((it) => it.scrollIntoView());
  await gm.shot('ds-list-phone');
  await gm.page.setViewportSize({ width: 1280, height: 800 });
});

test('no page had a fault', () => {
  for (const one of seated()) assert.deepEqual(one.problems, []);
});
