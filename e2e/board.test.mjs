// The board itself: boxes, points, aspects, counters, zones and skills respond in place; first steps; spectators.
import assert from 'node:assert/strict';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

const IDA = 'Kapitänin Ida Brandt';
let gm;
/** Uses a phone. */
let ida;

const view = () => server.view(gm.key);
const scene = (it) => it.scene.fate;
const actor = (it, name) => scene(it).actors.find((one) => one.name === name);
const board = () => gm.page.locator('.zones');

/** Does something and waits for its record, or until `is` holds. */
async function done(act, is = () => true) {
  const { seq } = await view();
  await act();
  let now = await server.settled(gm.key, seq);
  while (!is(now)) now = await server.settled(gm.key, now.seq);
  return now;
}

async function say(...lines) {
  for (const line of lines) await done(() => server.do(gm.key, { say: line }));
}

test('an empty table shows the first steps, which vanish with the first figure', async () => {
  const person = await Person.sit(browser, server.base);
  await person.page.getByLabel('Dein Name').fill('Jana');
  await person.page.locator('input[type=radio][value=empty]').check();
  await person.page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await person.see(/Drei Handgriffe/);
  await person.page.locator('[data-add]').first().waitFor(SHOWN);
  await person.check('empty table');
  await person.shot('board-empty');
  await person.page.locator('[data-add]').first().click();
  const line = person.page.locator('[data-adding]');
  await line.locator('input').fill('Türsteher');
  await line.locator('input').press('Enter');
  await person.page.getByText(/Drei Handgriffe/).waitFor({ ...SHOWN, state: 'hidden' });
  await person.context.close();
});

test('a demo table is open, and the link is at hand', async () => {
  gm = await Person.sit(browser, server.base);
  await gm.page.getByLabel('Dein Name').fill('Jana');
  await gm.page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await gm.see('Die Rote Witwe');
  gm.key = await gm.token();
  await gm.page.getByRole('button', { name: 'Einladen', exact: true }).click();
  const link = await gm.page.locator('[popover]:popover-open input').inputValue();
  await gm.check('invitation');
  await gm.page.keyboard.press('Escape');
  const phone = { width: 360, height: 740 };
  ida = await Person.sit(browser, link, phone);
  await ida.page.getByText('Ida').first().waitFor(SHOWN);
  // Reloading leads back to the page for joining.
  await ida.page.reload();
  await ida.page.getByText('Ida').first().click();
  await ida.page.getByRole('button', { name: 'Mitspielen' }).click();
  await ida.see(/Nebel, so dick/);
  ida.key = await ida.token();
});

test('one click marks a box, and one gives a point', async () => {
  const boxes = gm.page.getByRole('group', { name: /^Gesundheit/ }).first();
  let now = await done(() => boxes.getByRole('button', { name: 'Kästchen 3' }).click());
  assert.deepEqual(actor(now, IDA).tracks[0].boxes.filter((it) => it.marked).map((it) => it.number), [3]);
  now = await done(() => boxes.getByRole('button', { name: 'Kästchen 3' }).click());
  assert.equal(actor(now, IDA).tracks[0].boxes.some((it) => it.marked), false);
  const { fate } = actor(now, IDA);
  now = await done(() => gm.page.locator(`[data-fate="${IDA}"] [data-more]`).click());
  assert.equal(actor(now, IDA).fate, fate + 1);
  assert.equal(await ida.page.getByRole('group', { name: /^Gesundheit/ }).count(), 0, 'players cannot');
});

