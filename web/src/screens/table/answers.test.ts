import { expect, test } from 'vitest';

import type { ChoiceView, QuestionView } from '../../wire';
import { asides, isFree, ordered, wished, yesNo } from './answers';

const choice = (label: string, shape: string, rest: Partial<ChoiceView> = {}): ChoiceView => ({ label, shape, price: null, rule: '', barred: null, words: null, chance: null, ...rest });
const barred = { text: 'no', rule: '' };
const question = (choices: ChoiceView[], usual: number | null = 0): QuestionView => ({
  id: 'q', seat: 1, name: 'Mira', mine: true, kind: 'invoke', sentence: '', actor: 0, choices, usual, roll: null, rule: null,
});
const labels = (it: QuestionView) => ordered(it).map((one) => one.choice.label);

test('free ones follow the proposal, and barred ones come last', () => {
  const paid = choice('paid', 'invoke', { price: '1 fate point' });
  const free = choice('free', 'invoke', { price: 'free tag' });
  const all = question([choice('pass', 'pass'), paid, choice('barred', 'reroll', { barred }), free]);
  expect(labels(all)).toEqual(['pass', 'free', 'paid', 'barred']);
  expect(ordered(all).map((it) => it.key)).toEqual([1, 2, 3, null]);
  expect([isFree(free), isFree(paid)]).toEqual([true, false]);
});

test('the best chance comes first, once it is known', () => {
  const chance = (percent: number) => ({ good: percent, of: 100, percent, label: '', shifts: [], levels: [], notes: [] });
  const all = question([choice('pass', 'pass'), choice('a', 'skill'), choice('b', 'skill')]);
  expect(ordered(all, [null, chance(20), chance(60)]).map((it) => it.choice.label)).toEqual(['pass', 'b', 'a']);
});

test('boxes keep their places', () => {
  expect(labels(question([choice('1', 'box', { barred }), choice('2', 'box'), choice('out', 'out')], 1))).toEqual(['1', '2', 'out']);
});

test('yes and no need no confirmation, unless words go with them', () => {
  expect(yesNo(question([choice('yes', 'yes'), choice('no', 'no')]))?.map((it) => it.choice.label)).toEqual(['no', 'yes']);
  const words = { label: '', optional: false, max: 9 };
  expect(yesNo(question([choice('yes', 'yes', { words }), choice('no', 'no')]))).toBeNull();
  expect(yesNo(question([choice('a', 'skill'), choice('b', 'skill')]))).toBeNull();
});

test('what is asked in future stands beside yes and no', () => {
  const all = question([choice('no', 'no'), choice('yes', 'yes'), choice('not this round', 'aside'), choice('never', 'never')]);
  expect(yesNo(all)?.map((it) => it.choice.label)).toEqual(['yes', 'no']);
  expect(asides(all).map((it) => [it.choice.label, it.at])).toEqual([['not this round', 2], ['never', 3]]);
});

test('whoever reopens a question to say something is offered the field for it', () => {
  const words = { label: '', optional: false, max: 9 };
  const concede = question([choice('go on', 'no'), choice('offer', 'plain', { words })]);
  expect([wished(concede, true), wished(concede, false), wished({ ...concede, mine: false }, true)]).toEqual([1, null, null]);
  expect(wished(question([choice('no', 'no'), choice('yes', 'yes')]), true)).toBeNull();
});
