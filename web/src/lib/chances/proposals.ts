// Variants of an encounter that reach a wanted chance and cost.
import { stream } from '../api';
import { decimal, percent } from './figures';
import { messages } from './stream';
import type { IntervalView, ProgressView, ProposalsNews, ProposalsView } from '../../wire';

/** The kinds of changes that may be made. */
export const KINDS = ['numbers', 'skills', 'zones', 'points', 'life'] as const;
export type Kind = (typeof KINDS)[number];

/** The goal for an encounter on the shelf. */
export interface Wish {
  token: string;
  item: number;
  /** In percent. */
  win: number;
  /** The wanted cost; `null` if it does not matter. */
  cost: number | null;
  change: readonly Kind[];
}

/** Searches for proposals and reports progress. Resolves and rejects as `simulate` does. */
export async function propose({ token, item, win, cost, change }: Wish, signal: AbortSignal, tell: (it: ProgressView) => void): Promise<ProposalsView | null> {
  const query = new URLSearchParams({ item: `${item}`, win: `${win}`, change: change.join(',') });
  if (cost !== null) query.set('cost', `${cost}`);
  const answer = await stream(`/api/table/balance?${query}`, signal, token);
  if (!answer.body) return null;
  for await (const text of messages(answer.body)) {
    const news = JSON.parse(text) as ProposalsNews;
    if ('done' in news) return news.done;
    tell(news.progress);
  }
  return null;
}

/** A chance in percent, and its interval. */
export function chance(it: IntervalView): { value: string; low: string; high: string } {
  return { value: percent(100 * it.value, 0), low: decimal(100 * it.low, 0), high: percent(100 * it.high, 0) };
}

/** A cost, and its interval. */
export function cost(it: IntervalView): { value: string; low: string; high: string } {
  const number = (n: number) => decimal(n, 1, true);
  return { value: number(it.value), low: number(Math.max(0, it.low)), high: number(it.high) };
}
