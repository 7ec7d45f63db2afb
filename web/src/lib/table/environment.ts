// What a connection needs of the browser, in one place, so that tests can stand in for it.

/** The part of a WebSocket that is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

/** What a connection needs of the browser. Times are in milliseconds. */
export interface Environment {
  socket(url: string): Socket;
  now(): number;
  after(delay: number, run: () => void): () => void;
  /** At least 0, less than 1. */
  random(): number;
  /** A fresh name for something that is sent. */
  id(): string;
  /** Calls `run` when the page comes back into view or onto the network. Gives what ends that. */
  onReturn(run: (why: Return) => void): () => void;
}

/** Why a connection should be looked at: the page is seen again, or the network may be another one. */
export type Return = 'seen' | 'network';

/** The browser itself. */
export const browser: Environment = {
  socket: (url) => new WebSocket(url) as unknown as Socket,
  now: () => Date.now(),
  after(delay, run) {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  // Not `randomUUID`, which browsers have on secure pages only.
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

/** Where the socket of this page is. */
export function socketUrl(at: { protocol: string; host: string }): string {
  return `${at.protocol === 'https:' ? 'wss:' : 'ws:'}//${at.host}/api/socket`;
}