test('aspects are placed, reworded and removed on their cards', async () => {
  await gm.page.getByRole('button', { name: '+ Neuer Aspekt' }).click();
  await gm.page.getByRole('textbox', { name: 'Neuer Aspekt' }).fill('Glitschige Planken');
  let now = await done(() => gm.page.keyboard.press('Enter'));
  const texts = (it) => scene(it).aspects.map((one) => one.text);
  assert.ok(texts(now).includes('Glitschige Planken'));
  // However many there are, the button for another one has no row of its own.
  const more = ['Ein Schuss fällt', 'Öl auf dem Wasser'];
  const tops = () => gm.page.locator('#aspects').evaluate((it) => [...it.querySelectorAll('.icard, .new')].map((one) => Math.round(one.getBoundingClientRect().top)));
  for (const text of ['', ...more]) {
    if (text) await done(() => server.do(gm.key, { command: { set: { aspect: { text, on: 'scene', hidden: false } } } }));
    const all = await tops();
    assert.ok(all.slice(0, -1).includes(all.at(-1)), `${text}: ${all}`);
  }
  await gm.page.getByRole('button', { name: /Glitschige Planken.*umformulieren/ }).click();
  await gm.page.getByRole('textbox', { name: 'Umformulieren' }).fill('Vereiste Planken');
  now = await done(() => gm.page.keyboard.press('Enter'), (it) => texts(it).includes('Vereiste Planken') && !texts(it).includes('Glitschige Planken'));
  await gm.check('aspects of the game master');
  for (const text of more) await done(() => gm.page.getByRole('button', { name: new RegExp(`${text}.*entfernen`) }).click());
  now = await done(() => gm.page.getByRole('button', { name: /Vereiste Planken.*entfernen/ }).click());
  assert.ok(!texts(now).includes('Vereiste Planken'));
});

test('a counter has a menu, by mouse and by keyboard, from which an aspect is compelled', async () => {
  const token = board().locator(`[data-token="${IDA}"]`);
  await token.focus();
  await gm.page.keyboard.press('Enter');
  const menu = gm.page.locator('[data-menu]');
  await menu.getByRole('menuitem').first().waitFor(SHOWN);
  await gm.check('menu of a counter');
  await gm.shot('board-menu');
  await gm.page.keyboard.press('Escape');
  await menu.waitFor({ ...SHOWN, state: 'hidden' });
  await token.click({ button: 'right' });
  // With a mouse, the reader can type immediately; the aspect then offers the compel.
  await gm.page.waitForFunction(() => document.activeElement?.matches('[data-menu] input'));
  await gm.page.keyboard.type('Sie lässt sich auf ein Duell ein');
  let now = await done(() => menu.locator('[data-compel]', { hasText: 'Säbel' }).click());
  assert.equal(now.waiting.questions[0].kind, 'compelled');
  const { fate } = actor(now, IDA);
  // Yes and no need no confirmation.
  await ida.page.locator('.sheet .yn').first().waitFor(SHOWN);
  await ida.check('a question with two answers');
  await ida.shot('board-yes-no-phone');
  now = await done(() => ida.page.locator('.sheet').getByRole('button', { name: /^Annehmen/ }).click());
  assert.equal(actor(now, IDA).fate, fate + 1);
});

test('the aspect can come first, and the words after it', async () => {
  const { fate } = actor(await server.view(gm.key), IDA);
  await board().locator(`[data-token="${IDA}"]`).focus();
  await gm.page.keyboard.press('Enter');
  await gm.page.locator('[data-menu] [data-compel]', { hasText: 'Säbel' }).click();
  await gm.page.keyboard.type('Sie zieht zu früh');
  let now = await done(() => gm.page.keyboard.press('Enter'));
  assert.equal(now.waiting.questions[0].kind, 'compelled');
  now = await done(() => ida.page.locator('.sheet').getByRole('button', { name: /^Annehmen/ }).click());
  assert.equal(actor(now, IDA).fate, fate + 1);
});

test('a character goes to the shelf with its state, unseen by players, and comes back', async () => {
  const token = board().locator('[data-token="Die Rote Witwe"]');
  const before = actor(await server.view(gm.key), 'Die Rote Witwe');
  await token.click({ button: 'right' });
  await done(() => gm.page.locator('[data-do=shelve]').click());
  assert.ok(!JSON.stringify((await server.view(ida.key)).scene).includes('Die Rote Witwe'));
  await token.waitFor({ ...SHOWN, state: 'detached' });
  await gm.see(/Die Rote Witwe liegt im Regal/);
  await gm.check('a character on the shelf');
  await gm.shot('board-shelf');
  const now = await done(() => gm.page.locator('[data-away="Die Rote Witwe"]').click());
  const after = actor(now, 'Die Rote Witwe');
  assert.deepEqual([after.tracks, after.fate, after.zone, after.shelved], [before.tracks, before.fate, before.zone, false]);
  await token.waitFor(SHOWN);
  // When dragged, it returns to the zone on which it is dropped.
  await token.click({ button: 'right' });
  await done(() => gm.page.locator('[data-do=shelve]').click());
  const zone = board().locator('.zone', { has: gm.page.getByRole('heading', { name: 'Kai', exact: true }) });
  const dropped = await done(() => gm.page.locator('[data-away="Die Rote Witwe"]').dragTo(zone));
  const there = actor(dropped, 'Die Rote Witwe');
  assert.deepEqual([scene(dropped).zones.find((it) => it.id === there.zone).name, there.shelved], ['Kai', false]);
  await say('set Die Rote Witwe zone Deck der Möwe');
});

