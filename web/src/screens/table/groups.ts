// Groups the lines of the log: one entry for each action, which opens into its steps.

import type { Line } from '../../wire';

/** An entry: the line with the result, and all lines of the action, oldest first. */
export interface Group {
  key: string;
  /** The first record of the action; `null` for lines that are not part of the game. */
  act: number | null;
  /** Like {@link Group.act}, since the action restarted with a question that was reopened or a roll that was set. */
  last: number | null;
  head: Line;
  /** The result in words: the head, or the results against each of several opponents. */
  came: string;
  lines: Line[];
  undone: boolean;
  /** Number of actions: several if they were undone. */
  actions: number;
}

/** How well a line describes the result of an action; the last of the best lines is shown. */
function weight(line: Line): number {
  if (line.kind === 'roll' || line.dice) return 0;
  if (line.kind === 'lapse' || line.kind === 'note' || line.kind === 'house') return 1;
  return line.kind === 'result' ? 3 : 2;
}

/** The lines of an action without those of the turn that begins after its result, such as a roll against blindness. */
function beforeTurn(lines: readonly Line[]): readonly Line[] {
  const result = lines.findIndex((it) => it.kind === 'result');
  const turn = lines.findIndex((it, n) => it.kind === 'turn' && result >= 0 && n > result);
  return turn < 0 ? lines : lines.slice(0, turn);
}

/** The line that represents the whole action: its result, not the turn that follows it. */
function headOf(lines: readonly Line[], turn: string): Line | undefined {
  const own = lines.filter((it) => it.kind !== 'house');
  const told = own.filter((it) => it.kind !== 'turn' && !it.text.includes(turn));
  const among = [told, own].find((it) => it.length > 0) ?? lines;
  const most = Math.max(...among.map(weight));
  return among.findLast((it) => weight(it) === most);
}

const isBeside = (it: Line) => it.outcome?.kind === 'beside';
const isEffect = (it: Line | undefined) => it?.outcome?.kind === 'effect';

/** The result of an action in words, with the sentences that are told beside it. */
function wordsOf(lines: readonly Line[], head: Line): string {
  if (!lines.some(isBeside)) return resultOf(lines, head);
  const told = lines.filter((it) => it === head || isBeside(it));
  return told.map((it) => (isBeside(it) ? it.outcome?.words : resultOf(lines, head))).join(' ');
}

/** The line of the result, or several results in one sentence. */
function resultOf(lines: readonly Line[], head: Line): string {
  const told = lines.filter((it) => it.outcome && !isBeside(it));
  const parts = told.filter((it) => !isEffect(it));
  const [first] = parts;
  if (!first) return told.length < 2 ? head.text : told.map((it) => it.text).join(' ');
  if (parts.length < 2) return head.text;
  // A hit is not mentioned if its effect is, nor are earlier effects on the same target.
  const listed = parts.filter((it) => !isEffect(told[told.indexOf(it) + 1])).flatMap((it) => it.outcome?.words ?? []);
  const effects = new Map(told.filter(isEffect).map((it) => [it.actor, it.text]));
  const list = listed.length > 0 ? [`${first.outcome?.name}: ${listed.join(', ')}.`] : [];
  return [...list, ...effects.values()].join(' ');
}

/** Whether a person said it, or rolled plain dice: it is not part of the game. */
export function isSaid(line: Line): boolean {
  return line.act === undefined && (line.kind === 'note' || line.kind === 'roll');
}

const MOST_IN_LARGE = 90;

/** Whether the result of an action is too long for large letters, such as the results against several opponents. */
export function isLong(came: string): boolean {
  return came.length > MOST_IN_LARGE;
}

/** Lines that become an entry. */
interface Part {
  lines: Line[];
  actions: number;
}

const isUndone = (part: Part): boolean => part.lines.every((it) => it.undone === true);
const ofGame = (part: Part): boolean => part.lines[0]?.act !== undefined;

/**
 * Index of the part that the line continues: as the next step of its action, or as its restart after a question was reopened or
 * a roll set; -1 if it begins another one. What the game master sets while an action waits is a part of its own in between.
 */
function continued(parts: readonly Part[], line: Line): number {
  const { act } = line;
  const at = act === undefined ? -1 : parts.findLastIndex(ofGame);
  const last = parts[at]?.lines.at(-1);
  if (last?.act === act || (line.kind === 'undo' && last?.undone === true)) return at;
  const isBegun = act !== undefined && act < line.seq;
  return isBegun ? parts.findLastIndex((part) => part.lines.some((it) => it.act === act && it.kind !== 'undo')) : -1;
}

/**
 * The lines in groups, oldest first. Lines with the words `turn` only announce a turn. An action has the position of its last
 * line: other lines in between, such as messages, do not split it. `apart`: each line is an entry, unless it is undone.
 */
