// The page during a question that comes in the middle of another action: fields keep the focus, and answers are in their usual
// places.
import assert from 'node:assert/strict';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

const [IDA, SELMA, WIDOW, SAILORS, HANDS] = ['Kapitänin Ida Brandt', 'Doktor Selma Quast', 'Die Rote Witwe', 'Matrosen der Möwe 2', 'Lagerarbeiter 1'];
const there = ({ page }) => page.locator('nav button, nav a, .log').first();
const [BEST, WORST] = [[1, 1, 1, 1], [-1, -1, -1, -1]];

async function table() {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Jana', title: '', lang: 'de' });
  const gm = await Person.sit(browser, `${server.base}/t/${made.table}#${made.gm}`);
  await there(gm).waitFor(SHOWN);
  const join = (name, as, screen) => Person.join(browser, `${server.base}/t/${made.table}#${made.join}`, { name, as, there, screen });
  return { made, gm, join };
}

/** An attack with the best dice against the worst ones. */
async function strike(made, by, on, seat) {
  for (const [who, faces] of [[0, BEST], [seat, WORST]]) await server.do(made.gm, { prepare_roll: { seat: who, faces, why: '' } });
  for (const line of [`turn to ${by}`, `${by} attacks ${on} with Nahkampfwaffen`]) await server.do(made.gm, { say: line });
}

const isInvoke = (now) => now.waiting.questions[0].kind === 'invoke';

test('a question asks for words only of those who choose an answer that needs them', async () => {
  const { made, gm, join } = await table();
  const selma = await join('Leyla', 'Selma', { width: 1280, height: 800 });
  await server.do(made.gm, { house: { asking: 'everything' } });
  const note = gm.page.getByPlaceholder('Notiz ins Protokoll');
  await note.click();
  await strike(made, HANDS, SELMA, 3);
  await server.through(made.gm, (now) => isInvoke(now) && now.waiting.questions[0].seat === 3);
  const words = (person) => person.page.locator('.ex .words');
  for (const person of [gm, selma]) await words(person).waitFor(SHOWN);
  const holds = (locator) => locator.evaluate((it) => it === document.activeElement);
  assert.ok(await holds(note), 'the game master goes on with her note');
  assert.ok(!(await holds(words(selma))), 'the question is about aspects first');
  // The answers are visible with the question, and the effect of a hit is on the button.
  const foot = await selma.page.locator('.ex .foot').boundingBox();
  const card = await selma.page.locator('.ex').boundingBox();
  assert.ok(card.y + card.height <= 801 && foot.y > card.y, `${card.y} + ${card.height}`);
  // Choosing it again asks for its words.
  const takers = selma.page.locator('.ex [data-after]:not(.off)');
  for (const n of [1, 0]) await takers.nth(n).click();
  await words(selma).waitFor(SHOWN);
  assert.ok(await holds(words(selma)), 'a chosen answer asks for its words');
});

test('the button says what a hit does, also where there is no choice', async () => {
  const { made, join } = await table();
  const ida = await join('Mira', 'Ida', { width: 360, height: 740 });
  await server.do(made.gm, { house: { asking: 'everything' } });
  await server.do(made.gm, { say: `set ${IDA} zone Deck der Möwe` });
  await strike(made, WIDOW, IDA, 1);
  await server.through(made.gm, (now) => isInvoke(now) && now.waiting.questions[0].seat === 1);
  await ida.page.locator('.ex button.main').filter({ hasText: /Konsequenz/ }).waitFor(SHOWN);
});

test('both answers to a compel stand side by side on a phone, and the next roll is fixed without scrolling', async () => {
  const { made, gm, join } = await table();
  const ida = await join('Mira', 'Ida', { width: 360, height: 740 });
  await gm.page.locator('.zones [data-token]').filter({ hasText: 'IB' }).first().click({ button: 'right' });
  const menu = gm.page.locator('[data-menu]');
  await menu.locator('[data-prepare]').click();
  const go = menu.getByRole('button', { name: 'Festlegen', exact: true });
  await go.waitFor(SHOWN);
  const [inner, outer] = [await go.boundingBox(), await menu.boundingBox()];
  assert.ok(inner.y + inner.height <= outer.y + outer.height, `${inner.y} in ${outer.y} + ${outer.height}`);
  await menu.locator('input').first().fill('Sie bleibt an Bord');
  await menu.locator('.aspect').first().click();
  const answers = ida.page.locator('.ex .foot .yn');
  await answers.nth(1).waitFor(SHOWN);
  const [a, b] = await Promise.all([0, 1].map((n) => answers.nth(n).boundingBox()));
  assert.ok(a.y === b.y && a.width === b.width, `${a.y} ${b.y}`);
});

test('who took somebody out stands within the card, however long the name is', async () => {
  const { made, gm } = await table();
  await server.do(made.gm, { say: `set ${IDA} zone Deck der Möwe` });
  for (let n = 0; n < 4; n++) {
    await strike(made, SAILORS, IDA, 1);
    await server.through(made.gm);
  }
  await gm.page.locator('.seat .past').waitFor(SHOWN);
  await gm.check('somebody taken out');
});

test('the example in the line for typed commands is understood', async () => {
  const { made, gm } = await table();
  const line = gm.page.locator('#command-line');
  for (const turn of [WIDOW, 'Matrosen der Möwe 2']) {
    await server.do(made.gm, { say: `turn to ${turn}` });
    await gm.page.locator('header', { hasText: turn }).first().waitFor(SHOWN);
    await gm.page.locator(`#command-line[placeholder^="${turn}"]`).waitFor(SHOWN);
    const example = await line.getAttribute('placeholder');
    const { seq } = await server.view(made.gm);
    await line.fill(example);
    await line.press('Enter');
    await server.settled(made.gm, seq);
    await server.through(made.gm);
  }
});
