import { expect, test } from 'vitest';

import type { Line } from '../../wire';
import { beginningOf, cameOf, grouped, lastDone, lastRolled, latest, leadOf, takenBack, undoneFrom } from './groups';

const line = (seq: number, n: number, text: string, rest: Partial<Line> = {}): Line => ({ seq, n, at: 0, kind: 'event', text, act: 1, ...rest });
const dice = { dice: '4dF', faces: [0], total: 0, origin: 'server' as const, words: '' };

test('an action is one entry, whose head says what came of it', () => {
  const [group, ...rest] = grouped([line(1, 0, 'A attacks B'), line(1, 1, 'A: +3', { dice }), line(2, 0, 'B marks box 2'), line(2, 1, 'Turn: B')], 'Turn:');
  expect(rest).toEqual([]);
  expect([group?.head.text, group?.act, group?.lines.length]).toEqual(['B marks box 2', 1, 4]);
});

test('a short log begins with a whole action, or with all that was undone together', () => {
  const action = (act: number, undone = false) => [0, 1, 2].map((n) => line(act, n, `${act}.${n}`, { act, undone }));
  const { act: _, ...note } = line(9, 0, 'a note');
  const first = (lines: Line[], most: number) => latest(lines, most)[0]?.text;
  const lines = [...action(1), ...action(2), ...action(3)];
  expect([1, 3, 4, 6, 7, 20].map((most) => first(lines, most))).toEqual(['3.0', '3.0', '2.0', '2.0', '1.0', '1.0']);
  expect(first([...action(1), ...action(2, true), ...action(3, true)], 1)).toBe('2.0');
  expect(first([...lines, note], 1)).toBe('a note');
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

test('what is set while an action waits has an entry of its own and does not split the action', () => {
  const attack = [line(1, 0, 'A attacks B'), line(1, 1, 'A: +3', { dice })];
  const meanwhile = (seq: number, n: number, text: string, rest: Partial<Line> = {}) => line(seq, n, text, { act: seq, kind: 'result', ...rest });
  const joined = [meanwhile(2, 0, 'C joins'), meanwhile(2, 1, 'C acts last'), meanwhile(3, 0, 'D joins')];
  const told = (lines: Line[]) => grouped(lines, 'turn').map((it) => [it.lines[0]?.text, it.came, it.act, it.last]);
  expect(told([...attack, ...joined])).toEqual([['A attacks B', 'A attacks B', 1, 1], ['C joins', 'C acts last', 2, 2], ['D joins', 'D joins', 3, 3]]);
  const hit = line(4, 0, 'B marks box 2', { kind: 'result' });
  expect(told([...attack, ...joined, hit])).toEqual([['C joins', 'C acts last', 2, 2], ['D joins', 'D joins', 3, 3], ['A attacks B', 'B marks box 2', 1, 1]]);
  expect(lastRolled([...attack, ...joined, hit], 'turn')?.came).toBe('B marks box 2');
  expect(undoneFrom([...attack, ...joined], 3)).toBe(3);
  const { act: _, ...undo } = line(4, 0, 'GM undoes', { kind: 'undo' });
  const gone = [...attack, ...joined.slice(0, 2), meanwhile(3, 0, 'D joins', { undone: true }), undo];
  expect(told([...gone, { ...hit, seq: 5 }]).map((it) => it[1])).toEqual(['C acts last', 'D joins', 'GM undoes', 'B marks box 2']);
});

test('a remark of the rules does not stand for the action', () => {
  const [group] = grouped([line(1, 0, 'against the rule of thumb', { kind: 'note' }), line(1, 1, 'A shoots at B'), line(1, 2, 'against another', { kind: 'note' }), line(1, 3, 'A: +1', { dice })], 'turn');
  expect(group && [group.head, beginningOf(group)].map((it) => it.text)).toEqual(['A shoots at B', 'A shoots at B']);
});

test('a conflict begins with who begins it, not with the first of the rolls for its order', () => {
  const rolls = [1, 2, 3].map((actor, n) => line(1, n, `${actor} rolls`, { kind: 'roll', dice, actor }));
  const [group] = grouped([...rolls, line(1, 3, 'A begins a conflict')], 'turn');
  expect(group && beginningOf(group).text).toBe('A begins a conflict');
  // When two roll against each other, the first has begun.
  const [duel] = grouped([...rolls.slice(0, 2), line(1, 3, '1 wins', { kind: 'result' })], 'turn');
  expect(duel && beginningOf(duel).text).toBe('1 rolls');
});

test('an action against several opponents says what came of each', () => {
  const result = (n: number, text: string, words: string) => line(1, n, text, { kind: 'result', outcome: { name: 'Ida', words } });
  const lines = [line(1, 0, 'Ida: +4', { dice, kind: 'roll' }), result(1, 'Ida wins by 2.', 'beats Tom by 2'), result(2, 'Ava wins by 1.', 'loses to Ava by 1')];
  const [several] = grouped([...lines, line(2, 0, 'Ava gains 1 shift')], 'turn');
  expect([several?.came, several && cameOf(several, 3)]).toEqual(['Ida: beats Tom by 2, loses to Ava by 1.', ['Ida: beats Tom by 2, loses to Ava by 1.']]);
  expect(lastRolled(lines, 'turn')?.came).toBe('Ida: beats Tom by 2, loses to Ava by 1.');
  // Regardless of their number, the first is among them, and later remarks change nothing.
  const many = Array.from({ length: 60 }, (_, n) => result(n + 1, '', `beats ${n}`));
  const { act: _, ...remark } = line(3, 0, 'a note');
  expect(lastRolled([line(0, 0, 'Tom: +1', { dice, act: 0 }), ...lines.slice(0, 1), ...many, remark], 'turn')?.came).toMatch(/^Ida: beats 0, .*beats 59\.$/);
  const [one] = grouped(lines.slice(0, 2), 'turn');
  expect([one?.came, one && cameOf(one, 3)]).toEqual(['Ida wins by 2.', ['Ida wins by 2.']]);
});

test('effects on several targets stand for the hits that caused them', () => {
  const result = (n: number, text: string, words: string, actor: number) => line(1, n, text, { kind: 'result', actor, outcome: { name: 'Tavi', words } });
  const effect = (n: number, text: string, actor: number) => line(1, n, text, { kind: 'result', actor, outcome: { name: 'Ava', words: text, kind: 'effect' } });
  const hit = [result(1, 'Tavi hits Ava.', 'hits Ava', 1), effect(2, 'Ava loses 1.', 1), effect(3, 'Ava is dead.', 1)];
  const missed = result(4, 'Tavi misses Ben.', 'misses Ben', 9);
  const bare = result(5, 'Tavi hits Cleo.', 'hits Cleo', 3);
  const came = (...lines: Line[]) => grouped([line(1, 0, 'Tavi: +4', { dice, kind: 'roll' }), ...lines], 'turn')[0]?.came;
  expect(came(...hit, missed, bare)).toBe('Tavi: misses Ben, hits Cleo. Ava is dead.');
  expect(came(...hit, result(4, 'Tavi hits Ben.', 'hits Ben', 2), effect(5, 'Ben cannot see.', 2))).toBe('Ava is dead. Ben cannot see.');
  // Against a single target, the last effect stands for the action as usual.
  expect(came(...hit)).toBe('Ava is dead.');
});

test('what the next character rolls at the beginning of its turn is not what came of the action', () => {
  const attack = [line(1, 0, 'A attacks B'), line(1, 1, 'A: +3', { dice, kind: 'roll' }), line(1, 2, 'B loses 1.', { kind: 'result' })];
  const turn = [line(1, 3, 'Turn: C', { kind: 'turn' }), line(1, 4, 'C: 5', { dice, kind: 'roll' }), line(1, 5, 'C can see again.', { kind: 'result' })];
  const lines = [...attack, ...turn];
  const [group] = grouped(lines, 'Turn:');
  expect([group?.came, group && cameOf(group, 3), group?.lines.length]).toEqual(['B loses 1.', ['B loses 1.'], 6]);
  expect(lastRolled(lines, 'Turn:')?.came).toBe('B loses 1.');
  // If nothing else has happened, that roll is.
  expect(grouped(turn, 'Turn:')[0]?.came).toBe('C can see again.');
});

test('what came of the action of somebody hidden, whose dice are not seen, is that of its own', () => {
  const seen = [line(1, 0, 'A attacks B.'), line(1, 1, 'A: +3', { dice }), line(1, 2, 'B marks box 2', { kind: 'result' })];
  const unseen = [line(2, 0, 'Someone attacks B.', { act: 2 }), line(2, 1, 'B marks box 3', { act: 2, kind: 'result' })];
  const compel = line(3, 0, 'an aspect of A is compelled', { act: 3, kind: 'result' });
  expect(lastRolled([...seen, ...unseen, compel], 'turn', 'Someone attacks B')?.came).toBe('B marks box 3');
  expect(lastRolled(seen, 'turn', 'A attacks B')?.came).toBe('B marks box 2');
});

test('that a habit acts is said before what it does, and taken back with it', () => {
  const lines = [line(1, 0, 'habit: A', { kind: 'house' }), line(1, 1, 'A attacks B'), line(1, 2, 'A: +1', { dice })];
  const [group, ...rest] = grouped(lines, 'turn');
  expect(rest).toEqual([]);
  expect(group && [group.head, beginningOf(group), leadOf(group)].map((it) => it?.text)).toEqual(['A attacks B', 'A attacks B', 'habit: A']);
  const [ends] = grouped([...lines.slice(0, 1), line(1, 1, 'turn: B', { kind: 'turn' })], 'turn');
  expect(ends && [ends.head, beginningOf(ends), leadOf(ends)].map((it) => it?.text)).toEqual(['turn: B', 'turn: B', 'habit: A']);
  const [alone] = grouped(lines.slice(0, 1), 'turn');
  expect(alone && [beginningOf(alone).text, leadOf(alone)]).toEqual(['habit: A', undefined]);
});

test('whoever waits sees what was done last, with or without dice', () => {
  const offer = [line(1, 0, 'Ida attacks Tom', { kind: 'turn' }), line(2, 0, 'Tom offers a concession', { act: 2 }), line(2, 1, 'Tom concedes', { act: 2, kind: 'result' }), line(2, 2, 'Turn: Ida', { act: 2, kind: 'turn' })];
  const { act: _, ...remark } = line(3, 0, 'a note', { kind: 'note' });
  const last = lastDone([...offer, remark, line(4, 0, 'Ava sits down', { act: 4, kind: 'house' })], 'Turn:');
  expect(last && [beginningOf(last).text, last.came]).toEqual(['Tom offers a concession', 'Tom concedes']);
  expect(lastDone([...offer, line(5, 0, 'Ida attacks', { act: 5, undone: true })], 'Turn:')).toBeUndefined();
  expect(lastDone([remark], 'Turn:')).toBeUndefined();
  // That a turn ends is no news beside the order of turns.
  expect(lastDone([...offer, line(6, 0, 'Turn: Tom', { act: 6, kind: 'turn' })], 'Turn:')?.came).toBe('Tom concedes');
});

test('an action that was gone back to is one entry, with what no longer applies and why', () => {
  const gone = { undone: true };
  const again = (seq: number, act: number) => line(seq, 0, 'a question is asked again', { kind: 'undo', act });
  const attack = [line(1, 0, 'A attacks B'), line(1, 1, 'A: +3', { dice }), line(2, 0, 'B is hit', { ...gone, kind: 'result' })];
  const rest = [again(3, 1), line(3, 1, 'B dodges', { kind: 'result' })];
  const told = (lines: Line[]) => grouped(lines, 'turn').map((it) => [beginningOf(it).text, it.came, it.act, it.lines.length, it.undone, it.actions]);
  expect(told([...attack, ...rest])).toEqual([['A attacks B', 'B dodges', 1, 5, false, 1]]);
  expect(grouped([...attack, ...rest], 'turn').map((it) => cameOf(it, 3))).toEqual([['B dodges']]);
  // If its first record is repeated, the action has another number from then on.
  const first = attack.map((it) => ({ ...it, ...gone }));
  const anew = [again(3, 3), line(3, 1, 'A attacks B', { act: 3 }), line(3, 2, 'B dodges', { act: 3, kind: 'result' })];
  expect(told([...first, ...anew])).toEqual([['A attacks B', 'B dodges', 1, 6, false, 1]]);
  expect(grouped([...first, ...anew], 'turn').map((it) => it.last)).toEqual([3]);
  expect(told([...first, ...anew].map((it) => ({ ...it, ...gone })))).toEqual([['A attacks B', 'B dodges', 1, 6, true, 1]]);
  expect(lastDone([...first, ...anew], 'turn')?.came).toBe('B dodges');
  // All of it is undone together; from its last record on, the undo would restore the earlier result.
  expect([undoneFrom([...first, ...anew], 3), undoneFrom([...attack, ...rest], 1)]).toEqual([1, 1]);
  // After an undo, the lines belong to another action.
  const { act: _, ...undo } = line(3, 0, 'undone', { kind: 'undo' });
  expect(told([...first, undo, line(4, 0, 'C attacks', { act: 4 })]).map((it) => it[0])).toEqual(['A attacks B', 'undone', 'C attacks']);
});

test('what is said meanwhile splits neither an action nor what was undone', () => {
  const { act: _, ...remark } = line(2, 0, 'a remark', { kind: 'note' });
  const heads = (lines: Line[], apart = false) => grouped(lines, 'turn', apart).map((it) => [it.head.text, it.lines.length, it.actions]);
  expect(heads([line(1, 0, 'A attacks B'), remark, line(3, 0, 'B is hit')])).toEqual([['a remark', 1, 1], ['B is hit', 2, 1]]);
  const gone = [line(1, 0, 'A attacks', { undone: true }), remark, line(3, 0, 'B attacks', { undone: true, act: 3 }), line(3, 1, 'B misses', { undone: true, act: 3 })];
  expect(heads(gone)).toEqual([['a remark', 1, 1], ['B misses', 3, 2]]);
  expect(heads([...gone, line(4, 0, 'C: 5', { act: 4 }), line(4, 1, 'C: 6', { act: 4 })], true)).toEqual([['a remark', 1, 1], ['B misses', 3, 2], ['C: 5', 1, 1], ['C: 6', 1, 1]]);
});

test('a sentence about several lines replaces the last of them, and one beside the result is added to it', () => {
  const result = (n: number, text: string, rest: Partial<Line> = {}) => line(1, n, text, { kind: 'result', ...rest });
  const beside = (words: string) => ({ outcome: { name: 'B', words, kind: 'beside' as const } });
  const attack = [line(1, 0, 'A attacks B'), line(1, 1, 'A: +3', { dice, kind: 'roll' }), result(2, 'A hits B.')];
  const boxes = [line(1, 3, 'B marks box 1.'), result(4, 'B marks box 2.', beside('B marks boxes 1 and 2.'))];
  const more = line(1, 5, 'A achieves even more: “noise”.', beside('A achieves even more: “noise”.'));
  const [filled] = grouped([...attack, ...boxes], 'turn');
  expect([filled?.came, filled && cameOf(filled, 3)]).toEqual(['B marks boxes 1 and 2.', ['A hits B.', 'B marks boxes 1 and 2.']]);
  const [both] = grouped([...attack, ...boxes, more], 'turn');
  expect(both?.came).toBe('B marks boxes 1 and 2. A achieves even more: “noise”.');
  const [plain] = grouped([...attack, more], 'turn');
  expect(plain?.came).toBe('A hits B. A achieves even more: “noise”.');
});

test('after an undo, the result of the action before it is shown again', () => {
  const gone = [line(3, 0, 'C attacks D', { act: 3, undone: true }), line(3, 1, 'C: +1', { dice, act: 3, undone: true })];
  const before = [line(1, 0, 'A attacks B'), line(1, 1, 'A: +3', { dice }), line(1, 2, 'B dodges', { kind: 'result' })];
  expect(lastRolled([...before, ...gone], 'turn', 'A attacks B')?.came).toBe('B dodges');
});

test('what an undo has just taken back is told apart from what was undone before', () => {
  const attack = (n: number, undone: boolean) => [line(n, 0, `attack ${n}`, { act: n, undone }), line(n, 1, 'a hit', { act: n, kind: 'result', undone })];
  const undo = line(9, 0, 'undone', { kind: 'undo' });
  const one = takenBack([...attack(1, false), ...attack(2, false), ...attack(3, true)], [...attack(1, false), ...attack(2, true), ...attack(3, true), undo]);
  expect(one && [one.actions, beginningOf(one).text]).toEqual([1, 'attack 2']);
  const two = takenBack([...attack(1, false), ...attack(2, false)], [...attack(1, true), ...attack(2, true), undo]);
  expect(two?.actions).toBe(2);
  expect(takenBack(attack(1, true), [...attack(1, true), ...attack(2, false)])).toBeUndefined();
});
