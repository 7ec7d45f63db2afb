// Characters made on a phone, for each engine; the shelf; the way from one table to another.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { Person, SHOWN, launch, test } from './browser.mjs';
import { Server } from './server.mjs';

const PHONE = { width: 360, height: 740 };
/** Most taps for a character, besides the words. */
const MOST_TAPS = 45;
let server;
let browser;

before(async () => {
  [server, browser] = [await Server.start(), await launch()];
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

async function table(system) {
  return server.api('POST', '/api/tables', undefined, { start: { empty: { system } }, gm: 'Jana', title: 'Probe', lang: 'de' });
}

/** A player on a phone who has just joined and is asked whom she plays. Counts taps. */
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

  // On the shelf it lies as a character now, and another device sees it by the link.
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

test('in English, a character of ZeroSpace is made with attributes, skills and gear', async () => {
  const mira = await joined('zerospace', 'en-GB');
  await mira.tap(/New character/);
  await mira.page.getByLabel('Name', { exact: true }).fill('Kea Moon');
  await mira.tap('Next');
  for (let n = 0; n < 4; n++) await mira.tap(/^Strength: more/);
  for (let n = 0; n < 3; n++) await mira.tap(/^Will: more/);
  await mira.check('attributes');
  await mira.shot('character-zerospace');
  await mira.tap('Next');
  await mira.see(/No skill is chosen yet/);
  for (const n of [0, 3, 5]) await mira.tap(mira.page.locator('.grid button').nth(n));
  await mira.tap('Next');
  await mira.page.getByPlaceholder(/Blaster/).fill('Blaster +2');
  await mira.tap('Add');
  await mira.tap('To the end');
  await mira.see('This is you.');
  await mira.see(/Complete by the rules/);
  await mira.check('done');
  await mira.tap('Play');
  const kea = await played(mira, 'Kea Moon');
  assert.ok(JSON.stringify(kea).includes('Blaster +2'));
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
  await mira.see(/Omas Rat.*Plotleitung/);
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
