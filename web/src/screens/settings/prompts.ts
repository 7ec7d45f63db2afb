// The kinds of questions that can be switched off, by engine.

import type { View } from '../../wire';
import { t } from '../base';

const FATE = [
  'defend', 'invoke', 'buy', 'absorb', 'concede', 'accept', 'plead', 'refuse-aspect', 'use-spin',
  'spin-or-overflow', 'overflow', 'spend-shift', 'step-in', 'leftover-stress', 'spare', 'tied-contest',
  'contest-skill', 'block-penalty', 'swap-duration', 'compelled', 'set-difficulty', 'opponent-shifts',
  'take-longer', 'judge', 'word',
];
const ZERO_SPACE = [
  'force', 'cut-in', 'buy-die', 'assist', 'roll-again', 'panic', 'loot', 'finish', 'throw-now', 'heal', 'goes-first',
  'set-difficulty', 'fail-forward', 'bonus', 'harm', 'hint', 'judge', 'consent',
];
const DAEMMERSTURM = [
  'protect', 'seek-many', 'face', 'repeat', 'counter', 'part', 'step-in', 'second', 'further', 'follow', 'lessen', 'join',
  'bear', 'climb-aid', 'choose-resource', 'break-off', 'compensate', 'avert', 'judge', 'start-life', 'unloaded',
  'may-seek', 'caught', 'exposed', 'victim', 'climb-range', 'fallen', 'in-field', 'detail', 'size-of', 'damage',
];

/** A kind of question with its label. */
export interface Prompt {
  kind: string;
  label: () => string;
}

/** The kinds of questions at this table. */
export function promptsOf(view: View | null): Prompt[] {
  if (view && 'zero_space' in view.scene) return ZERO_SPACE.map((kind) => ({ kind, label: () => t(`zero-prompt-${kind}`) }));
  if (view && 'daemmersturm' in view.scene) return DAEMMERSTURM.map((kind) => ({ kind, label: () => t(`ds-page-prompt-${kind}`) }));
  return FATE.map((kind) => ({ kind, label: () => t(`screen-prompt-${kind}`) }));
}

/** A habit: a rule by which the table answers for a person. */
export interface Habit {
  name: string;
  label: () => string;
  /** The number that is set at first; 0 for habits without one. */
  usual: number;
  /** The greatest number; 0 for habits without one. */
  most: number;
}

const FATE_HABITS = [
  { name: 'smallest-box', usual: 0, most: 0 },
  { name: 'not-on-minions', usual: 0, most: 0 },
  { name: 'behind-at-most', usual: 3, most: 9 },
  { name: 'keep-points', usual: 1, most: 9 },
];

/** The habits that people can have at this table. */
export function habitsOf(view: View | null): Habit[] {
  if (!view || !('fate' in view.scene)) return [];
  return FATE_HABITS.map((it) => ({ ...it, label: () => t(`screen-habit-${it.name}`) }));
}
