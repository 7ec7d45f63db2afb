import { expect, test } from 'vitest';
import { entries } from '../build/ftl.ts';
import { Messages, type Entries } from '../src/lib/fluent';
import { addTexts, agoOf, install, list, preferred, setBook, setLang, t } from '../src/lib/i18n';
import { firstName, givenName, initials, shortName, sign } from '../src/lib/initials';
import { plain, signed } from '../src/lib/numbers';
import { parse } from '../src/lib/places';
import { match } from '../src/lib/routes';

test('numbers are written as the server writes them', () => {
  expect([4, 0, -1, 1234567].map(signed)).toEqual(['+4', '0', '−1', '+1234567']);
  expect([4, 0, -12].map(plain)).toEqual(['4', '0', '−12']);
});

test('how long ago something was is counted in days of the calendar', async () => {
  install('de', { pages: { 'de/page.ftl': entries('a = b') }, terms: {} });
  await setLang('de');
  const now = new Date(2026, 10, 30, 9, 0).getTime();
  const of = (...when: [number, number, number, number, number?]) => agoOf(new Date(...when).getTime(), now);
  expect([of(2026, 10, 30, 9, 0), of(2026, 10, 30, 8, 59)]).toEqual([null, null]);
  expect([of(2026, 10, 30, 8, 57), of(2026, 10, 30, 7, 30), of(2026, 10, 29, 23, 30)]).toEqual(['vor 3 Minuten', 'vor 1 Stunde', 'vor 9 Stunden']);
  expect([of(2026, 10, 29, 20, 0), of(2026, 10, 28, 22, 0)]).toEqual(['gestern', 'vorgestern']);
  expect(of(2026, 10, 9, 9, 0)).toBe('vor 21 Tagen');
});

test('numbers in messages have no groups, and choose the plural', () => {
  const source = 'n = { $n ->\n    [one] ein Punkt\n   *[other] { $n } Punkte\n}\nof = { $what }!';
  const messages = new Messages('de', [entries(source)]);
  expect(messages.text('n', { n: 1 })).toBe('ein Punkt');
  expect(messages.text('n', { n: '1' })).toBe('ein Punkt');
  expect(messages.text('n', { n: 12345 })).toBe('12345 Punkte');
  expect(messages.text('n', { n: -2 })).toBe('−2 Punkte');
  expect(messages.text('n', { n: '+1' })).toBe('+1 Punkte');
  expect(messages.text('of', { what: 'Ravn' })).toBe('Ravn!');
  expect(messages.text('missing')).toBe('⟨missing⟩');
});

test('a book replaces messages with its own terms', async () => {
  install('de', {
    pages: { 'de/page.ftl': entries('-shifts = Erfolge\nshifts = { -shifts }') },
    terms: { 'de/terms-sotc.ftl': entries('-shifts = Erfolgsgrade'), 'de/terms-malmsturm.ftl': entries('-shifts = Stufen') },
  });
  await setLang('de');
  expect(t('shifts')).toBe('Erfolgsgrade');
  setBook('malmsturm');
  expect(t('shifts')).toBe('Stufen');
  setBook('unheard-of');
  expect(t('shifts')).toBe('Erfolgsgrade');
  expect(list([1, 2, 4])).toBe('1, 2 und 4');
});

test('texts that come later are there in the language that is shown, and in any that will be', async () => {
  install('de', { pages: { 'de/page.ftl': entries('own = Eigenes') }, terms: {} });
  install('en', { pages: { 'en/page.ftl': entries('own = Own') }, terms: {} });
  await setLang('de');
  expect(t('late')).toBe('⟨late⟩');
  await addTexts('page-late', { de: async () => entries('late = Später'), en: async () => entries('late = Late') });
  expect([t('own'), t('late')]).toEqual(['Eigenes', 'Später']);
  await setLang('en');
  expect([t('own'), t('late')]).toEqual(['Own', 'Late']);
});

test('texts that come late displace none that came before them', async () => {
  install('de', { pages: { 'de/page.ftl': entries('own = Eigenes') }, terms: {} });
  await setLang('de');
  const arrive: ((it: Entries) => void)[] = [];
  const slow = () => new Promise<Entries>((done) => arrive.push(done));
  const first = addTexts('page-slow', { de: slow, en: slow });
  // The second one requests both and is answered sooner.
  const quick = async () => entries('quick = Schnell');
  const second = addTexts('page-quick', { de: quick, en: quick });
  for (const [n, added] of [second, first].entries()) {
    arrive[1 - n]?.(entries('slow = Langsam'));
    await added;
  }
  expect([t('own'), t('slow'), t('quick')]).toEqual(['Eigenes', 'Langsam', 'Schnell']);
});

