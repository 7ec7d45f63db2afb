import { expect, test } from 'vitest';

import { initials } from './initials';

test('a remark in brackets is no part of the name', () => {
  expect(initials('Testo Tapfer (Nachtelf)')).toBe('TT');
  expect(initials('(Nachtelf)')).toBe('(N');
  expect(initials('Moorläufer 2')).toBe('M2');
});
