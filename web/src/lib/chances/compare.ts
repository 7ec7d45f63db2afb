// The chances of one or two rolls, value by value.
import { numeric } from './figures';
import type { OddsView, OutcomeView } from '../../wire';

/** Whether a chance is for exactly this value, or for at least this value. */
export type How = 'exactly' | 'at_least';

/** Maximum number of results that the server lists. */
export const MOST = 2_000;

/** The chances of one value in the order of the rolls; `null` where they are not listed. */
export interface Row {
  value: string;
  exactly: (number | null)[];
  at_least: (number | null)[];
}

/** Whether there are more results than are listed. */
export const isCut = (told: OddsView): boolean => told.outcomes.length >= MOST;

/** All possible values of the rolls in ascending order. */
export function rows(all: readonly OddsView[]): Row[] {
  const values = new Map<string, number>();
  for (const told of all) for (const it of told.outcomes) values.set(it.value, numeric(it.value));
  const sorted = [...values].sort((a, b) => a[1] - b[1]);
  const columns = all.map((told) => column(told, sorted));
  const pick = (how: How, n: number) => columns.map((it) => it[n]?.[how] ?? null);
  return sorted.map(([value], n) => ({ value, exactly: pick('exactly', n), at_least: pick('at_least', n) }));
}

/**
 * The chances of these values for one roll. For an impossible value, "at least" is the chance of the next possible one.
 */
function column(told: OddsView, values: readonly [string, number][]): Record<How, number | null>[] {
  let at = 0;
  return values.map(([, value]) => {
    let next = told.outcomes[at];
    while (next && numeric(next.value) < value) next = told.outcomes[++at];
    if (!next) return isCut(told) ? { exactly: null, at_least: null } : { exactly: 0, at_least: 0 };
    return { exactly: numeric(next.value) === value ? Number(next.percent) : 0, at_least: Number(next.at_least) };
  });
}

/** The most frequent results. */
export function likeliest(told: OddsView): OutcomeView[] {
  const most = told.outcomes.reduce((best, it) => (BigInt(it.ways) > best ? BigInt(it.ways) : best), 0n);
  return told.outcomes.filter((it) => BigInt(it.ways) === most);
}

/** Number of values from which a chart merges the ends. */
const MANY = 24;
/** Total probability of a merged end, in percent. */
const RARE = 0.25;

/** The rows of a chart, and which of its ends are merged. */
export interface Folded {
  rows: readonly Row[];
  low: boolean;
  high: boolean;
}

/** Merges rare values at both ends into one row each. */
export function folded(rows: readonly Row[]): Folded {
  const same = { rows, low: false, high: false };
  if (rows.length <= MANY) return same;
  const isRare = (sums: readonly number[]) => sums.every((it) => it < RARE);
  const count = (of: readonly Row[]) => {
    const sums = (of[0]?.exactly ?? []).map(() => 0);
    return of.findIndex((row) => !isRare(row.exactly.map((it, n) => (sums[n] = (sums[n] ?? 0) + (it ?? 0)))));
  };
  const [low, high] = [count(rows), count([...rows].reverse())];
  if (low < 0 || high < 0 || low + high >= rows.length) return same;
  const [first, last] = [low > 1 ? low : 0, rows.length - (high > 1 ? high : 0)];
  const parts = [rows.slice(0, first), rows.slice(first, last).map((it) => [it]), rows.slice(last)];
  const [below = [], middle = [], above = []] = parts as [Row[], Row[][], Row[]];
  const whole = [below, ...middle, above].filter((it) => it.length > 0).map((it) => joined(it, it === below));
  return { rows: whole, low: first > 0, high: last < rows.length };
}

/** Merges rows into one, named after the highest value of the low ones or the lowest of the high ones. */
function joined(rows: readonly Row[], isLow: boolean): Row {
  const sum = (n: number) => rows.reduce<number | null>((all, it) => (it.exactly[n] == null ? all : (all ?? 0) + it.exactly[n]), null);
  const named = isLow ? rows.at(-1) : rows[0];
  return { value: named?.value ?? '', exactly: (rows[0]?.exactly ?? []).map((_, n) => sum(n)), at_least: [...(rows[0]?.at_least ?? [])] };
}
