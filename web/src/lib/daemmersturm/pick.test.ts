import { expect, test } from 'vitest';

import type { PickView } from '../../wire';
import { isWhole, proposed, wordsOf } from './pick';

const option = (id: number, on: boolean, number: number | null = null) => ({ id, label: `W${id}`, note: '', group: '', room: 3, on, number });
const pick = (rest: Partial<PickView>): PickView => ({ kind: 'many', choice: 0, options: [], limit: null, min: 0, max: 9999, low: null, high: null, ...rest });

test('some of many go by number; nobody has a word of its own', () => {
  const it = pick({ options: [option(5, true), option(3, false), option(8, true)] });
  const first = proposed(it);
  expect([...first.chosen]).toEqual([5, 8]);
  expect(wordsOf(it, { ...first, chosen: new Set([8, 3]) })).toBe('3,8');
  expect([wordsOf(it, { ...first, chosen: new Set() }), isWhole(it, first)]).toEqual(['-', true]);
});

test('a number for each has to be there for each', () => {
  const it = pick({ kind: 'numbers', min: 1, options: [option(5, false, 20), option(3, false, 18)] });
  const first = proposed(it);
  // An answer without words means the proposal.
  expect([isWhole(it, first), wordsOf(it, first)]).toEqual([true, '']);
  expect(wordsOf(it, { ...first, numbers: { 5: 20, 3: 12 } })).toBe('3=12');
  for (const n of [null, 0, 10_000, 1.5]) expect(isWhole(it, { ...first, numbers: { 5: 20, 3: n } })).toBe(false);
});

test('one number, and a range that does not end before it begins', () => {
  const one = pick({ kind: 'number', low: 9 });
  expect([isWhole(one, proposed(one)), wordsOf(one, proposed(one))]).toEqual([true, '9']);
  const range = pick({ kind: 'range', low: 3, high: 10 });
  expect([isWhole(range, proposed(range)), wordsOf(range, proposed(range))]).toEqual([true, '3-10']);
  expect(isWhole(range, { ...proposed(range), low: 11 })).toBe(false);
  expect(isWhole(range, { ...proposed(range), high: NaN })).toBe(false);
});
