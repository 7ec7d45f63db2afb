import { expect, test } from 'vitest';

import type { Field, FieldOption, Form } from '../../../wire';
import { agreed, isAimless, carried, chosen, command, fault, followed, initial, isComplete, pointedAt, sent, stepped } from './model';

const option = (value: unknown, barred = false): FieldOption => ({
  value,
  label: String(value),
  note: '',
  barred: barred ? { text: 'no', rule: 'x' } : null,
});
const field = (name: string, kind: Field['kind'], rest: Partial<Field> = {}): Field => ({
  name,
  label: name,
  kind,
  optional: false,
  more: false,
  value: null,
  ...rest,
});
const form = (verb: string, fixed: Record<string, unknown>, fields: Field[]): Form => ({
  verb,
  label: verb,
  hint: '',
  group: 'action',
  rule: null,
  fixed,
  fields,
  barred: null,
});

test('values go where their names say, into lists too', () => {
  const it = form('maneuver', { by: 1, skill: null, target: { actor: [null, []] }, plan: { combine: [] } }, [
    field('target.actor.0', { one: [option(4)] }),
    field('aim.place.text', { text: { max: 20, long: false } }),
    field('aim.place.on', { one: [option('scene'), option({ actor: 4 })] }),
    field('plan.combine', { many: [] }),
  ]);
  const values = { ...initial(it.fields), 'aim.place.text': ' Staub ', 'aim.place.on': { actor: 4 } };
  expect(command(it, values)).toEqual({
    maneuver: {
      by: 1,
      skill: null,
      target: { actor: [4, []] },
      aim: { place: { text: 'Staub', on: { actor: 4 } } },
      plan: { combine: [] },
    },
  });
});

test('a verb without parts has null under it', () => {
  expect(command(form('end_conflict', {}, []), {})).toEqual({ end_conflict: null });
  expect(command(form('set', { no_spin: null }, []), {})).toEqual({ set: { no_spin: null } });
});

test('what is fixed is not changed by filling in', () => {
  const it = form('set', { actor: [2, { zone: 0, fate: 3 }] }, [field('actor.1.zone', { one: [option(0), option(1)] })]);
  expect(command(it, { 'actor.1.zone': 1 })).toEqual({ set: { actor: [2, { zone: 1, fate: 3 }] } });
  expect(it.fixed).toEqual({ actor: [2, { zone: 0, fate: 3 }] });
});

test('null is a value where it is an option', () => {
  const nobody = field('turn', { one: [option(null), option(1)] }, { value: null });
  expect(initial([nobody])).toEqual({ turn: null });
  expect(command(form('set', {}, [nobody]), { turn: null })).toEqual({ set: { turn: null } });
  const open = field('on', { one: [option(1), option(2)] });
  expect(initial([open])).toEqual({ on: undefined });
});

test('the only thing that can be chosen is chosen', () => {
  expect(initial([field('on', { one: [option(1, true), option(2)] })])).toEqual({ on: 2 });
  expect(initial([field('on', { one: [option(2)] }, { optional: true })])).toEqual({ on: undefined });
});

test('a purpose and the skill for it agree, in whichever order they are chosen', () => {
  const purpose = (value: string, ...skills: number[]) => ({ ...option(value), with: [{ field: 'skill', values: skills }] });
  const fields = [field('skill', { one: [1, 2, 3, 4].map((it) => option(it, it === 3)) }), field('agenda', { one: [purpose('hurt', 1), purpose('charm', 3, 2)] })];
  const none = new Set<string>();
  expect(agreed(fields, { skill: 1, agenda: 'charm' }, 'agenda', none)).toEqual({ skill: 2, agenda: 'charm' });
  expect(agreed(fields, { skill: 2, agenda: 'hurt' }, 'skill', none)).toEqual({ skill: 2, agenda: 'charm' });
  // A purpose that was chosen stays, and so does a skill that goes with no other.
  expect(agreed(fields, { skill: 2, agenda: 'hurt' }, 'skill', new Set(['agenda']))).toEqual({ skill: 2, agenda: 'hurt' });
  expect(agreed(fields, { skill: 4, agenda: 'hurt' }, 'skill', none)).toEqual({ skill: 4, agenda: 'hurt' });
});

test('optional parts that are empty are not sent', () => {
  const fields = [
    field('a', { text: { max: 5, long: false } }, { optional: true }),
    field('b', { number: { min: 0, max: 3 } }, { optional: true }),
    field('c', 'flag'),
  ];
  expect(sent(fields, initial(fields))).toEqual({ c: false });
});

test('what is missing, too long, out of bounds or barred is told', () => {
  const text = field('a', { text: { max: 3, long: false } });
  expect(fault(text, '  ')).toBe('missing');
  expect(fault(text, 'äöüß')).toBe('long');
  expect(fault(text, 'äöü')).toBe(null);
  const number = field('b', { number: { min: -1, max: 3 } });
  expect(fault(number, 4)).toBe('range');
  expect(fault(number, 1.5)).toBe('range');
  expect(fault(number, undefined)).toBe('missing');
  const one = field('c', { one: [option(1, true), option([1, 2])] });
  expect(fault(one, 1)).toBe('barred');
  expect(fault(one, [1, 2])).toBe(null);
  expect(isComplete([text, one], { a: 'x', c: [1, 2] })).toBe(true);
});

