// Turns a game master's quick entry into an encounter file of ZeroSpace.

import { names, quoted } from '../../screens/prep/encounter';

/** A character, several equal ones, or an object. */
export interface Cast {
  name: string;
  kind: 'named' | 'unnamed' | 'object';
  side: string;
  hidden: boolean;
  count: number;
  endurance: number;
  /** Attributes by their names in the file format. */
  attributes: Record<string, number>;
  /** For example `Close combat, Athletics`. */
  skills: string;
  gear: string;
  /** Name of the player; the game master if empty. */
  player?: string;
}

export const ATTRIBUTES = ['strength', 'dexterity', 'intelligence', 'will', 'power'] as const;

/** The encounter file for these characters. */
export function cast(system: string, it: Cast): string {
  const parts = [`system = ${quoted(system)}`];
  if (it.side.trim()) parts.push(`sides = [${quoted(it.side)}]`);
  const player = it.kind === 'named' ? (it.player ?? '') : '';
  if (player) parts.push(`players = [${quoted(player)}]`);
  parts.push('', '[[character]]', `name = ${quoted(it.name)}`, `kind = ${quoted(it.kind)}`);
  if (it.count > 1) parts.push(`count = ${it.count}`);
  if (it.side.trim()) parts.push(`side = ${quoted(it.side)}`);
  if (player) parts.push(`player = ${quoted(player)}`);
  if (it.hidden) parts.push('hidden = true');
  parts.push(`endurance = ${it.endurance}`);
  if (it.kind !== 'object') {
    const values = ATTRIBUTES.map((name) => `${name} = ${it.attributes[name] ?? 0}`);
    parts.push(`attributes = { ${values.join(', ')} }`);
    const skills = names(it.skills);
    if (skills) parts.push(`skills = [${skills}]`);
    const gear = names(it.gear);
    if (gear) parts.push(`gear = [${gear}]`);
  }
  return `${parts.join('\n')}\n`;
}

/** Conditions of a scene, and loose items. */
export interface Place {
  title: string;
  dark: boolean;
  underwater: boolean;
  weightless: boolean;
  /** Items, one per line. */
  items: string;
}

/** The encounter file for this scene. */
export function place(system: string, it: Place): string {
  const parts = [`system = ${quoted(system)}`];
  if (it.title.trim()) parts.push(`title = ${quoted(it.title)}`);
  const flags = (['dark', 'underwater', 'weightless'] as const).filter((name) => it[name]).map((name) => `${name} = true`);
  if (flags.length > 0) parts.push(`scene = { ${flags.join(', ')} }`);
  for (const line of it.items.split('\n').filter((one) => one.trim() !== '')) parts.push('', '[[item]]', `name = ${quoted(line)}`);
  return `${parts.join('\n')}\n`;
}
