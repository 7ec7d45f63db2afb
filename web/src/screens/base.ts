// Everything that a screen needs, independent of how it is provided.
import type { Ask, Do, Reply, View, You } from '../wire';

export { agoOf, ladder, LADDERS, lang, list, setLadder, setLang, t, type Ladder } from '../lib/i18n';
export { go, link } from '../lib/router';
export { get, getDated, post, text } from '../lib/api';
export type { Problem } from '../wire';
export { seats, type Place } from '../lib/places';

/** A connected table. */
export interface Table {
  readonly id: string;
  readonly token: string;
  readonly you: You;
  readonly view: View;
  readonly online: { seats: number[]; watching: number };
  /** Resolves when the deed is carried out and stored; rejects with a `Refusal`. */
  do(what: Do): Promise<number>;
  /** Resolves with the answer; rejects with a `Refusal`. */
  ask(what: Ask): Promise<Reply>;
}

/** The reason why a deed was refused. */
export interface Refusal {
  code: string;
  text: string;
  rule?: string | null;
}

/** Tries a deed and reports a refusal. Resolves with whether it was carried out. */
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
