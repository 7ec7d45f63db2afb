// A browser for tests: sockets that do as they are told, and a clock that is wound by hand.

import type { ServerMessage, View } from '../../wire';
import type { Environment, Return, Socket } from './environment';

/** A socket that remembers what was sent. */
export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  closed = false;
  readonly sent: unknown[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** The browser. */
export class FakeBrowser implements Environment {
  readonly sockets: FakeSocket[] = [];
  private time = 1_000_000;
  private ids = 0;
  private timers: { at: number; run: () => void }[] = [];
  private listeners: ((why: Return) => void)[] = [];

  get socketNow(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('nothing was opened');
    return socket;
  }

  socket(): FakeSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  now(): number {
    return this.time;
  }

  after(delay: number, run: () => void): () => void {
    const timer = { at: this.time + delay, run };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((it) => it !== timer));
  }

  random(): number {
    return 0.5;
  }

  id(): string {
    this.ids += 1;
    return `id-${this.ids}`;
  }

  onReturn(run: (why: Return) => void): () => void {
    this.listeners.push(run);
    return () => (this.listeners = this.listeners.filter((it) => it !== run));
  }

  /** Time goes by, timer after timer. */
  pass(time: number): void {
    const end = this.time + time;
    for (;;) {
      const due = this.timers.filter((it) => it.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.timers = this.timers.filter((it) => it !== due);
      this.time = Math.max(this.time, due.at);
      due.run();
    }
    this.time = end;
  }

  /** The machine sleeps: time goes by and no timer runs. */
  sleep(time: number): void {
    this.time += time;
  }

  /** The page is seen again, or the network is back. */
  come(why: Return): void {
    for (const run of this.listeners) run(why);
  }

  get listening(): number {
    return this.listeners.length;
  }
}

/** A table with nothing on it, after so many records. */
export function emptyView(seq: number): View {
  return {
    seq,
    house: {
      title: 'Test',
      system: 'sotc',
      system_name: 'Spirit of the Century',
      seats: [],
      locked: false,
      paused: false,
      x_card: false,
      safety: '',
      dice: 'server',
      plain: false,
      shelf: [],
    },
    waiting: null,
    sentence: '',
    my_move: false,
    scene: {
      fate: {
        scene: 1,
        conflict: null,
        order: [],
        actors: [],
        aspects: [],
        zones: [],
        ways: [],
        lasting: [],
        clash: null,
        skills: [],
        ladder: [],
        sides: [],
      },
    },
  };
}
