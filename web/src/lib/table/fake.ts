// A fake browser for tests, with scripted sockets and a manual clock.

import type { ServerMessage, View } from '../../wire';
import type { Environment, Return, Socket } from './environment';

/** A socket that records what was sent. */
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

/** The fake browser. */
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

  /** Advances the clock and runs the timers that are due. */
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

  /** Advances the clock without running timers, as when the machine sleeps. */
  sleep(time: number): void {
    this.time += time;
  }

  /** Simulates that the page becomes visible or the network returns. */
  come(why: Return): void {
    for (const run of this.listeners) run(why);
  }

  get listening(): number {
    return this.listeners.length;
  }
}

/** An empty table after `seq` records. */
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
      asking: 'everything',
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
        dice: { dice: '4dF', faces: [] },
        sides: [],
      },
    },
  };
}
