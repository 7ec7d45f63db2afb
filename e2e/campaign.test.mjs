// A campaign: its tables, the search, the next table with a summary of the last one, a second game master, a seat passed on.
import assert from 'node:assert/strict';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

const PHONE = { width: 360, height: 740 };

const open = (person, made, place, token) => person.page.goto(`${server.base}/t/${made.table}${place}#${token}`);
const tap = (person, name) => person.page.getByRole('button', { name }).first().click();

test('a group goes on at a new table, and everybody reads what happened last', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Gesa', title: 'Nebel am Kai', lang: 'de' });
  await server.do(made.gm, { house: { say: { text: 'Die Laterne ist gefunden.' } } });
  await server.do(made.gm, { house: { notes: 'Der Laternenwärter war es' } });
  await server.do(made.gm, { setting: { name: 'aspects', value: 3 } });
  await server.do(made.gm, { say: '"Die Rote Witwe" rolls Weapons against 0' });
  await server.through(made.gm);
  const gesa = await Person.sit(browser, `${server.base}/t/${made.table}/lobby#${made.gm}`);
  await gesa.page.getByLabel('Name der Kampagne').fill('Schwarzer Nebel');
  await gesa.check('the lobby');
  await gesa.shot('campaign-lobby-wide');
  // The list of campaigns is loaded once there is a shelf, and contains the new one before the answer to that request.
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  await gesa.page.route('**/api/shelf', (route) => pause(route.request().method() === 'GET' ? 500 : 0).then(() => route.continue()));
  await gesa.page.route('**/api/shelf/campaigns', async (route) => {
    const response = await route.fetch();
    await pause(1_500);
    await route.fulfill({ response });
  });
  await tap(gesa, 'Dazunehmen');
  await gesa.page.getByRole('link', { name: /Gehört jetzt zu „Schwarzer Nebel“/ }).click();
  await gesa.page.unrouteAll({ behavior: 'wait' });

  await gesa.page.getByRole('heading', { name: 'Nebel am Kai' }).waitFor(SHOWN);
  await gesa.page.getByRole('searchbox').fill('laternenwaerter');
  await tap(gesa, 'Suchen');
  await gesa.see('Eine Stelle');
  await gesa.see('Der Laternenwärter war es');
  await gesa.page.getByText(/^Hausregeln/).click();
  await tap(gesa, 'Alle Abende zählen');
  await gesa.see('Gesa, 4dF: ein Wurf');
  await gesa.check('the campaign');
  await gesa.shot('campaign-wide');
  const notes = gesa.page.getByLabel('Deine Notizen');
  await notes.fill('Beim nächsten Mal');
  // Text that is written while the answer is under way is kept.
  await gesa.page.route('**/api/shelf/campaigns', async (route) => {
    const response = await route.fetch();
    await notes.pressSequentially(': die Witwe');
    await route.fulfill({ response });
  }, { times: 1 });
  await tap(gesa, 'Speichern');
  await gesa.see('Gespeichert.');
  assert.equal(await notes.inputValue(), 'Beim nächsten Mal: die Witwe');
  await tap(gesa, 'Speichern');
  await gesa.page.getByRole('button', { name: 'Speichern', disabled: true }).waitFor(SHOWN);
  await tap(gesa, 'An neuem Tisch weiter');
  await gesa.page.getByLabel('Titel des neuen Tisches').fill('Zweiter Abend');
  await tap(gesa, 'Neuen Tisch decken');

  await gesa.page.waitForURL(/\/t\/[^/]+$/);
  await gesa.page.getByRole('heading', { name: 'Was zuletzt geschah' }).waitFor(SHOWN);
  await gesa.see('Die Laterne ist gefunden.');
  await gesa.check('what happened last');
  await gesa.shot('campaign-last-wide');
  await tap(gesa, 'Weiter geht’s');
  await gesa.page.reload();
  await gesa.page.getByText('Zweiter Abend').first().waitFor(SHOWN);
  assert.equal(await gesa.page.getByRole('heading', { name: 'Was zuletzt geschah' }).count(), 0, 'it was put away');

  const next = await gesa.page.evaluate(() => JSON.parse(localStorage.getItem('schwung.places'))[0]);
  assert.equal(next.title, 'Zweiter Abend');
  const tom = await Person.sit(browser, `${server.base}/t/${next.table}#${next.join}`, { ...PHONE, locale: 'en-GB' });
  await tom.page.getByText('Kapitänin Ida Brandt').first().click();
  await tom.page.getByLabel('Your name').fill('Tom');
  await tap(tom, 'Play');
  await tom.page.getByRole('heading', { name: 'What happened last' }).waitFor(SHOWN);
  await tom.see('Die Laterne ist gefunden.');
  assert.ok(!(await tom.words()).includes('Laternenwärter'));
  await tom.check('what happened last, on a phone');
  await tom.shot('campaign-last-phone');
  await tap(tom, 'Let’s go on');

  // On another device, the shelf leads to both tables.
  const shelf = await gesa.page.evaluate(() => localStorage.getItem('schwung.shelf'));
  const phone = await Person.sit(browser, `${server.base}/shelf#${shelf}`, { ...PHONE, locale: 'en-GB' });
  await phone.page.getByRole('link', { name: /Schwarzer Nebel/ }).click();
  await phone.page.getByRole('heading', { name: 'Zweiter Abend' }).waitFor(SHOWN);
  await phone.check('the campaign on a phone');
  await phone.shot('campaign-phone');
  assert.equal(await phone.page.getByLabel('Your notes').inputValue(), 'Beim nächsten Mal: die Witwe');
  await tap(phone, 'To the table');
  await phone.page.waitForURL(/\/t\/[^/]+$/);
  await phone.page.getByRole('heading', { name: 'What happened last' }).waitFor(SHOWN);
  for (const person of [gesa, tom, phone]) assert.deepEqual(person.problems, []);
});

