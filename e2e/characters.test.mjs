// Characters made on a phone, for each engine; the shelf; the way from one table to another.
import assert from 'node:assert/strict';
import { Person, SHOWN, test } from './browser.mjs';
import { browser, server } from './stage.mjs';

const PHONE = { width: 360, height: 740 };
/** Maximum number of taps for a character, besides the words. */
const MOST_TAPS = 45;

async function table(system) {
  return server.api('POST', '/api/tables', undefined, { start: { empty: { system } }, gm: 'Jana', title: 'Probe', lang: 'de' });
}

/** A player on a phone who has just joined and has to choose a character. Counts taps. */
async function joined(system, locale = 'de-DE') {
  const made = await table(system);
  const person = await Person.sit(browser, `${server.base}/t/${made.table}#${made.join}`, { ...PHONE, locale });
  await person.page.getByLabel(/Dein Name|Your name/).fill('Mira');
  await person.page.getByRole('button', { name: /^(Mitspielen|Play)$/ }).click();
  await person.see(/Wen spielst du|Who do you play/);
  person.taps = 0;
  person.made = made;
  person.tap = async (what) => {
    person.taps += 1;
    await (typeof what === 'string' || what instanceof RegExp ? person.page.getByRole('button', { name: what, exact: typeof what === 'string' }).first() : what).click();
  };
  return person;
}

/** Waits until the browser has kept its place at the table. */
const sits = (person) => person.page.waitForFunction(() => JSON.parse(localStorage.getItem('schwung.places') ?? '[]')[0]?.token);

const people = (view) => Object.values(view.scene)[0].people ?? Object.values(view.scene)[0].actors;

async function played(person, name) {
  await person.page.waitForURL(/\/t\/[^/]+$/);
  const view = await server.view(person.made.gm);
  const one = people(view).find((it) => it.name === name);
  assert.ok(one, `${name} is at the table: ${people(view).map((it) => it.name)}`);
  assert.equal(one.seat, 1);
  assert.ok(person.taps <= MOST_TAPS, `${person.taps} taps`);
  assert.deepEqual(person.problems, []);
  return one;
}

test('a character of Fate is made step by step, and survives a reload and a killed server', async () => {
  const mira = await joined('sotc');
  await mira.check('whom to play');
  await mira.shot('character-begin');
  await mira.tap(/Neue Figur/);
  await mira.page.getByLabel('Name', { exact: true }).fill('Jette Lund');
  await mira.tap(mira.page.locator('.examples button').first());
  await mira.check('who');
  await mira.shot('character-who');
  await mira.tap('Weiter');
  for (let n = 2; n <= 5; n++) {
    await mira.see(`Aspekt ${n} von 5`);
    await mira.tap(mira.page.locator('.examples button').nth(n % 3));
    if (n === 3) {
      await mira.check('aspect');
      await mira.shot('character-aspect');
      await mira.see('Gespeichert.');
      await mira.page.reload();
      await mira.see(/Wen spielst du/);
      await mira.tap(/Weiter mit Jette Lund/);
      await mira.see(`Aspekt ${n} von 5`);
      await server.kill();
      await server.run();
      await mira.page.reload();
      await mira.tap(/Weiter mit Jette Lund/);
    }
    await mira.tap('Weiter');
  }
  await mira.see('Was kannst du am besten?');
  for (const skill of ['Einbruch', 'Heimlichkeit', 'Aufmerksamkeit', 'Athletik']) await mira.tap(new RegExp(`^${skill}`));
  await mira.see(/Die nächste kommt auf \+3/);
  await mira.check('skills');
  await mira.shot('character-skills');
  await mira.tap('Rest füllen');
  await mira.see('Die Pyramide ist voll.');
  await mira.tap('Zum Schluss');
  await mira.see('Das bist du.');
  await mira.page.getByText('Jette Lund').first().waitFor(SHOWN);
  await mira.see(/Talent|Stunt|Gabe/);
  await mira.check('done');
  await mira.shot('character-done');
  await mira.tap('Mitspielen');
  const jette = await played(mira, 'Jette Lund');
  assert.equal(jette.sheet.aspects.length, 5);
  assert.equal(jette.sheet.skills.length, 15);
  mira.taps = 0;

  // The shelf now contains it as a character, and another device sees it by the link.
  await mira.page.goto(`${server.base}/shelf`);
  await mira.see('Jette Lund');
  await mira.check('shelf');
  await mira.shot('character-shelf');
  const token = await mira.page.evaluate(() => localStorage.getItem('schwung.shelf'));
  const other = await Person.sit(browser, `${server.base}/shelf#${token}`, PHONE);
  await other.see('Jette Lund');
  assert.equal(new URL(other.page.url()).hash, '', 'the token is no longer in the address');
  await other.page.getByRole('button', { name: /Jette Lund/ }).click();
  await other.page.getByRole('button', { name: 'Verleihen' }).click();
  const link = await other.page.getByLabel(/Wer diesen Link hat/).inputValue();
  await other.check('a character on the shelf');
  await other.shot('character-item');
  const guest = await Person.sit(browser, link, PHONE);
  await guest.see('Jette Lund');
  await guest.page.getByRole('button', { name: /In mein Regal/ }).click();
  await guest.see('Dein Regal');
  await guest.see('Jette Lund');
  for (const it of [mira, other, guest]) {
    assert.deepEqual(it.problems, []);
    await it.context.close();
  }
});

