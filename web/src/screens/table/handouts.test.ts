import { expect, test } from 'vitest';

import type { Handout } from '../../wire';
import { newlyShown } from './handouts';

const handout = (id: number, shown: boolean): Handout => ({ id, title: `${id}`, text: '', picture: null, shown });

test('finds handouts that were given out', () => {
  const ids = (before: Handout[], now: Handout[]) => newlyShown(before, now).map((it) => it.id);
  expect(ids([], [handout(1, true)])).toEqual([1]);
  expect(ids([handout(1, false)], [handout(1, true), handout(2, false)])).toEqual([1]);
  expect(ids([handout(1, true)], [handout(1, true)])).toEqual([]);
  expect(ids([handout(1, true)], [])).toEqual([]);
});
