// Profile lines, many at once: the text of an encounter file that has them. Where one ends and the next begins the server
// says.

import { quoted } from '../../screens/prep/encounter';

/** What else holds of all of them. */
export interface Shared {
  side: string;
  hidden: boolean;
  /** Who plays them, by name; nobody: the plot leader. */
  player: string;
}

/** The text of an encounter file. */
export function encounter(system: string, all: readonly { text: string }[], shared: Shared): string {
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