test('clocks go on with a tap, whispers reach the two, and the search finds what lies on the table', async () => {
  await gm.page.getByRole('button', { name: /Neue Uhr/ }).click();
  const form = gm.page.locator('[data-clock-new]');
  await form.locator('input:not([type=checkbox])').fill('Die Flut steigt');
  await gm.check('a new clock');
  await done(() => form.getByRole('button', { name: 'Dazu', exact: true }).or(form.locator('button.go')).first().click());
  const now = await done(() => gm.page.locator('[data-clock="Die Flut steigt"]').click());
  assert.deepEqual(now.house.clocks.map((it) => [it.filled, it.size]), [[1, 6]]);
  await ida.page.locator('nav button').first().click();
  await ida.see('1 von 6');

  await gm.page.locator('#note-to').selectOption({ label: 'nur Mira (und Spielleitung)' });
  await gm.page.locator('#note').fill('Im Frachtraum tickt etwas.');
  await done(() => gm.page.getByRole('button', { name: 'Senden' }).click());
  await gm.page.locator('#note-to').selectOption('all');
  await ida.page.locator('nav button').nth(3).click();
  await ida.see('Im Frachtraum tickt etwas.');
  await ida.page.locator('nav button').first().click();

  await gm.page.locator('body').press('Control+k');
  const find = gm.page.locator('dialog[open]');
  await find.locator('input').fill('kistentürme');
  await find.getByRole('button', { name: /Wacklige Kistentürme/ }).waitFor(SHOWN);
  await gm.check('search');
  await gm.shot('board-search');
  await gm.page.keyboard.press('Escape');
});

test('a group is added to a zone in the middle of a fight, and the line makes room for it', async () => {
  await board().locator('[data-add]').nth(1).click();
  const line = gm.page.locator('[data-adding]');
  await line.locator('input').fill('Hafenwache');
  await line.locator('[data-quality="2"]').click();
  await line.getByRole('button', { name: /eins mehr/ }).click();
  await gm.check('a line to add somebody');
  await gm.shot('board-add');
  const now = await done(() => line.getByRole('button', { name: 'Hin', exact: true }).click());
  assert.equal(actor(now, 'Hafenwache').minions.members, 4);
  // Reinforcements enter the order immediately, and the log shows when they act.
  assert.ok(scene(now).order.includes(actor(now, 'Hafenwache').id));
  await gm.see(/Verstärkung, noch in dieser Runde am Zug: Hafenwache/);
  await line.waitFor({ ...SHOWN, state: 'hidden' });
  // The next one is one key away.
  assert.equal(await gm.page.evaluate(() => document.activeElement.dataset.add), '');
});

test('out of turn, a skill on the sheet says why it cannot be rolled', async () => {
  await say('turn to Die Rote Witwe');
  await ida.page.locator('nav button').nth(1).click();
  await ida.page.locator('#my-sheet').getByRole('button', { name: /Athletik/ }).click();
  const menu = ida.page.locator('[popover]:popover-open');
  await menu.getByText(/Jemand anders ist am Zug/).waitFor(SHOWN);
  assert.equal(await menu.locator('[data-roll]').count(), 0);
  await ida.check('why a skill cannot be rolled');
  await ida.shot('board-skill-barred-phone');
  await ida.page.keyboard.press('Escape');
  await ida.page.locator('nav button').nth(2).click();
});

test('a skill on the sheet is rolled, and the attack is proposed when it is one’s turn', async () => {
  await say(`set ${IDA} zone Deck der Möwe`, `turn to ${IDA}`);
  await ida.see('Du bist dran');
  assert.match(await ida.page.title(), /^● Du bist dran/);
  const go = ida.page.locator('.composer button.go');
  await go.getByText(/^Angreifen: /).waitFor(SHOWN);
  await ida.check('my turn on a phone');
  await ida.shot('board-turn-phone');
  await ida.page.locator('nav button').nth(1).click();
  await ida.page.getByRole('button', { name: /Athletik/ }).click();
  await ida.page.locator('[popover]:popover-open [role=menuitem]').first().waitFor(SHOWN);
  await ida.check('what can be done with a skill');
  const now = await done(() => ida.page.locator('[popover]:popover-open [data-roll]').click());
  assert.match(scene(now).clash?.acting.text ?? now.waiting?.sentence ?? '', /Athletik/);
  await server.through(gm.key);
});

