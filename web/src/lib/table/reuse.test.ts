import { expect, test } from 'vitest';
import { reuse } from './reuse';

test('what is equal keeps its identity', () => {
  const before = { seq: 1, actors: [{ id: 1, boxes: [1, 2] }, { id: 2, boxes: [] }], zone: { name: 'Kai' } };
  const now = reuse<typeof before>(before, structuredClone({ ...before, seq: 2 }));
  expect(now).toEqual({ ...before, seq: 2 });
  expect(now).not.toBe(before);
  expect(now.actors).toBe(before.actors);
  expect(now.zone).toBe(before.zone);
  expect(reuse(before, structuredClone(before))).toBe(before);
});

test('entries are found again by their id, and others by their place', () => {
  const before = [{ id: 1, text: 'a' }, { id: 2, text: 'b' }];
  const now = reuse(before, [{ id: 3, text: 'c' }, { id: 2, text: 'b' }, { id: 1, text: 'x' }]);
  expect(now).toEqual([{ id: 3, text: 'c' }, { id: 2, text: 'b' }, { id: 1, text: 'x' }]);
  expect(now[1]).toBe(before[1]);
  expect(reuse([[1], [2]], [[1], [3]])).toEqual([[1], [3]]);
});

test('what has changed its form is taken over as it is', () => {
  expect(reuse({ a: [1] }, { a: { b: 1 } })).toEqual({ a: { b: 1 } });
  expect(reuse({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(reuse({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(reuse(null, { a: 1 })).toEqual({ a: 1 });
  expect(reuse([1, 2], [1])).toEqual([1]);
});
