import { expect, test } from 'vitest';

import { forcing } from './fixture';
import { isShort, offersOf, passOf } from './short';

const question = forcing(true);

test('an opening has a way past it, and offers with those that can be had first', () => {
  expect(isShort(question)).toBe(true);
  expect(passOf(question)?.at).toBe(0);
  expect(offersOf(question).map((it) => it.at)).toEqual([1, 3, 2]);
});

test('the way past is the answer that says no, wherever it stands', () => {
  const turned = { ...question, kind: 'buy-die', usual: 1, choices: [...question.choices].reverse().map((it) => (it.shape === 'pass' ? { ...it, shape: 'no' } : it)) };
  expect(passOf(turned)?.at).toBe(3);
  expect(offersOf(turned).map((it) => it.at)).toEqual([0, 2, 1]);
});

test('what must be decided is no opening', () => {
  expect(isShort({ ...question, kind: 'panic' })).toBe(false);
  expect(isShort({ ...question, roll: { dice: '2d6', faces: [] } })).toBe(false);
  const barred = question.choices.map((it) => ({ ...it, barred: { text: 'x', rule: '' } }));
  expect(isShort({ ...question, choices: barred })).toBe(false);
});
