// How a counter can move to a zone, derived from the forms without knowing rules.

import type { Barred, Field, Form } from '../../wire';
import { carried, command, isComplete, options, same, type Values } from './form/model';

/** A way to move a counter to a zone. */
export interface Move {
  form: Form;
  values: Values;
  /** The command, if no further input is needed. */
  command: unknown;
  barred: Barred | null;
}

/** Forms that move a character, with the field for the destination. Forms of the game master come last. */
const MOVES: readonly { verb: string; field: RegExp; by: 'zone' | 'path' }[] = [
  { verb: 'walk', field: /^to$/, by: 'zone' },
  { verb: 'sprint', field: /^path$/, by: 'path' },
  { verb: 'set', field: /^actor\.1\.zone$/, by: 'zone' },
];

/** All ways to move a character to a zone, available ones first. */
export function moves(forms: readonly Form[], actor: number, zone: number): Move[] {
  const found = MOVES.flatMap(({ verb, field, by }) =>
    forms.filter((form) => form.verb === verb && isAbout(form, actor)).flatMap((form) => move(form, field, by, zone)),
  );
  return found.sort((a, b) => Number(a.barred !== null) - Number(b.barred !== null));
}

function isAbout(form: Form, actor: number): boolean {
  const { by, actor: set } = form.fixed;
  return by === actor || (Array.isArray(set) && set[0] === actor);
}

function move(form: Form, name: RegExp, by: 'zone' | 'path', zone: number): Move[] {
  const field = form.fields.find((it) => name.test(it.name));
  if (!field) return [];
  const option = options(field.kind).find((it) => leads(it.value, by, zone));
  if (!option) return [];
  const values = carried(form.fields, start(field, option.value));
  values[field.name] = option.value;
  const barred = form.barred ?? option.barred;
  const complete = !barred && isComplete(form.fields, values);
  return [{ form, values, command: complete ? command(form, values) : null, barred }];
}

const start = (field: Field, value: unknown): Values => ({ [field.name]: value });

function leads(value: unknown, by: 'zone' | 'path', zone: number): boolean {
  return by === 'path' ? Array.isArray(value) && same(value.at(-1), zone) : same(value, zone);
}
