// Commands that the panels send without a form: what the plot leader does all the time.

import type { ChipView } from '../../wire';
import { SECRET_MARK } from './scene';

/** Sets a fact about somebody. */
export const setActor = (who: number, fact: unknown): unknown => ({ set: { fact: { actor: { who, fact } }, reason: '' } });
/** Does the same to many: takes life points, gives them back, or sets a fact. */
export const toMany = (who: readonly number[], deed: unknown): unknown => ({ scene: { many: { who: [...who], deed, reason: '' } } });
/** Sets somebody's life points. */
export const setLife = (who: number, life: number): unknown => setActor(who, { life });
/** Hides somebody from the players, or shows it. */
export const setHidden = (who: number, on: boolean): unknown => setActor(who, { veiled: on });
/** Somebody has the turn now. */
export const takeTurn = (by: number): unknown => ({ turn: { take_turn: { by } } });
/** The turn is over. */
export const endTurn = (by: number): unknown => ({ turn: { end_turn: { by } } });
/** A note is settled. */
export const noteDone = (note: number): unknown => ({ set: { fact: { scene: { note_done: note } }, reason: '' } });

/** The most characters of a mark. */
export const LONGEST_MARK = 40;
/** Puts a free mark on somebody. */
export const mark = (text: string, secret: boolean): unknown => ({ marked: { text, secret } });
/** Takes the mark that a chip shows off. */
export const unmark = (chip: ChipView): unknown => ({ unmarked: { text: chip.text, secret: chip.kind === SECRET_MARK } });

/** The most life points that can be typed. */
export const MOST_LIFE = 9999;

/** What was typed for life points: `12` is what is left, `+3` and `-3` are added; nothing for what is no number. */
export function typedLife(text: string, now: number): number | null {
  const found = /^\s*([+\-−–]?)\s*(\d{1,4})\s*$/u.exec(text);
  if (!found) return null;
  const n = Number(found[2]);
  const left = found[1] === '' ? n : found[1] === '+' ? now + n : now - n;
  return Math.max(0, Math.min(MOST_LIFE, left));
}

/** A line of the tray is thrown away. */
export const discard = (by: number, id: number): unknown => ({ scene: { client: { discard: { by, id } } } });
