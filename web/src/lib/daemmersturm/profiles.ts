// Profile lines, many at once: where one ends and the next begins, and the text of an encounter file that has them.

import { quoted } from '../../screens/prep/encounter';

/** A profile as it was pasted: a line of values, and those that follow it up to the next. */
export interface Block {
  /** In which line of the text it begins, counted from 1. */
  line: number;
  /** What stands before the first colon. */
  name: string;
  text: string;
}

/** The profiles of a text: each begins with a name, a colon and a bracket. What comes before the first is one, too. */
export function blocks(text: string): Block[] {
  const found: { line: number; lines: string[] }[] = [];
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    const last = found.at(-1);
    if (line === '') continue;
    if (/^[^:()]+:\s*\(/.test(line) || !last) found.push({ line: at + 1, lines: [line] });
    else last.lines.push(line);
  }
  return found.map(({ line, lines }) => ({ line, name: (lines[0] ?? '').split(':')[0]?.trim() ?? '', text: lines.join('\n') }));
}

/** What else holds of all of them. */
export interface Shared {
  side: string;
  hidden: boolean;
  /** Who plays them, by name; nobody: the plot leader. */
  player: string;
}

/** The text of an encounter file. */
export function encounter(system: string, all: readonly Block[], shared: Shared): string {
  const parts = [`system = ${quoted(system)}`];
  if (shared.player) parts.push(`players = [${quoted(shared.player)}]`);
  for (const it of all) {
    parts.push('', '[[character]]', `profile = ${literal(it.text)}`);
    if (shared.side.trim()) parts.push(`side = ${quoted(shared.side)}`);
    if (shared.player) parts.push(`player = ${quoted(shared.player)}`);
    if (shared.hidden) parts.push('hidden = true');
  }
  return `${parts.join('\n')}\n`;
}

/** TOML text that may have several lines. */
function literal(text: string): string {
  const plain = text.replace(/\r/g, '').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ');
  return `"${plain.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n').replace(/\t/g, '\\t')}"`;
}
