// An evening as a keepsake: at the table and in a campaign, on paper, and as a file without a server.
import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

const PHONE = { width: 360, height: 740 };

const tap = (person, name) => person.page.getByRole('button', { name }).first().click();
const article = (person) => person.page.locator('article.keepsake');

/** A picture that was drawn in the browser. */
const drawn = (person) =>
  person.page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 240, height: 180 });
    const context = canvas.getContext('2d');
    context.fillStyle = '#4a6';
    context.fillRect(0, 0, 240, 180);
    context.fillStyle = '#fd8';
    context.fillRect(90, 40, 60, 90);
    return canvas.toDataURL('image/jpeg', 0.8).split(',')[1];
  });

/** Some turns of the demo: attacks by typed command, usual answers, dice of the server. */
async function play(token, turns) {
  for (let n = 0; n < turns; n++) {
    const { fate } = (await server.through(token)).scene;
    const by = fate.actors.find((it) => it.id === fate.conflict?.turn);
    if (!by) return;
    const on = fate.actors.find((it) => it.side !== by.side && !it.out && !it.hidden);
    const skill = by.name.match(/Matrosen|Lager/) ? '' : ' with Nahkampfwaffen';
    await server.do(token, { say: `"${by.name}" attacks "${on.name}"${skill}` }).catch(() => server.do(token, { say: `"${by.name}" passes` }));
  }
  await server.through(token);
}

