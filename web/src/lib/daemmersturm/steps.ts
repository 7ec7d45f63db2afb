// Keyboard navigation in a list: arrows, Home and End, and the first letters of a name.

/** A row of the list. */
export interface Row {
  id: number;
  name: string;
}

const PAGE = 10;

/** The row that a key moves to; `null` if the key does not move. */
export function moved(rows: readonly Row[], current: number | null, key: string): number | null {
  const at = rows.findIndex((it) => it.id === current);
  const last = rows.length - 1;
  const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? last : at - 1, Home: 0, End: last, PageDown: at + PAGE, PageUp: at - PAGE }[key];
  if (to === undefined || rows.length === 0) return null;
  return rows[Math.max(0, Math.min(last, to))]?.id ?? null;
}

/** The next row with a word that begins with the typed letters; repeating one letter moves on. */
export function typed(rows: readonly Row[], current: number | null, letters: string): number | null {
  const wanted = letters.toLocaleLowerCase();
  const same = [...wanted].every((it) => it === wanted[0]);
  const head = same ? (wanted[0] ?? '') : wanted;
  const at = rows.findIndex((it) => it.id === current);
  const from = same ? at + 1 : Math.max(at, 0);
  const order = [...rows.slice(from), ...rows.slice(0, from)];
  const begins = (it: Row) => it.name.toLocaleLowerCase().split(/[\s-]+/u).some((word) => word.startsWith(head));
  return head === '' ? null : (order.find(begins)?.id ?? null);
}

/** The rows between two rows, both included. */
export function between(rows: readonly Row[], one: number | null, other: number): number[] {
  const [a, b] = [rows.findIndex((it) => it.id === one), rows.findIndex((it) => it.id === other)];
  if (b < 0) return [];
  if (a < 0) return [other];
  return rows.slice(Math.min(a, b), Math.max(a, b) + 1).map((it) => it.id);
}
