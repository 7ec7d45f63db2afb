import { expect, test } from 'vitest';

import { ranges } from './words';

test('ranges of numbers do not break at the dash, but other dashes may', () => {
  expect(ranges('one-handed weapon, damage 3–10')).toBe('one-handed weapon, damage 3\u2060–\u206010');
  expect(ranges('Ferrin – Wolf 8 m, so-so')).toBe('Ferrin – Wolf 8 m, so-so');
});
