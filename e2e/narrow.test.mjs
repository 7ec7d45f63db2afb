// What must have room on phones and in narrow zones.
import assert from 'node:assert/strict';
import { SHOWN, test } from './browser.mjs';
import { LANGS, SCREENS, cutWords, opened, sit, turn } from './fits.mjs';
import { server } from './stage.mjs';

test('no word is cut on the narrowest phone, and no page is higher than its screen', async () => {
  const { made, player, hero, gm } = await opened('zerospace');
  await server.through(made.gm);
  await turn(made.gm, hero);
  for (const locale of LANGS) {
    const person = await sit(player, locale);
    const { page } = person;
    await page.setViewportSize({ width: 320, height: 640 });
    await page.locator('nav button').nth(2).click();
    await page.locator('.composer .pick', { hasText: /Vibro/ }).first().waitFor(SHOWN);
    assert.deepEqual(await page.evaluate(cutWords), [], locale);
    await page.locator('nav button').nth(1).click();
    await page.waitForTimeout(400);
    assert.deepEqual(await page.evaluate(cutWords), [], `sheet, ${locale}`);
    await person.context.close();
  }
  const desktop = await sit(gm, 'de-DE');
  await desktop.page.locator('.log').first().waitFor(SHOWN);
  assert.equal(await desktop.page.evaluate(() => document.scrollingElement.scrollHeight - innerHeight), 0);
  await desktop.context.close();
});

test('no word is broken in the list of all actions, nor in answers that were folded', async () => {
  const { made, player, hero } = await opened('zerospace');
  await server.through(made.gm);
  await turn(made.gm, hero);
  const { page, context } = await sit(player, 'de-DE');
  await page.setViewportSize(SCREENS[1]);
  await page.locator('nav button').nth(2).click();
  await page.locator('.composer .tile[aria-expanded="false"]').click(SHOWN);
  const unfold = () => page.evaluate(() => document.querySelectorAll('.composer details').forEach((it) => (it.open = true)));
  const tabs = page.locator('.composer .tabs > button');
  await tabs.first().waitFor(SHOWN);
  for (const tab of await tabs.all()) {
    await tab.click();
    await unfold();
    assert.deepEqual(await page.evaluate(cutWords), [], await tab.innerText());
  }
  await tabs.first().click();
  await page.locator('.composer .forms button', { hasText: /^Angreifen/ }).click();
  await page.locator('.composer .pick').first().waitFor(SHOWN);
  await unfold();
  await page.locator('.composer .pick', { hasText: 'Schwerelosigkeit' }).first().waitFor(SHOWN);
  assert.deepEqual(await page.evaluate(cutWords), []);
  await context.close();
});

test('spells have room on a phone, and one that fails has its moment', async () => {
  const { made, foe } = await opened('daemmersturm');
  const { people } = (await server.view(made.gm)).scene.daemmersturm;
  const sefira = people.find((it) => it.name === 'Sefira vom Salz');
  const { token } = await server.api('POST', '/api/join', made.join, { seat: sefira.seat, name: 'Leyla' });
  await server.through(made.gm);
  await turn(made.gm, sefira);
  const { page, context } = await sit({ table: made.table, title: 'Abend', token, role: 'player' }, 'de-DE');
  await page.setViewportSize(SCREENS[1]);
  await page.locator('nav button').nth(2).click();
  await page.locator('.tile[data-act]', { hasText: 'Zauber' }).click(SHOWN);
  await page.locator('.composer .pick', { hasText: 'Flammenpfeil' }).waitFor(SHOWN);
  assert.deepEqual(await page.evaluate(cutWords), []);
  await server.do(made.gm, { say: 'setze Sefira vom Salz wirkend Funkenregen 1 von 1' });
  await server.do(made.gm, { say: 'Sefira vom Salz vollendet den Zauber auf Moorläufer 1' });
  await server.through(made.gm, () => false, () => [2]);
  await page.locator('.moment .card', { hasText: /Funkenregen misslingt/ }).waitFor(SHOWN);
  // The effect of a fumble has no numbers.
  await turn(made.gm, foe);
  await server.do(made.gm, { say: `"${foe.name}" greift "Wanja Birkentreu" an` });
  await server.through(made.gm, (it) => it.waiting.questions[0].kind === 'counter', (it) => (it.roll.command === '/roll 1-20' ? [1] : null));
  await page.locator('nav button').nth(0).click();
  await page.getByRole('button', { name: /^alle 4/ }).click(SHOWN);
  assert.deepEqual(await page.locator('.box table th').allInnerTexts(), ['', '', '', '']);
  await context.close();
});

