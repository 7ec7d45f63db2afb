import { expect, test } from 'vitest';
import type { Line } from '../../wire';
import { begins } from './evening';

const HOUR = 3_600_000;
const line = (hour: number, kind: Line['kind'] = 'result'): Pick<Line, 'at' | 'kind'> => ({ at: hour * HOUR, kind });

test('an evening begins after a break of hours', () => {
  expect(begins([line(1), line(2)], false, 7 * HOUR)).toBe(String(2 * HOUR));
  expect(begins([line(1), line(2)], false, 3 * HOUR)).toBe(null);
});

test('joining does not begin an evening, and some actions end its beginning', () => {
  const joined = Array.from({ length: 9 }, () => line(8, 'house'));
  expect(begins([line(2), ...joined], false, 8 * HOUR)).toBe(String(2 * HOUR));
  expect(begins([line(2), ...joined, line(8), line(8), line(8)], false, 8 * HOUR)).toBe(String(2 * HOUR));
  expect(begins([line(2), ...joined, line(8), line(8), line(8), line(8)], false, 8 * HOUR)).toBe(null);
});

test('a table that continues another one begins with its last evening', () => {
  expect(begins([line(8, 'house')], true, 8 * HOUR)).toBe('before');
  expect(begins([line(8, 'house')], false, 8 * HOUR)).toBe(null);
  expect(begins([], false, 8 * HOUR)).toBe(null);
});
