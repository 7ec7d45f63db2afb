// Rules that are tried: the play of a rule step by step, from the rule book and on top of a table, and a sandbox.
import assert from 'node:assert/strict';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

const PHONE = { width: 360, height: 740 };

const WORDS = {
  'de-DE': { ask: 'Was passiert bei 0 LP?', log: 'Protokoll', attempt: 'Ausprobieren', forward: 'Weiter', back: 'Zurück', step: /^Schritt (\d+) von (\d+)/, here: 'Hier wirkt die Regel.', on: 'Ab hier selbst weiterspielen', sandbox: 'Sandkasten', away: 'Wegwerfen', why: 'Warum?', rule: 'Regel', show: 'Zeig’s mir', panel: 'Regel ausprobieren', who: 'Wer spielt mit?', with: /^Mit (.+) weiterspielen$/, stands: /steht an der Stelle von/, plays: [
    { rule: 'sotc.attack.tie', lines: ['Boris greift Anna mit Fäusten an', 'Anna: Fäuste'] },
    { rule: 'daemmersturm.climb.obstacle.hard-facade', lines: ['Grotz klettert über eine schwierige Fassade 4 m'] },
    { rule: 'zerospace.distract.procedure', lines: ['Anna lenkt Boris ab'] },
  ] },
  'en-GB': { ask: 'what happens at 0 LP?', log: 'Log', attempt: 'Try it', forward: 'Next', back: 'Back', step: /^Step (\d+) of (\d+)/, here: 'Here the rule acts.', on: 'Go on from here yourself', sandbox: 'Sandbox', away: 'Throw away', why: 'Why?', rule: 'Rule', show: 'Show me', panel: 'Try a rule', who: 'Who plays along?', with: /^Go on with (.+)$/, stands: /stands in for/, plays: [
    { rule: 'sotc.attack.tie', lines: ['Boris attacks Anna with Fists', 'Anna: fists'] },
    { rule: 'daemmersturm.climb.obstacle.hard-facade', lines: ['Grotz climbs a difficult facade 4 m'] },
    { rule: 'zerospace.distract.procedure', lines: ['Anna distracts Boris'] },
  ] },
};

const step = async (page, w) => {
  const found = w.step.exec(await page.locator('.where span').innerText());
  return found.slice(1).map(Number);
};

test('a rule whose answer comes late does not replace the one that was opened after it', async () => {
  const person = await Person.sit(browser, `${server.base}/rules`);
  const { page } = person;
  await page.locator('#rules-query').fill(WORDS['de-DE'].ask);
  const [slow, quick] = [page.locator('.found a').nth(1), page.locator('.found a').nth(2)];
  await quick.waitFor(SHOWN);
  const id = new URL(await slow.evaluate((it) => it.href)).pathname.split('/').at(-1);
  const title = page.locator('#rule-title');
  let wanted = '';
  const late = new Promise((done) =>
    page.route(`**/api/rules/${id}?*`, async (route) => {
      const response = await route.fetch();
      await quick.click();
      await page.waitForFunction((before) => document.querySelector('#rule-title')?.textContent !== before, wanted, SHOWN);
      wanted = await title.innerText();
      await route.fulfill({ response });
      done();
    }),
  );
  await title.waitFor(SHOWN);
  wanted = await title.innerText();
  await slow.click();
  await late;
  await page.waitForLoadState('networkidle');
  assert.equal(await title.innerText(), wanted);
  await person.context.close();
});