test('who acts next is not offered the target of the one before', async () => {
  await say(`set ${IDA} zone Deck der Möwe`, 'turn to Die Rote Witwe');
  const composer = gm.page.locator('.composer');
  const button = (name) => composer.getByRole('button', { name }).waitFor(SHOWN);
  await button('Angreifen: Kapitänin Ida Brandt');
  await composer.locator('[data-target="Matrosen der Möwe 2"]').click();
  await button('Angreifen: Matrosen der Möwe 2');
  await say('turn to Matrosen der Möwe 1');
  await button('Angreifen: Kapitänin Ida Brandt');
});

test('the skill follows the purpose of an attack, and the purpose the skill', async () => {
  await say('turn to Die Rote Witwe');
  const composer = gm.page.locator('.composer');
  const chosen = (name) => composer.getByRole('radio', { name, checked: true }).waitFor(SHOWN);
  await chosen('+6 Nahkampfwaffen');
  await composer.getByText('um zu ängstigen').click();
  await chosen('+4 Einschüchtern');
  await say('turn to Matrosen der Möwe 2');
  await composer.locator('select[id$="-actor"]').filter({ has: gm.page.locator('option:checked', { hasText: 'Matrosen der Möwe 2' }) }).waitFor(SHOWN);
  await say('turn to Die Rote Witwe');
  await chosen('+6 Nahkampfwaffen');
  await composer.locator('select', { hasText: 'andere …' }).selectOption({ label: 'Täuschung · Gut (+3)' });
  await composer.getByRole('radio', { name: /um zu täuschen/, checked: true }).waitFor(SHOWN);
});

test('the composer goes on with the turn after an aside, but not while a form is being filled in', async () => {
  const composer = gm.page.locator('.composer');
  const chosen = composer.locator('select[id$="-actor"]');
  const whose = () => chosen.evaluate((it) => it.selectedOptions[0].text);
  const follows = (name) => gm.page.waitForFunction((it) => document.querySelector('.composer select[id$="-actor"]').selectedOptions[0].text === it, name, SHOWN);
  await say('turn to Die Rote Witwe');
  await chosen.selectOption({ label: 'Matrosen der Möwe 2' });
  await say('turn to Lagerarbeiter 1');
  await follows('Lagerarbeiter 1');
  await chosen.selectOption({ label: 'Die Rote Witwe' });
  await composer.getByRole('button', { name: 'Dazwischen' }).click();
  await composer.locator('.forms').getByRole('button', { name: 'Freie Aktion' }).click();
  const words = composer.getByRole('textbox').first();
  await words.fill('Sie zieht die Handschuhe aus');
  await say('turn to Lagerarbeiter 2');
  assert.equal(await whose(), 'Die Rote Witwe');
  assert.equal(await words.inputValue(), 'Sie zieht die Handschuhe aus');
  await composer.getByRole('button', { name: 'Etwas anderes' }).click();
  await follows('Lagerarbeiter 2');
  await say('turn to Matrosen der Möwe 1');
});

test('a command can be typed beside an open form, which keeps what was put in', async () => {
  const composer = gm.page.locator('.composer');
  const line = gm.page.locator('#command-line');
  await composer.locator('.tile[aria-expanded]').click();
  await composer.getByRole('button', { name: 'Dazwischen' }).click();
  await composer.locator('.forms').getByRole('button', { name: 'Freie Aktion' }).click();
  const words = composer.getByRole('textbox').first();
  await words.fill('Sie zieht die Handschuhe aus');
  await line.waitFor({ ...SHOWN, state: 'hidden' });
  await gm.page.evaluate(() => document.activeElement.blur());
  await gm.page.keyboard.press('/');
  await gm.page.locator('#command-line:focus').waitFor(SHOWN);
  assert.equal(await words.inputValue(), 'Sie zieht die Handschuhe aus');
  await composer.locator('.tile[aria-expanded]').click();
  await composer.locator('.tile').first().click();
});

