import { expect, test } from 'vitest';

import { fits } from './pages';

test('a search finds all words in any order, whatever their case and accents', () => {
  expect(fits('aspekt frei', 'Der erste freie Aufruf eines Aspekts')).toBe(true);
  expect(fits('LÄNGE', 'lange Konflikte')).toBe(true);
  expect(fits('aspekt schwung', 'Der erste freie Aufruf eines Aspekts')).toBe(false);
  expect(fits('  ', 'alles')).toBe(true);
});
