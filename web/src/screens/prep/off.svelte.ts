// The game master's selection for taking things off the table, from any screen.

/** Preselected when the preparation opens; `null` if nothing is. */
let wanted = $state.raw<{ actors: number[]; scene: boolean } | null>(null);

export function want(actors: number[], scene: boolean): void {
  wanted = { actors, scene };
}

/** The initial selection, returned once. */
export function wantedOnce(): { actors: number[]; scene: boolean } | null {
  const now = wanted;
  wanted = null;
  return now;
}
