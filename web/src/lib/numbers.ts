// Formats numbers like the server: see `Catalogue::number` in crates/messages.

/** With its sign, as efforts are shown: `+4`, `−1` (U+2212), `0`. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : plain(n);
}

/** Without a plus sign: `4`, `−1`. */
export function plain(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}
