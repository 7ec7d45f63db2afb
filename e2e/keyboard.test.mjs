// The keyboard alone: in every game, a game master opens a table, a player joins, and they play an exchange. Nothing is
// clicked, and the focus moves only by the Tab key and the arrows.
import assert from 'node:assert/strict';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

const BOOKS = ['sotc', 'malmsturm', 'freefate', 'zerospace', 'daemmersturm'];
/** The most elements to pass with the Tab key. */
const MOST_TABS = 160;
const MOST_ANSWERS = 30;
/** The same from the heading of an action to its button. */
const MOST_TO_ACT = 12;

/** Presses Tab until the focus is on an element that matches `selector`, and visible there. Returns the number of times. */
async function tabTo(page, selector) {
  for (let n = 0; n < MOST_TABS; n++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate((selector) => {
      const on = document.activeElement;
      if (!on?.matches(selector)) return null;
      // The visible part of a check box is its label.
      const shows = [on, on.closest('label')].some((it) => it && getComputedStyle(it).outlineStyle !== 'none');
      return { seen: on.matches(':focus-visible') && shows };
    }, selector);
    if (!found) continue;
    assert.ok(found.seen, `${selector}: the focus is not seen`);
    return n + 1;
  }
  assert.fail(`${selector} is not reached with the Tab key`);
}

/** Gives the proposed answer or takes the proposed action. A question for words has the focus in its field. */
async function goOn(page) {
  if (await page.evaluate(() => document.activeElement?.matches('.ex [data-lone]'))) await page.keyboard.type('Blaue Flecken');
  await tabTo(page, '.ex button.go:not(:disabled), .ex button.main:not(:disabled), .dock button.go:not(:disabled), .composer form button.go:not(:disabled)');
  await page.keyboard.press('Enter');
}

/** Gives the turn to a character, by the shortcut for a typed command. */
async function turnTo(page, name) {
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press('/');
  await page.locator('#command-line:focus').waitFor(SHOWN);
  await page.keyboard.type(`turn to ${name}`);
  await page.keyboard.press('Enter');
}

for (const book of BOOKS) {
  test(`${book}: a table is opened, joined, and an exchange played`, async () => {
    const gm = await Person.sit(browser, server.base);
    await gm.page.locator('#start-link').waitFor(SHOWN);
    await tabTo(gm.page, 'form.card input:not([type=radio])');
    await gm.page.keyboard.type('Jana');
    await tabTo(gm.page, 'form.card select');
    for (let n = 0; n < BOOKS.length && (await gm.page.evaluate(() => document.activeElement.value)) !== book; n++) await gm.page.keyboard.press('ArrowDown');
    assert.equal(await gm.page.evaluate(() => document.activeElement.value), book);
    await tabTo(gm.page, 'form.card button.go');
    await gm.page.keyboard.press('Enter');
    await gm.page.locator('.log').waitFor(SHOWN);
    const [links] = await gm.page.evaluate(() => JSON.parse(localStorage.getItem('schwung.places')));
    gm.key = links.token;

    const player = await Person.sit(browser, `${server.base}/t/${links.table}#${links.join}`);
    await player.page.locator('fieldset input[type=radio]').first().waitFor(SHOWN);
    await tabTo(player.page, 'fieldset input[type=radio]');
    await player.page.keyboard.press('Space');
    await tabTo(player.page, '.name input');
    await player.page.keyboard.type('Mira');
    await player.page.keyboard.press('Enter');
    await player.page.locator('.log').waitFor(SHOWN);
    player.key = await player.token();

    const scene = (view) => Object.values(view.scene)[0];
    let acted = 0;
    for (let n = 0; n < MOST_ANSWERS; n++) {
      const now = await server.view(gm.key);
      if (acted > 0 && !now.waiting && scene(now).clash?.over) break;
      const [asked] = now.waiting?.questions ?? [];
      const own = await server.view(player.key);
      const { seat } = own.house.seats.find((it) => it.mine);
      const isPlayers = now.waiting ? asked.seat === seat : own.my_move;
      const { page } = isPlayers ? player : gm;
      await page.waitForTimeout(400);
      // The character whose turn it is has no player.
      if (!now.waiting && !isPlayers && !now.my_move) await turnTo(page, (scene(now).actors ?? scene(now).people).find((it) => it.seat === seat).name);
      else await goOn(page);
      if (!now.waiting && (isPlayers || now.my_move)) acted += 1;
      await server.settled(gm.key, now.seq);
      // The focused element may be gone; then the focus is where play continues, for both.
      for (const one of [gm, player]) await one.page.waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 5000 });
    }
    const now = await server.view(gm.key);
    assert.ok(scene(now).clash?.over, 'an exchange was played');
    for (const one of [gm, player]) {
      await one.check(`${book} by keyboard`);
      assert.deepEqual(one.problems, []);
      await one.context.close();
    }
  });
}

