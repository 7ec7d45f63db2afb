// The events of a round, as lines for the chat of the game client.

import type { Line } from '../../wire';

/** The maximum length of a line in the chat, without the command before it. */
const LONGEST = 230;

/** The lines of the last round that has any result, each with a command such as `/raid`. */
export function roundBlock(lines: readonly Line[], channel: string, title: (round: number) => string): string {
  const told = lines.filter((it) => typeof it.round === 'number' && it.paste && !it.undone);
  const round = Math.max(0, ...told.map((it) => it.round ?? 0));
  if (round === 0) return '';
  const rows: string[] = [];
  let row = `${title(round)}:`;
  for (const it of told.filter((one) => one.round === round)) {
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
