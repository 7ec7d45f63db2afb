// Chances: the odds page, which needs no table, and the game master's forecast of a fight.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { Person, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

const PHONE = { width: 360, height: 740 };
/** Thousands of fights take a while in an unoptimized build. */
const LONG = { timeout: 180_000 };

const picture = (person) => person.page.locator('main svg[role="img"]');
const table = (person) => person.page.locator('main table');

test('a roll is worked out, compared, and shown by a link to somebody else', async () => {
  const one = await Person.sit(browser, server.base);
  await one.page.getByRole('link', { name: 'Chancen' }).click();
  await one.page.getByLabel(/^Wurf/).fill('4W6kh3');
  await one.page.getByLabel('Zum Vergleich').fill('3W6');
  await one.page.getByRole('button', { name: 'Ausrechnen' }).click();
  await picture(one).waitFor();
  assert.equal(await picture(one).locator('path').count(), 2);
  assert.match(await picture(one).locator('desc').textContent(), /von 3 bis 18, im Mittel 12,24, am häufigsten 13 \(13,27\s%\)/);
  // 3 is the result of 1 in 1296 ways, and of 1 in 216.
  assert.match(await table(one).locator('tbody tr').first().innerText(), /3\s+0,08\s%\s+100,00\s%\s+0,46\s%\s+100,00\s%/);
  const exactly = await picture(one).locator('path').first().getAttribute('d');
  await one.page.getByLabel('dieser Wert oder mehr').check();
  assert.notEqual(await picture(one).locator('path').first().getAttribute('d'), exactly);
  await one.check('chances');
  await one.shot('odds');
  const link = await one.page.getByLabel('Link zu diesen Chancen').inputValue();
  assert.equal(link, one.page.url());
  const said = await table(one).innerText();

  const other = await Person.sit(browser, link, PHONE);
  await picture(other).waitFor();
  assert.equal(await table(other).innerText(), said, 'a link shows everybody the same');
  await other.check('chances on a phone');
  await other.shot('odds-phone');
  const english = await Person.sit(browser, `${server.base}/odds?roll=2d6+3`, { locale: 'en-GB' });
  await english.page.getByRole('listitem').filter({ hasText: /from 5 to 15, 10 on average, most often 10 \(16\.67%\)/ }).waitFor();
  assert.deepEqual([one.problems, other.problems, english.problems], [[], [], []]);
  await Promise.all([one, other, english].map((it) => it.context.close()));
});

test('what cannot be rolled is refused at its field', async () => {
  const one = await Person.sit(browser, `${server.base}/odds?roll=3d6&with=4d6d1`, PHONE);
  await picture(one).waitFor();
  const field = one.page.getByLabel('Zum Vergleich');
  // Each roll is reported separately.
  await one.page.waitForFunction(() => document.querySelector('[aria-invalid="true"]'));
  assert.equal(await field.getAttribute('aria-invalid'), 'true');
  await field.fill('4W6d1');
  await field.press('Enter');
  await one.page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
  const id = await field.getAttribute('aria-describedby');
  assert.ok((await one.page.locator(`[id="${id}"]`).innerText()).length > 20, 'it says why');
  await one.check('a roll that is refused');
  await one.shot('odds-refused-phone');
  // Usable by keyboard alone.
  await field.fill('2W10');
  await field.press('Enter');
  await one.page.waitForFunction(() => document.querySelectorAll('main svg[role="img"] path').length === 2);
  assert.equal(await field.getAttribute('aria-invalid'), null);
  assert.deepEqual(one.problems, []);
  await one.context.close();
});

