// Turns a plot leader's quick entry into an encounter file of Dämmersturm.

import { names, quoted } from '../../screens/prep/encounter';

/** Attack bonus and defence. */
export interface Pair {
  attack: number;
  defence: number;
}

/** A character, or several equal ones. */
export interface Cast {
  name: string;
  side: string;
  count: number;
  hidden: boolean;
  life: number;
  melee: Pair;
  ranged: Pair;
  magic: Pair;
  /** For example `Rudel, Witterung`. */
  abilities: string;
  /** Names from the library. */
  weapons: string;
}

export const SKILLS = ['melee', 'ranged', 'magic'] as const;

const head = (system: string, side: string): string[] => [`system = ${quoted(system)}`, ...(side.trim() ? [`sides = [${quoted(side)}]`] : []), '', '[[character]]'];

/** The encounter file for these characters. */
export function cast(system: string, it: Cast): string {
  const parts = [...head(system, it.side), `name = ${quoted(it.name)}`];
  if (it.count > 1) parts.push(`count = ${it.count}`);
  if (it.side.trim()) parts.push(`side = ${quoted(it.side)}`);
  if (it.hidden) parts.push('hidden = true');
  parts.push(`life = ${it.life}`);
  for (const skill of SKILLS) parts.push(`${skill} = { attack = ${it[skill].attack}, defence = ${it[skill].defence} }`);
  const abilities = names(it.abilities);
  if (abilities) parts.push(`abilities = [${abilities}]`);
  const weapons = names(it.weapons);
  if (weapons) parts.push(`drawn = [${weapons}]`);
  return `${parts.join('\n')}\n`;
}

/** The properties of a place. */
export interface Place {
  title: string;
  /** Charge range in metres. */
  charge: number;
}

/** The encounter file for this place. */
export function place(system: string, it: Place): string {
  const parts = [`system = ${quoted(system)}`];
  if (it.title.trim()) parts.push(`title = ${quoted(it.title)}`);
  parts.push(`charge-range = ${it.charge}`);
  return `${parts.join('\n')}\n`;
}
