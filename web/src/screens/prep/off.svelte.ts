// What the game master means to take off the table, from wherever she begins to.

/** Preselected when the preparation opens; `null` if nothing is. */
let wanted = $state.raw<{ actors: number[]; scene: boolean } | null>(null);

export function want(actors: number[], scene: boolean): void {
  wanted = { actors, scene };
}

/** What is preselected, once. */
export function wantedOnce(): { actors: number[]; scene: boolean } | null {
  const now = wanted;
  wanted = null;
  return now;
}
