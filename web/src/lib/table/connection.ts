// A self-healing connection to one table. Requests are repeated until they are answered; updates are passed on in order
// and without gaps.

import type { Ask, Bye, ClientMessage, Do, Line, Reply, ServerMessage, View, You } from '../../wire';
import type { Environment, Return, Socket } from './environment';
import { patched } from './patch';

/** State of a connection. `ended` is final. */
export type Status = 'connecting' | 'open' | 'waiting' | 'ended';

/** The result of a deed. */
export type Outcome = { ok: true; seq: number } | { ok: false; code: string; text: string; rule: string | null };

/** The result of a question to the server. */
export type Told = { ok: true; reply: Reply } | { ok: false; code: string; text: string };

/** The part of a welcome about the stored log. */
export interface Past {
  /** Whether the log is not the one that this client has seen. */
  rewritten: boolean;
  /** The first damaged record; the table can only be read. */
  damaged: number | null;
}

/** Callbacks for events of a connection. */
export interface Listener {
  status(status: Status): void;
  welcome(you: You, view: View, lines: Line[], follows: boolean, past: Past): void;
  update(view: View, lines: Line[], undone: number[], restored: number[]): void;
  online(seats: number[], watching: number): void;
  /** The server ended the connection; `again` if the client should reconnect. */
  bye(bye: Bye): void;
}

type Welcome = Extract<ServerMessage, { welcome: unknown }>['welcome'];
type Update = Extract<ServerMessage, { update: unknown }>['update'];
type Difference = Extract<ServerMessage, { difference: unknown }>['difference'];

type Waiting =
  | { kind: 'do'; message: ClientMessage; resolve: (outcome: Outcome) => void }
  | { kind: 'ask'; message: ClientMessage; resolve: (told: Told) => void };

/** Idle time in milliseconds after which the server is probed. */
const QUIET = 15_000;
/** Time in milliseconds after which the server is probed if a deed is unanswered. */
const OWED = 2_000;
/** Timeout for the answer to a probe. */
const PATIENCE = 5_000;
/** Timeout from connecting to `welcome`. */
const GREETING = 10_000;
/** A timer tick delayed by this much means that the machine was asleep. */
const JUMP = 10_000;
const TICK = 2_500;
/** Maximum number of concurrent questions, slightly below the server's limit. */
const MOST_ASKS = 3;
const FIRST_DELAY = 300;
const LONGEST_DELAY = 15_000;

/** A connection to one table. */
export class Connection {
  private socket: Socket | null = null;
  private state: Status = 'connecting';
  /** Whether this socket has been welcomed and may be used. */
  private greeted = false;
  /** Whether a new welcome is pending; until then updates are ignored. */
  private stale = true;
  /** The language last sent to the server. */
  private told = '';
  private last = 0;
  /** The code that came with record `last`, by which the server recognizes whether the log is still the same. */
  private hash: string | null = null;
  /** The last view with its tag, if the server named it: differences start from it. */
  private view: { tag: string; view: View } | null = null;
  private tries = 0;
  private heard = 0;
  private ticked = 0;
  private probedAt: number | null = null;
  private begun = 0;
  /** Ids of the questions in progress. */
  private readonly asking = new Set<string>();
  private readonly waiting = new Map<string, Waiting>();
  private stopTick: () => void = () => {};
  private stopRetry: () => void = () => {};
  private readonly stopReturn: () => void;

  constructor(
    private readonly url: string,
    private readonly token: string,
    private lang: string,
    private readonly listener: Listener,
    private readonly env: Environment,
  ) {
    this.stopReturn = env.onReturn((why) => this.returned(why));
    this.ticked = env.now();
    this.tick();
    this.connect();
  }

  /** Sends a deed. It is repeated after a lost connection until it is answered, and carried out at most once. */
  do(what: Do): Promise<Outcome> {
    return new Promise((resolve) => this.post((id) => ({ kind: 'do', message: { do: { id, what } }, resolve })));
  }

  /** Sends a question. */
  ask(what: Ask): Promise<Told> {
    return new Promise((resolve) => this.post((id) => ({ kind: 'ask', message: { ask: { id, what } }, resolve })));
  }

  /** Changes the language of all further messages. */
  setLang(lang: string): void {
    if (lang === this.lang) return;
    this.lang = lang;
    // Existing log lines are in the other language.
    this.last = 0;
    if (this.greeted) this.sendLang();
  }

