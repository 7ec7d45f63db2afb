// What every screen needs, from where it is.
import type { Ask, Do, Reply, View, You } from '../wire';

export { ladder, LADDERS, lang, setLadder, setLang, t, type Ladder } from '../lib/i18n';
export { go, link } from '../lib/router';
export { get, post, text } from '../lib/api';
export type { Problem } from '../wire';
export { seats, type Place } from '../lib/places';

/** A table to which the page is connected. */
export interface Table {
  readonly id: string;
  readonly token: string;
  readonly you: You;
  readonly view: View;
  readonly online: { seats: number[]; watching: number };
  /** Resolves when it is done and stored; rejects with a `Refusal`. */
  do(what: Do): Promise<number>;
  /** Resolves with what was asked for; rejects with a `Refusal`. */
  ask(what: Ask): Promise<Reply>;
}

/** Why something was not done. */
export interface Refusal {
  code: string;
  text: string;
  rule?: string | null;
}

/** Does something and tells what is in the way, if anything is. */
export async function attempt(table: Table, what: Do, tell: (problem: string) => void): Promise<boolean> {
  try {
    await table.do(what);
    tell('');
    return true;
  } catch (refusal) {
    tell((refusal as Refusal).text ?? String(refusal));
    return false;
  }
}
