// Rolls of the game client: what to type there, and what comes back as text.

import type { QuestionView } from '../../wire';

/** What to type in the game client for dice by this name: `/roll 1-20`. The name of the dice is their range. */
export function rollCommand(dice: string): string {
  return `/roll ${dice}`;
}

/** The range of a roll that waits. */
export function rangeOf(question: QuestionView): { low: number; high: number } | null {
  const faces = question.roll?.faces.length === 1 ? question.roll.faces[0] : undefined;
  if (!faces || faces.length === 0) return null;
  return { low: Math.min(...faces), high: Math.max(...faces) };
}

/** The number that was typed, if it can fall; `false` for what cannot, nothing for nothing. */
export function typedNumber(text: string, range: { low: number; high: number }): number | false | null {
  if (text.trim() === '') return null;
  if (!/^\s*\d{1,7}\s*$/.test(text)) return false;
  const n = Number(text);
  return n >= range.low && n <= range.high ? n : false;
}

/** Does a text look like lines of the client? Then a number field that gets it passes it on. */
export const looksPasted = (text: string): boolean => /\(\s*\d+\s*[-‐-―−]\s*\d+\s*\)/u.test(text);
