// The chances of one roll, or of two beside each other, value by value.
import { numeric } from './figures';
import type { OddsView, OutcomeView } from '../../wire';

/** Is it the chance of a value, or of that and more? */
export type How = 'exactly' | 'at_least';

/** The server tells so many results one by one, and no more. */
export const MOST = 2_000;

/** The chances of one value, in the order of the rolls; nothing where they are not told. */
export interface Row {
  value: string;
  exactly: (number | null)[];
  at_least: (number | null)[];
}

/** Are there more results than are told? */
export const isCut = (told: OddsView): boolean => told.outcomes.length >= MOST;

/** Every value that one of the rolls may have, the least first. */
export function rows(all: readonly OddsView[]): Row[] {
  const values = new Map<string, number>();
  for (const told of all) for (const it of told.outcomes) values.set(it.value, numeric(it.value));
  const sorted = [...values].sort((a, b) => a[1] - b[1]);
  const columns = all.map((told) => column(told, sorted));
  const pick = (how: How, n: number) => columns.map((it) => it[n]?.[how] ?? null);
  return sorted.map(([value], n) => ({ value, exactly: pick('exactly', n), at_least: pick('at_least', n) }));
}

/** One roll's chances of values in order. A value that it cannot have is passed with the next that it can. */
function column(told: OddsView, values: readonly [string, number][]): Record<How, number | null>[] {
  let at = 0;
  return values.map(([, value]) => {
    let next = told.outcomes[at];
    while (next && numeric(next.value) < value) next = told.outcomes[++at];
    if (!next) return isCut(told) ? { exactly: null, at_least: null } : { exactly: 0, at_least: 0 };
    return { exactly: numeric(next.value) === value ? Number(next.percent) : 0, at_least: Number(next.at_least) };
  });
}

/** The results that come most often. */
export function likeliest(told: OddsView): OutcomeView[] {
  const most = told.outcomes.reduce((best, it) => (BigInt(it.ways) > best ? BigInt(it.ways) : best), 0n);
  return told.outcomes.filter((it) => BigInt(it.ways) === most);
}

/** Of more values than that, a chart folds the ends. */
const MANY = 24;
/** What all values at an end have together in percent, if they are folded. */
const RARE = 0.25;

/** What a chart shows: the rows, and which of the two ends stand for several. */
export interface Folded {
  rows: readonly Row[];
  low: boolean;
  high: boolean;
}

/** The rows with the values that hardly ever come folded into one at each end. */
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

/** Several rows as one: named after the highest value of those below, the lowest of those above. */
function joined(rows: readonly Row[], isLow: boolean): Row {
  const sum = (n: number) => rows.reduce<number | null>((all, it) => (it.exactly[n] == null ? all : (all ?? 0) + it.exactly[n]), null);
  const named = isLow ? rows.at(-1) : rows[0];
  return { value: named?.value ?? '', exactly: (rows[0]?.exactly ?? []).map((_, n) => sum(n)), at_least: [...(rows[0]?.at_least ?? [])] };
}
