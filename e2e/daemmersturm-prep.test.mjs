// Dämmersturm: characters are prepared from their profiles; the other screens of the table.
import assert from 'node:assert/strict';
import { SHOWN, test } from './browser.mjs';
import { server } from './stage.mjs';
import { HARKO, gm, person, scene, seated, settled, view } from './swarm.mjs';

test('profiles come many at once: what each becomes is told first, and the right ones come while others are wrong', async () => {
  let now = await view();
  await gm.page.goto(`${server.base}/t/${gm.table}/prep`);
  const text = gm.page.getByLabel('Profile, eines unter dem anderen');
  await text.waitFor(SHOWN);
  await text.fill('Grauwolf: (N=20+1|13, F=20-2|12, Z=20-5|10) LP 18\n[AP: 5 | FP: 0 | MP: 0]\nRotfuchs: (N=20+x|13, F=20-2|12, Z=20-5|10) LP 9\nKrähe: (N=20+0|10, F=20+0|10, Z=20-5|8) LP 4');
  const found = gm.page.getByRole('group', { name: '2 Profile gefunden' });
  await found.waitFor(SHOWN);
  const told = await found.innerText();
  assert.match(told, /Kommt dazu als Grauwolf: LP 18/);
  assert.match(told, /Hinweis\s+Zeile 2, Spalte \d+:/);
  assert.match(told, /Rotfuchs[\s\S]*Fehler\s+Zeile 3, Spalte \d+:/);
  assert.equal((await view()).seq, now.seq, 'nothing has changed');
  await gm.check('profiles looked over');
  await gm.shot('ds-profiles-drafts');
  await found.getByRole('button', { name: 'Grauwolf einbringen' }).click();
  now = await settled(now.seq);
  assert.equal(person(now, 'Grauwolf').life.now, 18);
  assert.equal(person(now, 'Krähe'), undefined, 'only the one');
  // Invalid lines stay in the text to be corrected.
  await found.getByRole('button', { name: 'Grauwolf einbringen' }).waitFor({ state: 'detached' });
  const left = await text.inputValue();
  assert.ok(left.includes('Rotfuchs') && left.includes('Krähe') && !left.includes('Grauwolf'), left);
  await text.fill(left.replace('20+x', '20+2'));
  await gm.page.getByRole('group', { name: '2 Profile gefunden' }).waitFor(SHOWN);
  await gm.page.getByRole('button', { name: '2 Figuren ins Spiel bringen' }).click();
  now = await settled(now.seq);
  assert.equal(person(now, 'Rotfuchs').life.now, 9);
  await gm.page.getByRole('group', { name: '2 Profile gefunden' }).waitFor({ state: 'detached' });
  assert.equal(await text.inputValue(), '');
  // Weapons, spells and the name in the client are written in the row: known words, or new ones with their numbers.
  await text.fill('[22:14] Wiesel Nachtgras - (N=20+1|13, F=20-2|12, Z=20+2|10) LP 12');
  const own = gm.page.locator('.own');
  await own.getByLabel('Waffen und Schilde').fill('Langschwert, Runenklinge');
  await own.getByLabel('Waffen und Schilde').press('Tab');
  await gm.see(/„Runenklinge“ ist unbekannt/);
  await own.getByLabel('Waffen und Schilde').fill('Langschwert, Runenklinge 4-12');
  await own.getByLabel('Waffen und Schilde').press('Tab');
  await gm.see(/Langschwert 3–10 \(wie Schwert\) · Runenklinge 4–12/);
  await own.getByLabel('Zauber').fill('Feuerlohe 4-12');
  await own.getByLabel('Zauber').press('Tab');
  await gm.see(/Feuerlohe 4–12/);
  // Entries that follow each other before the server has answered are all kept.
  await text.fill(`${await text.inputValue()}\n\nUhu: (N=20+1|13, F=20-2|12, Z=20+2|10) LP 12`);
  await own.nth(1).waitFor(SHOWN);
  const gear = own.nth(1).getByLabel('Waffen und Schilde');
  await gear.fill('Bogen');
  await own.nth(0).getByLabel('Name im Spielclient').fill('Wiesel');
  await own.nth(1).getByLabel('Zauber').fill('Funke 1-4');
  await own.nth(1).getByLabel('Zauber').press('Tab');
  await gm.see(/Bogen [^·]*· Funke 1–4/);
  assert.equal(await own.nth(0).getByLabel('Name im Spielclient').inputValue(), 'Wiesel');
  await text.fill((await text.inputValue()).split('\n\nUhu')[0]);
  await own.nth(1).waitFor({ state: 'detached', ...SHOWN });
  await gm.check('gear of profiles');
  await gm.shot('ds-profiles-gear');
  now = await view();
  await gm.page.getByRole('button', { name: '1 Figur ins Spiel bringen' }).click();
  now = await settled(now.seq);
  assert.deepEqual(person(now, 'Wiesel Nachtgras').items.map((it) => it.name), ['Langschwert', 'Runenklinge']);
  await gm.page.getByLabel('Profilzeile von').selectOption({ label: 'Grauwolf' });
  assert.match(await gm.page.locator('section code').last().innerText(), /^Grauwolf: \(N=20\+1\|13, F=20-2\|12, Z=20-5\|10\) LP 18/);
});