test('an evening is read, printed and saved by everybody, with secrets only by the game master', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Gesa', title: 'Nebel am Kai', lang: 'de' });
  const { seats } = await server.api('GET', '/api/card', made.join);
  const joined = await server.api('POST', '/api/join', made.join, { seat: seats[0].seat, name: 'Mira' });
  const gesa = await Person.sit(browser, `${server.base}/t/${made.table}/recap#${made.gm}`);
  const scene = (await server.view(made.gm)).scene.fate;
  const played = scene.actors.filter((it) => it.seat > 0).slice(0, 3);
  for (const { id } of played) await server.do(made.gm, { house: { picture: { of: { actor: id }, data: await drawn(gesa) } } });
  await server.do(joined.token, { house: { say: { text: 'Wer das Licht hält, hält das Schiff.' } } });
  await server.do(made.gm, { house: { say: { text: 'Der Wärter lügt.', to: 'gm' } } });
  await server.do(made.gm, { house: { clock: { title: 'Die Flut steigt', size: 6, filled: 2, shown: true } } });
  await play(made.gm, 6);

  const mira = await Person.sit(browser, `${server.base}/t/${made.table}/log#${joined.token}`, PHONE);
  const star = mira.page.getByRole('button', { name: /^Für den Rückblick merken: .*Rote Witwe/ }).first();
  await star.click();
  await mira.page.getByLabel('Ein Satz dazu (optional)').fill('Da wurde es still am Kai.');
  await mira.check('a line that is kept, on a phone');
  await mira.shot('recap-star-phone');
  await tap(mira, 'Dazuschreiben');
  await mira.see('Da wurde es still am Kai.');
  assert.equal(await star.getAttribute('aria-pressed'), 'true');
  await mira.page.getByRole('link', { name: 'Rückblick' }).click();
  await mira.see('Da wurde es still am Kai.');
  await article(mira).getByRole('heading', { name: 'Nebel am Kai' }).waitFor(SHOWN);
  await mira.see('Mira spielt');
  await mira.see('Wer das Licht hält, hält das Schiff.');
  await mira.see('Die Flut steigt');
  await mira.page.locator('article.keepsake img').first().waitFor(SHOWN);
  assert.equal(await mira.page.getByLabel('mit Geheimnissen').count(), 0);
  assert.ok(!(await mira.words()).includes('Wärter'));
  await mira.check('the recap on a phone');
  await mira.shot('recap-phone');
  await mira.page.getByText('Alles der Reihe nach').click();
  await mira.check('the whole course on a phone');

  await gesa.page.reload();
  await article(gesa).waitFor(SHOWN);
  await gesa.see('Wer das Licht hält, hält das Schiff.');
  assert.ok(!(await article(gesa).innerText()).includes('Wärter'));
  await gesa.check('the recap');
  await gesa.shot('recap-wide');
  await gesa.page.emulateMedia({ colorScheme: 'dark' });
  await gesa.check('the recap in the dark');
  await gesa.shot('recap-dark');
  await gesa.page.emulateMedia({ colorScheme: 'light' });
  await gesa.page.setViewportSize({ width: 1920, height: 1080 });
  await gesa.check('the recap on a large screen');
  await gesa.shot('recap-large');

  // The language is that of the page, not that of the table.
  await gesa.page.getByLabel('Sprache').selectOption('en');
  await gesa.see('Said and written');
  assert.equal(await article(gesa).getAttribute('lang'), 'en');
  await gesa.page.getByLabel('mit Geheimnissen').check();
  await gesa.see('Der Wärter lügt.');
  await gesa.check('the recap with secrets');
  await gesa.page.getByLabel('mit Geheimnissen').uncheck();
  await article(gesa).getByText('Der Wärter lügt.').first().waitFor({ state: 'detached' });

  // On paper, there is nothing but the evening.
  await gesa.page.emulateMedia({ media: 'print' });
  assert.equal(await gesa.page.getByRole('button').count(), 0);
  assert.equal(await article(gesa).getByText('Everything in order').isVisible(), false);
  // Within the margins of A4, three pictures are side by side.
  await gesa.page.setViewportSize({ width: 643, height: 971 });
  const figures = article(gesa).locator('figure');
  const places = await figures.evaluateAll((all) => all.map((it) => [Math.round(it.getBoundingClientRect().bottom), it.getBoundingClientRect().right <= innerWidth]));
  assert.deepEqual(places, Array.from({ length: 3 }, () => [places[0][0], true]));
  const pdf = await gesa.page.pdf({ preferCSSPageSize: true, ...(process.env.SHOTS ? { path: `${process.env.SHOTS}/recap.pdf` } : {}) });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g).length;
  assert.ok(pages <= 3, `${pages} pages`);
  await gesa.page.emulateMedia({ media: 'screen' });

  // The file is self-contained.
  const [saved] = await Promise.all([gesa.page.waitForEvent('download'), tap(gesa, 'Als Seite speichern')]);
  assert.match(saved.suggestedFilename(), /^Nebel am Kai \d{4}-\d\d-\d\d\.html$/);
  const html = await readFile(await saved.path(), 'utf8');
  assert.ok(!html.includes('Wärter') && !/(?:src|href)="(?!data:)/.test(html) && !html.includes('<script'));
  const path = join(tmpdir(), `schwung-recap-${process.pid}.html`);
  await writeFile(path, html);
  const reader = await Person.sit(browser, `file://${path}`, PHONE);
  await reader.see('Said and written');
  assert.ok(await reader.page.locator('img').first().evaluate((it) => it.naturalWidth > 100));
  await reader.check('the saved page');
  await reader.shot('recap-saved');
  await rm(path);
  const [markdown] = await Promise.all([gesa.page.waitForEvent('download'), tap(gesa, 'Als Markdown speichern')]);
  assert.match(await readFile(await markdown.path(), 'utf8'), /^# Nebel am Kai\n/);

  // In a campaign, the evenings of each table are one tap away.
  await gesa.page.goto(`${server.base}/t/${made.table}/lobby`);
  await gesa.page.getByLabel('Name der Kampagne').fill('Schwarzer Nebel');
  await tap(gesa, 'Dazunehmen');
  await gesa.page.getByRole('link', { name: /Gehört jetzt zu „Schwarzer Nebel“/ }).click();
  await gesa.page.getByRole('link', { name: 'Die Abende' }).click();
  await article(gesa).getByRole('heading', { name: 'Nebel am Kai' }).waitFor(SHOWN);
  await gesa.page.getByLabel('mit Geheimnissen').check();
  await gesa.see('Der Wärter lügt.');
  await gesa.check('the evenings in a campaign');
  for (const person of [gesa, mira, reader]) assert.deepEqual(person.problems, []);
});
