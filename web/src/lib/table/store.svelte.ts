// The client state of a table: the last view and pending requests.

import type { Ask, Bye, Chance, CoachView, Do, Line, Reply, View, You } from '../../wire';
import { actedIn, forgetRefusal, showRefusal, type ActedIn } from '../refusals';
import { toast } from '../toasts.svelte';
import { Connection, type Past, type Status } from './connection';
import { browser, socketUrl, type Environment } from './environment';
import { reuse } from './reuse';

/** The reason why a deed was refused. */
export interface Refusal {
  code: string;
  text: string;
  rule?: string | null;
}

/** The server's information about the choices of a question. */
interface Told {
  chances: (Chance | null)[];
  coach?: CoachView | null;
}

/** A connected table. */
export class TableStore {
  readonly id: string;
  readonly token: string;
  #you = $state.raw<You>({ role: 'watch', seat: null });
  #view = $state.raw<View | null>(null);
  /** Counts views: their number stays the same if nothing was added to the log. */
  #turn = 0;
  /** The known part of the log, oldest first. */
  lines = $state.raw<Line[]>([]);
  /** Lines of the last record, which are read aloud. */
  news = $state.raw<Line[]>([]);
  /** Whether there are earlier lines. */
  earlier = $state(true);
  online = $state.raw<{ seats: number[]; watching: number }>({ seats: [], watching: 0 });
  status = $state<Status>('connecting');
  /** The reason why the server ended the connection, if it did. */
  bye = $state.raw<Bye | null>(null);
  /** Whether the log turned out not to be the one seen before, until the reader dismisses it. */
  rewritten = $state(false);
  /** The first damaged record, if the table can only be read. */
  damaged = $state<number | null>(null);
  /** Number of unanswered requests. */
  pending = $state(0);
  /** Chances of the choices and the coach's advice about them, keyed by question and record number. */
  #odds = $state.raw<Record<string, Told>>({});
  #asked = new Set<string>();
  /** Counts welcomes, after which chances are asked for again. */
  #welcomes = $state(0);
  /** Whether a welcome was received; until then `view` may be a prefetched one. */
  #welcomed = false;
  #connection: Connection;

