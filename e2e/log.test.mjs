// The log: new lines while the reader is further down, undone lines, and actions that were returned to.
import assert from 'node:assert/strict';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

/** The characters in the order of their turns in the demo of Dämmersturm. */
const WHO = ['Wanja Birkentreu', 'Der Krähenvogt', 'Ilkan Rotfeder', 'Moorläufer 1'];
const there = ({ page }) => page.locator('nav button, .log').first();
/** Does something and waits for its record. */
async function done(made, what) {
  const { seq } = await server.view(made.gm);
  await server.do(made.gm, what);
  return server.settled(made.gm, seq);
}
const note = (made, text) => done(made, { house: { say: { text, to: 'all' } } });

/** A table with more notes than fit on any screen. */
async function long() {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Jana', title: '', lang: 'de' });
  await server.through(made.gm);
  for (let n = 0; n < 30; n++) await note(made, `Notiz ${n}`);
  return made;
}
const inSight = (page) => page.locator('.log > li').first().evaluate((it) => it.getBoundingClientRect().top >= 0 && it.getBoundingClientRect().bottom <= innerHeight);

test('who reads further down is led to what is new, by key and by tap', async () => {
  const made = await long();
  const desk = await Person.sit(browser, `${server.base}/t/${made.table}#${made.watch}`);
  await desk.page.setViewportSize({ width: 1280, height: 800 });
  const phone = await Person.join(browser, `${server.base}/t/${made.table}#${made.join}`, { name: 'Leyla', as: 'Selma', there, screen: { width: 360, height: 740 } });
  await phone.page.getByRole('button', { name: 'Protokoll' }).tap();
  for (const { page } of [desk, phone]) {
    await page.locator('.log > li', { hasText: 'Notiz 29' }).waitFor(SHOWN);
    assert.equal(await page.locator('.jump').count(), 0);
    await page.locator('.log > li', { hasText: 'Notiz 4' }).first().scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector('.log > li').getBoundingClientRect().bottom < 0 || document.querySelector('.log').scrollTop > 0);
  }
  await note(made, 'Es klopft.');
  for (const person of [desk, phone]) {
    const { page } = person;
    const jump = page.getByRole('button', { name: /^1 neu\b.*zum neuesten Eintrag$/s });
    await jump.waitFor(SHOWN);
    const box = await jump.boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= (await page.viewportSize()).height, 'the button is in sight');
    if (person === phone) assert.ok(!(await inSight(page)), 'the entry itself is not');
    await person.check('something new in the log');
    if (person === phone) await jump.tap();
    else {
      await jump.focus();
      await page.keyboard.press('Enter');
    }
    // Keyboard and screen reader users reach the entry, which is marked as new.
    await page.waitForFunction(() => document.activeElement?.matches('.log > li:first-child') && document.activeElement.innerText.includes('Es klopft.'));
    assert.match(await page.locator('.log > li').first().innerText(), /neu:/);
    await page.waitForFunction(() => document.querySelector('.log > li').getBoundingClientRect().top >= 0);
    await jump.waitFor({ state: 'detached' });
    await page.waitForFunction(() => !document.querySelector('.log > li .vh'));
  }
  // On a phone, lines that came while another tab was open are marked as well.
  await phone.page.getByRole('button', { name: 'Bogen' }).tap();
  await phone.page.locator('.log').waitFor({ state: 'detached' });
  await note(made, 'Niemand ist da.');
  await phone.page.getByRole('button', { name: 'Protokoll' }).tap();
  await phone.page.locator('.log > li', { hasText: 'Niemand ist da.' }).filter({ hasText: 'neu:' }).waitFor(SHOWN);
});

test('a click on the undo of an entry hits it, even if another entry was clicked before', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'daemmersturm' } }, gm: 'Jana', title: '', lang: 'de' });
  await server.through(made.gm);
  for (let n = 0; n < 3; n++) {
    await done(made, { let_play: { habit: 'plain' } });
    await server.through(made.gm);
  }
  const { page } = await Person.sit(browser, `${server.base}/t/${made.table}#${made.gm}`);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('[data-at]').waitFor({ ...SHOWN, state: 'attached' });
  const undoable = page.locator('.log > li:has(.do)');
  await undoable.nth(2).waitFor(SHOWN);
  // The entry that was opened and closed keeps the focus.
  const head = page.locator('.log > li:has(.do) .head').first();
  for (const open of ['true', 'false']) {
    await head.click();
    await page.locator(`.log .head:focus[aria-expanded="${open}"]`).waitFor(SHOWN);
  }
  const entry = undoable.nth(2);
  const below = await head.evaluate((it, one) => Boolean(it.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING), await entry.elementHandle());
  assert.ok(below, 'the other one is further down');
  await entry.hover();
  const { x, y, width, height } = await entry.getByRole('button', { name: 'Rückgängig' }).boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await page.locator('dialog[open]').getByText('Rückgängig machen?').waitFor(SHOWN);
});

