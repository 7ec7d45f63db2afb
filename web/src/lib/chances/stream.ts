// Progress messages of a simulation. `EventSource` cannot send the token in a header, so the stream is parsed manually.
import { stream } from '../api';
import type { ProgressView, SimulationNews, SimulationView } from '../../wire';

/** Yields the data of each message of an event stream. An incomplete last message is dropped. */
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
      // The last line may be incomplete, and a CR at the end may be half of a line break.
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
    // Cancelling also stops the server.
    await reader.cancel().catch(() => undefined);
  }
}

/** Parameters of a simulation. */
export interface Wanted {
  token: string;
  runs: number;
  seed: number;
}

/**
 * Simulates the fight of a table and reports progress. Resolves with nothing if the stream ends early. Rejects with a
 * `Problem` if the request is refused, and with the error of `fetch` if it fails or is aborted.
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
