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
  for (const it of await chips.all()) if ((await it.getAttribute('aria-pressed')) === 'true') await it.click();

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