test('after a hit, what was not asked is offered beside the actions of a phone', async () => {
  const { made, hero, foe, player } = await opened('daemmersturm');
  await server.through(made.gm);
  await turn(made.gm, hero);
  const { page, context } = await sit(player, 'de-DE');
  await page.setViewportSize(SCREENS[1]);
  await server.do(made.gm, { say: `"${hero.name}" greift "${foe.name}" an` });
  await server.through(made.gm, () => false, (it) => (it.roll.command === '/roll 1-20' ? [18] : null));
  await page.locator('nav button').nth(2).click();
  await page.locator('.came').waitFor(SHOWN);
  assert.equal(await page.locator('[data-reopen=follow]').count(), 1);
  await context.close();
});

test('names stand beside the tokens of narrow zones, not on them', async () => {
  const { made, player } = await opened('sotc');
  await server.through(made.gm);
  const { page, context } = await sit(player, 'de-DE');
  await page.locator('.zones:not(.compact) li .name').first().waitFor(SHOWN);
  const gaps = await page.locator('.zones li').evaluateAll((all) => all.map((it) => {
    const [token, name] = [it.querySelector('.counter > *'), it.querySelector('.name')].map((one) => one.getBoundingClientRect());
    return Math.round(name.left - token.right);
  }));
  assert.ok(gaps.length > 6 && gaps.every((it) => it >= 2), `gaps of ${gaps} pixels`);
  await context.close();
});

test('the words of a compel stand whole on a phone', async () => {
  const { made, hero, player } = await opened('malmsturm');
  await server.through(made.gm);
  const effect = 'Niemand hält sie auf, und während alle noch auf die Lawine starren, zieht der Vogt mit dem Schlitten, den Pferden und dem ganzen Silber davon, ohne dass sie es auch nur merkt';
  await server.do(made.gm, { say: `setze Aspekt "Blind vor Zorn" auf "${hero.name}"` });
  await server.do(made.gm, { say: `erzwinge "Blind vor Zorn" bei "${hero.name}": "${effect}"` });
  const { page, context } = await sit(player, 'de-DE');
  await page.setViewportSize(SCREENS[1]);
  const sentence = page.locator('header.top h1', { hasText: 'ohne dass sie es auch nur merkt' });
  await sentence.waitFor(SHOWN);
  assert.equal(await sentence.evaluate((it) => it.scrollHeight - it.clientHeight), 0, 'no line is cut');
  const { y } = await page.getByRole('button', { name: /^Annehmen/ }).boundingBox();
  assert.ok(y < SCREENS[1].height, 'the answers are in sight');
  await context.close();
});

test('a phone does not scroll sideways, however many somebody is in melee with', async () => {
  const { made, hero, player } = await opened('daemmersturm');
  await server.through(made.gm);
  const { people } = (await server.view(made.gm)).scene.daemmersturm;
  for (const it of people.filter((one) => one.seat === 0).slice(0, 6)) {
    await server.does(made.gm, { set: { fact: { scene: { engaged: { by: hero.id, on: it.id, at: null, is: true } } }, reason: '' } });
  }
  const { page, context } = await sit(player, 'de-DE');
  await page.setViewportSize(SCREENS[1]);
  await page.locator('nav button').nth(0).click();
  await page.locator('.roster .near', { hasText: /Moorläufer 3/ }).first().waitFor(SHOWN);
  assert.equal(await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth), 0);
  await context.close();
});

test('the top of the page tells players that their character is out', async () => {
  const { made, hero, player } = await opened('sotc');
  await server.through(made.gm);
  const { page, context } = await sit(player, 'de-DE');
  await page.locator('.head').first().waitFor(SHOWN);
  assert.equal(await page.locator('[data-out]').count(), 0);
  await server.do(made.gm, { say: `setze "${hero.name}" ausgeschieden` });
  await page.locator('.head [data-out]', { hasText: `${hero.name}: nicht mehr dabei` }).waitFor(SHOWN);
  await page.setViewportSize(SCREENS[1]);
  await page.locator('header.top [data-out]', { hasText: /^nicht mehr dabei$/ }).waitFor(SHOWN);
  await context.close();
});

test('the hint where dice are pasted stands whole on a phone', async () => {
  const { player } = await opened('daemmersturm');
  for (const locale of LANGS) {
    const { page, context } = await sit(player, locale);
    await page.setViewportSize(SCREENS[1]);
    await page.locator('nav button').nth(2).click();
    const field = page.locator('.tray-card textarea');
    await field.waitFor(SHOWN);
    const cut = await field.evaluate((it) => {
      it.value = it.placeholder;
      return it.scrollHeight - it.clientHeight;
    });
    assert.equal(cut, 0, locale);
    await context.close();
  }
});