test('the language is the chosen one, else the first of the browser that is there', () => {
  expect(preferred('de', ['en-GB'])).toBe('de');
  expect(preferred(null, ['fr', 'de-AT', 'en'])).toBe('de');
  expect(preferred('xx', ['fr'])).toBe('en');
});

test('addresses lead to pages', () => {
  expect(match('/')).toEqual({ name: 'start', params: {}, hash: '' });
  expect(match('/t/abc', '#secret')).toEqual({ name: 'table', params: { table: 'abc' }, hash: 'secret' });
  expect(match('/t/abc/sheet/3')).toEqual({ name: 'sheet', params: { table: 'abc', actor: '3' }, hash: '' });
  expect(match('/t/abc/settings/').name).toBe('house');
  expect(match('/rules/sotc.stress.roll-up').params).toEqual({ rule: 'sotc.stress.roll-up' });
  expect(match('/rules/a%2Fb%').params).toEqual({ rule: 'a%2Fb%' });
  for (const path of ['/t', '/t/abc/else', '/rules/a/b', '/nowhere']) expect(match(path).name).toBe('unknown');
});

test('places that were stored otherwise are left out', () => {
  const place = { table: 'a', token: 't', role: 'gm', title: '' };
  expect(parse(JSON.stringify([place, { ...place, role: 'king' }, null, 'x', { table: 'b' }]))).toEqual([place]);
  for (const broken of [null, '', '{', '{"a":1}', '7']) expect(parse(broken)).toEqual([]);
});

test('people are called by their given name', () => {
  const names = ['Captain Ida Brandt', 'Master Olwin', 'Fenn the Flea', 'Anke Voss', 'Captain', 'élan'];
  expect(names.map(givenName)).toEqual(['Ida', 'Olwin', 'Fenn', 'Anke', 'Captain', 'élan']);
  // Titles of both languages, whichever one reads.
  const titled = ['Brother Anselm', 'Bruder Anselm', 'Dr. Selma', 'Frau Doktor Quast', 'Hauptmann Ravn', 'The Captain'];
  expect(titled.map(givenName)).toEqual(['Anselm', 'Anselm', 'Selma', 'Quast', 'Ravn', 'Captain']);
});

test('the name in a game client is the first word that is no title', () => {
  const names = ['Bruder Anselm vom Moor', 'Dr. Selma Quast', 'Die Nebelhexe', 'Anna Maria Voss', 'Captain'];
  expect(names.map(firstName)).toEqual(['Anselm', 'Selma', 'Nebelhexe', 'Anna', 'Captain']);
});

test('groups and opponents lose what they belong to', () => {
  const names = ['Sailors of the Gull 2', 'Die Rote Witwe', 'Der Lauerer im Schilf', 'Lagerarbeiter 2', 'hired thugs 1'];
  expect(names.map(shortName)).toEqual(['Sailors 2', 'Rote Witwe', 'Der Lauerer', 'Lagerarbeiter 2', 'hired thugs 1']);
});

test('counters carry two letters', () => {
  const names = ['Ottilie Brandt', 'Ravn', 'Wache 2', 'Jean-Luc', 'élan', ' ', 'Kim van der Berg', '👑', 'Wache 12'];
  expect(names.map(initials)).toEqual(['OB', 'RA', 'W2', 'JL', 'ÉL', '?', 'KB', '👑', 'W12']);
});

test('counters with the same letters differ at a table', () => {
  const names = ['Hafenwache', 'Harpuniere', 'Ida Brandt', 'Matrosen der Möwe 1', 'Meuterer 1', 'Meuterer 2', 'Wache 1', 'Wache 12'];
  expect(names.map((it) => sign(it, names))).toEqual(['HF', 'HR', 'IB', 'MA1', 'ME1', 'ME2', 'W1', 'W12']);
  expect(['Wache', 'Wachen'].map((it) => sign(it, ['Wache', 'Wachen']))).toEqual(['WA', 'WN']);
});
