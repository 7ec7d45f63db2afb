// A table as this page has it: what the server showed last, and what is under way.

import type { Ask, Bye, Chance, Do, Line, Reply, View, You } from '../../wire';
import { toast } from '../toasts.svelte';
import { Connection, type Status } from './connection';
import { browser, socketUrl, type Environment } from './environment';

/** Why something was not done. */
export interface Refusal {
  code: string;
  text: string;
  rule?: string | null;
}

/** A table to which the page is connected. */
export class TableStore {
  readonly id: string;
  readonly token: string;
  #you = $state.raw<You>({ role: 'watch', seat: null });
  #view = $state.raw<View | null>(null);
  /** The log as far as it was told, oldest first. */
  lines = $state.raw<Line[]>([]);
  /** What came with the last record, to be read aloud. */
  news = $state.raw<Line[]>([]);
  /** Are there lines before the first? */
  earlier = $state(true);
  online = $state.raw<{ seats: number[]; watching: number }>({ seats: [], watching: 0 });
  status = $state<Status>('connecting');
  /** Why the server ended it, if it did. */
  bye = $state.raw<Bye | null>(null);
  /** How many things were sent and are not answered yet. */
  pending = $state(0);
  /** The chances of the choices of a question, by its name and the record at which they were asked for. */
  #odds = $state.raw<Record<string, (Chance | null)[]>>({});
  #asked = new Set<string>();
  /** Did the server greet? Until then there may be a view that was fetched before. */
  #welcomed = false;
  #connection: Connection;

  constructor(id: string, token: string, lang: string, env: Environment = browser, url = socketUrl(location)) {
    this.id = id;
    this.token = token;
    this.#connection = new Connection(
      url,
      token,
      lang,
      {
        status: (status) => (this.status = status),
        welcome: (you, view, lines, follows) => this.#welcome(you, view, lines, follows),
        update: (view, lines, undone, restored) => this.#update(view, lines, undone, restored),
        online: (seats, watching) => (this.online = { seats, watching }),
        bye: (bye) => (this.bye = bye),
      },
      env,
    );
  }

  /** Was anything shown yet? Before that there is no `view`. */
  get ready(): boolean {
    return this.#view !== null;
  }

  /** What the server showed last. */
  get view(): View {
    if (!this.#view) throw new Error('not connected yet');
    return this.#view;
  }

  /** Who the reader is. */
  get you(): You {
    return this.#you;
  }

  /** Has something done. Resolves with the record; rejects with a `Refusal`. */
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

  /** As `do`, but a refusal is shown to the reader. Resolves with whether it was done. */
  async act(what: Do): Promise<boolean> {
    try {
      await this.do(what);
      return true;
    } catch (refusal) {
      this.refused(refusal as Refusal);
      return false;
    }
  }

  /** Asks for something. Rejects with a `Refusal`. */
  async ask(what: Ask): Promise<Reply> {
    const told = await this.#connection.ask(what);
    if (told.ok) return told.reply;
    const refusal: Refusal = { code: told.code, text: told.text };
    throw refusal;
  }

  /** The chances of the choices of a question, once they are known. */
  odds(question: string): (Chance | null)[] | null {
    return this.#odds[this.#oddsKey(question)] ?? null;
  }

  /** Asks for the chances of the choices of a question, once for each state of the table. */
  async fetchOdds(question: string): Promise<void> {
    const key = this.#oddsKey(question);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const reply = await this.ask({ odds: { question } });
      // Those of earlier states are not needed any more.
      if (typeof reply === 'object' && 'odds' in reply) this.#odds = { [key]: reply.odds.chances, ...this.#recent() };
    } catch {
      // Without chances one can answer as well.
      this.#asked.delete(key);
    }
  }

  /** Brings older lines. */
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

  /** Shows how the table stands while the connection is still being opened; what is done meanwhile is sent after. */
  foresee(view: View, role: You['role']): void {
    if (this.#welcomed || this.bye) return;
    const seat = view.house.seats.find((it) => it.mine)?.seat ?? null;
    this.#you = { role, seat: role === 'watch' ? null : seat };
    this.#view = view;
  }

  setLang(lang: string): void {
    this.#connection.setLang(lang);
  }

  /** Ends the connection. */
  close(): void {
    this.#connection.close();
  }

  /** Shows the reader why something was not done. */
  refused(refusal: Refusal): void {
    if (refusal.text) toast(refusal.text, { bad: true });
  }

  #oddsKey(question: string): string {
    return `${question}@${this.#view?.seq ?? 0}`;
  }

  #recent(): Record<string, (Chance | null)[]> {
    const end = `@${this.#view?.seq ?? 0}`;
    return Object.fromEntries(Object.entries(this.#odds).filter(([key]) => key.endsWith(end)));
  }

  #welcome(you: You, view: View, lines: Line[], follows: boolean): void {
    const isFirst = !this.#welcomed;
    this.#welcomed = true;
    this.#you = you;
    this.#view = view;
    this.bye = null;
    this.#asked.clear();
    this.#odds = {};
    if (!follows || isFirst) {
      this.lines = lines;
      this.earlier = (lines[0]?.seq ?? 1) > 1;
      this.news = [];
    } else {
      this.#append(lines);
    }
  }

  #update(view: View, lines: Line[], undone: number[], restored: number[]): void {
    this.#view = view;
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
