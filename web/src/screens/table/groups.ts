// Groups the lines of the log: one entry for each action, which opens into its steps.

import type { Line } from '../../wire';

/** An entry: the line that says what came of it, and all lines of the action, oldest first. */
export interface Group {
  key: string;
  /** The first record of the action; `null` for lines that are not part of the game. */
  act: number | null;
  head: Line;
  lines: Line[];
  undone: boolean;
}

/** How well a line says what came of an action; the last of the best ones is shown. */
function weight(line: Line): number {
  if (line.kind === 'roll' || line.dice) return 0;
  if (line.kind === 'lapse') return 1;
  return line.kind === 'result' ? 3 : 2;
}

/** The line that stands for the whole action: its result, not the turn that follows it. */
function headOf(lines: readonly Line[], turn: string): Line | undefined {
  const told = lines.filter((it) => it.kind !== 'turn' && !it.text.includes(turn));
  const among = told.length > 0 ? told : lines;
  const most = Math.max(...among.map(weight));
  return among.findLast((it) => weight(it) === most);
}

/** The lines in groups, oldest first. Lines with the words `turn` only say whose turn it is. */
export function grouped(lines: readonly Line[], turn: string): Group[] {
  const parts: Line[][] = [];
  for (const line of lines) {
    const last = parts.at(-1)?.[0];
    const joins = last !== undefined && line.act !== undefined && last.act === line.act && last.undone === line.undone;
    if (joins) parts.at(-1)?.push(line);
    else parts.push([line]);
  }
  return folded(parts).flatMap((part) => {
    const [first] = part;
    const head = headOf(part, turn);
    if (!first || !head) return [];
    return [{ key: `${first.seq}.${first.n}`, act: first.act ?? null, head, lines: part, undone: part.every((it) => it.undone === true) }];
  });
}

/** The last action with dice, if it is not undone. */
export function lastRolled(lines: readonly Line[], turn: string): Group | undefined {
  const last = grouped(lines, turn).findLast((it) => it.lines.some((line) => line.dice));
  return last?.undone ? undefined : last;
}

/** Undone actions in a row are one entry. */
function folded(parts: readonly Line[][]): Line[][] {
  const found: Line[][] = [];
  for (const part of parts) {
    const before = found.at(-1);
    if (part[0]?.undone && before?.[0]?.undone) before.push(...part);
    else found.push([...part]);
  }
  return found;
}
