import { expect, test } from 'vitest';

import type { QuestionView } from '../../wire';
import { t } from '../i18n';
import { enoughOf, lastRolls, looksPasted, rangeOf, rollCommand, typedNumber } from './client';

const roll = (faces: number[][]) => ({ roll: { dice: '0-5', faces } }) as QuestionView;

test('what is to be typed in the client is the range, never a bonus', () => {
  expect([rollCommand('1-20'), rollCommand('0-5')]).toEqual(['/roll 1-20', '/roll 0-5']);
});

test('a roll has a range if it is one die', () => {
  expect(rangeOf(roll([[0, 1, 2, 3, 4, 5]]))).toEqual({ low: 0, high: 5 });
  expect([rangeOf(roll([])), rangeOf(roll([[1], [1]])), rangeOf({ roll: null } as QuestionView)]).toEqual([null, null, null]);
});

test('only numbers of the range can be typed', () => {
  const range = { low: 0, high: 5 };
  expect(['', ' 5 ', '0', '6', '-1', '2.5', 'x'].map((it) => typedNumber(it, range))).toEqual([null, 5, 0, false, false, false, false]);
});

test('lines of the client are known by their range', () => {
  expect(['Hanspeter würfelt. Ergebnis: 15 (1-20)', 'Mirelle rolls 3 (1–6)', '15', 'der (alte) Wolf'].map(looksPasted)).toEqual([true, true, false, false]);
});

test('of a chat log, only the last rolls are taken', () => {
  const log = ['11/24 20:15:01.123  Hanspeter würfelt. Ergebnis: 15 (1-20)', '11/24 20:15:03.400  [Raid] Mira: los!', '11/24 20:15:09.002  Mira rolls 3 (1-6)', ''].join('\r\n');
  expect(lastRolls(log)).toEqual(['11/24 20:15:01.123  Hanspeter würfelt. Ergebnis: 15 (1-20)', '11/24 20:15:09.002  Mira rolls 3 (1-6)']);
  expect(lastRolls(log, 1)).toHaveLength(1);
});

test('the highest number of a roll is enough alone', () => {
  const open = { command: '/roll 1-6', suffices: null, at_most: null };
  expect(enoughOf(open)).toBe('');
  expect(enoughOf({ ...open, suffices: 5 })).toBe(t('ds-page-suffices', { n: 5 }));
  expect(enoughOf({ ...open, suffices: 6 })).toBe(t('ds-page-only', { n: 6 }));
  expect(enoughOf({ ...open, at_most: 4 })).toBe(t('ds-page-at-most', { n: 4 }));
  expect(t('ds-page-only', { n: 6 })).not.toBe(t('ds-page-suffices', { n: 6 }));
});

test('beside the sum of a roll stands the sum that it needed', () => {
  const roll = { command: '/roll 1-20', suffices: 11, at_most: null, natural: 8, bonus: 4 };
  expect(enoughOf(roll)).toBe(t('ds-page-suffices', { n: 15 }));
  expect(enoughOf({ ...roll, natural: null })).toBe(t('ds-page-suffices', { n: 11 }));
  expect(enoughOf({ ...roll, bonus: null })).toBe(t('ds-page-suffices', { n: 11 }));
  expect(enoughOf({ ...roll, suffices: 20 })).toBe(t('ds-page-suffices', { n: 24 }));
});