/** The game master's preparation at a table of this book, whose demo has a running conflict. */
async function prepared(book, size) {
  const gm = await Person.sit(browser, server.base, size);
  await gm.page.getByLabel('Dein Name').fill('Jana');
  await gm.page.locator('select').first().selectOption(book);
  await gm.page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await gm.page.waitForURL(/\/t\//);
  [gm.table] = await gm.page.evaluate(() => JSON.parse(localStorage.getItem('schwung.places')));
  await gm.page.goto(`${server.base}/t/${gm.table.table}/prep`);
  gm.fight = gm.page.locator('section.card').filter({ has: gm.page.getByRole('heading', { name: 'Wie geht dieser Kampf wohl aus?' }) });
  await gm.fight.waitFor();
  return gm;
}

// The harbour's file sets the habits of its two sides; the relay's does not.
for (const [book, size, habit] of [
  ['sotc', undefined, /Greift den ersten Gegner an, gibt alles aus, gibt bei der 1\. Konsequenz nach\./],
  ['zerospace', PHONE, /Angenommen ist: Jede Figur greift/],
]) {
  test(`a fight of ${book} is fought out many times, given up, and fought out anew`, async () => {
    const gm = await prepared(book, size);
    const before = await server.view(gm.table.token);
    const button = (name) => gm.fight.getByRole('button', { name });
    await button('Durchspielen').click();
    await gm.fight.getByRole('progressbar').waitFor();
    await gm.check(`a simulation under way, ${book}`);
    // The simulation may have finished before the check.
    if (await button('Abbrechen').isVisible()) await button('Abbrechen').click().catch(() => undefined);
    await button(/^(Durchspielen|Noch einmal)/).click(LONG);
    await gm.fight.getByText('Wer am Ende noch steht').waitFor(LONG);
    const told = await gm.fight.innerText();
    assert.match(told, /2000 Kämpfe, Startwert \d/);
    assert.match(told, /in [<>]? ?[\d,]+\s% der Kämpfe ausgeschaltet/);
    assert.match(told, habit);
    await gm.check(`what came of it, ${book}`);
    await gm.shot(`fight-${book}`);
    await button(/^Noch einmal/).focus();
    await gm.page.keyboard.press('Enter');
    await gm.fight.getByText(/Startwert [23]:/).waitFor(LONG);
    assert.deepEqual(await server.view(gm.table.token), before, 'nothing has changed at the table');
    assert.deepEqual(gm.problems, []);
    await gm.context.close();
  });
}

/** The duel in two parts: Ida is at the table, and Ruben is on its shelf. */
async function divided() {
  const text = await readFile(new URL('../encounters/duel.toml', import.meta.url), 'utf8');
  const [head, ida, ruben] = text.replace(/\[conflict\]\nkind = .*/, '').split('[[character]]');
  const start = { encounter: { text: `${head}[[character]]${ida}` } };
  const created = await server.api('POST', '/api/tables', undefined, { start, gm: 'Jana', lang: 'de' });
  await server.do(created.gm, { house: { shelve: { id: null, name: 'Ruben im Morgengrauen', body: `system = "sotc"\n[[character]]${ruben}` } } });
  return created;
}

for (const [locale, size, words] of [
  ['de-DE', PHONE, { title: 'Eine Begegnung anpassen', win: 'Siegchance in Prozent', start: 'Vorschläge suchen', stop: 'Abbrechen', keep: /^Aufs Regal/, kept: /^Liegt auf dem Regal/, begun: /^(Vorschläge|Noch einmal) suchen/ }],
  ['en-GB', undefined, { title: 'Adjust an encounter', win: 'Chance to win, in percent', start: 'Search for variants', stop: 'Cancel', keep: /^Put on the shelf/, kept: /^On the shelf/, begun: /^Search (for variants|again)/ }],
]) {
  test(`an encounter is varied until it fits, and a proposal put on the shelf (${locale})`, async () => {
    const created = await divided();
    const gm = await Person.sit(browser, `${server.base}/t/${created.table}#${created.gm}`, { ...size, locale });
    await gm.page.waitForFunction(() => JSON.parse(localStorage.getItem('schwung.places') ?? '[]').length > 0);
    await gm.page.goto(`${server.base}/t/${created.table}/prep`);
    const card = gm.page.locator('section.card').filter({ has: gm.page.getByRole('heading', { name: words.title }) });
    await card.getByLabel(words.win).fill('75');
    await card.getByRole('button', { name: words.start }).click();
    await card.getByRole('progressbar').waitFor();
    // The search may have finished before.
    await card.getByRole('button', { name: words.stop }).click({ timeout: 2_000 }).catch(() => undefined);
    await card.getByRole('button', { name: words.begun }).click(LONG);
    await card.getByRole('table').waitFor(LONG);
    const said = await card.getByRole('table').innerText();
    assert.match(said, /Ruben: /);
    assert.match(said, /7[1-9]\s?%/);
    await gm.check(`proposals (${locale})`);
    await card.scrollIntoViewIfNeeded();
    await gm.shot(`proposals-${locale}`);
    await card.getByRole('button', { name: words.keep }).first().click();
    await card.getByRole('button', { name: words.kept }).waitFor();
    const { house } = await server.view(created.gm);
    assert.equal(house.shelf.length, 2);
    assert.match(house.shelf[1].name, /^Ruben im Morgengrauen \(7\d\s?%\)$/);
    assert.match(house.shelf[1].body, /name = "Ruben"/);
    assert.equal(await card.getByText(locale === 'de-DE' ? /^Seitdem ist am Tisch/ : /^Something has happened/).count(), 0);
    assert.deepEqual(gm.problems, []);
    await gm.context.close();
  });
}

/** A table after a duel of at most that many turns. */
async function fought(turns) {
  const text = await readFile(new URL('../encounters/duel.toml', import.meta.url), 'utf8');
  const created = await server.api('POST', '/api/tables', undefined, { start: { encounter: { text } }, gm: 'Jana', lang: 'de' });
  const token = created.gm;
  for (let n = 0; n < turns; n++) {
    const { scene } = await server.through(token);
    const turn = scene.fate.conflict?.turn;
    if (turn === null || turn === undefined) break;
    const [by, on] = scene.fate.actors.map((it) => it.name)[0] === scene.fate.actors.find((it) => it.id === turn).name ? ['Ida', 'Ruben'] : ['Ruben', 'Ida'];
    await server.do(token, { say: `${by} attacks ${on} with Nahkampfwaffen` });
  }
  await server.through(token);
  return created;
}

test('a player sees the own part of a fight once it is opened, and shares it', async () => {
  const created = await fought(2);
  await server.do(created.gm, { say: 'end conflict' });
  const over = await server.through(created.gm);
  assert.equal(over.scene.fate.conflict, null, 'the fight is over');
  const { token } = await server.api('POST', '/api/join', created.join, { seat: 1, name: 'Tom' });
  const seen = async (link, size) => {
    const person = await Person.sit(browser, `${server.base}/t/${created.table}#${link}`, size);
    await person.page.waitForFunction(() => JSON.parse(localStorage.getItem('schwung.places') ?? '[]').length > 0);
    return person;
  };
  const card = (person) => person.page.locator('section.card').filter({ has: person.page.getByRole('heading', { name: /^(Glück und Entscheidungen|Auswertung)$/, level: 2 }) });
  const tom = await seen(token, PHONE);
  await tom.page.goto(`${server.base}/t/${created.table}/insight`);
  await card(tom).getByRole('button', { name: 'Ansehen' }).click();
  await card(tom).getByText('Noch ist kein beendeter Kampf freigegeben').waitFor(LONG);
  assert.doesNotMatch(await card(tom).innerText(), /Die Chance der Seite|Boris|Ruben/);
  await tom.check('dice without an opened fight');

  const gm = await seen(created.gm);
  await gm.page.goto(`${server.base}/t/${created.table}/prep`);
  await card(gm).getByRole('button', { name: 'Den letzten Kampf auswerten' }).click();
  await card(gm).getByRole('button', { name: 'Neu auswerten' }).waitFor(LONG);
  await card(gm).getByLabel('jede Person, was ihre eigenen Figuren betrifft').check();
  await gm.check('who may see it');
  await gm.shot('insight-share');

  await card(tom).getByRole('button', { name: 'Neu auswerten' }).click();
  const own = card(tom).getByRole('table', { name: 'Was ihre Würfel und Entscheidungen der eigenen Seite brachten' });
  await card(tom).getByText('Der Verlauf als Tabelle').waitFor(LONG);
  // In a slow build, few fights are played on, so an own roll may have changed nothing in any of them.
  if ((await own.count()) > 0) {
    assert.match(await own.innerText(), /Ida/);
    assert.doesNotMatch(await own.innerText(), /Ruben/);
  }
  const shares = card(tom).getByLabel('Allen zeigen, was meine Figuren betrifft');
  await shares.check();
  await tom.check('the own part of a fight');
  // Results that arrive later do not reset choices that were made during the analysis.
  await card(tom).getByRole('button', { name: 'Neu auswerten' }).waitFor(LONG);
  assert.ok(await shares.isChecked());
  await tom.shot('insight-player');
  await tom.page.emulateMedia({ colorScheme: 'dark' });
  await tom.check('the own part of a fight, dark');
  await tom.shot('insight-player-dark');
  assert.deepEqual([...tom.problems, ...gm.problems], []);
  await tom.context.close();
  await gm.context.close();
});

for (const size of [undefined, PHONE]) {
  test(`a fight is told apart into luck and decisions${size ? ' on a phone' : ''}`, async () => {
    const created = await fought(6);
    const before = await server.view(created.gm);
    const gm = await Person.sit(browser, `${server.base}/t/${created.table}#${created.gm}`, size);
    await gm.page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await gm.page.getByRole('menuitem', { name: 'Glück und Entscheidungen' }).click();
    const luck = gm.page.locator('section.luck');
    await luck.getByRole('button', { name: 'Den letzten Kampf auswerten' }).click();
    await luck.getByRole('button', { name: 'Neu auswerten' }).waitFor(LONG);
    const told = await luck.innerText();
    assert.match(told, /am Anfang \d+\s%, Würfel [+−±]\d+\s%, Entscheidungen [+−±]\d+\s%, am Ende \d+\s%/);
    assert.match(told, /greift den ersten Gegner an/);
    // A curve that is a straight line has no height.
    await luck.locator('svg[role="img"] path.curve').waitFor({ state: 'attached' });
    await luck.getByText('Der Verlauf als Tabelle').click();
    assert.ok((await luck.getByRole('table').first().getByRole('row').count()) > 2, 'the table has the figures of the curve');
    await luck.getByText('Was es jede Figur gekostet hat').first().click();
    // The curve and its table also show the remaining amount of a resource.
    const shows = luck.getByLabel('Was die Kurve zeigt');
    const wanted = await shows.locator('option').nth(1).innerText();
    await shows.selectOption({ index: 1 });
    await luck.getByRole('heading', { name: `${wanted.replace(': ', ', ')}: was am Ende zu erwarten ist` }).waitFor();
    const figures = await luck.getByRole('region', { name: 'Der Verlauf als Tabelle' }).getByRole('row').nth(1).innerText();
    assert.doesNotMatch(figures, /%/, 'amounts are no chances');
    await gm.check('luck and decisions');
    // The columns of the sums are visible, on a phone as well.
    for (const name of ['Anfang + Glück + Entscheidungen = Ende', 'Was es gekostet hat', 'Was es jede Figur gekostet hat']) {
      const sums = luck.getByRole('region', { name, exact: true });
      assert.equal(await sums.evaluate((it) => it.scrollWidth - it.clientWidth), 0, name);
    }
    await gm.shot(`insight${size ? '-phone' : ''}`);
    assert.deepEqual(await server.view(created.gm), before, 'nothing has changed at the table');
    assert.deepEqual(gm.problems, []);
    await gm.context.close();
  });
}