test('what an undo takes back is one entry that opens, with remarks in between beside it', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'daemmersturm' } }, gm: 'Jana', title: '', lang: 'de' });
  await server.through(made.gm);
  const gm = await Person.sit(browser, `${server.base}/t/${made.table}#${made.gm}`);
  await gm.page.setViewportSize({ width: 1280, height: 800 });
  const { seq } = await server.view(made.gm);
  for (let n = 0; n < 4; n++) {
    await done(made, { say: `${WHO[n]} beendet den Zug` });
    await note(made, `Bemerkung ${n}`);
  }
  await done(made, { undo: { to: seq + 1, keep_dice: false } });
  const gone = gm.page.locator('.log > li.undone');
  await gone.first().waitFor(SHOWN);
  assert.equal(await gone.count(), 1);
  await gone.getByRole('button', { name: /4 Handlungen rückgängig gemacht/, expanded: false }).focus();
  await gm.page.keyboard.press('Enter');
  await gone.getByRole('button', { expanded: true }).waitFor(SHOWN);
  assert.ok((await gone.locator('s').count()) >= 4);
  assert.equal(await gm.page.locator('.log > li', { hasText: 'Bemerkung' }).count(), 4);
  await gm.check('what was undone, opened');
});

test('an undo is told to players, and no earlier result is shown as if it were new', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Jana', title: '', lang: 'de' });
  await server.through(made.gm);
  const phone = await Person.join(browser, `${server.base}/t/${made.table}#${made.join}`, { name: 'Leyla', as: 'Selma', there, screen: { width: 360, height: 740 } });
  const moment = phone.page.locator('.moment .card');
  const attack = async () => {
    await done(made, { say: 'turn to Die Rote Witwe' });
    const { seq } = await done(made, { say: 'Die Rote Witwe greift Ruben Ohnefurcht an mit Nahkampfwaffen' });
    await server.through(made.gm);
    await moment.waitFor(SHOWN);
    await moment.waitFor({ state: 'detached' });
    return seq;
  };
  await attack();
  // Neither is one that a page finds when it is opened.
  const [late] = await Promise.all([Person.sit(browser, `${server.base}/t/${made.table}#${made.watch}`), phone.page.reload()]);
  for (const { page } of [late, phone]) {
    await page.locator('.result, .ex').first().waitFor(SHOWN);
    await page.waitForTimeout(500);
    assert.equal(await page.locator('.moment .card').count(), 0);
  }
  const seq = await attack();
  await done(made, { undo: { to: seq, keep_dice: false } });
  await phone.page.locator('.toast', { hasText: 'Rückgängig gemacht: Die Rote Witwe greift Ruben Ohnefurcht an' }).waitFor(SHOWN);
  assert.equal(await moment.count(), 0);
});

test('an action in which somebody still decides something is one entry', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'daemmersturm' } }, gm: 'Jana', title: '', lang: 'de' });
  await server.through(made.gm);
  const gm = await Person.sit(browser, `${server.base}/t/${made.table}#${made.gm}`);
  await gm.page.setViewportSize({ width: 1280, height: 800 });
  await done(made, { say: 'Wanja Birkentreu greift Moorläufer 1 an mit Schwert' });
  const faces = ({ roll }) => ({ '/roll 1-20': [12], '/roll 3-10': [3] })[roll.command] ?? null;
  const { seq } = await server.through(made.gm, undefined, faces);
  const entry = gm.page.locator('.log > li', { hasText: 'Wanja Birkentreu greift Moorläufer 1 an' });
  await entry.filter({ hasText: /nimmt \d+ Schaden/ }).waitFor(SHOWN);
  await gm.page.locator('[data-reopen=follow]').first().click();
  await server.settled(made.gm, seq);
  await gm.page.locator('.ex [data-question], .ex[data-question]').first().waitFor(SHOWN);
  await server.through(made.gm);
  await entry.filter({ hasText: /nimmt \d+ Schaden/ }).waitFor(SHOWN);
  assert.deepEqual([await entry.count(), await gm.page.locator('.log > li.undone').count()], [1, 0]);
  await entry.getByRole('button', { expanded: false }).first().click();
  await entry.getByText('Einen Moment: Eine Frage wird noch einmal gestellt.').waitFor(SHOWN);
  assert.ok((await entry.locator('s').count()) > 0, 'what no longer applies is struck');
  await gm.check('an action that was gone back to');
});
