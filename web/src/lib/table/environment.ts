// The browser APIs used by a connection, so that tests can replace them.

/** The relevant part of a WebSocket. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

/** The browser APIs used by a connection. Times are in milliseconds. */
export interface Environment {
  socket(url: string): Socket;
  now(): number;
  after(delay: number, run: () => void): () => void;
  /** A random number from 0 to less than 1. */
  random(): number;
  /** A unique id for a request. */
  id(): string;
  /** Calls `run` when the page becomes visible or goes online. Returns a function that unsubscribes. */
  onReturn(run: (why: Return) => void): () => void;
}

/** The reason to check a connection: the page became visible, or the network may have changed. */
export type Return = 'seen' | 'network';

/** The real browser. */
export const browser: Environment = {
  socket: (url) => new WebSocket(url) as unknown as Socket,
  now: () => Date.now(),
  after(delay, run) {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  // Not `randomUUID`, which is only available in secure contexts.
  id: () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (it) => it.toString(16).padStart(2, '0')).join(''),
  onReturn(run) {
    const seen = () => {
      if (document.visibilityState === 'visible') run('seen');
    };
    const network = () => run('network');
    const shown = (event: PageTransitionEvent) => run(event.persisted ? 'network' : 'seen');
    document.addEventListener('visibilitychange', seen);
    addEventListener('pageshow', shown);
    addEventListener('online', network);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pageshow', shown);
      removeEventListener('online', network);
    };
  },
};

/**
 * The address of the WebSocket, which sends differences of views. It contains the table for proxies in front of several
 * servers.
 */
export function socketUrl(at: { protocol: string; host: string }, table: string): string {
  return `${at.protocol === 'https:' ? 'wss:' : 'ws:'}//${at.host}/api/socket?views=differences&table=${table}`;
}
