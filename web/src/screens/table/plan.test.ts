import { expect, test } from 'vitest';

import type { ChoiceView, ClashView, PlanChip, PlanView, QuestionView } from '../../wire';
import { alike, chosen, decided, jointly, next, planned, points, together, totals, type Use, withAspects } from './plan';

const choice = (label: string, shape: string): ChoiceView => ({ label, price: null, rule: '', barred: null, words: null, shape, chance: null });
const chip = (plus: number | null, again: number | null, rest: Partial<PlanChip> = {}): PlanChip => ({ name: 'A', note: '', free: false, points: 1, plus, value: 2, again, barred: null, ...rest });
const plan: PlanView = {
  answers: ['pass', 'a+2', 'a again', 'b+2', 'b again'],
  pass: 0,
  chips: [chip(1, 2, { free: true, points: 0 }), chip(3, 4)],
  suggested: [],
  after: { kind: 'absorb', sentence: '', choices: [choice('box 2', 'box'), choice('a consequence', 'consequence')], answers: ['box', 'consequence'], usual: 0, words: [null, { label: '', optional: true, max: 500 }], words_kind: 'word' },
  habits: [],
  words: [],
  words_kind: '',
};
const question: QuestionView = {
  id: 'q', seat: 1, name: 'Ida', mine: true, kind: 'invoke', sentence: '', actor: 0, usual: 0, roll: null, rule: null,
  choices: plan.answers.map((it) => choice(String(it), 'invoke')),
};

test('a chip goes round its uses, and only one roll is repeated', () => {
  const uses: Use[] = ['off', 'off'];
  expect(next(plan.chips[0]!, uses, 0)).toBe('plus');
  expect(next(plan.chips[0]!, ['plus', 'off'], 0)).toBe('again');
  expect(next(plan.chips[0]!, ['plus', 'again'], 0)).toBe('off');
  expect(next(chip(null, null), uses, 0)).toBe('off');
});

test('an aspect chosen on the table is added by its cheapest chip, and stays as it was used', () => {
  const named = { ...plan, chips: [chip(null, 2, { name: '„Nebel“' }), chip(3, 4, { name: '„Nebel“' }), chip(5, 6, { name: '„Nebel“' }), chip(7, 8, { name: 'Säbel' })] };
  const off: Use[] = ['off', 'off', 'off', 'off'];
  expect(withAspects(named, off, new Map([['Nebel', 'plus']]))).toEqual(['off', 'plus', 'off', 'off']);
  expect(withAspects(named, off, new Map([['Nebel', 'again']]))).toEqual(['again', 'off', 'off', 'off']);
  expect(withAspects(named, ['off', 'off', 'again', 'plus'], new Map([['Nebel', 'plus']]))).toEqual(['off', 'off', 'again', 'off']);
  expect(withAspects(named, off, new Map([['Kran', 'plus']]))).toEqual(off);
});

test('without chips, the hit is taken with the same answer', () => {
  expect(planned(question, plan, { uses: [], after: 0, words: '' })).toEqual({ choice: 0, then: [{ kind: 'absorb', answer: 'box', words: '' }] });
});

test('a consequence brings its words', () => {
  const sent = planned(question, plan, { uses: [], after: 1, words: ' a cut ' });
  expect(sent?.then).toEqual([{ kind: 'absorb', answer: 'consequence', words: '' }, { kind: 'word', words: 'a cut' }]);
});

test('several aspects are used in one answer, and what is left of a hit is taken', () => {
  const uses: Use[] = ['plus', 'plus'];
  expect([chosen(plan, uses), points(plan, uses)]).toEqual([[1, 3], 1]);
  const sent = planned(question, plan, { uses, after: 0, words: '' });
  expect(sent).toEqual({
    choice: 1,
    then: [{ kind: 'invoke', answer: 'b+2', words: '' }, { kind: 'invoke', answer: 'pass', words: '' }, { kind: 'absorb', answer: 'box', words: '' }],
  });
});

test('nothing is settled beyond dice that are rolled again', () => {
  const sent = planned(question, plan, { uses: ['plus', 'again'], after: 0, words: '' });
  expect(sent).toEqual({ choice: 1, then: [{ kind: 'invoke', answer: 'b again', words: '' }] });
});

const skills = (id: string, answers: string[], barred: number[] = []): QuestionView => ({
  ...question, id, seat: 0, kind: 'contest-skill',
  choices: answers.map((it, n) => ({ ...choice(it, 'skill'), barred: barred.includes(n) ? { text: 'no', rule: null } as never : null })),
  plan: { ...plan, answers: answers.map((it) => ({ skill: it })), chips: [], together: true },
});

test('questions that wait together are answered in one plan, in their order', () => {
  const [a, b] = [skills('a', ['x', 'y']), skills('b', ['y', 'x'], [1])];
  const other = { ...skills('c', ['x']), seat: 1 };
  expect(together([a, other, b], b).map((it) => it.id)).toEqual(['a', 'b']);
  expect(together([a, question], question)).toEqual([question]);
  expect(jointly([a, b], [0, 0])).toEqual({ question: 'a', choice: 0, then: [{ kind: 'contest-skill', answer: { skill: 'y' }, words: '' }] });
  expect(jointly([a, b], [0, 1])).toBeNull();
  // A group with the same value for every skill has no row, but its answer is sent.
  const both = [{ ...a, actor: 3 }, { ...b, actor: 4 }];
  expect([[3], [4], [3, 4]].map((same) => decided(both, same).map((it) => it.row))).toEqual([[1], [0], [0, 1]]);
  // The same skill has another place in another question, and may be barred there.
  expect([alike(a, 1, b), alike(a, 0, b)]).toEqual([0, null]);
});

test('a sum with dice that are rolled again is told without them', () => {
  const side = (actor: number, total: number, dice: number) => ({ actor, name: '', text: '', dice: { dice: '4dF', faces: [], total: dice, origin: 'server' as const, words: '' }, parts: [], total });
  const clash: ClashView = { title: '', acting: side(1, 11, 2), against: side(2, 9, 3), lead: 2, lead_words: '', over: false };
  const added = { actor: 2, parts: [{ name: 'A', value: 2 }] };
  expect(totals(clash, 2, added, ['plus'])).toEqual({ own: 11, other: 11, rolls: false });
  expect(totals(clash, 2, added, ['plus', 'again'])).toEqual({ own: 8, other: 11, rolls: true });
  expect(totals(clash, 3, added, ['plus'])).toBeNull();
});