  constructor(id: string, token: string, lang: string, env: Environment = browser, url = socketUrl(location, id)) {
    this.id = id;
    this.token = token;
    this.#connection = new Connection(
      url,
      token,
      lang,
      {
        status: (status) => (this.status = status),
        welcome: (you, view, lines, follows, past) => this.#welcome(you, view, lines, follows, past),
        update: (view, lines, undone, restored) => this.#update(view, lines, undone, restored),
        online: (seats, watching) => (this.online = { seats, watching }),
        bye: (bye) => (this.bye = bye),
      },
      env,
    );
  }

  /** Whether there is a `view` yet. */
  get ready(): boolean {
    return this.#view !== null;
  }

  /** The last view from the server. */
  get view(): View {
    if (!this.#view) throw new Error('not connected yet');
    return this.#view;
  }

  /** The viewer. */
  get you(): You {
    return this.#you;
  }

  /** Sends a deed. Resolves with the record number; rejects with a `Refusal`. */
  async do(what: Do): Promise<number> {
    this.pending += 1;
    try {
      const outcome = await this.#connection.do(what);
      if (outcome.ok) return outcome.seq;
      const refusal: Refusal = { code: outcome.code, text: outcome.text, rule: outcome.rule };
      throw refusal;
    } finally {
      this.pending -= 1;
    }
  }

  /** Like `do`, but shows a refusal to the reader. Resolves with whether the deed was carried out. */
  async act(what: Do): Promise<boolean> {
    const where = actedIn();
    forgetRefusal();
    try {
      await this.do(what);
      return true;
    } catch (refusal) {
      this.refused(refusal as Refusal, where);
      return false;
    }
  }

  /** Sends a question. Rejects with a `Refusal`. */
  async ask(what: Ask): Promise<Reply> {
    const told = await this.#connection.ask(what);
    if (told.ok) return told.reply;
    const refusal: Refusal = { code: told.code, text: told.text };
    throw refusal;
  }

  /** The chances of the choices of a question, once they are known. */
  odds(question: string): (Chance | null)[] | null {
    return this.#odds[this.#oddsKey(question)]?.chances ?? null;
  }

  /** The coach's advice about the choices, once their chances are known. */
  coach(question: string): CoachView | null {
    return this.#odds[this.#oddsKey(question)]?.coach ?? null;
  }

  /** Requests the chances of the choices of a question, once per state of the table and connection. */
  async fetchOdds(question: string): Promise<void> {
    // Read before anything else, so that an effect which calls this runs again.
    void this.#welcomes;
    const key = this.#oddsKey(question);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const reply = await this.ask({ odds: { question } });
      // Drop the chances of earlier states.
      if (typeof reply === 'object' && 'odds' in reply) this.#odds = { [key]: reply.odds, ...this.#recent() };
    } catch {
      // The question can be answered without chances.
      this.#asked.delete(key);
    }
  }

  /** Loads earlier log lines. */
  async fetchEarlier(): Promise<void> {
    const first = this.lines[0];
    try {
      const reply = await this.ask({ lines: { before: first?.seq ?? this.view.seq + 1 } });
      if (!('lines' in reply)) return;
      const older = reply.lines.lines.filter((it) => !first || it.seq < first.seq);
      this.lines = [...older, ...this.lines];
      this.earlier = reply.lines.earlier;
    } catch (refusal) {
      this.refused(refusal as Refusal);
    }
  }

  /** Shows a prefetched view while the connection is still being opened; deeds are sent once it is open. */
  foresee(view: View, role: You['role']): void {
    if (this.#welcomed || this.bye) return;
    const seat = view.house.seats.find((it) => it.mine)?.seat ?? null;
    this.#you = { role, seat: role === 'watch' ? null : seat };
    this.#view = reuse(this.#view, view);
  }

  setLang(lang: string): void {
    this.#connection.setLang(lang);
  }

  /** Closes the connection. */
  close(): void {
    this.#connection.close();
  }

  /** Shows a refusal to the reader: in the panel where the reader acted, or else as a toast. */
  refused(refusal: Refusal, where: ActedIn = actedIn()): void {
    if (refusal.text && !showRefusal(refusal.text, where)) toast(refusal.text, { bad: true });
  }

  #oddsKey(question: string): string {
    return `${question}@${this.#turn}`;
  }

  #recent(): Record<string, Told> {
    const end = `@${this.#turn}`;
    return Object.fromEntries(Object.entries(this.#odds).filter(([key]) => key.endsWith(end)));
  }

  #welcome(you: You, view: View, lines: Line[], follows: boolean, past: Past): void {
    const isFirst = !this.#welcomed;
    this.#welcomed = true;
    this.#you = you;
    this.#view = reuse(this.#view, view);
    this.#turn += 1;
    this.bye = null;
    // Kept until the reader has seen it.
    this.rewritten ||= past.rewritten;
    this.damaged = past.damaged;
    this.#asked.clear();
    this.#odds = {};
    this.#welcomes += 1;
    if (!follows || isFirst) {
      this.lines = lines;
      this.earlier = (lines[0]?.seq ?? 1) > 1;
      this.news = [];
    } else {
      this.#append(lines);
    }
  }

  #update(view: View, lines: Line[], undone: number[], restored: number[]): void {
    this.#view = reuse(this.#view, view);
    this.#turn += 1;
    if (undone.length > 0 || restored.length > 0) this.#mark(new Set(undone), new Set(restored));
    this.#append(lines);
  }

  #append(lines: Line[]): void {
    const last = this.lines.at(-1)?.seq ?? 0;
    const fresh = lines.filter((it) => it.seq > last);
    this.lines = [...this.lines, ...fresh];
    this.news = fresh;
  }

  #mark(undone: Set<number>, restored: Set<number>): void {
    this.lines = this.lines.map((line) => {
      if (undone.has(line.seq)) return { ...line, undone: true };
      if (restored.has(line.seq)) return { ...line, undone: false };
      return line;
    });
  }
}