for (const [locale, size] of [['de-DE', PHONE], ['en-GB', undefined]]) {
  const [w, name] = [WORDS[locale], size ? 'phone' : 'wide'];

  test(`a rule's page opens its play, and a sandbox goes on from it (${locale})`, async () => {
    const person = await Person.sit(browser, `${server.base}/rules/sotc.basics.effort`, { ...size, locale });
    const { page } = person;
    await page.getByRole('link', { name: w.attempt, exact: true }).click();
    await page.getByText(w.here).waitFor(SHOWN);
    await person.check('the play of a rule');
    await person.shot(`rules-play-${name}`);
    const [at, of] = await step(page, w);
    assert.ok(at > 1 && at <= of, `${at} of ${of}`);
    // Forward to the end, and back to the scene.
    for (let n = at; n < of; n++) await page.getByRole('button', { name: w.forward, exact: true }).click();
    assert.equal(await page.getByRole('button', { name: w.forward, exact: true }).isDisabled(), true);
    for (let n = of; n > 1; n--) await page.getByRole('button', { name: w.back, exact: true }).click();
    assert.deepEqual(await step(page, w), [1, of]);
    await person.check('the scene of a play');
    await page.emulateMedia({ colorScheme: 'dark' });
    await person.check('the scene of a play, dark');
    await person.shot(`rules-scene-${name}-dark`);
    await page.emulateMedia({ colorScheme: 'light' });

    await page.getByRole('button', { name: w.forward, exact: true }).click();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: w.on }).click();
    const table = await opened;
    const mark = table.getByRole('complementary', { name: w.sandbox });
    await mark.waitFor(SHOWN);
    assert.match(new URL(table.url()).pathname, /^\/t\/sandbox-/);
    assert.ok(await mark.locator('span').evaluate((it) => it.scrollWidth <= it.clientWidth), 'its sentence is whole');
    if (process.env.SHOTS) await table.screenshot({ path: `${process.env.SHOTS}/rules-sandbox-${name}.png` });
    await mark.getByRole('button', { name: w.away }).click();
    await table.waitForURL(/\/rules$/);
    await table.locator('main a[href="/"]').waitFor(SHOWN);
    await person.context.close();
  });

  test(`the lines of a play are in the reader's language, whatever the play's, and a sandbox understands both (${locale})`, async () => {
    const person = await Person.sit(browser, `${server.base}/rules/sotc.attack.tie/play`, { ...size, locale });
    const { page } = person;
    for (const { rule, lines } of w.plays) {
      await page.goto(`${server.base}/rules/${rule}/play`);
      await page.getByText(w.here).waitFor(SHOWN);
      const [at, of] = await step(page, w);
      for (let n = at; n > 1; n--) await page.getByRole('button', { name: w.back, exact: true }).click();
      const typed = [];
      for (let n = 1; n <= of; n++) {
        typed.push(...(await page.locator('.play .card code').allInnerTexts()));
        if (n < of) await page.getByRole('button', { name: w.forward, exact: true }).click();
      }
      for (const line of lines) assert.ok(typed.includes(line), `${line} among ${typed.join(' | ')}`);
    }
    await person.check('a play in the other language');
    await person.shot(`rules-told-${name}`);
    for (const say of ['Anna attacks Boris with Fists', 'Anna greift Boris mit Fäusten an']) {
      const { gm } = await server.api('POST', '/api/rules/sotc.attack.tie/play', undefined, { step: 1 });
      await server.do(gm, { say });
      assert.ok((await server.view(gm)).waiting, say);
    }
    await person.context.close();
  });

  test(`a chosen rule stands beside the answers where there is room, and so does the best one before (${locale})`, async () => {
    const person = await Person.sit(browser, `${server.base}/rules`, { ...size, locale });
    const { page } = person;
    await page.locator('#rules-query').fill(w.ask);
    const [answers, rule] = [page.locator('.found'), page.locator('.rule')];
    await answers.locator('li').nth(3).waitFor(SHOWN);
    const link = answers.locator('li a');
    const title = (n) => link.nth(n).innerText();
    const shows = async (n) => rule.locator('h2', { hasText: await title(n) }).waitFor(SHOWN);
    if (size) assert.equal(await rule.count(), 0);
    else await shows(0);
    await person.check('answers of the rule book');
    await person.shot(`rules-answers-${name}`);
    const found = await answers.innerText();
    for (const n of [1, 2]) {
      await link.nth(n).click();
      await shows(n);
      // Long enough for another search.
      await page.waitForTimeout(600);
      assert.equal(await answers.innerText(), found, 'the list stays as it was');
    }
    assert.match(new URL(page.url()).pathname, /^\/rules\/./);
    const [list, text] = [await answers.boundingBox(), await rule.boundingBox()];
    if (size) assert.ok(text.y + text.height <= list.y, 'the rule is above the answers');
    else assert.ok(list.x + list.width <= text.x && text.x + text.width > 1_200, 'the rule is beside the answers');
    await person.check('an answer of the rule book');
    await person.context.close();
  });

  test(`one's own character takes the place of the one who acts (${locale})`, async () => {
    const { ready } = await server.api('GET', '/api/characters?system=sotc');
    const { token } = await server.api('POST', '/api/shelf', undefined, {});
    const own = ready[0];
    await server.api('POST', '/api/shelf/items', token, { id: null, version: 0, kind: 'character', system: 'sotc', name: own.name, body: own.body, note: '', key: `own-${locale}` });
    const person = await Person.sit(browser, `${server.base}/rules/sotc.basics.effort`, { ...size, locale });
    const { page } = person;
    await page.evaluate((it) => localStorage.setItem('schwung.shelf', it), token);
    await page.goto(`${server.base}/rules/sotc.basics.effort/play`);
    await page.getByText(w.here).waitFor(SHOWN);
    await page.getByLabel(w.who).selectOption({ index: 1 });
    const go = page.getByRole('button', { name: w.with });
    await go.waitFor(SHOWN);
    assert.equal(w.with.exec(await go.innerText())[1], own.name);
    await go.scrollIntoViewIfNeeded();
    await person.check('a play with a character of one’s own');
    const [step, beside] = await Promise.all([page.locator('.play article').boundingBox(), page.locator('.play ul.table').boundingBox()]);
    assert.equal(beside.x > step.x + step.width, !size, 'the table is beside the step on a wide screen');
    await person.shot(`rules-own-${name}`);
    const opened = page.context().waitForEvent('page');
    await go.click();
    const table = await opened;
    await table.getByRole('complementary', { name: w.sandbox }).waitFor(SHOWN);
    await table.getByText(own.name).filter({ visible: true }).first().waitFor(SHOWN);
    if (size) await table.locator('nav.tabs').getByRole('button', { name: w.log }).click();
    await table.getByText(w.stands).filter({ visible: true }).first().waitFor(SHOWN);
    if (process.env.SHOTS) await table.screenshot({ path: `${process.env.SHOTS}/rules-own-sandbox-${name}.png` });
    await person.context.close();
  });

  test(`the page of the whole log shows rules as well (${locale})`, async () => {
    const created = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Jana', lang: 'de' });
    await server.do(created.gm, { say: 'Die Rote Witwe attacks Kapitänin Ida Brandt with Weapons' });
    const person = await Person.sit(browser, `${server.base}/t/${created.table}#${created.gm}`, { ...size, locale });
    const { page } = person;
    await page.waitForFunction(() => JSON.parse(localStorage.getItem('schwung.places') ?? '[]').length > 0);
    await page.goto(`${server.base}/t/${created.table}/log`);
    await page.getByRole('button', { name: w.why }).first().click();
    await person.check('the whole log with a reason');
    await page.getByRole('button', { name: w.rule, exact: true }).first().click();
    await page.getByRole('button', { name: w.show, exact: true }).waitFor(SHOWN);
    await person.shot(`rules-log-${name}`);
    await page.getByRole('button', { name: w.show, exact: true }).click();
    await page.getByRole('dialog', { name: w.panel }).getByRole('button', { name: w.forward, exact: true }).waitFor(SHOWN);
    await person.context.close();
  });

  test(`at the table, a reason shows its rule without leaving (${locale})`, async () => {
    const created = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Jana', lang: 'de' });
    await server.do(created.gm, { say: 'Die Rote Witwe attacks Kapitänin Ida Brandt with Weapons' });
    for (let n = 0; n < 8; n++) {
      const { waiting } = await server.view(created.gm);
      if (!waiting) break;
      await server.do(created.gm, { skip: { question: waiting.questions[0].id } });
    }
    const person = await Person.sit(browser, `${server.base}/t/${created.table}#${created.gm}`, { ...size, locale });
    const { page } = person;
    await page.waitForFunction(() => JSON.parse(localStorage.getItem('schwung.places') ?? '[]').length > 0);
    if (size) await page.locator('nav.tabs').getByRole('button', { name: w.log }).click();
    const log = page.locator('.log').filter({ visible: true }).first();
    await log.locator('.head').first().click();
    await log.getByRole('button', { name: w.why }).filter({ visible: true }).first().press('Enter');
    await log.getByRole('button', { name: w.rule, exact: true }).filter({ visible: true }).first().press('Enter');
    await page.getByRole('button', { name: w.show, exact: true }).click();
    const panel = page.getByRole('dialog', { name: w.panel });
    await panel.getByRole('button', { name: w.forward, exact: true }).waitFor(SHOWN);
    await person.check('a play on top of a table');
    await person.shot(`rules-show-me-${name}`);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    assert.equal(new URL(page.url()).pathname, `/t/${created.table}`);
    await person.context.close();
  });
}
