import { expect, test } from 'vitest';

import type { Line } from '../../wire';
import { beginningOf, grouped } from './groups';

const line = (seq: number, n: number, text: string, rest: Partial<Line> = {}): Line => ({ seq, n, at: 0, kind: 'event', text, act: 1, ...rest });
const dice = { dice: '4dF', faces: [0], total: 0, origin: 'server' as const, words: '' };

test('an action is one entry, whose head says what came of it', () => {
  const [group, ...rest] = grouped([line(1, 0, 'A attacks B'), line(1, 1, 'A: +3', { dice }), line(2, 0, 'B marks box 2'), line(2, 1, 'Turn: B')], 'Turn:');
  expect(rest).toEqual([]);
  expect([group?.head.text, group?.act, group?.lines.length]).toEqual(['B marks box 2', 1, 4]);
});

test('lines that belong to no action stand alone', () => {
  const lines = [line(1, 0, 'Ida sits down'), line(2, 0, 'a note')].map(({ act: _, ...it }) => it);
  expect(grouped(lines, 'turn').map((it) => it.lines.length)).toEqual([1, 1]);
});

test('what was undone is folded into one entry', () => {
  const gone = { undone: true };
  const groups = grouped([line(1, 0, 'A attacks', gone), line(2, 0, 'B attacks', { ...gone, act: 2 }), line(3, 0, 'C attacks', { act: 3 })], 'turn');
  expect(groups.map((it) => [it.undone, it.lines.length])).toEqual([[true, 2], [false, 1]]);
});

test('a remark of the rules does not stand for the action', () => {
  const [group] = grouped([line(1, 0, 'against the rule of thumb', { kind: 'note' }), line(1, 1, 'A shoots at B'), line(1, 2, 'against another', { kind: 'note' }), line(1, 3, 'A: +1', { dice })], 'turn');
  expect(group && [group.head, beginningOf(group)].map((it) => it.text)).toEqual(['A shoots at B', 'A shoots at B']);
});
