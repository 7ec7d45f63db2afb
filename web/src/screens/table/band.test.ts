import { expect, test } from 'vitest';

import { step } from './band';

test('a group is played one by one, as long as its turns follow each other and nothing is asked', () => {
  const began = { left: [4, 5, 6], acting: null };
  expect(step(began, 4, true)).toBe(4);
  const second = { left: [5, 6], acting: 4 };
  // The first one’s turn goes on after others have answered.
  expect([step(second, 4, false), step(second, 4, true)]).toEqual(['wait', 'wait']);
  expect([step(second, 5, false), step(second, 5, true)]).toEqual(['wait', 5]);
  // Somebody else is at turn, perhaps because the last turn was undone.
  expect([step(second, 7, true), step(second, null, true), step({ left: [], acting: 6 }, 4, true)]).toEqual(['over', 'over', 'over']);
});
