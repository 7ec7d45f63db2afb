// The logic of forms: initial values, validation, and the resulting command.

import type { Field, FieldKind, FieldOption, Form } from '../../../wire';

/** Values by field name; `undefined` if not filled in. */
export type Values = Record<string, unknown>;

type Parts = Record<string, unknown>;

/** Whether two JSON values are equal. */
export function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** The options of a field; empty if it has none. */
export function options(kind: FieldKind): FieldOption[] {
  if (typeof kind === 'string') return [];
  if ('one' in kind) return kind.one;
  if ('many' in kind) return kind.many;
  return [];
}

/** The label of the option that is chosen in the field with this name; `null` if there is none. */
export function chosen(fields: readonly Field[], values: Values, name: string | undefined): string | null {
  const field = fields.find((it) => it.name === name);
  return field === undefined ? null : (options(field.kind).find((it) => same(it.value, values[field.name]))?.label ?? null);
}

/** Maximum number of options shown as cards; more are shown as a select box. */
export const CARDS = 6;
/** The same for an optional field: options without notes. */
const FEW = 2;

/** Whether the options of a field are cards: if there are few and one is required, or very few short ones. */
export function areCards({ kind, optional }: Field): boolean {
  if (typeof kind === 'string' || !('one' in kind)) return false;
  return optional ? kind.one.length <= FEW && !kind.one.some((it) => it.note) : kind.one.length <= CARDS;
}

/** The initial values of fields. */
export function initial(fields: readonly Field[]): Values {
  return Object.fromEntries(fields.map((field) => [field.name, beginning(field)]));
}

function beginning(field: Field): unknown {
  const { kind, value } = field;
  if (typeof kind !== 'string' && 'one' in kind) return first(field, kind.one);
  if (value !== null && value !== undefined) return structuredClone(value);
  if (kind === 'flag') return field.optional ? undefined : false;
  if ('many' in kind || 'list' in kind) return [];
  if ('text' in kind) return '';
  return undefined;
}

/** The initial value among options; `null` is a value only if it is one of the options. */
function first(field: Field, among: readonly FieldOption[]): unknown {
  const { value } = field;
  if (value !== null && value !== undefined) return value;
  const can = among.filter((it) => !it.barred);
  if (!field.optional && can.length === 1) return can[0]?.value;
  return !field.optional && value === null && can.some((it) => it.value === null) ? null : undefined;
}

/** Carries over values to changed fields if they are still valid, otherwise uses the initial values. */
export function carried(fields: readonly Field[], values: Values): Values {
  const fresh = initial(fields);
  for (const field of fields) {
    const value = values[field.name];
    if (value !== undefined && fits(field, value)) fresh[field.name] = value;
  }
  return fresh;
}

function fits(field: Field, value: unknown): boolean {
  const { kind } = field;
  if (typeof kind === 'string') return typeof value === 'boolean';
  if ('one' in kind) return kind.one.some((it) => same(it.value, value) && !it.barred);
  if ('many' in kind) return Array.isArray(value) && value.every((one) => kind.many.some((it) => same(it.value, one)));
  if ('text' in kind) return typeof value === 'string';
  if ('number' in kind) return typeof value === 'number';
  return Array.isArray(value);
}

/** Whether a value is empty. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** The reason why a value is invalid: `missing`, `long`, `range`, `barred`; `null` if it is valid. */
export function fault(field: Field, value: unknown): 'missing' | 'long' | 'range' | 'barred' | null {
  const { kind } = field;
  const isSet = typeof kind !== 'string' && ('many' in kind || 'list' in kind);
  // A set or a list may be empty; the rules decide whether that is allowed.
  if (isEmpty(value) && !isSet) return field.optional ? null : 'missing';
  if (typeof kind === 'string') return null;
  if ('one' in kind) {
    const chosen = kind.one.find((it) => same(it.value, value));
    if (!chosen) return 'missing';
    return chosen.barred ? 'barred' : null;
  }
  if ('text' in kind) return [...String(value)].length > kind.text.max ? 'long' : null;
  if ('number' in kind) return inRange(value, kind.number) ? null : 'range';
  if ('list' in kind && Array.isArray(value)) {
    const entries = value.map((entry) => entryValues(kind.list.fields, entry));
    const faults = entries.flatMap((entry) => kind.list.fields.map((part) => fault(part, entry[part.name])));
    return faults.find((it) => it !== null) ?? null;
  }
  return null;
}

function inRange(value: unknown, bounds: { min: number; max: number }): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= bounds.min && value <= bounds.max;
}

/** Whether all values are valid. */
export function isComplete(fields: readonly Field[], values: Values): boolean {
  return fields.every((field) => fault(field, values[field.name]) === null);
}

/** The fields of a list entry by name. An entry with a single unnamed field is that value itself. */
export function entryValues(fields: readonly Field[], entry: unknown): Values {
  if (fields.length === 1 && fields[0]?.name === '') return { '': entry };
  return typeof entry === 'object' && entry !== null ? (entry as Values) : {};
}

/** A list entry from its fields. Fields named by numbers form a list. */
export function entryOf(fields: readonly Field[], values: Values): unknown {
  if (fields.length > 0 && fields.every((part, n) => part.name === String(n))) return fields.map((part) => values[part.name]);
  return fields.length === 1 && fields[0]?.name === '' ? values[''] : values;
}

/** The values to send: trimmed, without omitted ones. */
export function sent(fields: readonly Field[], values: Values): Values {
  const kept: Values = {};
  for (const field of fields) {
    const value = values[field.name];
    if (value === undefined || (field.optional && isEmpty(value))) continue;
    kept[field.name] = clean(field, value);
  }
  return kept;
}

