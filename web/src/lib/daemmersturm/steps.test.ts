import { expect, test } from 'vitest';

import { between, moved, typed } from './steps';

const rows = ['Vorna Schwarzdorn', 'Aschewolf 1', 'Aschewolf 2', 'Älteste', 'Wegelagerer'].map((name, n) => ({ id: n + 10, name }));

test('arrows and ends move within the list and stop at its ends', () => {
  const press = (from: number | null, key: string) => moved(rows, from, key);
  expect([press(10, 'ArrowDown'), press(10, 'ArrowUp'), press(null, 'ArrowDown'), press(null, 'ArrowUp')]).toEqual([11, 10, 10, 14]);
  expect([press(12, 'Home'), press(12, 'End'), press(11, 'PageDown'), press(14, 'PageUp')]).toEqual([10, 14, 14, 10]);
  expect([press(10, 'x'), moved([], null, 'End')]).toEqual([null, null]);
});

test('letters lead to names and to words within them; the same letter again leads on', () => {
  expect(typed(rows, 10, 'a')).toBe(11);
  expect(typed(rows, 11, 'aa')).toBe(12);
  expect(typed(rows, 12, 'a')).toBe(11);
  expect(typed(rows, 10, 'schw')).toBe(10);
  expect(typed(rows, 10, 'ä')).toBe(13);
  expect(typed(rows, 10, 'we')).toBe(14);
  expect([typed(rows, 10, 'q'), typed(rows, 10, '')]).toEqual([null, null]);
});

test('from one row to another, whichever comes first', () => {
  expect(between(rows, 13, 11)).toEqual([11, 12, 13]);
  expect(between(rows, null, 11)).toEqual([11]);
  expect(between(rows, 11, 99)).toEqual([]);
});
