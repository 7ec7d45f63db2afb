// The action that is open when somebody's turn comes.

import type { Form } from '../../../wire';
import { isAimless, options, targetOf } from './model';

/** Whether an action loads a weapon. */
export const reloads = (it: Form): boolean => 'reload' in it.fixed;

/** The action that is listed first, if nothing has to be filled in: a button suffices for it, and nothing else is proposed. */
export function atOnce(forms: readonly Form[]): Form | undefined {
  const first = forms.find((it) => it.group === 'action');
  return first && !first.barred && first.fields.length === 0 ? first : undefined;
}

/** Whether an action has a target, and nobody can be one. */
function isFar(it: Form): boolean {
  const target = targetOf(it);
  return target !== undefined && options(target.kind).every((one) => one.barred);
}

/** Whether an action is an attack, and somebody can be its target. */
const isNear = (it: Form): boolean => it.verb === 'attack' && targetOf(it) !== undefined && !isFar(it) && !isAimless(it);

/** Whether something has to be typed first, such as the name of a new weapon. */
const isWritten = (it: Form): boolean => it.fields.some(({ kind, optional }) => typeof kind !== 'string' && 'text' in kind && !optional);

/**
 * What people usually do when it is their turn: complete a spell, attack somebody in reach, begin a spell, reload, draw a
 * weapon if somebody is in reach, else the next best action.
 */
export function proposed(tiles: readonly Form[]): Form | null {
  const near = tiles.filter(isNear);
  const others = tiles.filter((it) => !isFar(it) && !(it.verb === 'attack' && isAimless(it)));
  return (
    tiles.find((it) => 'complete' in it.fixed) ??
    near.find((it) => !isWritten(it)) ??
    tiles.find((it) => 'cast' in it.fixed) ??
    tiles.find(reloads) ??
    (near.length > 0 ? tiles.find((it) => 'draw' in it.fixed) : undefined) ??
    others.find((it) => !isWritten(it)) ??
    others[0] ??
    tiles[0] ??
    null
  );
}
