import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { entries } from '../../build/ftl';
import { Messages } from './fluent';
import { within } from './names';

test('German names are declined as on the server', () => {
  const file = readFileSync(new URL('../../../messages/names.txt', import.meta.url), 'utf8');
  const cases = file.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(cases.length).toBeGreaterThan(10);
  for (const line of cases) {
    const [name = '', ...expected] = line.split(' | ');
    expect((['nominative', 'accusative', 'dative'] as const).map((it) => within('de', name, it))).toEqual(expected);
  }
});

test('lists are declined name by name', () => {
  expect(within('de', 'Der Krähenvogt, Die Nebelhexe und Arn', 'dative')).toBe('dem Krähenvogt, der Nebelhexe und Arn');
  expect(within('en', 'Arn and The Crow Reeve', 'dative')).toBe('Arn and the Crow Reeve');
});

test('messages put names into their case', () => {
  const written = ['of = Zug von { NAME($name, case: "dative") }', 'is = { NAME($name) } ist dran', 'show = { NAME($name, case: "accusative", place: "start") } zeigen'];
  const texts = new Messages('de', [entries(written.join('\n'))]);
  expect(texts.text('of', { name: 'Der Krähenvogt' })).toBe('Zug von dem Krähenvogt');
  expect(texts.text('of', { name: '7' })).toBe('Zug von 7');
  expect(texts.text('is', { name: 'Die Nebelhexe' })).toBe('die Nebelhexe ist dran');
  expect(texts.text('show', { name: 'Der Krähenvogt' })).toBe('Den Krähenvogt zeigen');
  for (const name of ['Die Nebelhexe', 'Arn', 'von Stein']) expect(texts.text('show', { name })).toBe(`${name} zeigen`);
});