test('lists of parts, and of plain values', () => {
  const skills = field('skills', {
    list: { max: 9, fields: [field('skill', { one: [option(1)] }), field('rating', { number: { min: 0, max: 8 } })] },
  });
  expect(fault(skills, [{ skill: 1, rating: 9 }])).toBe('range');
  expect(sent([skills], { skills: [{ skill: 1, rating: 2, left: 'over' }] })).toEqual({
    skills: [{ skill: 1, rating: 2 }],
  });
  const names = field('names', { list: { max: 9, fields: [field('', { text: { max: 9, long: false } })] } });
  expect(sent([names], { names: [' Ida ', 'Tom'] })).toEqual({ names: ['Ida', 'Tom'] });
  const pairs = field('sides', {
    list: { max: 9, fields: [field('0', { one: [option(3), option(4)] }), field('1', { one: [option(7), option(8)] })] },
  });
  expect(fault(pairs, [[3, 7], [4, undefined]])).toBe('missing');
  expect(sent([pairs], { sides: [[3, 7], [4, 8]] })).toEqual({ sides: [[3, 7], [4, 8]] });
  expect(command(form('contest', {}, [pairs]), { sides: [[3, 7]] })).toEqual({ contest: { sides: [[3, 7]] } });
});

test('names of parts may be paths, too', () => {
  const free = field('plan.free', { list: { max: 9, fields: [field('text', { text: { max: 9, long: false } })] } });
  const parts = field('parts', {
    list: { max: 9, fields: [field('by', { one: [option(1)] }), field('plan.on', { many: [option('dark')] }, { optional: true }), { ...free, optional: true }] },
  });
  const values = { parts: [{ by: 1, 'plan.on': ['dark'], 'plan.free': [{ text: ' wet ' }] }, { by: 1 }] };
  expect(sent([parts], values)).toEqual({ parts: [{ by: 1, plan: { on: ['dark'], free: [{ text: 'wet' }] } }, { by: 1 }] });
});

test('values are carried over where they still fit', () => {
  const before = [field('on', { one: [option(1), option(2)] }), field('text', { text: { max: 9, long: false } })];
  const after = [field('on', { one: [option(1), option(2, true)] }), field('text', { text: { max: 9, long: false } })];
  expect(carried(before, { on: 2, text: 'x' })).toEqual({ on: 2, text: 'x' });
  expect(carried(after, { on: 2, text: 'x' })).toEqual({ on: 1, text: 'x' });
});

test('the bearer of an aspect follows the target until it is chosen', () => {
  const one = (name: string, values: unknown[]) => field(name, { one: values.map((value) => ({ value, label: '', note: '', barred: null })) });
  const fields = [one('target.actor.0', [1, 2]), one('aim.place.on', [{ actor: 1 }, { actor: 2 }])];
  const values = { 'target.actor.0': 2 };
  expect(followed(fields, values, new Set())['aim.place.on']).toEqual({ actor: 2 });
  expect(followed(fields, values, new Set(['aim.place.on']))['aim.place.on']).toBeUndefined();
});

test('who is pointed at is the target, or is approached, if that is possible', () => {
  const strike = form('attack', {}, [field('strike.on', { one: [option(1), option(2, true)] })]);
  const move = form('turn', {}, [field('move.near', { many: [option(1), option(3)] }), field('move.charge', { one: [option(1), option(3, true)] })]);
  expect([1, 2].map((at) => pointedAt(strike, at))).toEqual([{ 'strike.on': 1 }, null]);
  expect([1, 3, 4].map((at) => pointedAt(move, at))).toEqual([{ 'move.charge': 1 }, { 'move.near': [3] }, null]);
  // The single target of a spell is a list.
  const spell = form('magic', {}, [field('complete.aim.at', { one: [1, 2].map((it) => ({ ...option(it), value: [it] })) })]);
  expect([2, 3].map((at) => pointedAt(spell, at))).toEqual([{ 'complete.aim.at': [2] }, null]);
});

test('a step from an empty field is one step from 0, or the nearest limit', () => {
  expect(stepped(undefined, 1, { min: -20, max: 20 })).toBe(1);
  expect(stepped(undefined, -1, { min: 0, max: 9 })).toBe(0);
  expect(stepped(undefined, 1, { min: 1, max: 9 })).toBe(1);
  expect(stepped(4, -1, { min: 1, max: 9 })).toBe(3);
});

test('the label of what is chosen is found by the name of its field', () => {
  const fields = [field('skill', { one: [option('a'), option('b')] }), field('text', { text: { max: 9, long: false } })];
  expect(chosen(fields, { skill: 'b', text: 'x' }, 'skill')).toBe('b');
  expect(['skill', 'text', 'mode', undefined].map((name) => chosen(fields, { text: 'x' }, name))).toEqual([null, null, null, null]);
});

test('an attack for which there is nobody but friends proposes none of them', () => {
  const strike = (value: unknown) => form('attack', {}, [{ ...field('on', { one: [option(1), option(2)] }), value }]);
  expect([1, null, undefined].map((it) => isAimless(strike(it)))).toEqual([false, true, true]);
  expect(isAimless(form('attack', {}, [field('on', { many: [option(1)] })]))).toBe(false);
});
