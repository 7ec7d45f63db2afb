// Tests that messages of a simulation are parsed however the stream is split.
import { afterEach, expect, test, vi } from 'vitest';
import { messages, simulate } from './stream';
import type { ProgressView } from '../../wire';

afterEach(() => void vi.unstubAllGlobals());

/** A body that arrives in these pieces; `gone` returns whether it was cancelled. */
function body(pieces: readonly Uint8Array[], ends = true) {
  const found = { gone: false, stream: null as unknown as ReadableStream<Uint8Array> };
  const rest = [...pieces];
  found.stream = new ReadableStream<Uint8Array>({
    pull(to) {
      const next = rest.shift();
      if (next) to.enqueue(next);
      else if (ends) to.close();
      else return new Promise(() => undefined);
      return undefined;
    },
    cancel: () => void (found.gone = true),
  }, { highWaterMark: 0 });
  return found;
}

const bytes = (text: string) => new TextEncoder().encode(text);
async function all(pieces: readonly Uint8Array[]): Promise<string[]> {
  const found: string[] = [];
  for await (const it of messages(body(pieces).stream)) found.push(it);
  return found;
}

const TEXT = ': hello\n\ndata: {"a":"grün"}\r\n\r\nevent: x\ndata:one\ndata: two\n\n\rdata: last\r\rdata: broken off\n';
const TOLD = ['{"a":"grün"}', 'one\ntwo', 'last'];

test('messages are told whole, wherever the stream is cut', async () => {
  expect(await all([bytes(TEXT)])).toEqual(TOLD);
  // Split within two-byte characters and between CR and LF as well.
  expect(await all([...bytes(TEXT)].map((it) => Uint8Array.of(it)))).toEqual(TOLD);
  for (let at = 1; at < bytes(TEXT).length; at++) expect(await all([bytes(TEXT).slice(0, at), bytes(TEXT).slice(at)])).toEqual(TOLD);
  expect(await all([])).toEqual([]);
});

const say = (news: unknown) => bytes(`data: ${JSON.stringify(news)}\n\n`);
const view = { system: 'sotc', title: 'Kai', runs: 2, seed: 7, wins: [], rounds: { label: 'Runden', before: null, mean: 1, bars: [] }, costs: [], remarks: [] };
const progress = (done: number) => ({ progress: { done, of: 2 } });

function server(answer: unknown) {
  const asked = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(answer as Response));
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('a simulation tells how far it is, and its end; the token goes in a header', async () => {
  const { stream } = body([say(progress(0)), bytes(':\n\n'), say(progress(1)), say({ done: view })], false);
  const asked = server({ ok: true, body: stream });
  const far: ProgressView[] = [];
  const { signal } = new AbortController();
  expect(await simulate({ token: 'secret', runs: 2, seed: 7 }, signal, (it) => far.push(it))).toEqual(view);
  expect(far.map((it) => it.done)).toEqual([0, 1]);
  expect(asked.mock.calls[0]?.[0]).toBe('/api/table/simulation?runs=2&seed=7');
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ signal, headers: { Authorization: 'Bearer secret' } });
});

test('nothing more is read when it is done or something goes wrong', async () => {
  const done = body([say({ done: view })], false);
  server({ ok: true, body: done.stream });
  await simulate({ token: 't', runs: 2, seed: 7 }, new AbortController().signal, () => undefined);
  expect(done.gone).toBe(true);
  const odd = body([bytes('data: {\n\n')], false);
  server({ ok: true, body: odd.stream });
  await expect(simulate({ token: 't', runs: 2, seed: 7 }, new AbortController().signal, () => undefined)).rejects.toThrow();
  expect(odd.gone).toBe(true);
});

test('a stream that breaks off tells nothing; a refusal is told in the words of the server', async () => {
  server({ ok: true, body: body([say(progress(1))]).stream });
  const { signal } = new AbortController();
  expect(await simulate({ token: 't', runs: 2, seed: 7 }, signal, () => undefined)).toBe(null);
  const refusal = { code: 'gm_only', status: 403, detail: 'Das darf nur die Spielleitung.', errors: [] };
  server({ ok: false, status: 403, json: () => Promise.resolve(refusal) });
  await expect(simulate({ token: 't', runs: 2, seed: 7 }, signal, () => undefined)).rejects.toEqual(refusal);
});
