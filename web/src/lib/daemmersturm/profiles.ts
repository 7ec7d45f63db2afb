// Builds an encounter file from profile lines. The server determines where one profile ends and the next begins.

import { quoted } from '../../screens/prep/encounter';

/** Attributes shared by all profiles. */
export interface Shared {
  side: string;
  hidden: boolean;
  /** Name of the player; the plot leader if empty. */
  player: string;
}

/** The encounter file for these profiles. */
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

/** A TOML string that may span several lines. */
function literal(text: string): string {
  const plain = text.replace(/\r/g, '').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ');
  return `"${plain.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n').replace(/\t/g, '\\t')}"`;
}
