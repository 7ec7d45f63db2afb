// The events of a round, as lines for the chat of the game client.

import type { Line } from '../../wire';

/** The maximum length of a line in the chat, without the command before it. */
const LONGEST = 230;

/**
 * The lines of the last round that has any result, each with a command such as `/raid`. Rounds of each combat begin at 1, so
 * that only the last lines count.
 */
export function roundBlock(lines: readonly Line[], channel: string, title: (round: number) => string): string {
  const told = lines.filter((it) => typeof it.round === 'number' && it.paste && !it.undone);
  const round = told.at(-1)?.round;
  if (typeof round !== 'number') return '';
  const last = told.slice(told.findLastIndex((it) => it.round !== round) + 1);
  const rows: string[] = [];
  let row = `${title(round)}:`;
  for (const it of last) {
    const text = it.paste ?? '';
    if ([...row].length + [...text].length + 1 > LONGEST) {
      rows.push(row);
      row = text;
    } else {
      row = `${row} ${text}`;
    }
  }
  return [...rows, row].map((it) => `${channel} ${it}`).join('\n');
}
