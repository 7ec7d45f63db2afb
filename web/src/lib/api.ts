// Requests over HTTP. Every failure is a `Problem` in the reader's language, including a lost connection.
import type { Problem } from '../wire';
import { lang, t } from './i18n';

const TIMEOUT_MS = 15_000;

/** Requests JSON. */
export async function get<T>(path: string, token?: string): Promise<T> {
  return (await request('GET', path, undefined, token)).json() as Promise<T>;
}

/** Requests JSON, and when that was last changed, in milliseconds since 1970. */
export async function getDated<T>(path: string, token?: string): Promise<{ found: T; at: number | null }> {
  const answer = await request('GET', path, undefined, token);
  const at = Date.parse(answer.headers.get('Last-Modified') ?? '');
  return { found: (await answer.json()) as T, at: Number.isNaN(at) ? null : at };
}

/** Sends JSON and returns the JSON response. */
export async function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  return (await request('POST', path, body, token)).json() as Promise<T>;
}

/** Sends JSON; the response has no content. */
export async function send(path: string, body: unknown, token?: string): Promise<void> {
  await request('POST', path, body, token);
}

/** Removes something. */
export async function remove(path: string, token?: string): Promise<void> {
  await request('DELETE', path, undefined, token);
}

/** Requests text. */
export async function text(path: string, token?: string): Promise<string> {
  return (await request('GET', path, undefined, token)).text();
}

/** Requests a stream, which `signal` can abort. */
export function stream(path: string, signal: AbortSignal, token?: string): Promise<Response> {
  return request('GET', path, undefined, token, signal);
}

async function request(method: string, path: string, body: unknown, token: string | undefined, signal = AbortSignal.timeout(TIMEOUT_MS)): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json, */*;q=0.5', 'Accept-Language': lang() };
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const init: RequestInit = { method, headers, signal };
  if (body !== undefined) init.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw problem(0, 'offline', t('page-offline'));
  }
  if (!answer.ok) throw await read(answer);
  return answer;
}

/** The problem reported by the server; a generic one if the response does not come from the server. */
async function read(answer: Response): Promise<Problem> {
  const said = (await answer.json().catch(() => null)) as Partial<Problem> | null;
  if (typeof said?.detail !== 'string') return problem(answer.status, 'unknown', t('page-http', { status: answer.status }));
  return { ...problem(answer.status, said.code ?? 'unknown', said.detail), errors: said.errors ?? [] };
}

function problem(status: number, code: string, detail: string): Problem {
  return { code, status, detail, errors: [] };
}
