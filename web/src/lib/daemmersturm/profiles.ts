// Builds an encounter file from profile lines. The server determines where one profile ends and the next begins.

import { t } from '../i18n';
import { quoted } from '../../screens/prep/encounter';

/** Attributes shared by all profiles. */
export interface Shared {
  side: string;
  hidden: boolean;
  /** Name of the player; the plot leader if empty; see also `EACH`. */
  player: string;
}

/** A profile with the lines below it. */
export interface Draft {
  text: string;
  name?: string;
  /** Weapons, shields and the like, one by one. */
  gear?: readonly string[];
  spells?: readonly string[];
  /** Name in the game client. */
  client?: string;
}

/** Text that was pasted elsewhere on the page and waits for the preparation. */
export const waiting = { text: '' };

/** Whether a text looks like profiles. */
export const looksLikeProfile = (text: string): boolean => /\bN\s*[=:]\s*20\b/.test(text) && /\bLP\b/.test(text);

/**
 * A page of profiles without the additions of the client or a chat: times at the start of a line, a missing colon after the
 * name, a dash in its place, a word in parentheses on a line of its own. The number of lines stays the same.
 */
export function mended(text: string): string {
  return text
    .split('\n')
    .map((line, n, all) => {
      const bare = line.replace(/^\s*\[?\d{1,2}:\d{2}(:\d{2})?\]?\s*(?=\p{L})/u, '');
      if (!/\bN\s*[=:]\s*20\b/.test(bare)) return bare;
      const values = bare.search(/\(?\s*N\s*[=:]\s*20\b/);
      const head = bare.slice(0, values).trim();
      const name = head.replace(/\s*[:：\-–—]+$/u, '').trim();
      const above = all[n - 1]?.trim() ?? '';
      // The name is above a line that begins with a word in parentheses.
      if (/^\(.*\)$/.test(name) && above !== '' && !/[:=|]/.test(above)) return `${above} ${name}: ${bare.slice(values)}`;
      return name === '' ? bare : `${name}: ${bare.slice(values)}`;
    })
    .map((line, n, all) => {
      // That name is now in the line below.
      const next = all[n + 1] ?? '';
      return line.trim() !== '' && !/[:=|]/.test(line) && next.startsWith(`${line.trim()} (`) ? '' : line;
    })
    .join('\n');
}

/** A profile as it is in the text field, with the character's gear and spells. */
export function written(it: Draft): string {
  const lines = [it.text.trim()];
  if (it.gear && it.gear.length > 0) lines.push(`${t('ds-page-draft-gear-line')}: ${it.gear.join(', ')}`);
  if (it.spells && it.spells.length > 0) lines.push(`${t('ds-page-draft-spells-line')}: ${it.spells.join(', ')}`);
  if (it.client) lines.push(`Client: ${it.client}`);
  return lines.join('\n');
}

/** The entries of a list that was typed with commas. */
export const entries = (text: string): string[] => text.split(/[,;\n]/).map((it) => it.trim()).filter((it) => it !== '');

/** As the player of shared attributes: each character has a seat of its own, which is free. */
export const EACH = '*';
/** Maximum length of the name of a seat. */
const SEAT_NAME = 40;

/** The name of the seat for the player who will take this character. */
export const seatOf = (it: Draft): string => (it.name ?? '').trim().slice(0, SEAT_NAME).trim();

/** The encounter file for these profiles. */
export function encounter(system: string, all: readonly Draft[], shared: Shared): string {
  const parts = [`system = ${quoted(system)}`];
  const players = shared.player === EACH ? all.map(seatOf) : [shared.player].filter((it) => it !== '');
  if (players.length > 0) parts.push(`players = [${players.map(quoted).join(', ')}]`);
  for (const it of all) {
    parts.push('', '[[character]]', `profile = ${literal(it.text)}`);
    if (shared.side.trim()) parts.push(`side = ${quoted(shared.side)}`);
    if (shared.player) parts.push(`player = ${quoted(shared.player === EACH ? seatOf(it) : shared.player)}`);
    if (shared.hidden) parts.push('hidden = true');
    // The first weapon is in the hand, the others are ready.
    const [first, ...more] = it.gear ?? [];
    if (first) parts.push(`drawn = [${quoted(first)}]`);
    if (more.length > 0) parts.push(`gear = [${more.map(quoted).join(', ')}]`);
    if (it.spells && it.spells.length > 0) parts.push(`spells = [${it.spells.map(quoted).join(', ')}]`);
    if (it.client) parts.push(`client-name = ${quoted(it.client)}`);
  }
  return `${parts.join('\n')}\n`;
}

/** A TOML string that may span several lines. */
function literal(text: string): string {
  const plain = text.replace(/\r/g, '').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ');
  return `"${plain.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n').replace(/\t/g, '\\t')}"`;
}
