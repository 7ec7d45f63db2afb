import { expect, test } from 'vitest';

import type { Line } from '../../wire';
import { roundBlock } from './chat';

const line = (seq: number, round: number | undefined, paste: string, undone = false): Line => ({ seq, n: 0, at: 0, kind: 'event', text: paste, paste, undone, ...(round === undefined ? {} : { round }) }) as Line;
const title = (round: number) => `Runde ${round}`;

test('the results of the last round become lines for the chat', () => {
  const lines = [line(1, 1, 'Arn nimmt 3 Schaden.'), line(2, 2, 'Ghul nimmt 9 Schaden.'), line(3, undefined, 'Arn ist am Zug.'), line(4, 2, 'Ghul sinkt nieder.'), line(5, 2, 'Zurückgenommen.', true)];
  expect(roundBlock(lines, '/raid', title)).toBe('/raid Runde 2: Ghul nimmt 9 Schaden. Ghul sinkt nieder.');
  expect(roundBlock([], '/raid', title)).toBe('');
  // The next combat begins at round 1 again.
  expect(roundBlock([...lines, line(6, 1, 'Arn sinkt nieder.')], '/raid', title)).toBe('/raid Runde 1: Arn sinkt nieder.');
});

test('no line is longer than the chat takes', () => {
  const lines = Array.from({ length: 20 }, (_, n) => line(n, 1, `Skelett ${n} nimmt ${n} Schaden und weicht zurück.`));
  const rows = roundBlock(lines, '/raid', title).split('\n');
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.every((it) => it.startsWith('/raid ') && it.length <= 250)).toBe(true);
  expect(rows.join(' ')).toContain('Skelett 19');
});