test('a second game master leads, somebody is absent, and a seat is passed on', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'zerospace' } }, gm: 'Gesa', title: 'Orbit', lang: 'de' });
  const card = await server.api('GET', '/api/card', made.join);
  const { seat, name } = card.seats[0];
  const joined = await server.api('POST', '/api/join', made.join, { seat, name: 'Mira' });
  const gesa = await Person.sit(browser, `${server.base}/t/${made.table}/lobby#${made.gm}`, { locale: 'en-GB' });
  await tap(gesa, 'Link for a second game master');
  const link = await gesa.page.getByLabel(/^Second game master/).inputValue();
  await tap(gesa, /^Absent tonight/);
  await gesa.see('absent tonight');
  await gesa.check('the lobby with somebody absent');
  await gesa.shot('campaign-absent-wide');
  const second = await Person.sit(browser, link, PHONE);
  await second.page.waitForFunction(() => document.title.includes('Orbit'));
  assert.equal((await server.view(await second.token())).house.shelf.length, (await server.view(made.gm)).house.shelf.length);

  const mira = await Person.sit(browser, `${server.base}/t/${made.table}/lobby#${joined.token}`, PHONE);
  await tap(mira, /^Ist wieder da/);
  await mira.page.getByRole('button', { name: /^Fehlt heute/ }).waitFor(SHOWN);
  await mira.check('the lobby on a phone');
  await mira.shot('campaign-lobby-phone');
  await tap(mira, 'Platz weitergeben');
  await tap(mira, /^Wirklich weitergeben/);
  await mira.page.getByRole('heading', { name: 'Der Link zu deinem Platz' }).waitFor(SHOWN);
  await mira.check('the link to the seat');
  await mira.shot('campaign-passed-on');
  const passed = await mira.page.getByRole('textbox').inputValue();
  const heir = await Person.sit(browser, passed, PHONE);
  await heir.page.waitForFunction(() => document.title.includes('Orbit'));
  const view = await server.view(await heir.token());
  assert.deepEqual(view.house.seats.filter((it) => it.mine).map((it) => it.seat), [seat], name);

  await tap(gesa, 'Remove every second game master');
  await gesa.see('Nobody runs the game with you any more.');
  await second.page.getByRole('alert').waitFor(SHOWN);
  for (const person of [gesa, second, mira, heir]) assert.deepEqual(person.problems, []);
});