test('on a slow connection that loses answers nothing meets itself, and a tap is answered at once', async () => {
  const mira = await joined('sotc');
  let lost = 2;
  await mira.page.route('**/api/shelf/items', async (route) => {
    const answer = await route.fetch();
    await new Promise((done) => setTimeout(done, 600));
    // The second save is lost with its repetition.
    const { version } = await answer.json();
    if (version >= 2 && lost > 0) {
      lost -= 1;
      await route.abort();
    } else await route.fulfill({ response: answer });
  });
  await mira.tap(/Neue Figur/);
  await mira.page.getByLabel('Name', { exact: true }).fill('Jette Lund');
  for (const title of ['Aspekt 2 von 5', 'Aspekt 3 von 5', 'Aspekt 4 von 5']) {
    await mira.tap('Weiter');
    await mira.see(title);
    assert.equal(await mira.page.evaluate(() => document.activeElement?.tagName), 'H1', 'the focus does not wait for the server');
  }
  await mira.page.locator('footer').getByText('Gespeichert.').waitFor(SHOWN);
  assert.equal(lost, 0, 'answers were lost');
  await mira.tap(mira.page.locator('.examples button').first());
  await mira.tap('Zum Schluss');
  await mira.see('Das bist du.');
  await mira.tap('Mitspielen');
  await played(mira, 'Jette Lund');
  const token = await mira.page.evaluate(() => localStorage.getItem('schwung.shelf'));
  const { items } = await server.api('GET', '/api/shelf', token);
  assert.deepEqual(items.map((it) => [it.kind, it.name]), [['character', 'Jette Lund']]);
  await mira.context.close();
});

test('in English, a character of ZeroSpace is made with attributes, skills and gear', async () => {
  const mira = await joined('zerospace', 'en-GB');
  await mira.tap(/New character/);
  await mira.page.getByLabel('Name', { exact: true }).fill('Kea Moon');
  await mira.tap('Next');
  for (let n = 0; n < 4; n++) await mira.tap(/^Strength: more/);
  for (let n = 0; n < 3; n++) await mira.tap(/^Will: more/);
  for (let n = 0; n < 2; n++) await mira.tap(/^Power level: more/);
  await mira.check('attributes');
  await mira.shot('character-zerospace');
  await mira.tap('Next');
  await mira.see(/No skill is chosen yet/);
  for (const n of [0, 3, 5]) await mira.tap(mira.page.locator('.grid button').nth(n));
  await mira.tap('Next');
  const search = mira.page.getByPlaceholder(/Blaster/);
  assert.ok((await search.boundingBox()).width > 200, 'there is room to search');
  await search.fill('Blaster +2');
  await mira.tap('Add');
  await mira.tap('Next');
  await mira.page.getByPlaceholder(/a power of your own/).fill('explo');
  await mira.tap(/^Explosion/);
  await mira.page.getByPlaceholder(/a power of your own/).fill('Flame breath');
  await mira.tap('Add');
  await mira.page.getByLabel('It is used to attack').check();
  for (let n = 0; n < 2; n++) await mira.tap(/^Rating: more/);
  await mira.page.getByLabel('Range in metres').fill('10');
  await mira.check('powers');
  await mira.shot('character-powers');
  await mira.tap('To the end');
  await mira.see('This is you.');
  await mira.see(/Complete by the rules/);
  await mira.check('done');
  await mira.tap('Play');
  const kea = await played(mira, 'Kea Moon');
  const sheet = JSON.stringify(kea);
  for (const part of ['Blaster +2', 'Explosion', 'Flame breath']) assert.ok(sheet.includes(part), part);
  await mira.context.close();
});

