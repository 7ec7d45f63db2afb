import { expect, test } from 'vitest';

import { fits, pageOf, PAGES } from './pages';

test('a search finds all words in any order, whatever their case and accents', () => {
  expect(fits('aspekt frei', 'Der erste freie Aufruf eines Aspekts')).toBe(true);
  expect(fits('LÄNGE', 'lange Konflikte')).toBe(true);
  expect(fits('aspekt schwung', 'Der erste freie Aufruf eines Aspekts')).toBe(false);
  expect(fits('  ', 'alles')).toBe(true);
});

test('the settings open on the page that their reader can change', () => {
  expect(pageOf(null, PAGES, true)).toBe('presets');
  expect(pageOf(null, PAGES, false)).toBe('mine');
  expect(pageOf('presets', PAGES, false)).toBe('presets');
  expect(pageOf('prompts', ['mine'], false)).toBe('mine');
});