test('one key leads to what is due, menus and covers keep the focus, and choices are reached by arrows', async () => {
  const gm = await Person.sit(browser, server.base, { locale: 'en-GB' });
  const { page } = gm;
  const has = (selector) => page.waitForFunction((it) => document.activeElement?.matches(it), selector, { timeout: 5000 });
  // The ways to begin are one group, passed with a single Tab.
  await page.locator('#start-link').waitFor(SHOWN);
  await tabTo(page, 'form.card input[type=radio]');
  await page.keyboard.press('ArrowDown');
  await has('input[value=empty]:checked');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await has('form.card button.go');

  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Jana', lang: 'en' });
  await page.goto(`${server.base}/t/${made.table}#${made.gm}`);
  await page.locator('.composer').waitFor(SHOWN);
  await tabTo(page, '.left button');
  await page.keyboard.press('w');
  await has('.composer h2');
  // For a heading that is only read aloud, its card is outlined instead.
  const outline = (page) => page.evaluate(() => {
    const on = document.activeElement;
    return getComputedStyle(getComputedStyle(on).clipPath === 'none' ? on : on.closest('.card')).outlineStyle;
  });
  assert.equal(await outline(page), 'dotted');

  // Attacks out of turn are not possible, so the first entry of this menu cannot have the focus.
  const { scene } = await server.view(made.gm);
  const waits = scene.fate.actors.find((it) => it.seat === 0 && it.id !== scene.fate.conflict.turn && !it.out).name;
  await tabTo(page, `button[data-token="${waits}"]`);
  await page.keyboard.press('Enter');
  await has('[data-menu] [role=menuitem]');
  const first = await page.evaluate(() => document.activeElement.textContent);
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction((it) => document.activeElement.textContent !== it, first);
  await has('[data-menu] [role=menuitem]');
  await page.keyboard.press('Escape');
  await has(`button[data-token="${waits}"]`);
  // From the field for a compel, the arrows lead to the aspects below it.
  const hero = scene.fate.actors.find((it) => it.seat !== 0).name;
  await tabTo(page, `button[data-token="${hero}"]`);
  await page.keyboard.press('Enter');
  await has('[data-menu] [role=menuitem]');
  await page.keyboard.press('Tab');
  await has('[data-menu] form input');
  await page.keyboard.press('ArrowDown');
  await has('[data-menu] [data-compel]');
  await page.keyboard.press('ArrowUp');
  await has('[data-menu] [role=menuitem]:not([data-compel])');
  await page.keyboard.press('Escape');
  await has(`button[data-token="${hero}"]`);

  // A pause covers the table; afterwards, the focus returns to its place.
  await tabTo(page, 'button[aria-label="Pause"]');
  await page.keyboard.press('Enter');
  await has('[role=dialog]');
  await tabTo(page, '.veil button.quiet');
  await page.keyboard.press('Enter');
  await has('button[aria-label="Pause"]');
  await page.keyboard.press('Enter');
  await page.locator('.strip').waitFor({ state: 'detached' });
  await has('button[aria-label="Pause"]');

  // If the focus waits at the last deed because nothing is due, it moves to the turn when that comes.
  const player = await Person.sit(browser, `${server.base}/t/${made.table}#${made.join}`, { locale: 'en-GB' });
  await player.page.locator('fieldset input[type=radio]').first().waitFor(SHOWN);
  await tabTo(player.page, 'fieldset input[type=radio]');
  await player.page.keyboard.press('Space');
  await tabTo(player.page, '.name input');
  await player.page.keyboard.type('Mira');
  await player.page.keyboard.press('Enter');
  await player.page.waitForFunction(() => document.activeElement?.matches('.ex h2'));
  const own = (await server.view(await player.token())).scene.fate.actors.find((it) => it.mine);
  await server.do(made.gm, { command: { set: { turn: own.id } } });
  await player.page.waitForFunction(() => document.activeElement?.matches('.composer h2'));
  // Before the actions are known, Tab leads to the line for commands, where letters are typed.
  await player.page.locator('.composer .tiles button').first().waitFor(SHOWN);
  await tabTo(player.page, '.composer .tiles button');
  await player.page.keyboard.press('w');
  await player.page.waitForFunction(() => document.activeElement?.matches('.composer h2'));
  assert.equal(await outline(player.page), 'dotted');
  // A player cannot undo, and is told who can; the key is not in their list.
  await player.page.keyboard.press('u');
  await player.page.getByText('Only the game master can undo.').waitFor(SHOWN);
  await player.page.keyboard.press('?');
  await player.page.locator('dialog[open] kbd').first().waitFor(SHOWN);
  assert.equal(await player.page.locator('dialog[open] kbd', { hasText: /^U$/ }).count(), 0);
  await player.page.keyboard.press('Escape');
  // If nothing is going on, as after an undo, it waits at the title.
  await player.page.locator('h1').evaluate((it) => (it.tabIndex = -1, it.focus()));
  assert.equal(await outline(player.page), 'dotted');
  // After use of the pointer, headings have no outline.
  await player.page.mouse.click(640, 790);
  await player.page.locator('.composer h2').evaluate((it) => it.focus());
  assert.equal(await player.page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle), 'none');
  await player.context.close();

  // Dice are before the button that shows them.
  await tabTo(page, '.say-box button[aria-expanded]');
  await page.keyboard.press('Enter');
  await has('.plain button.go');
  assert.deepEqual(gm.problems, []);
  await gm.context.close();
});