test('why a typed command is refused stands below it, and neither is covered', async () => {
  const { page } = gm;
  const before = page.viewportSize();
  for (const size of [{ width: 360, height: 740 }, before, { width: 1920, height: 1080 }]) {
    await page.setViewportSize(size);
    if (size.width === 360) await page.locator('nav button').nth(2).click();
    const line = page.locator('#command-line');
    await line.fill('Zwielicht greift an');
    await line.press('Enter');
    const refusal = page.locator('.composer [role=alert]', { hasText: 'Zwielicht' });
    await refusal.waitFor(SHOWN);
    // Late content, such as chances, must not push it out of view.
    const late = await page.locator('.composer').first().evaluateHandle((it) => {
      const box = document.createElement('div');
      box.style.height = '6rem';
      it.prepend(box);
      return box;
    });
    const open = () =>
      ['#command-line', '.composer [role=alert]'].every((it) => {
        const one = document.querySelector(it);
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const corners = [left + 8, (left + right) / 2, right - 8].flatMap((x) => [[x, top + 4], [x, bottom - 4]]);
        return corners.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
      });
    await page.waitForFunction(open, undefined, { timeout: 5_000 });
    await gm.check(`a refused command at ${size.width} px`);
    await gm.shot(`board-refused-${size.width}`);
    await late.evaluate((it) => it.remove());
    await line.fill('');
    await refusal.waitFor({ ...SHOWN, state: 'hidden' });
  }
  await page.setViewportSize(before);
  await page.locator('.zones').waitFor(SHOWN);
});

test('the log has one entry for an action, which opens into its steps', async () => {
  await say('turn to Die Rote Witwe', `Die Rote Witwe attacks ${IDA} with Nahkampfwaffen`);
  await server.through(gm.key);
  const entry = gm.page.locator('.log > li', { hasText: /greift .* an/ }).first();
  await entry.waitFor(SHOWN);
  const before = await gm.page.locator('.log li').count();
  await entry.locator('button.head').click();
  assert.ok((await gm.page.locator('.log li').count()) > before + 1, 'its steps are shown');
  await gm.check('an open entry of the log');
  await gm.page.keyboard.press('Escape');
  await gm.page.locator('body').press('u');
  const dialog = gm.page.locator('dialog[open]');
  const keep = dialog.getByLabel('Dieselben Würfel fallen wieder');
  await dialog.getByText('Danach:').waitFor(SHOWN);
  await keep.waitFor(SHOWN);
  await done(() => dialog.getByRole('button', { name: 'Rückgängig machen' }).click());
  await gm.page.locator('.log > li.undone').first().waitFor(SHOWN);
  // Without rolled dice, none are offered.
  await say('turn to Matrosen der Möwe 1');
  // The key undoes the deed that the page shows as the last one.
  await gm.page.locator('.log > li:first-child', { hasText: 'gibt Matrosen der Möwe 1 den Zug' }).waitFor(SHOWN);
  await gm.page.locator('body').press('u');
  await dialog.getByText('Danach:').waitFor(SHOWN);
  await dialog.getByText('Am Zug').first().waitFor(SHOWN);
  assert.equal(await keep.count(), 0);
  await gm.page.keyboard.press('Escape');
  const longer = await gm.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  assert.ok(longer <= 2, `the page grew by ${longer} px`);
});

test('the game master sets a die in two taps, and the log says so', async () => {
  await say('turn to Die Rote Witwe', `Die Rote Witwe attacks ${IDA} with Nahkampfwaffen`);
  await server.through(gm.key);
  const dice = gm.page.locator('.log [data-dice]').first();
  await dice.waitFor(SHOWN);
  await gm.check('dice that can be set');
  await dice.locator('button').first().click();
  const box = gm.page.locator('[popover]:popover-open');
  const other = box.locator('[data-face][aria-pressed=false]').first();
  await other.waitFor(SHOWN);
  await gm.shot('board-set-die');
  const now = await done(() => other.click());
  await gm.see(/Die Spielleitung setzt einen Wurf/);
  await gm.page.locator('.log .st.oth', { hasText: 'gesetzt' }).first().waitFor(SHOWN);
  assert.ok(now.seq > 0);
  await server.through(gm.key);
});

test('the next roll is fixed beforehand, for the game master’s eyes only', async () => {
  const token = board().locator('[data-token="Die Rote Witwe"]');
  await token.focus();
  await gm.page.keyboard.press('Enter');
  await gm.page.locator('[data-prepare]').click();
  await gm.page.locator('[data-preparing] input').first().fill('++++');
  const now = await done(() => gm.page.locator('[data-preparing] button').click());
  assert.deepEqual(now.house.seats[0].prepared, [1, 1, 1, 1]);
  const hers = await server.view(ida.key);
  assert.equal(hers.house.seats[0].prepared, undefined);
  await done(() => server.do(gm.key, { prepare_roll: { seat: 0, faces: [] } }));
});

