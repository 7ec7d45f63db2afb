// Handouts as players and spectators see them.
import type { Handout } from '../../wire';

/** The handouts that were given out since `before`. */
export function newlyShown(before: readonly Handout[], now: readonly Handout[]): Handout[] {
  const known = new Set(before.filter((it) => it.shown).map((it) => it.id));
  return now.filter((it) => it.shown && !known.has(it.id));
}
