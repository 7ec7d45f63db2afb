// News of a simulation, as they come. `EventSource` cannot send the token in a header, so the stream is read by hand.
import { stream } from '../api';
import type { ProgressView, SimulationNews, SimulationView } from '../../wire';

/** The data of each message of an event stream. One that breaks off within a message is told without it. */
export async function* messages(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      // What comes after the last end of a line may not be whole; a CR there may be half of one.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line !== '') {
          if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
        } else if (data.length > 0) {
          yield data.join('\n');
          data = [];
        }
      }
    }
  } finally {
    // Whoever stops reading gives it up, and the server stops, too.
    await reader.cancel().catch(() => undefined);
  }
}

/** What is to be simulated. */
export interface Wanted {
  token: string;
  runs: number;
  seed: number;
}

/**
 * Has the fight of a table fought out many times, and tells how far that is. Nothing if the stream ends before it is
 * done. Rejects with a `Problem` if it is refused, and with what `fetch` throws if it breaks off or is given up.
 */
export async function simulate({ token, runs, seed }: Wanted, signal: AbortSignal, tell: (it: ProgressView) => void): Promise<SimulationView | null> {
  const answer = await stream(`/api/table/simulation?runs=${runs}&seed=${seed}`, signal, token);
  if (!answer.body) return null;
  for await (const text of messages(answer.body)) {
    const news = JSON.parse(text) as SimulationNews;
    if ('done' in news) return news.done;
    if ('progress' in news) tell(news.progress);
  }
  return null;
}