/** The values of a list entry to send; dotted names are paths within the entry. */
function sentEntry(fields: readonly Field[], entry: unknown): Values {
  const parts: Parts = {};
  for (const [name, value] of Object.entries(sent(fields, entryValues(fields, entry)))) put(parts, name.split('.'), value);
  return parts;
}

function clean(field: Field, value: unknown): unknown {
  const { kind } = field;
  if (typeof value === 'string') return value.trim();
  if (typeof kind !== 'string' && 'list' in kind && Array.isArray(value)) {
    const parts = kind.list.fields;
    return value.map((entry) => entryOf(parts, sentEntry(parts, entry)));
  }
  return value;
}

/** The command of a form: its fixed parts and the values in their places, under the verb. */
export function command(form: Form, values: Values): unknown {
  const parts: Parts = plainCopy(form.fixed);
  for (const [name, value] of Object.entries(sent(form.fields, values))) put(parts, name.split('.'), plainCopy(value));
  return { [form.verb]: Object.keys(parts).length === 0 ? null : parts };
}

/** A copy without reactive proxies. */
function plainCopy<T>(value: T): T {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T);
}

/** Sets a value at a path and creates missing objects. */
function put(into: Parts, path: readonly string[], value: unknown): void {
  const [key, ...rest] = path;
  if (key === undefined) return;
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const next = into[key];
  if (typeof next !== 'object' || next === null) into[key] = {};
  // A number is an index of an existing list; arrays accept it as a key.
  put(into[key] as Parts, rest, value);
}

/** Fields that follow another one until the reader sets them: the bearer of an aspect is the target of the action. */
const FOLLOWS: Readonly<Record<string, { of: string; as: (value: unknown) => unknown }>> = {
  'aim.place.on': { of: 'target.actor.0', as: (value) => ({ actor: value }) },
};

/** The values, updated by those that follow others, except for fields in `touched`. */
export function followed(fields: readonly Field[], values: Values, touched: ReadonlySet<string>): Values {
  const found = { ...values };
  for (const field of fields) {
    const rule = FOLLOWS[field.name];
    const leads = rule && values[rule.of];
    if (!rule || leads === undefined || touched.has(field.name)) continue;
    const meant = options(field.kind).find((it) => same(it.value, rule.as(leads)) && !it.barred);
    if (meant) found[field.name] = meant.value;
  }
  return found;
}

/**
 * The values after the reader has set the field `name`: fields that do not go with it are set to what does. An option that
 * the reader has chosen, in a field of `touched`, stays.
 *
 * The chosen option names the values of other fields that go with it, and so do the options of other fields for this one.
 */
export function agreed(fields: readonly Field[], values: Values, name: string, touched: ReadonlySet<string>): Values {
  const found = { ...values };
  const open = (field: Field) => options(field.kind).filter((it) => !it.barred);
  const goes = (it: FieldOption | undefined, field: string) => it?.with?.find((one) => one.field === field)?.values;
  const taken = (field: Field) => open(field).find((it) => same(it.value, values[field.name]));
  const has = (some: readonly unknown[], value: unknown) => some.some((it) => same(it, value));
  const set = fields.find((it) => it.name === name);
  for (const field of set ? fields.filter((it) => it !== set) : []) {
    const wanted = set && goes(taken(set), field.name);
    if (wanted && !has(wanted, values[field.name])) {
      const best = wanted.find((it) => has(open(field).map((one) => one.value), it));
      if (best !== undefined) found[field.name] = best;
    }
    const asked = goes(taken(field), name);
    if (asked && !touched.has(field.name) && !has(asked, values[name])) {
      const other = open(field).find((it) => has(goes(it, name) ?? [], values[name]));
      if (other) found[field.name] = other.value;
    }
  }
  return found;
}

/** A number one step away; an empty field counts as 0 if that is allowed, and is otherwise set to its nearest limit. */
export function stepped(value: unknown, by: number, bounds: { min: number; max: number }): number {
  const limited = (n: number) => Math.max(bounds.min, Math.min(bounds.max, n));
  if (typeof value === 'number') return limited(value + by);
  return limited(0) === 0 ? limited(by) : limited(0);
}

/** The field for the target of an action, if there is one. */
export function targetOf(form: Form): Field | undefined {
  return form.fields.find((it) => it.name === 'on' || /^(?!plan\.)\w+\.on$/.test(it.name) || it.name === 'target.actor.0' || (/^\w+\.aim\.at$/.test(it.name) && typeof it.kind !== 'string' && 'one' in it.kind));
}

/** The single element of a list, and any other value itself. The target of a spell that has only one is such a list. */
export const only = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 ? value[0] : value);

/** Whether an action needs a target and none is proposed, because only friends are possible. */
export function isAimless(form: Form): boolean {
  const target = targetOf(form);
  return target !== undefined && typeof target.kind !== 'string' && 'one' in target.kind && !target.optional && (target.value ?? null) === null;
}

/** Fields of a movement for the characters that it leads into melee. */
const APPROACHES = ['move.charge', 'move.near'];

/** The values of a form when this character is selected as the target; `null` if the form has no place for it. */
export function pointedAt(form: Form, at: number): Values | null {
  const fields = [targetOf(form), ...APPROACHES.map((name) => form.fields.find((it) => it.name === name))];
  for (const it of fields) {
    const found = it && options(it.kind).find((one) => only(one.value) === at && !one.barred);
    if (found) return { [it.name]: typeof it.kind !== 'string' && 'many' in it.kind ? [at] : found.value };
  }
  return null;
}

/** Whether a field chooses a skill. */
export const isSkill = (name: string): boolean => /(^|\.)skill$/.test(name);
