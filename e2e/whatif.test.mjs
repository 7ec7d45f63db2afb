// What if: another choice with the same dice at a table of its own, both courses, kept or discarded.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { Person, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

const PHONE = { width: 360, height: 740 };
/** Hundreds of fights take a while in an unoptimized build. */
const LONG = { timeout: 180_000 };

const WORDS = {
  'de-DE': { log: 'Protokoll', what: 'Was wäre, wenn …', open: /^Öffnen/, begin: 'Ab hier anders spielen', mark: /Gehört nicht zu „Duell im Morgengrauen“/, title: /^Was wäre, wenn: /, more: 'Beide Verläufe', compare: 'Vergleichen', habits: 'Gewohnheiten spielen zu Ende', again: 'Noch einmal mit anderen Würfeln', played: 'Gespielt', tried: 'Versucht', rest: 'Das Ende haben Gewohnheiten gespielt', course: 'Der Verlauf als Tabelle', keep: 'Aufheben', away: 'Wegwerfen', all: 'Was schon versucht wird', after: 'Gleich danach', parts: 'Hier trennen sie sich', closed: /^Noch ist kein beendeter Kampf freigegeben/ },
  'en-GB': { log: 'Log', what: 'What if …', open: /^Open/, begin: 'Play differently from here', mark: /Not part of “Duell im Morgengrauen”/, title: /^What if: /, more: 'Both courses', compare: 'Compare', habits: 'Let habits play to the end', again: 'Once more with other dice', played: 'Played', tried: 'Tried', rest: 'Habits have played the end', course: 'The course as a table', keep: 'Keep it', away: 'Throw away', all: 'What is being tried', after: 'Right after that', parts: 'They part here', closed: /^No finished fight/ },
};

/** A table at which some turns of a duel were fought. */
async function fought(turns) {
  const text = await readFile(new URL('../encounters/duel.toml', import.meta.url), 'utf8');
  const created = await server.api('POST', '/api/tables', undefined, { start: { encounter: { text } }, gm: 'Jana', lang: 'de' });
  for (let n = 0; n < turns; n++) {
    const { scene } = await server.through(created.gm);
    const turn = scene.fate.conflict?.turn;
    if (turn === null || turn === undefined) break;
    const by = scene.fate.actors.find((it) => it.id === turn).name;
    const on = scene.fate.actors.find((it) => it.id !== turn).name;
    await server.do(created.gm, { say: `${by.split(' ')[0]} attacks ${on.split(' ')[0]} with Nahkampfwaffen` });
  }
  await server.through(created.gm);
  return created;
}

async function sit(created, token, screen) {
  const person = await Person.sit(browser, `${server.base}/t/${created.table}#${token}`, screen);
  await person.page.waitForFunction(() => JSON.parse(localStorage.getItem('schwung.places') ?? '[]').length > 0);
  return person;
}

