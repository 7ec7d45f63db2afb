// The habits that people can have: rules by which the table answers for them.

import type { View } from '../../wire';
import { t } from '../base';

export interface Habit {
  name: string;
  label: () => string;
  /** The number that is set at first; 0 for habits without one. */
  usual: number;
  /** The greatest number; 0 for habits without one. */
  most: number;
}

const FATE = [
  { name: 'smallest-box', usual: 0, most: 0 },
  { name: 'not-on-minions', usual: 0, most: 0 },
  { name: 'behind-at-most', usual: 3, most: 9 },
  { name: 'keep-points', usual: 1, most: 9 },
];

/** The habits that people can have at this table. */
export function habitsOf(view: View | null): Habit[] {
  if (!view || !('fate' in view.scene)) return [];
  return FATE.map((it) => ({ ...it, label: () => t(`screen-habit-${it.name}`) }));
}
