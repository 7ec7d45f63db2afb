// Luck and decisions of a fight, as they become more precise.
import { stream } from '../api';
import { t } from '../i18n';
import { decimal } from './figures';
import { messages } from './stream';
import type { CoursesNews, CoursesView, EstimateView, InsightNews, InsightView } from '../../wire';

/** Selects a fight of a table; the last one if `fight` is `null`. */
export interface Sought {
  token: string;
  fight: number | null;
}

/**
 * Analyses a fight and reports intermediate results. Resolves with nothing if the stream ends early. Rejects as `simulate`
 * does.
 */
export async function analyse({ token, fight }: Sought, signal: AbortSignal, tell: (it: InsightView) => void): Promise<InsightView | null> {
  const answer = await stream(`/api/table/insight${fight === null ? '' : `?fight=${fight}`}`, signal, token);
  if (!answer.body) return null;
  for await (const text of messages(answer.body)) {
    const news = JSON.parse(text) as InsightNews;
    if ('done' in news) return news.done;
    tell(news.so_far);
  }
  return null;
}

/**
 * Analyses both courses of the fight from which a what-if was forked, and reports intermediate results. If `byHabit` is set,
 * habits play it to its end, with dice of `seed` once those of the original are used up. Resolves and rejects as `analyse`
 * does.
 */
export async function compare(token: string, byHabit: boolean, seed: number, signal: AbortSignal, tell: (it: CoursesView) => void): Promise<CoursesView | null> {
  const answer = await stream(`/api/table/what-if/courses?by_habit=${byHabit}&seed=${seed}`, signal, token);
  if (!answer.body) return null;
  for await (const text of messages(answer.body)) {
    const news = JSON.parse(text) as CoursesNews;
    if ('done' in news) return news.done;
    tell(news.so_far);
  }
  return null;
}

/** A row of the table of both courses: an event, and the chance after it in each of them. */
export interface Row {
  text: string;
  there: EstimateView | null;
  here: EstimateView | null;
}

/** Both courses in one table: their common beginning, then the original, then the what-if. */
export function rows({ from, original, fork }: CoursesView): { rows: Row[]; common: number } {
  const [there, here] = [original.points, fork.points];
  const isCommon = (n: number) => [there[n], here[n]].every((it) => it !== undefined && it.seq < from);
  let common = 0;
  while (isCommon(common)) common += 1;
  const chance = (it: (typeof there)[number] | undefined) => it?.chances[0] ?? null;
  const both = there.slice(0, common).map((it, n) => ({ text: it.text, there: chance(it), here: chance(here[n]) }));
  const played = there.slice(common).map((it) => ({ text: it.text, there: chance(it), here: null }));
  const tried = here.slice(common).map((it) => ({ text: it.text, there: null, here: chance(it) }));
  return { rows: [...both, ...played, ...tried], common };
}

/** Whether a number is 0 when it is shown as whole percents. */
export const isNothing = (it: EstimateView): boolean => Math.abs(it.value) < 0.005;

/** A change of a chance with its sign, and its standard error if it has one. */
export function change(it: EstimateView): string {
  const number = t('page-percent', { n: `${it.value > 0 && !isNothing(it) ? '+' : ''}${decimal(100 * it.value, 0)}` });
  return it.error < 0.0005 ? number : t('luck-error', { number, error: decimal(100 * it.error, 1) });
}

/** An amount, and its standard error if it would show. */
export function amount(it: EstimateView): string {
  const number = decimal(it.value, 1);
  return it.error < 0.05 ? number : t('luck-error', { number, error: decimal(it.error, 1) });
}