for (const [locale, size] of [['de-DE', PHONE], ['en-GB', undefined]]) {
  test(`from an entry of the log, something else is tried and compared (${locale})`, async () => {
    const w = WORDS[locale];
    const created = await fought(3);
    const before = JSON.stringify(await server.view(created.gm));
    const gm = await sit(created, created.gm, { ...size, locale });
    const name = size ? 'phone' : 'wide';
    await gm.page.goto(`${server.base}/t/${created.table}/log`);
    await gm.page.locator('.log li .do a').first().waitFor();
    await gm.check('the log with its what-ifs');
    await gm.shot(`whatif-log-${name}`);
    // The last attack of the three.
    await gm.page.locator('.log li').filter({ hasText: /attacks|greift/ }).locator('.do a').last().click();
    await gm.page.getByRole('heading', { name: w.what, level: 1 }).waitFor();
    await gm.check('before it begins');
    await gm.shot(`whatif-begin-${name}`);
    await gm.page.getByRole('button', { name: w.begin }).click();
    const mark = gm.page.getByRole('complementary', { name: w.what });
    await mark.waitFor();
    assert.match(await mark.innerText(), w.mark);
    assert.notEqual(new URL(gm.page.url()).pathname, `/t/${created.table}`);
    await gm.check('a table that is a what-if');
    await gm.shot(`whatif-table-${name}`);

    await mark.getByRole('link', { name: w.more }).click();
    await gm.page.getByRole('button', { name: w.compare }).click();
    const both = gm.page.getByRole('table').first();
    await both.getByRole('columnheader', { name: w.tried }).waitFor(LONG);
    await gm.page.getByRole('button', { name: w.compare }).waitFor(LONG);
    await gm.page.getByRole('button', { name: w.habits }).click();
    await gm.page.getByRole('button', { name: w.again }).waitFor(LONG);
    await gm.page.getByText(w.rest).waitFor(LONG);
    assert.equal(await gm.page.locator('svg[role="img"] path.curve').count(), 2);
    // The place where they diverge is marked, after their common part.
    assert.equal(await gm.page.locator('svg[role="img"] line.parts').count(), 1);
    await gm.page.getByText(w.parts).waitFor();
    assert.match(await both.innerText(), new RegExp(`${w.after}\\s+\\d+\\s?%\\s+\\d+\\s?%`));
    await gm.page.getByText(w.course).click();
    await gm.check('both courses');
    await gm.shot(`whatif-courses-${name}`);
    await gm.page.emulateMedia({ colorScheme: 'dark' });
    await gm.check('both courses, dark');
    await gm.shot(`whatif-courses-${name}-dark`);
    await gm.page.emulateMedia({ colorScheme: 'light' });

    // A player joins by the link of the what-if and sees its notice.
    const places = await gm.page.evaluate(() => JSON.parse(localStorage.getItem('schwung.places')));
    const fork = places.find((it) => it.table !== created.table);
    const { token } = await server.api('POST', '/api/join', fork.join, { seat: 1, name: 'Tom' });
    const tom = await sit({ table: fork.table }, token, { ...PHONE, locale });
    await tom.page.getByRole('complementary', { name: w.what }).waitFor();
    await tom.check('a player in a what-if');
    await tom.shot(`whatif-player-${locale}`);
    // The chances depend on hidden information: he is told so, and not that there was no fight.
    await tom.page.goto(`${server.base}/t/${fork.table}/what-if`);
    await tom.page.getByRole('button', { name: w.compare }).click();
    await tom.page.getByText(w.closed).waitFor();
    await tom.page.goto(`${server.base}/t/${fork.table}`);

    // A kept what-if must be released before it can be deleted.
    const away = gm.page.getByRole('button', { name: w.away });
    await gm.page.getByLabel(w.keep, { exact: true }).check();
    await away.waitFor({ state: 'detached' });
    await gm.page.getByLabel(w.keep, { exact: true }).uncheck();
    await away.click();
    await gm.page.waitForURL(`${server.base}/`);
    await tom.page.getByRole('alert').waitFor();
    assert.equal(JSON.stringify(await server.view(created.gm)), before, 'nothing has changed at the table');
    assert.deepEqual([...gm.problems, ...tom.problems], []);
    await Promise.all([gm, tom].map((it) => it.context.close()));
  });
}

test('what is being tried is listed, and thrown away from the table of the game', async () => {
  const w = WORDS['de-DE'];
  const created = await fought(1);
  const [first] = [await server.api('POST', '/api/table/what-if', created.gm, { from: 2 })];
  const gm = await sit(created, created.gm, PHONE);
  await gm.page.goto(`${server.base}/t/${created.table}/what-if`);
  const list = gm.page.getByRole('list', { name: w.all });
  await list.getByRole('listitem').waitFor();
  await gm.check('the list');
  await gm.shot('whatif-list');
  // It was begun elsewhere, and is opened here.
  await list.getByRole('button', { name: w.open }).click();
  const mark = gm.page.getByRole('complementary', { name: w.what });
  await mark.waitFor();
  assert.equal(new URL(gm.page.url()).pathname, `/t/${first.table}`);
  await gm.page.goto(`${server.base}/t/${created.table}/what-if`);
  await list.getByRole('link', { name: w.open }).waitFor();
  await list.getByRole('button', { name: w.away }).click();
  await list.waitFor({ state: 'detached' });
  const gone = await fetch(`${server.base}/api/table/view`, { headers: { Authorization: `Bearer ${first.gm}` } });
  assert.equal(gone.status, 401);
  // Players are told who can begin a what-if.
  const { token } = await server.api('POST', '/api/join', created.join, { seat: 1, name: 'Tom' });
  const tom = await sit(created, token, PHONE);
  await tom.page.goto(`${server.base}/t/${created.table}/what-if`);
  await tom.page.getByText('Etwas anderes versuchen kann nur').waitFor();
  await tom.page.goto(`${server.base}/t/${created.table}/log`);
  await tom.page.locator('.log li').first().waitFor();
  assert.equal(await tom.page.locator('.log li .do a').count(), 0);
  assert.deepEqual([...gm.problems, ...tom.problems], []);
  await Promise.all([gm, tom].map((it) => it.context.close()));
});
