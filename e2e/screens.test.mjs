// Screens as a whole: the cards of known tables on the start page, the positions of columns, and lists that scroll sideways.
import assert from 'node:assert/strict';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

const SIZES = [[360, 740], [768, 1024], [1280, 800], [1920, 1080]];
const DAYS = 3;
let gm;
let table;

/** The words of the card of the only table, on one line. */
const card = async (page) => (await page.locator('.continue li').innerText()).replace(/\s+/g, ' ');

test('a card says the round, whether one is asked, and when it was last played', async () => {
  gm = await Person.sit(browser, server.base);
  const { page } = gm;
  await page.getByLabel('Dein Name').fill('Jana');
  await page.locator('select').first().selectOption('zerospace');
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await page.locator('.log').first().waitFor(SHOWN);
  await page.goto(server.base);
  const now = page.getByText('Gerade wird gespielt');
  await now.waitFor(SHOWN);
  assert.match(await card(page), /Runde 1\. Du bist (dran|gefragt)\./);

  // A player without the turn reads whose it is.
  const [place] = await page.evaluate(() => JSON.parse(localStorage.getItem('schwung.places')));
  table = `${server.base}/t/${place.table}`;
  const player = await Person.sit(browser, `${table}#${place.join}`);
  await player.page.getByText('Runa Eisvogel').first().click();
  await player.page.getByLabel('Dein Name').fill('Mira');
  await player.page.getByRole('button', { name: 'Mitspielen' }).click();
  await player.page.locator('.log').first().waitFor(SHOWN);
  await player.page.clock.setFixedTime(Date.now() + DAYS * 86_400_000);
  await player.page.goto(server.base);
  await player.page.getByText(`Zuletzt gespielt vor ${DAYS} Tagen`).waitFor(SHOWN);
  assert.match(await card(player.page), /du spielst Runa Eisvogel Runde 1\. (?!Du bist)/);
  for (const [width, height] of SIZES) {
    await player.page.setViewportSize({ width, height });
    await player.check(`start page with a known table at ${width} pixels`);
  }
});

test('settings, log and lobby lie in the middle of a wide screen', async () => {
  for (const width of [1280, 1920]) {
    await gm.page.setViewportSize({ width, height: 900 });
    for (const screen of ['settings', 'log', 'lobby']) {
      await gm.page.goto(`${table}/${screen}`);
      await gm.page.locator('main.page section').first().waitFor(SHOWN);
      const { left, right } = await gm.page.locator('main.page > section').evaluate((it) => it.getBoundingClientRect());
      assert.ok(Math.abs(left - (width - right)) <= 20, `${screen} at ${width}: from ${left} to ${right}`);
      await gm.check(`${screen} at ${width} pixels`);
    }
    const code = await gm.page.locator('img[src*="/api/qr"]').first().boundingBox();
    assert.ok(code && code.y + code.height <= 900, 'what players scan is in sight');
    const ends = await gm.page.locator('.lobby .card').evaluateAll((cards) => Object.values(Object.groupBy(cards.map((it) => it.getBoundingClientRect()), (it) => it.left)).map((it) => Math.max(...it.map(({ bottom }) => bottom))));
    assert.equal(ends.length, 2);
    assert.ok(Math.abs(ends[0] - ends[1]) < 300, `the columns of the lobby end at ${ends}`);
  }
});

test('the help uses the width of a desktop', async () => {
  await gm.page.setViewportSize({ width: 1280, height: 800 });
  await gm.page.goto(`${server.base}/about`);
  await gm.page.locator('h1').first().waitFor(SHOWN);
  const screens = await gm.page.evaluate(() => document.scrollingElement.scrollHeight / innerHeight);
  assert.ok(screens < 2.2, `${screens} screens high`);
  await gm.check('help on a desktop');
});

test('what one may never want to be asked is ticked with a thumb', async () => {
  await gm.page.setViewportSize({ width: 360, height: 740 });
  await gm.page.goto(`${table}/settings?page=prompts`);
  const habits = gm.page.locator('.habit label');
  await habits.first().waitFor(SHOWN);
  const low = await habits.evaluateAll((all) => all.map((it) => it.offsetHeight).filter((it) => it < 44));
  assert.deepEqual(low, []);
});

test('an order of turns that has no room shows that there is more of it, and who acts', async () => {
  await gm.page.setViewportSize({ width: 768, height: 1024 });
  await gm.page.goto(table);
  const order = gm.page.locator('.strip ol').first();
  await order.waitFor(SHOWN);
  await gm.page.waitForFunction(() => document.querySelector('.strip ol').dataset.more === 'right');
  await order.evaluate((it) => it.scrollTo({ left: it.scrollWidth, behavior: 'instant' }));
  await gm.page.waitForFunction(() => document.querySelector('.strip ol').dataset.more === 'left');
  // The turn of the last one is brought into sight, clear of the edges.
  const key = await gm.token();
  for (let n = 0; n < 6; n += 1) {
    const { scene: { zero_space: scene } } = await server.view(key);
    const { name } = scene.actors.find((it) => it.id === scene.round.turn);
    await server.does(key, { end_turn: { by: scene.round.turn } });
    await gm.page.waitForFunction((name) => {
      const list = document.querySelector('.strip ol');
      const now = list.querySelector('[aria-current]');
      if (!now || now.textContent.includes(name)) return false;
      const [all, one] = [list, now].map((it) => it.getBoundingClientRect());
      return one.left >= all.left && one.right <= all.right + 1;
    }, name);
  }
  await gm.page.setViewportSize({ width: 1920, height: 1080 });
  await gm.page.waitForFunction(() => document.querySelector('.strip ol').dataset.more === '');
});
