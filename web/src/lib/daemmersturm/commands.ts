// Commands that the panels send without a form, for frequent actions of the plot leader.

import type { ChipView } from '../../wire';
import { SECRET_MARK } from './scene';

/** Sets a fact about a character. */
export const setActor = (who: number, fact: unknown): unknown => ({ set: { fact: { actor: { who, fact } }, reason: '' } });
/** Applies the same deed to many characters: damage, healing, or a fact. */
export const toMany = (who: readonly number[], deed: unknown): unknown => ({ scene: { many: { who: [...who], deed, reason: '' } } });
/** Sets the life points of a character. */
export const setLife = (who: number, life: number): unknown => setActor(who, { life });
/** Hides a character from the players, or reveals it. */
export const setHidden = (who: number, on: boolean): unknown => setActor(who, { veiled: on });
/** Lets an observer see a character again that was hidden from it. */
export const setSeen = (observer: number, entity: number): unknown => ({ set: { fact: { scene: { sight: { observer, entity, seen: null } } }, reason: '' } });
/** Gives the turn to a character. */
export const takeTurn = (by: number): unknown => ({ turn: { take_turn: { by } } });
/** Begins a combat of these characters, the players first. */
export const beginCombat = (order: readonly number[]): unknown => ({ turn: { begin_combat: { order: [...order], preset: 'players_first' } } });
/** Ends the turn. */
export const endTurn = (by: number): unknown => ({ turn: { end_turn: { by } } });
/** Marks a note as settled. */
export const noteDone = (note: number): unknown => ({ set: { fact: { scene: { note_done: note } }, reason: '' } });

/** Maximum length of a mark in characters. */
export const LONGEST_MARK = 40;
/** Adds a free mark. */
export const mark = (text: string, secret: boolean): unknown => ({ marked: { text, secret } });
/** Removes the mark that a chip shows. */
export const unmark = (chip: ChipView): unknown => ({ unmarked: { text: chip.text, secret: chip.kind === SECRET_MARK } });

/** Maximum number of life points that can be typed. */
export const MOST_LIFE = 9999;


/** Parses typed life points: `12` is the new value, `+3` and `-3` are added to it; `null` if it is not a number. */
export function typedLife(text: string, now: number): number | null {
  const found = /^\s*([+\-−–]?)\s*(\d{1,4})\s*$/u.exec(text);
  if (!found) return null;
  const n = Number(found[2]);
  const left = found[1] === '' ? n : found[1] === '+' ? now + n : now - n;
  return Math.max(0, Math.min(MOST_LIFE, left));
}

/** Discards all lines of the tray. */
export const discardAll = (by: number): unknown => ({ scene: { client: { discard_all: { by } } } });
/** Discards a line of the tray. */
export const discard = (by: number, id: number): unknown => ({ scene: { client: { discard: { by, id } } } });
