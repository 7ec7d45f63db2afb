// Groups the lines of the log: one entry for each action, which opens into its steps.

import type { Line } from '../../wire';

/** An entry: the line that says what came of it, and all lines of the action, oldest first. */
export interface Group {
  key: string;
  /** The first record of the action; `null` for lines that are not part of the game. */
  act: number | null;
  head: Line;
  /** What came of it in words: the head, or the results against each of several opponents. */
  came: string;
  lines: Line[];
  undone: boolean;
}

/** How well a line says what came of an action; the last of the best ones is shown. */
function weight(line: Line): number {
  if (line.kind === 'roll' || line.dice) return 0;
  if (line.kind === 'lapse' || line.kind === 'note' || line.kind === 'house') return 1;
  return line.kind === 'result' ? 3 : 2;
}

/** The line that stands for the whole action: its result, not the turn that follows it. */
function headOf(lines: readonly Line[], turn: string): Line | undefined {
  const own = lines.filter((it) => it.kind !== 'house');
  const told = own.filter((it) => it.kind !== 'turn' && !it.text.includes(turn));
  const among = [told, own].find((it) => it.length > 0) ?? lines;
  const most = Math.max(...among.map(weight));
  return among.findLast((it) => weight(it) === most);
}

/** What came of an action in words. */
function wordsOf(lines: readonly Line[], head: Line): string {
  const outcomes = lines.flatMap((it) => it.outcome ?? []);
  const [first] = outcomes;
  return first && outcomes.length > 1 ? `${first.name}: ${outcomes.map((it) => it.words).join(', ')}.` : head.text;
}

const MOST_IN_LARGE = 90;

/** Whether what came of an action is too long for large letters, such as the results against several. */
export function isLong(came: string): boolean {
  return came.length > MOST_IN_LARGE;
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
    return [{ key: `${first.seq}.${first.n}`, act: first.act ?? null, head, came: wordsOf(part, head), lines: part, undone: part.every((it) => it.undone === true) }];
  });
}

/** The groups, with those of `before` that have not changed: lines keep their identity. */
export function kept(before: readonly Group[], now: readonly Group[]): Group[] {
  const known = new Map(before.map((it) => [it.key, it]));
  return now.map((it) => {
    const old = known.get(it.key);
    const isSame = old !== undefined && old.head === it.head && old.lines.length === it.lines.length && old.lines.every((line, n) => line === it.lines[n]);
    return isSame ? old : it;
  });
}

/**
 * The last action with dice, if it is not undone, whatever was said in between. The dice of somebody hidden are not seen:
 * `title` says what is done, as the first line of the action does.
 */
export function lastRolled(lines: readonly Line[], turn: string, title = ''): Group | undefined {
  const last = lines.findLast((it) => it.act !== undefined && (it.dice || (title !== '' && it.text.startsWith(title))));
  const act = last?.act;
  if (act === undefined || last?.undone) return undefined;
  // Against many, an action has more lines than are seen at once: all since its first record.
  const before = lines.findLastIndex((it) => it.seq < act);
  const [first, ...rest] = lines.slice(before + 1).filter((it) => it.act === act && !it.undone);
  if (!first) return undefined;
  const all = [first, ...rest];
  const head = headOf(all, turn) ?? first;
  return { key: `${first.seq}.${first.n}`, act: first.act ?? null, head, came: wordsOf(all, head), lines: all, undone: false };
}

/** The last thing that was done in the game, if it is not undone: what people did about the table is nothing of the kind. */
export function lastDone(lines: readonly Line[], turn: string): Group | undefined {
  const last = lines.findLast((it) => it.act !== undefined && it.kind !== 'house' && it.kind !== 'note');
  if (!last || last.undone) return undefined;
  return grouped(lines, turn).findLast((it) => it.act === last.act);
}

/** The line that says what was done: remarks may come before it, and which habit does it. */
export function beginningOf(group: Group): Line {
  return group.lines.find((it) => it.kind !== 'note' && it.kind !== 'house') ?? group.head;
}

/** What is said of an action as a whole before it: that a habit acts. */
export function leadOf(group: Group): Line | undefined {
  return group.lines.find((it) => it.kind === 'house' && it !== beginningOf(group));
}

/** What came of an action, in at most so many lines: its results, else the line that stands for it. */
export function cameOf(group: Group, most: number): string[] {
  if (group.came !== group.head.text) return [group.came];
  const results = group.lines.filter((it) => it.kind === 'result').map((it) => it.text);
  return results.length > 0 ? results.slice(-most) : [group.head.text];
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
