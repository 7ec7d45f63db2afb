// The colours of counters.

/** The colour of a counter: by seat for players, `null` for the game master, whose counters are square. */
export function woodOf(all: readonly { seat: number }[], { seat }: { seat: number }): number | null {
  if (seat === 0) return null;
  const players = [...new Set(all.map((it) => it.seat).filter((it) => it !== 0))].sort((a, b) => a - b);
  return players.indexOf(seat);
}
