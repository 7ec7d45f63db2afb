// Luck and decisions of a fight, as they become more precise.
import { stream } from '../api';
import { messages } from './stream';
import type { EstimateView, InsightNews, InsightView } from '../../wire';

/** Which fight of a table; the last one if `fight` is `null`. */
export interface Sought {
  token: string;
  fight: number | null;
}

/**
 * Analyses a fight and tells what is known so far. Resolves with nothing if the stream ends early. Rejects as `simulate`
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

/** Whether a number is 0 when it is shown as whole percents. */
export const isNothing = (it: EstimateView): boolean => Math.abs(it.value) < 0.005;