export function grouped(lines: readonly Line[], turn: string, apart = false): Group[] {
  const parts: Part[] = [];
  for (const line of lines) {
    const at = apart ? -1 : continued(parts, line);
    const [before] = at >= 0 ? parts.splice(at, 1) : [];
    parts.push({ lines: [...(before?.lines ?? []), line], actions: 1 });
  }
  return folded(parts).flatMap(({ lines: part, actions }) => {
    const valid = part.filter((it) => !it.undone);
    const among = beforeTurn(valid.length > 0 ? valid : part);
    const [first] = part;
    const head = headOf(among, turn);
    if (!first || !head) return [];
    const group = { act: first.act ?? null, last: among.at(-1)?.act ?? null, head, came: wordsOf(among, head) };
    return [{ key: `${first.seq}.${first.n}`, ...group, lines: part, undone: valid.length === 0, actions }];
  });
}

/** The last lines, at least `most`: from the beginning of an action, or of actions that were undone together. */
export function latest(lines: readonly Line[], most: number): Line[] {
  const belongs = (it: Line | undefined, next: Line | undefined) =>
    it?.act !== undefined && next?.act !== undefined && (it.act === next.act || (it.undone === true && next.undone === true));
  let from = Math.max(0, lines.length - most);
  while (from > 0 && belongs(lines[from - 1], lines[from])) from -= 1;
  return lines.slice(from);
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
 * The last action with dice that is not undone, regardless of other lines in between. Dice of hidden characters are not
 * visible: `title` describes the action, as its first line does.
 */
export function lastRolled(lines: readonly Line[], turn: string, title = ''): Group | undefined {
  const last = lines.findLast((it) => it.act !== undefined && !it.undone && (it.dice || (title !== '' && it.text.startsWith(title))));
  const act = last?.act;
  if (act === undefined) return undefined;
  // Against many opponents, an action has more lines than are displayed: all since its first record.
  const before = lines.findLastIndex((it) => it.seq < act);
  const [first, ...rest] = lines.slice(before + 1).filter((it) => it.act === act && !it.undone);
  if (!first) return undefined;
  const all = [first, ...rest];
  const own = beforeTurn(all);
  const head = headOf(own, turn) ?? first;
  return { key: `${first.seq}.${first.n}`, act, last: act, head, came: wordsOf(own, head), lines: all, undone: false, actions: 1 };
}

/** Lines that report no action: about the table, and about turns. */
const ASIDE: readonly Line['kind'][] = ['house', 'note', 'turn', 'lapse'];

/** The last action in the game, if it is not undone. */
export function lastDone(lines: readonly Line[], turn: string): Group | undefined {
  const last = lines.findLast((it) => it.act !== undefined && !ASIDE.includes(it.kind));
  if (!last || last.undone) return undefined;
  return grouped(lines, turn).findLast((it) => it.last === last.act);
}

/** The record from which the whole action is undone, including all its restarts. */
export function undoneFrom(lines: readonly Line[], act: number): number {
  return grouped(lines, '').findLast((it) => it.last === act)?.act ?? act;
}

/** The actions that an undo has just taken back: those whose lines `before` has as valid and `now` as undone. */
export function takenBack(before: readonly Line[], now: readonly Line[]): Group | undefined {
  const valid = new Set(before.filter((it) => !it.undone).map((it) => `${it.seq}.${it.n}`));
  const gone = now.filter((it) => it.undone && it.act !== undefined && valid.has(`${it.seq}.${it.n}`));
  return grouped(gone, '').at(-1);
}

/** The first line of an action. Remarks, the habit that acts and steps that no longer apply may come before it. */
export function startOf(group: Group): Line {
  const isLead = (it: Line) => it.kind === 'note' || it.kind === 'house' || it.kind === 'undo' || (it.undone === true && !group.undone);
  return group.lines.find((it) => !isLead(it)) ?? group.head;
}

/** The line that describes the action. */
export function beginningOf(group: Group): Line {
  const first = startOf(group);
  // Actors who roll for their order have not begun the action.
  const rolling = new Set(group.lines.filter((it) => it.kind === 'roll').map((it) => it.actor));
  return first.kind === 'roll' && group.head.kind !== 'roll' && rolling.size > 2 ? group.head : first;
}

/** The line before an action about the action as a whole, such as that a habit acts. */
export function leadOf(group: Group): Line | undefined {
  return group.lines.find((it) => it.kind === 'house' && it !== beginningOf(group));
}

/** The results of an action, at most `most` lines; without any, the line that represents it. */
export function cameOf(group: Group, most: number): string[] {
  const lines = beforeTurn(group.lines.filter((it) => group.undone || !it.undone));
  if (group.came !== group.head.text && !lines.some(isBeside)) return [group.came];
  const results = lines.filter((it) => it.kind === 'result' || isBeside(it)).map((it) => (isBeside(it) && it.outcome?.words) || it.text);
  return results.length > 0 ? results.slice(-most) : [group.head.text];
}

/** Consecutive undone actions are merged into one entry at the place of the last one. */
function folded(parts: readonly Part[]): Part[] {
  const found: Part[] = [];
  for (const part of parts) {
    const at = isUndone(part) ? found.findLastIndex(ofGame) : -1;
    const before = found[at];
    if (before && isUndone(before)) {
      const isSame = before.lines.at(-1)?.act === part.lines[0]?.act;
      found.splice(at, 1);
      found.push({ lines: [...before.lines, ...part.lines], actions: before.actions + (isSame ? 0 : part.actions) });
    } else found.push(part);
  }
  return found;
}
