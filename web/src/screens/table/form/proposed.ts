// The action that is open when a character's turn begins.

import type { Form } from '../../../wire';
import { isAimless, options, targetOf } from './model';

/** Whether an action loads a weapon. */
export const reloads = (it: Form): boolean => 'reload' in it.fixed;

/** The action that is listed first, if nothing has to be filled in and nothing else is proposed, so that a button suffices. */
export function atOnce(forms: readonly Form[]): Form | undefined {
  const first = forms.find((it) => it.group === 'action');
  return first && !first.barred && first.fields.length === 0 ? first : undefined;
}

/** Whether an action requires a target, and none is possible. */
function isFar(it: Form): boolean {
  const target = targetOf(it);
  return target !== undefined && options(target.kind).every((one) => one.barred);
}

/** Whether an action is an attack with a possible target. */
const isNear = (it: Form): boolean => it.verb === 'attack' && targetOf(it) !== undefined && !isFar(it) && !isAimless(it);

/** Whether text has to be typed first, such as the name of a new weapon. */
const isWritten = (it: Form): boolean => it.fields.some(({ kind, optional }) => typeof kind !== 'string' && 'text' in kind && !optional);

/**
 * The usual action of a turn: complete a spell, attack an enemy in reach, begin a spell, reload, draw a weapon if an enemy is
 * in reach, else the next best action.
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
