// Lets a habit play the turns of a whole group.

/** Characters who act one after the other, as one group. */
export interface Band {
  /** The name of the group. */
  name: string;
  /** Those who have not acted yet. */
  left: readonly number[];
}

/** A group whose turns a habit plays. */
export interface Playing {
  left: readonly number[];
  /** The character whose turn the habit has begun. */
  acting: number | null;
}

/**
 * What comes next, where `turn` is the character whose turn it is, and nothing is asked if `free`: the turn of this character
 * is played; `wait` until others have answered and the turn has passed; `over`.
 */
export function step({ left, acting }: Playing, turn: number | null, free: boolean): number | 'wait' | 'over' {
  if (turn !== null && turn === acting) return 'wait';
  if (turn === null || !left.includes(turn)) return 'over';
  return free ? turn : 'wait';
}