test('few presses of Tab lead through an attack of ZeroSpace, and arrows to what it leaves out', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'zerospace' } }, gm: 'Jana', lang: 'en' });
  const gm = await Person.sit(browser, `${server.base}/t/${made.table}#${made.gm}`, { locale: 'en-GB' });
  const { page } = gm;
  const has = (selector) => page.waitForFunction((it) => document.activeElement?.matches(it), selector, { timeout: 5000 });
  const due = async () => {
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press('w');
    await has('.composer h2');
  };
  await page.locator('.composer form button.go').waitFor(SHOWN);
  const { actors, round } = (await server.view(made.gm)).scene.zero_space;
  const acting = new Set(round.slots.flatMap((slot) => slot.places).map((it) => it.actor));
  for (const { id, name } of actors.filter((it) => acting.has(it.id) && it.id !== round.turn)) {
    // The form of the previous character stays until this one's is loaded.
    await page.locator('.composer form').first().evaluate((it) => it.setAttribute('data-before', ''));
    await server.do(made.gm, { command: { set: { turn: { who: id } } } });
    await page.locator('.composer form:not([data-before]) button.go', { hasText: 'Attack' }).waitFor(SHOWN);
    await due();
    const presses = await tabTo(page, '.composer form button.go');
    assert.ok(presses <= MOST_TO_ACT, `${name}: ${presses} presses`);
  }

  // The actions are one group, and so are the options of a field with the controls that show further ones.
  await due();
  await tabTo(page, '.tiles button');
  await page.keyboard.press('ArrowRight');
  await has('.tiles button:nth-child(2)');
  await page.keyboard.press('End');
  await has('.tiles button[aria-expanded]');
  await page.keyboard.press('ArrowRight');
  await has('.tiles button:first-child');
  await page.keyboard.press('Tab');
  await has('.targets input[type=radio]');
  await page.keyboard.press('ArrowUp');
  await has('.targets summary');
  await page.keyboard.press('Enter');
  await page.locator('.targets details[open]').waitFor(SHOWN);
  await page.keyboard.press('ArrowDown');
  await has('.targets input[type=radio]');
  await gm.check('an attack by keyboard');
  assert.deepEqual(gm.problems, []);
  await gm.context.close();
});