test('a profile of Dämmersturm is made with its tables', async () => {
  const mira = await joined('daemmersturm');
  await mira.tap(/Neue Figur/);
  await mira.page.getByLabel('Name', { exact: true }).fill('Tjark');
  await mira.tap('Weiter');
  for (let n = 0; n < 3; n++) await mira.tap(/^Angriff \(NA\): mehr/);
  await mira.see('ergibt 6 AP');
  for (let n = 0; n < 4; n++) await mira.tap(/^Abwehr \(NV\): mehr/);
  await mira.check('values');
  await mira.shot('character-daemmersturm');
  await mira.tap('Weiter');
  await mira.page.getByPlaceholder(/eigene Fähigkeit/).fill('Omas Rat');
  await mira.tap('Dazu');
  await mira.tap('Zum Schluss');
  await mira.see(/Omas Rat.*Plotleiter/);
  await mira.see(/Tjark: \(N=20\+3\|14/);
  await mira.tap('Mitspielen');
  await played(mira, 'Tjark');
  await mira.context.close();
});

test('a ready character is taken and changed; a text says what it loses', async () => {
  const mira = await joined('malmsturm');
  await mira.tap(mira.page.locator('section.card li button').first());
  await mira.tap('Erst ändern');
  await mira.page.getByLabel('Name', { exact: true }).fill('Hedda die Zweite');
  await mira.tap('Weiter');
  await mira.tap('Zum Schluss');
  await mira.see('Vollständig nach den Regeln.');
  await mira.tap('Mitspielen');
  await played(mira, 'Hedda die Zweite');
  await mira.context.close();

  const ole = await joined('freefate');
  await ole.page.getByText('Aus einer Datei oder einem Text').click();
  await ole.page.getByLabel('oder ihr Text').fill('Yasemin Kurt\nAspekte: Nachtschicht im Museum\nGut (+3): Computer, Fliegende Teppiche\n');
  await ole.tap('Ansehen');
  await ole.see(/Fliegende Teppiche/);
  await ole.check('preview of a text');
  await ole.shot('character-text');
  await ole.tap('Mitspielen');
  await played(ole, 'Yasemin Kurt');
  await ole.context.close();
});

test('somebody who joins takes a character that is on the table; the second to tap is told', async () => {
  for (const system of ['malmsturm', 'zerospace', 'daemmersturm']) {
    const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system } }, gm: 'Jana', title: 'Probe', lang: 'de' });
    await server.do(made.gm, { stage: { body: '[[character]]\nname = "Wanja"\nside = "players"\n', new_scene: false } });
    const link = `${server.base}/t/${made.table}#${made.join}`;
    const anna = await Person.sit(browser, link, { ...PHONE, locale: 'de-DE' });
    const ben = await Person.sit(browser, link, { locale: 'en-GB' });

    // Both choose the same character, and Anna is faster.
    for (const [person, name] of [[anna, 'Anna'], [ben, 'Ben']]) {
      await person.page.getByText('Wanja', { exact: true }).click();
      await person.page.getByLabel(/Dein Name|Your name/).fill(name);
      await person.check('who is free, before joining');
      await person.shot(`take-join-${system}-${name}`);
    }
    for (const person of [anna, ben]) {
      await person.page.getByRole('button', { name: /^(Mitspielen|Play)$/ }).click();
      await sits(person);
    }
    await ben.see('Somebody else already plays Wanja.');
    await ben.see('Whom do you play?');
    await ben.check('whom to take');
    await ben.shot(`take-${system}`);

    // One tap, here with the keyboard; the other character is Ben's.
    const [free] = (await server.view(await ben.token())).house.free;
    await ben.page.getByRole('button', { name: `Play ${free.name}`, exact: true }).focus();
    await ben.page.keyboard.press('Enter');
    await ben.page.getByText('Whom do you play?').waitFor({ state: 'hidden' });
    const names = new Map(people(await server.view(made.gm)).map((it) => [it.id, it.name]));
    const played = (await server.view(made.gm)).house.seats.slice(-2).map((it) => it.actors.map((id) => names.get(id)));
    assert.deepEqual(played, [['Wanja'], [free.name]]);
    for (const person of [anna, ben]) {
      assert.deepEqual(person.problems, []);
      await person.context.close();
    }

    // At a new seat, when choosing a character: those on the table come first, and none of them is offered twice.
    const dora = await Person.sit(browser, link, { ...PHONE, locale: 'de-DE' });
    await dora.page.getByText('Ein neuer Platz').click();
    await dora.page.getByLabel('Dein Name').fill('Dora');
    await dora.page.getByRole('button', { name: 'Mitspielen' }).click();
    await dora.see('Schon am Tisch');
    await dora.see(/Neue Figur/);
    const [next] = (await server.view(await dora.token())).house.free;
    for (const [name, times] of [[next.name, 1], [free.name, 0]]) {
      assert.equal(await dora.page.getByRole('button', { name: new RegExp(name) }).count(), times, name);
    }
    await dora.check('whom to play, with characters on the table');
    await dora.shot(`take-begin-${system}`);
    await dora.page.getByRole('button', { name: `${next.name} spielen`, exact: true }).click();
    await dora.page.waitForURL(/\/t\/[^/]+$/);
    assert.deepEqual((await server.view(made.gm)).house.seats.at(-1).actors, [next.actor]);
    assert.deepEqual(dora.problems, []);
    await dora.context.close();

    // With a link to a seat without a character.
    const { token, you: { seat } } = await server.api('POST', '/api/join', made.join, { name: 'Cem' });
    const cem = await Person.sit(browser, `${server.base}/t/${made.table}#${token}`, { ...PHONE, locale: 'de-DE' });
    await cem.see('Wen spielst du?');
    await cem.check('whom to take, on a phone');
    await cem.shot(`take-phone-${system}`);
    await cem.page.getByRole('button', { name: / spielen$/ }).first().click();
    await cem.page.getByText('Wen spielst du?').waitFor({ state: 'hidden' });
    assert.equal((await server.view(made.gm)).house.seats[seat].actors.length, 1);
    await cem.context.close();
  }
});

test('the game master lets nobody choose', async () => {
  const made = await server.api('POST', '/api/tables', undefined, { start: { demo: { system: 'sotc' } }, gm: 'Jana', title: 'Probe', lang: 'de' });
  const gm = await Person.sit(browser, `${server.base}/t/${made.table}#${made.gm}`, { locale: 'de-DE' });
  await sits(gm);
  await gm.page.goto(`${server.base}/t/${made.table}/lobby`);
  const choice = gm.page.getByLabel('Wer noch niemanden spielt, darf eine freie Figur nehmen');
  await choice.uncheck();
  await gm.check('lobby');
  await gm.shot('take-lobby');
  const link = `${server.base}/t/${made.table}#${made.join}`;
  const anna = await Person.sit(browser, link, { ...PHONE, locale: 'de-DE' });
  await anna.see('Ein neuer Platz');
  assert.equal(await anna.page.getByRole('radio').count(), 1, 'no seat with a character, and no character');
  await anna.page.getByLabel('Dein Name').fill('Anna');
  await choice.check();
  await anna.page.reload();
  await anna.page.getByRole('radio').nth(1).waitFor(SHOWN);
  await anna.shot('take-join');
  for (const person of [gm, anna]) await person.context.close();
});