// A red point.
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const file = { name: 'bild.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') };

async function upload(button) {
  const [chooser] = await Promise.all([gm.page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(file);
}

test('handouts and pictures are seen by those who may', async () => {
  await gm.page.getByRole('button', { name: '+ Neues Handout' }).click();
  const dialog = gm.page.locator('dialog[open]');
  await dialog.locator('input:focus').waitFor(SHOWN);
  await dialog.getByLabel('Titel').fill('Der Frachtbrief');
  await dialog.getByLabel('Text').fill('Drei Kisten, kein Absender.');
  await done(() => upload(dialog.locator('[data-picture]')));
  await dialog.locator('img').waitFor(SHOWN);
  await gm.check('a handout');
  await gm.shot('board-handout');
  let now = await done(() => dialog.getByRole('button', { name: 'Speichern' }).click());
  await gm.page.locator('button:focus', { hasText: '+ Neues Handout' }).waitFor(SHOWN);
  const { id, picture } = now.house.handouts[0];
  const get = (key, nr) => fetch(`${server.base}/api/table/pictures/${nr}`, { headers: { authorization: `Bearer ${key}` } });
  assert.equal((await server.view(ida.key)).house.handouts, undefined, 'it is not handed out yet');
  assert.equal((await get(ida.key, picture)).status, 404);
  now = await done(() => gm.page.getByRole('button', { name: 'Austeilen Der Frachtbrief' }).click());
  assert.equal(now.house.handouts.find((it) => it.id === id).shown, true);
  const answer = await get(ida.key, picture);
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/jpeg']);
  // The counter of a character has a picture, too.
  const token = board().locator('[data-token="Die Rote Witwe"]');
  await token.focus();
  await gm.page.keyboard.press('Enter');
  await done(() => upload(gm.page.locator('[data-menu] [data-picture]')));
  await gm.page.keyboard.press('Escape');
  await token.locator('img').waitFor(SHOWN);
  await ida.page.locator('nav button').first().click();
  await ida.page.getByRole('button', { name: 'Der Frachtbrief' }).click();
  await ida.page.locator('dialog[open] img').waitFor(SHOWN);
  await ida.page.locator('dialog[open] h2:focus').waitFor(SHOWN);
  await ida.check('a handout on a phone');
  await ida.shot('board-handout-phone');
  await ida.page.keyboard.press('Escape');
  await ida.page.locator('button:focus', { hasText: 'Der Frachtbrief' }).waitFor(SHOWN);
});

test('a handout for one player is hers alone', async () => {
  await gm.page.getByRole('button', { name: '+ Neues Handout' }).click();
  const dialog = gm.page.locator('dialog[open]');
  await dialog.getByLabel('Titel').fill('Ein Brief an Ida');
  await dialog.getByRole('checkbox', { name: 'Mira' }).check();
  await dialog.getByText('Nur die Genannten sehen es').waitFor(SHOWN);
  await gm.check('a handout for one player');
  await gm.shot('board-handout-one');
  const now = await done(() => dialog.getByRole('button', { name: 'Austeilen' }).click());
  assert.deepEqual(now.house.handouts.find((it) => it.title === 'Ein Brief an Ida').to, [1]);
  await gm.page.getByRole('button', { name: /Ein Brief an Ida nur für Mira/ }).waitFor(SHOWN);
  await ida.page.locator('.toast', { hasText: 'Neues Handout: Ein Brief an Ida' }).waitFor(SHOWN);
  const [links] = await gm.page.evaluate(() => JSON.parse(localStorage.getItem('schwung.places')));
  const other = await server.api('POST', '/api/join', links.join, { seat: 2, name: 'Jonas' });
  const [hers, his, all] = await Promise.all([ida.key, other.token, links.watch].map((it) => server.view(it)));
  const titles = (it) => (it.house.handouts ?? []).map((one) => one.title);
  assert.ok(titles(hers).includes('Ein Brief an Ida') && hers.house.handouts.every((it) => it.to === undefined));
  assert.ok(!titles(his).includes('Ein Brief an Ida') && !titles(all).includes('Ein Brief an Ida'));
});

test('the shared screen shows what spectators see, also on the game master’s machine', async () => {
  const { page } = gm;
  await page.goto(page.url().replace(/\/t\/([a-z0-9-]+).*/, '/t/$1/watch'));
  await gm.see('Wacklige Kistentürme');
  assert.doesNotMatch(await gm.words(), /Morsche Planken|verborgen/);
  await gm.check('spectators');
});

test('spectators have no lines of their own to filter the log by', async () => {
  const [links] = await gm.page.evaluate(() => JSON.parse(localStorage.getItem('schwung.places')));
  const watching = await Person.sit(browser, `${server.base}/t/${links.table}#${links.watch}`);
  const filters = watching.page.getByRole('group', { name: 'Was gezeigt wird' }).getByRole('button');
  await filters.first().waitFor(SHOWN);
  assert.deepEqual(await filters.allInnerTexts(), ['Alles', 'Würfe']);
  // Zones that need more width than there is can be scrolled by keyboard.
  await watching.page.setViewportSize({ width: 1056, height: 800 });
  await watching.page.locator('.zones[tabindex="0"]').waitFor(SHOWN);
  await watching.check('zones that scroll');
  await watching.context.close();
});

test('a phone on its side keeps the tabs', async () => {
  await ida.page.setViewportSize({ width: 740, height: 360 });
  await ida.page.locator('nav button').first().click();
  await ida.see(/Nebel, so dick/);
  await ida.check('a phone on its side');
  await ida.shot('board-landscape');
  await say('turn to Die Rote Witwe', `Die Rote Witwe attacks ${IDA} with Nahkampfwaffen`);
  await server.through(gm.key);
  const result = ida.page.locator('.moment .card');
  await result.waitFor(SHOWN);
  const { y, height } = await result.boundingBox();
  assert.ok(y >= 0 && y + height <= 304, `the result reaches from ${y} to ${y + height}, above the tabs`);
});

test('the game master’s board works on a phone, too', async () => {
  await gm.page.goBack();
  await gm.page.setViewportSize({ width: 360, height: 740 });
  await gm.page.locator('nav button').first().click();
  await gm.page.locator('[data-add]').first().waitFor(SHOWN);
  await gm.check('the board on a phone');
  await gm.shot('board-gm-phone');
});

test('what is being filled in is still there after a question to somebody else', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Jana', lang: 'de' });
  const person = await Person.sit(browser, `${server.base}/t/${made.table}#${made.gm}`);
  const { page } = person;
  const form = await person.compose(/Aspekt auf jemanden/);
  await form.getByText('Ruben Ohnefurcht').first().click();
  const words = page.locator('.composer').getByLabel('Wortlaut des Aspekts');
  await words.fill('Von der Leiter gestoßen');
  const { actors } = scene(await server.view(made.gm));
  const hero = actors.find((it) => it.name === IDA);
  await server.do(made.gm, { say: `erzwinge "${hero.sheet.aspects[0].text}" von "${IDA}": "Sie zögert"` });
  await page.locator('.composer').waitFor({ state: 'detached' });
  await server.through(made.gm);
  await words.waitFor(SHOWN);
  assert.equal(await words.inputValue(), 'Von der Leiter gestoßen');
  await page.locator('.composer button.go').getByText('Ruben Ohnefurcht').waitFor(SHOWN);
  // From the actions of a character, a conflict can be ended as well.
  await page.locator('.composer .tile[aria-expanded]').click();
  await page.locator('.composer .tabs button', { hasText: /^Szene$/ }).click();
  await page.locator('.composer [data-scene]').click();
  await page.locator('.composer .forms button', { hasText: 'Konflikt beenden' }).waitFor(SHOWN);
  assert.deepEqual(person.problems, []);
  await person.context.close();
});

test('a counter that was picked up is put down again with Escape', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Jana', title: '', lang: 'de' });
  const { page, context } = await Person.sit(browser, `${server.base}/t/${made.table}#${made.gm}`);
  await page.locator(`button[data-token="${IDA}"]`).click();
  await page.getByRole('button', { name: `${IDA} hierher` }).first().waitFor(SHOWN);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `${IDA} hierher` }).first().waitFor({ ...SHOWN, state: 'detached' });
  await context.close();
});

test('no page had a fault', () => {
  for (const person of [gm, ida]) assert.deepEqual(person.problems, []);
});
