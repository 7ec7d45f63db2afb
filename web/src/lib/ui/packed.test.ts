// Tests into which columns cards are dealt.
import { describe, expect, it } from 'vitest';

import { dealt } from './packed';

/** The position of each card, from the top. */
function tops(heights: readonly number[], columns: number): number[] {
  const ends = Array.from({ length: columns }, () => 0);
  return dealt(heights, columns).map((column, n) => {
    const top = ends[column ?? 0] ?? 0;
    ends[column ?? 0] = top + (heights[n] ?? 0) + 16;
    return top;
  });
}

describe('dealt', () => {
  it('fills the room below short cards', () => {
    expect(dealt([400, 500, 100, 80, 300, 200], 4)).toEqual([0, 1, 2, 3, 3, 2]);
    expect(dealt([400, 100, 100, 100], 2)).toEqual([0, 1, 1, 1]);
  });

  it('puts no card above one that comes before it', () => {
    for (const columns of [1, 2, 3, 4]) {
      const found = tops([470, 470, 100, 80, 280, 390, 760, 150], columns);
      expect(found).toEqual([...found].sort((a, b) => a - b));
    }
  });

  it('leaves wide cards to all columns', () => {
    expect(dealt([100, null, 100], 2)).toEqual([0, null, 1]);
    expect(dealt([100], 0)).toEqual([0]);
  });
});
