// The habits that people can have: rules by which the table answers for them.

import type { View } from '../../wire';
import { t } from '../base';

export interface Habit {
  name: string;
  label: () => string;
  /** The initial number; 0 for habits without one. */
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

const ZERO_SPACE = [
  { name: 'force-on-me', usual: 0, most: 0 },
  { name: 'force-at-most', usual: 2, most: 200 },
  { name: 'dice-to-turn', usual: 0, most: 9 },
  { name: 'behind-at-most', usual: 3, most: 30 },
  { name: 'keep-points', usual: 1, most: 9 },
];

const DAEMMERSTURM = [
  { name: 'answer-attacks', usual: 0, most: 20 },
  { name: 'follow-up', usual: 0, most: 20 },
  { name: 'keep-points', usual: 1, most: 20 },
  { name: 'lessen-from', usual: 3, most: 100 },
  { name: 'seek-at-most', usual: 10, most: 200 },
];

/** The habits that people can have at this table. */
export function habitsOf(view: View | null): Habit[] {
  if (!view) return [];
  if ('zero_space' in view.scene) return ZERO_SPACE.map((it) => ({ ...it, label: () => t(`zero-habit-${it.name}`) }));
  if ('daemmersturm' in view.scene) return DAEMMERSTURM.map((it) => ({ ...it, label: () => t(`ds-page-habit-${it.name}`) }));
  return FATE.map((it) => ({ ...it, label: () => t(`screen-habit-${it.name}`) }));
}