  private sendLang(): void {
    this.stale = true;
    this.begun = this.env.now();
    this.told = this.lang;
    this.send({ lang: this.lang });
  }

  /** Closes the connection. Unanswered requests are given up. */
  close(): void {
    this.end('closed', '');
  }

  private post(make: (id: string) => Waiting): void {
    const id = this.env.id();
    const waiting = make(id);
    if (this.state === 'ended') {
      giveUp(waiting, 'closed', '');
      return;
    }
    this.waiting.set(id, waiting);
    if (this.greeted) this.sendWaiting(id);
  }

  /** Sends the waiting request with this id; questions beyond the limit wait until others are answered. */
  private sendWaiting(id: string): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    if (waiting.kind === 'ask') {
      if (this.asking.size >= MOST_ASKS) return;
      this.asking.add(id);
    }
    this.send(waiting.message);
    if (waiting.kind === 'do') this.env.after(OWED, () => this.press(id, OWED));
  }

  /** Probes the server if it has been silent for `time`, since this deed was sent. */
  private press(id: string, time: number): void {
    const now = this.env.now();
    if (this.waiting.has(id) && !this.stale && this.probedAt === null && now - this.heard >= time) this.probe(now);
  }

  /** Handles an answer: the next question may be sent. */
  private settled(id: string): void {
    this.waiting.delete(id);
    if (!this.asking.delete(id) || !this.greeted) return;
    for (const [next, it] of this.waiting) {
      if (it.kind === 'ask' && !this.asking.has(next)) {
        this.sendWaiting(next);
        return;
      }
    }
  }

  private connect(): void {
    this.drop();
    this.setStatus('connecting');
    this.begun = this.env.now();
    this.heard = this.begun;
    const socket = this.env.socket(this.url);
    this.socket = socket;
    const mine = (run: () => void) => () => {
      if (this.socket === socket) run();
    };
    socket.onopen = mine(() => this.hello());
    socket.onclose = mine(() => this.lost());
    socket.onerror = mine(() => this.lost());
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(event.data);
    };
  }

  private hello(): void {
    this.greeted = false;
    this.stale = true;
    this.begun = this.env.now();
    this.told = this.lang;
    const seen = this.hash === null || this.last === 0 ? {} : { hash: this.hash };
    this.send({ hello: { token: this.token, lang: this.lang, after: this.last, ...seen } });
  }

  private send(message: ClientMessage): void {
    try {
      this.socket?.send(JSON.stringify(message));
    } catch {
      this.lost();
    }
  }

  private receive(data: unknown): void {
    this.heard = this.env.now();
    this.probedAt = null;
    let message: ServerMessage;
    try {
      message = JSON.parse(String(data)) as ServerMessage;
    } catch {
      this.lost();
      return;
    }
    if (message === 'pong') return;
    if ('welcome' in message) this.welcomed(message.welcome);
    else if ('update' in message) this.updated(message.update);
    else if ('difference' in message) this.changed(message.difference);
    else if ('done' in message) this.answered(message.done.id, { ok: true, seq: message.done.seq });
    else if ('refused' in message) this.refused(message.refused);
    else if ('reply' in message) this.replied(message.reply.id, message.reply.with);
    else if ('online' in message) this.listener.online(message.online.seats, message.online.watching);
    else if ('bye' in message) this.dismissed(message.bye);
  }

  private welcomed(message: Welcome): void {
    if (this.told !== this.lang) {
      // The language was changed during the request.
      this.sendLang();
      return;
    }
    this.last = message.view.seq;
    this.hash = message.hash ?? null;
    this.view = named(message.tag, message.view);
    this.tries = 0;
    const again = !this.greeted;
    this.greeted = true;
    this.stale = false;
    this.setStatus('open');
    const past = { rewritten: message.rewritten ?? false, damaged: message.damaged ?? null };
    this.listener.welcome(message.you, message.view, message.lines, message.follows, past);
    if (!again) return;
    this.asking.clear();
    for (const id of [...this.waiting.keys()]) this.sendWaiting(id);
  }

  private updated(message: Update): void {
    if (this.follows(message.seq)) this.show(message, message.tag);
  }

  private changed(message: Difference): void {
    if (!this.follows(message.seq)) return;
    let view: View | null = null;
    try {
      if (this.view?.tag === message.from) view = patched(this.view.view, message.patch);
    } catch {
      // The view is not the base of the difference.
    }
    // The answer to `hello` is the whole view.
    if (view) this.show({ ...message, view }, message.tag);
    else this.hello();
  }

  /** Whether an update with this number comes next; after a gap the server is asked for the rest. */
  private follows(seq: number): boolean {
    // The number stays the same if only the view has changed.
    if (this.stale || seq < this.last) return false;
    if (seq <= this.last + 1) return true;
    this.hello();
    return false;
  }

  private show(message: Omit<Update, 'tag'>, tag: string | undefined): void {
    this.last = message.seq;
    this.hash = message.hash ?? null;
    this.view = named(tag, message.view);
    this.listener.update(message.view, message.lines, message.undone ?? [], message.restored ?? []);
  }

  private answered(id: string, outcome: Outcome): void {
    const waiting = this.waiting.get(id);
    if (waiting?.kind !== 'do') return;
    this.settled(id);
    waiting.resolve(outcome);
  }

  private replied(id: string, reply: Reply): void {
    const waiting = this.waiting.get(id);
    if (waiting?.kind !== 'ask') return;
    this.settled(id);
    waiting.resolve({ ok: true, reply });
  }

  private refused(message: { id: string; code: string; text: string; rule?: string | null }): void {
    const waiting = this.waiting.get(message.id);
    if (!waiting) return;
    this.settled(message.id);
    const { code, text, rule } = message;
    if (waiting.kind === 'do') waiting.resolve({ ok: false, code, text, rule: rule ?? null });
    else waiting.resolve({ ok: false, code, text });
  }

  private dismissed(bye: Bye): void {
    this.listener.bye(bye);
    if (bye.again) this.lost();
    else this.end(bye.code, bye.text);
  }

  /** Handles a lost connection: retries with increasing delay. */
  private lost(): void {
    if (this.state === 'ended' || this.state === 'waiting') return;
    this.drop();
    this.setStatus('waiting');
    const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.min(this.tries, 10));
    this.tries += 1;
    // Random jitter, so that not all clients reconnect at the same moment.
    const delay = longest / 2 + (longest / 2) * this.env.random();
    this.stopRetry();
    this.stopRetry = this.env.after(delay, () => this.connect());
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    this.stale = true;
    this.probedAt = null;
    if (!socket) return;
    try {
      socket.close();
    } catch {
      // It is already closed.
    }
  }

  private end(code: string, text: string): void {
    if (this.state === 'ended') return;
    this.drop();
    this.stopTick();
    this.stopRetry();
    this.stopReturn();
    this.setStatus('ended');
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const it of waiting) giveUp(it, code, text);
  }

  private setStatus(status: Status): void {
    if (this.state === status && status !== 'connecting') return;
    this.state = status;
    this.listener.status(status);
  }

  private tick(): void {
    this.stopTick = this.env.after(TICK, () => {
      const now = this.env.now();
      const slept = now - this.ticked > JUMP || now < this.ticked;
      this.ticked = now;
      this.tick();
      if (slept) this.again();
      else this.watch(now);
    });
  }

  /** Probes the server if it has been silent. */
  private watch(now: number): void {
    if (this.state !== 'open' && this.state !== 'connecting') return;
    if (this.stale) {
      if (now - this.begun > GREETING) this.lost();
    } else if (this.probedAt !== null) {
      if (now - this.probedAt > PATIENCE) this.lost();
    } else if (now - this.heard >= QUIET) {
      this.probe(now);
    }
  }

  private probe(now: number): void {
    this.probedAt = now;
    this.send('ping');
  }

  private returned(why: Return): void {
    if (this.state === 'ended') return;
    const now = this.env.now();
    const fresh = this.greeted && now - this.heard < PATIENCE;
    if (why === 'network' || this.state === 'waiting') this.again();
    else if (this.greeted && !fresh && this.probedAt === null) this.again();
  }

  /** Reconnects immediately. */
  private again(): void {
    if (this.state === 'ended') return;
    this.stopRetry();
    this.tries = 0;
    this.connect();
  }
}

function named(tag: string | undefined, view: View): { tag: string; view: View } | null {
  return tag ? { tag, view } : null;
}

function giveUp(waiting: Waiting, code: string, text: string): void {
  if (waiting.kind === 'do') waiting.resolve({ ok: false, code, text, rule: null });
  else waiting.resolve({ ok: false, code, text });
}
