import { expect, test } from 'vitest';

import type { Field, FieldOption, Form } from '../../../wire';
import { targetOf } from './model';
import { atOnce, proposed } from './proposed';

const option = (value: number, barred: boolean): FieldOption => ({ value, label: '', note: '', barred: barred ? { text: 'no', rule: 'x' } : null });
const field = (name: string, kind: Field['kind'], value: unknown = null): Field => ({ name, label: name, kind, optional: false, more: false, value });
const form = (verb: string, fixed: Record<string, unknown>, fields: Field[]): Form => ({ verb, label: '', hint: '', group: 'action', rule: null, fixed, fields, barred: null });
const target = (near: boolean) => field('strike.on', { one: [option(1, !near)] }, 1);
const name = field('strike.with.unknown.name', { text: { max: 40 } } as unknown as Field['kind']);
const walk = form('walk', { walk: {} }, [field('to', { one: [option(1, false)] })]);
const strike = (near: boolean) => form('attack', { strike: {} }, [target(near)]);
const unknown = (near: boolean) => form('attack', { strike: { with: {} } }, [target(near), name]);
const draw = form('gear', { draw: {} }, [field('draw.item', { one: [option(1, false)] })]);

test('whoever has no weapon ready in melee draws one, rather than name a new one', () => {
  expect(targetOf(unknown(true))).toBeDefined();
  const of = (...tiles: Form[]) => tiles.indexOf(proposed(tiles) as Form);
  expect(of(walk, unknown(true), draw)).toBe(2);
  expect(of(walk, strike(true), unknown(true), draw)).toBe(1);
  expect(of(walk, unknown(true))).toBe(0);
  expect(of(unknown(false), draw)).toBe(1);
});

test('nobody is proposed to attack a friend', () => {
  const aimless = form('attack', { strike: {} }, [field('strike.on', { one: [option(2, false)] })]);
  expect(proposed([aimless, walk])).toBe(walk);
  expect(proposed([aimless, unknown(true), draw])).toBe(draw);
});

test('what is listed first and needs nothing filled in is done at once', () => {
  const end = form('end_turn', {}, []);
  const barred = { ...walk, barred: { text: 'no', rule: 'x' } };
  expect(atOnce([{ ...end, group: 'fate' }, end, walk])).toBe(end);
  expect(atOnce([walk, end])).toBeUndefined();
  expect(atOnce([barred, end])).toBeUndefined();
  expect(atOnce([])).toBeUndefined();
});