/** The cards of the preparation from left to right and from top to bottom, column by column; wide ones are left out. */
function columnsOfCards() {
  const boxes = [...document.querySelectorAll('.columns > :not([data-wide])')].map((it) => it.getBoundingClientRect());
  const columns = new Map();
  for (const { left, top, bottom } of boxes) columns.set(left, [...(columns.get(left) ?? []), { top, bottom }]);
  return { columns: [...columns.values()], tops: boxes.map((it) => it.top) };
}

test('the cards of the preparation leave no gaps, and keep their order from top to bottom', async () => {
  await gm.page.goto(`${server.base}/t/${gm.table}/prep`);
  await gm.page.locator('.columns > [data-wide]').first().waitFor(SHOWN);
  for (const [width, count] of [[360, 1], [768, 2], [1280, 3], [1920, 4]]) {
    await gm.page.setViewportSize({ width, height: 900 });
    // The columns follow with the next frame.
    await gm.page.waitForFunction((count) => new Set([...document.querySelectorAll('.columns > :not([data-wide])')].map((it) => it.getBoundingClientRect().left)).size === count, count, SHOWN);
    const { columns, tops } = await gm.page.evaluate(columnsOfCards);
    for (const cards of columns) {
      const gaps = cards.slice(1).map((it, n) => it.top - cards[n].bottom);
      assert.ok(gaps.every((it) => it >= 12 && it <= 24), `${width}: ${gaps}`);
    }
    assert.ok(tops.every((it, n) => n === 0 || it > tops[n - 1] - 24), `${width}: ${tops}`);
    // The longest list is below the columns: within one, it would leave the others empty.
    const [habits, grid] = await Promise.all(['[aria-labelledby=habits-title]', '.columns'].map((it) => gm.page.locator(it).boundingBox()));
    assert.equal(habits.width, grid.width, `${width}: habits`);
    await gm.check(`preparation at ${width} px`);
    await gm.shot(`ds-prep-${width}`);
  }
  await gm.page.setViewportSize({ width: 1280, height: 800 });
});

test('the other screens are there, in both sizes', async () => {
  const harko = person(await view(), HARKO).id;
  for (const [name, path, wanted] of [
    ['log', 'log', /Protokoll/],
    ['lobby', 'lobby', /Plätze/],
    ['prep', 'prep', /Regal/],
    ['settings', 'settings', /Hausregeln/],
    ['sheet', `sheet/${harko}`, /Profilzeile/],
    ['watch', 'watch', /Hauptfrau Grimma/],
  ]) {
    await gm.page.goto(`${server.base}/t/${gm.table}/${path}`);
    await gm.see(wanted);
    await gm.page.waitForTimeout(300);
    await gm.check(name);
    assert.doesNotMatch(await gm.words(), /⟨/, `${name}: every text is there`);
    await gm.shot(`ds-${name}`);
    await gm.page.setViewportSize({ width: 360, height: 740 });
    await gm.check(`${name} at 360 px`);
    await gm.shot(`ds-${name}-phone`);
    await gm.page.setViewportSize({ width: 1280, height: 800 });
  }
});

test('the plot leader brings out people, changes a sheet and a house rule', async () => {
  let now = await view();
  await gm.page.goto(`${server.base}/t/${gm.table}/prep`);
  await gm.page.getByLabel('Name', { exact: true }).first().fill('Moorläufer');
  await gm.page.locator('form button[value=stage]').first().click();
  now = await settled(now.seq);
  assert.equal(scene(now).people.filter((it) => it.name.startsWith('Moorläufer')).length, 3);
  await gm.page.goto(`${server.base}/t/${gm.table}/sheet/${person(now, HARKO).id}`);
  await gm.page.locator('.sheet header button').first().click();
  await gm.page.locator('form button.go').waitFor(SHOWN);
  await gm.check('sheet form');
  await gm.shot('ds-sheet-form');
  await gm.page.locator('form button.go').click();
  await gm.see('Profilzeile');
  await gm.page.goto(`${server.base}/t/${gm.table}/settings?page=switches`);
  const flag = gm.page.locator('input[role=switch]').first();
  await flag.waitFor(SHOWN);
  now = await view();
  await flag.click();
  assert.ok((await settled(now.seq)).seq > now.seq);
});

test('no page had a fault', () => {
  for (const one of seated()) assert.deepEqual(one.problems, []);
});
