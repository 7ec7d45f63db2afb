// People of an encounter file who are not at the table: the game master plays their characters, and should know.

import { t } from '../../lib/i18n';
import { go } from '../../lib/router';
import { toast } from '../../lib/toasts.svelte';
import type { View } from '../../wire';
import { beings } from '../table/kit';

const PLAYER = /(?:^|[\s{,])"?(?:player|spieler|spielerin)"?\s*=\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)')/imu;
const NAME = /(?:^|[\s{,])"?(?:name|bezeichnung)"?\s*=\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)')/imu;

/** Names are compared without regard to case and surrounding spaces. */
const same = (name: string) => name.trim().toLowerCase();

function value(within: string, key: RegExp): string {
  const [, double, single] = key.exec(within) ?? [];
  return (double?.replace(/\\(.)/g, '$1') ?? single ?? '').trim();
}

/**
 * The players of an encounter file who are not among `seats`, in the order of the file. Those whose character is already in
 * `present` are omitted, since it is not changed.
 */
export function strangers(body: string, seats: readonly string[], present: readonly string[] = []): string[] {
  const here = new Set([...seats.map(same), 'gm', '']);
  const there = new Set(present.map(same));
  const found = new Map<string, string>();
  for (const part of body.replace(/^\s*#.*$/gm, '').split(/^\s*\[\[/m)) {
    const player = value(part, PLAYER);
    if (!here.has(same(player)) && !there.has(same(value(part, NAME)))) found.set(same(player), player);
  }
  return [...found.values()];
}

/** Players' characters that are at the table, by name. */
export const presentIn = (view: View): string[] => beings(view).flatMap((it) => (it.seat === 0 ? [] : [it.name]));

/** A way to the table, for a note about what was laid there. */
export const toTable = (table: string) => ({ action: { label: t('screen-prep-to-table'), run: () => go(`/t/${table}`) } });

/** Names the players in a file who are not at the table. `before`: the view before the file was brought into play. */
export function tellStrangers(body: string, before: View): void {
  const names = strangers(body, before.house.seats.slice(1).map((it) => it.name), presentIn(before));
  if (names.length > 0) toast(t('page-strangers', { n: names.length, names: names.join(', ') }));
}
