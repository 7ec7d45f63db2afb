import { expect, test } from 'vitest';

import type { Edit } from '../../wire';
import { patched } from './patch';

const whole = { list: [{ id: 1 }, { id: 2, on: false }], 'a/b~c': null, other: { deep: [1] } };

function after(...edits: Edit[]): unknown {
  return patched<unknown>(whole, edits);
}

test('values are added, removed and replaced', () => {
  expect(after({ op: 'add', path: '/list/1', value: 5 })).toEqual({ ...whole, list: [{ id: 1 }, 5, whole.list[1]] });
  expect(after({ op: 'add', path: '/list/2', value: 5 })).toEqual({ ...whole, list: [...whole.list, 5] });
  expect(after({ op: 'remove', path: '/list/0' })).toEqual({ ...whole, list: [whole.list[1]] });
  expect(after({ op: 'replace', path: '/list/1/on', value: true })).toEqual({
    ...whole,
    list: [{ id: 1 }, { id: 2, on: true }],
  });
  expect(after({ op: 'replace', path: '/a~1b~0c', value: 1 })).toEqual({ ...whole, 'a/b~c': 1 });
  expect(after({ op: 'add', path: '/new', value: null })).toEqual({ ...whole, new: null });
  expect(after({ op: 'remove', path: '/other' })).toEqual({ list: whole.list, 'a/b~c': null });
  expect(after({ op: 'replace', path: '', value: [] })).toEqual([]);
});

test('changes build on those before them', () => {
  const edits: Edit[] = [
    { op: 'remove', path: '/list/0' },
    { op: 'replace', path: '/list/0/id', value: 7 },
  ];
  expect(after(...edits)).toEqual({ ...whole, list: [{ id: 7, on: false }] });
});

test('what does not change is shared, and what was there stays as it was', () => {
  const before = structuredClone(whole);
  const it = patched(whole, [{ op: 'replace', path: '/list/1/on', value: true }]);
  expect(it.list[0]).toBe(whole.list[0]);
  expect(it.other).toBe(whole.other);
  expect(whole).toEqual(before);
});

test('what does not fit is an error', () => {
  const wrong: Edit[] = [
    { op: 'remove', path: '/list/2' },
    { op: 'add', path: '/list/3', value: 0 },
    { op: 'replace', path: '/list/x', value: 0 },
    { op: 'replace', path: '/none', value: 0 },
    { op: 'remove', path: '/none' },
    { op: 'add', path: '/none/deeper', value: 0 },
    { op: 'add', path: '/a~1b~0c/deeper', value: 0 },
    { op: 'replace', path: '/toString', value: 0 },
    { op: 'remove', path: '' },
  ];
  for (const edit of wrong) expect(() => after(edit), edit.path).toThrow();
});
