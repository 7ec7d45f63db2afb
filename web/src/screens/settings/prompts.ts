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
