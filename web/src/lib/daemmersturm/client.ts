// Rolls in the game client: the command to type and the text that it prints.

import type { QuestionView } from '../../wire';
import { t } from '../i18n';

/** The command for dice of this name, which is their range: `/roll 1-20`. */
export function rollCommand(dice: string): string {
  return `/roll ${dice}`;
}

/** The range of a pending roll. */
export function rangeOf(question: QuestionView): { low: number; high: number } | null {
  const faces = question.roll?.faces.length === 1 ? question.roll.faces[0] : undefined;
  if (!faces || faces.length === 0) return null;
  return { low: Math.min(...faces), high: Math.max(...faces) };
}

/** The typed number if it is possible; `false` if it is not, `null` if the field is empty. */
export function typedNumber(text: string, range: { low: number; high: number }): number | false | null {
  if (text.trim() === '') return null;
  if (!/^\s*\d{1,7}\s*$/.test(text)) return false;
  const n = Number(text);
  return n >= range.low && n <= range.high ? n : false;
}

/** Whether a text looks like lines of the client, so that a number field should pass it on. */
export const looksPasted = (text: string): boolean => /\(\s*\d+\s*[-‐-―−]\s*\d+\s*\)/u.test(text);

/** Number of bytes at the end of a log file that are read. */
export const TAIL = 64 * 1024;
/** The last rolls in a chat log of the client, oldest first. */
export function lastRolls(log: string, most = 20): string[] {
  const lines = log.split(/\r?\n/).filter((it) => looksPasted(it));
  return lines.slice(-most);
}

interface Roll {
  command: string;
  suffices: number | null;
  at_most: number | null;
  natural?: number | null;
  bonus?: number | null;
}

/**
 * The numbers with which a roll succeeds, in words: those of the die, and once it was rolled with a modifier, those of the sum
 * beside it. Empty if there are no such numbers, or the reader may not know them.
 */
export function enoughOf({ command, suffices, at_most: most, natural = null, bonus = null }: Roll): string {
  const high = Number(/(\d+)$/.exec(command)?.[1]);
  if (suffices !== null && natural !== null && bonus) return t('ds-page-suffices', { n: suffices + bonus });
  if (suffices !== null) return t(suffices === high ? 'ds-page-only' : 'ds-page-suffices', { n: suffices });
  return most === null ? '' : t('ds-page-at-most', { n: most });
}
