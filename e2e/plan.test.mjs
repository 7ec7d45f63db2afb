// The plan for a roll stays visible above the buttons, even where there are most of them: on the game master's phone.
import assert from 'node:assert/strict';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

const [IDA, WIDOW] = ['Kapitänin Ida Brandt', 'Die Rote Witwe'];

/** Whether nothing covers the corners of an element. */
const isOpen = (it) => {
  const { left, right, top, bottom } = it.getBoundingClientRect();
  return [left + 12, right - 12].every((x) => [top + 4, bottom - 4].every((y) => it.contains(document.elementFromPoint(x, y))));
};

test('what is planned is above the buttons of the game master’s phone, and what is proposed stays below her pointer', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Jana', title: '', lang: 'de' });
  const gm = await Person.sit(browser, `${server.base}/t/${made.table}#${made.gm}`, { width: 360, height: 740 });
  await gm.page.locator('nav button').first().waitFor(SHOWN);
  await server.do(made.gm, { house: { asking: 'everything' } });
  for (const line of [`set ${IDA} zone Deck der Möwe`, `turn to ${WIDOW}`]) await server.do(made.gm, { say: line });
  await server.do(made.gm, { prepare_roll: { seat: 0, faces: [-1, -1, -1, -1], why: '' } });
  await server.do(made.gm, { prepare_roll: { seat: 1, faces: [0, 1, 1, 1], why: '' } });
  await server.do(made.gm, { say: `${WIDOW} attacks ${IDA} with Nahkampfwaffen` });
  await server.through(made.gm, (now) => now.waiting.questions[0].kind === 'invoke' && now.waiting.questions[0].seat === 0);
  const chips = gm.page.locator('.ex:visible .chip[data-chip]');
  await chips.first().waitFor(SHOWN);
  for (let n = 0; n < Math.min(3, await chips.count()); n++) {
    await chips.nth(n).click();
    await gm.page.locator('.plan .line .num').first().waitFor(SHOWN);
    for (const it of [chips.nth(n), gm.page.locator('.plan .line')]) {
      for (let tries = 0; !(await it.evaluate(isOpen)); tries++) {
        assert.ok(tries < 40, `${await it.innerText()} is covered`);
        await gm.page.waitForTimeout(50);
      }
    }
  }
  await gm.check('a plan on the game master’s phone');
  await gm.shot('plan-gm-phone');
  // Each goes through all its uses.
  for (const it of await chips.all()) while ((await it.getAttribute('aria-pressed')) === 'true') await it.click();

  // On a desktop, the effect of a proposal is shown while the pointer is on it. It must not slide away below the pointer.
  await gm.page.setViewportSize({ width: 1280, height: 800 });
  const proposal = gm.page.locator('.suggest').first();
  await proposal.waitFor(SHOWN);
  assert.ok((await proposal.getAttribute('data-suggest')).includes(','), 'several aspects are proposed');
  await gm.page.mouse.move(2, 2);
  const before = await proposal.boundingBox();
  await proposal.hover();
  await gm.page.locator('.duel .eff.good').waitFor(SHOWN);
  assert.deepEqual(await proposal.boundingBox(), before);
});

/** A museum fight with everything asked, in which Trevor attacks and is behind: at his own page, which has a keyboard. */
async function behind(house) {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'freefate' } }, gm: 'Jana', title: '', lang: 'de' });
  const trevor = await Person.join(browser, `${server.base}/t/${made.table}#${made.join}`, { name: 'Jonas', as: 'Trevor Lindt', there: (it) => it.page.locator('.log li').first(), screen: { width: 1280, height: 800 } });
  for (const it of house) await server.do(made.gm, { house: it });
  await server.do(made.gm, { say: 'turn to Trevor Lindt' });
  return { made, trevor };
}

test('the sums show one’s own plan, not a proposal that appears under the resting pointer; by keyboard, more leads to the further aspects', async () => {
  const { made, trevor } = await behind([]);
  const sum = trevor.page.locator('.duel .eff').first();
  const proposal = trevor.page.locator('.suggest').first();
  const attack = async () => {
    await server.do(made.gm, { say: 'turn to Trevor Lindt' });
    await server.do(made.gm, { prepare_roll: { seat: 2, faces: [1, 1], why: '' } });
    await server.do(trevor.key, { say: 'Trevor Lindt attacks Die Kuratorin with Waffenlos' });
    await proposal.waitFor(SHOWN);
  };
  const total = async () => Number((await sum.innerText()).replace(/\D+/, ''));
  await attack();
  await proposal.hover();
  await trevor.page.locator('.duel .eff.good').waitFor(SHOWN);
  assert.equal(await total(), 7);
  await server.through(made.gm);
  await proposal.waitFor({ ...SHOWN, state: 'detached' });
  await attack();
  await trevor.page.waitForTimeout(300);
  assert.equal(await total(), 3, 'nothing is planned');
  const chips = trevor.page.locator('.ex .chip[data-chip]');
  for (const [use, sum] of [['+2', 5], ['neu würfeln', 3]]) {
    await chips.first().press('Space');
    await chips.first().getByText(use).waitFor({ ...SHOWN, state: 'attached' });
    assert.equal(await total(), sum, use);
  }
  const shown = await chips.count();
  await trevor.page.locator('.ex .chip.more').press('Enter');
  const focused = () => trevor.page.evaluate(() => [...document.querySelectorAll('.ex .chip[data-chip]')].indexOf(document.activeElement));
  for (let tries = 0; (await focused()) !== shown; tries++) {
    assert.ok(tries < 40, `the focus is at ${await focused()} instead of ${shown}`);
    await trevor.page.waitForTimeout(50);
  }
});

test('whoever rolls physical dice is asked in the second person, and types them at once', async () => {
  const { trevor } = await behind([{ dice: 'own' }]);
  await server.do(trevor.key, { say: 'Trevor Lindt attacks Die Kuratorin with Waffenlos' });
  const { page } = trevor;
  await page.locator('.ex h2').getByText('Du würfelst einen hellen und einen dunklen W6').waitFor(SHOWN);
  await page.getByRole('button', { name: 'W6 − W6 würfeln' }).waitFor(SHOWN);
  await page.getByRole('button', { name: 'Würfel eintippen' }).press('Enter');
  await page.locator('.entry input:focus').waitFor(SHOWN);
  await page.keyboard.type('6 1');
  await page.keyboard.press('Enter');
  await page.getByText('eingetippt').first().waitFor(SHOWN);
});
