// Rows of the list of characters in Dämmersturm.
import assert from 'node:assert/strict';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

test('everybody in melee with a character is told in its row, or counted and shown by a tap', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'daemmersturm' } }, gm: 'Jana', title: '', lang: 'de' });
  await server.through(made.gm);
  for (const name of ['Der Krähenvogt', 'Moorläufer 2', 'Moorläufer 3']) {
    const { seq } = await server.view(made.gm);
    await server.do(made.gm, { say: `setze ${name} nahe Wanja Birkentreu` });
    await server.settled(made.gm, seq);
  }
  const gm = await Person.sit(browser, `${server.base}/t/${made.table}#${made.gm}`);
  const near = gm.page.locator('.roster [role=row][data-id]', { hasText: 'Wanja Birkentreu' }).first().locator('.near');
  /** The number of visible opponents, and the displayed number. */
  const told = () =>
    near.evaluate((cell) => {
      const box = cell.querySelector('.foes') ?? cell;
      const low = box.getBoundingClientRect().bottom + 2;
      const seen = [...box.children].filter((it) => getComputedStyle(it).visibility === 'visible' && it.getBoundingClientRect().bottom <= low).length;
      return [seen, Number(cell.querySelector('.rest')?.innerText.match(/\d+/)?.[0] ?? 0)];
    });
  /** Waits until all characters are visible or counted. */
  async function all() {
    let now = await told();
    for (let tries = 0; tries < 60 && now[0] + now[1] !== 4; tries++) {
      await new Promise((done) => setTimeout(done, 50));
      now = await told();
    }
    assert.equal(now[0] + now[1], 4, `${now}`);
    return now;
  }
  for (const [width, height] of [[1280, 800], [1920, 1080], [768, 1024], [360, 740]]) {
    await gm.page.setViewportSize({ width, height });
    await near.getByText('Moorläufer 3').waitFor({ state: 'attached' });
    const [seen, counted] = await all();
    if (width !== 1280) {
      assert.deepEqual([seen, counted], [4, 0], `${width}`);
      continue;
    }
    await gm.check('counted opponents');
    await near.getByRole('button', { name: `+${counted} Alle im Nahkampf mit Wanja Birkentreu zeigen`, expanded: false }).focus();
    await gm.page.keyboard.press('Enter');
    const less = near.getByRole('button', { name: 'Nahkampf von Wanja Birkentreu in zwei Zeilen', expanded: true });
    await less.waitFor(SHOWN);
    assert.deepEqual(await all(), [4, 0]);
    await less.click();
    await near.getByRole('button', { expanded: false }).waitFor(SHOWN);
    assert.deepEqual(await all(), [seen, counted]);
  }
});
