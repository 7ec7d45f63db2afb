// Layout of the curve of a fight. Lengths are in px.

/** Margins for labels at the left, below and above. */
const LEFT = 48;
const BELOW = 10;
const ABOVE = 10;

export interface Curve {
  left: number;
  /** The chances as a line that steps from point to point. */
  path: string;
  /** The range of twice the standard error around it, as an area; empty if all figures are exact. */
  band: string;
  /** Turning points. */
  marks: { x: number; y: number }[];
  /** The position where the course diverges from another one, from the left; `null` if it does not. */
  parts: number | null;
  /** Percentages at the left. */
  beside: { at: number; percent: number }[];
}

export interface Point {
  /** From 0 to 1. */
  value: number;
  error: number;
  turns: boolean;
}

/**
 * Lays out the chances of a side in the order of the fight, with room for `room` points. `common` is the number of points that it
 * shares with another course.
 */
export function curve(points: readonly Point[], width: number, height: number, room = points.length, common = 0): Curve {
  const [base, high] = [height - BELOW, height - BELOW - ABOVE];
  const step = Math.max(0, width - LEFT - 8) / Math.max(1, room - 1);
  const x = (n: number) => round(LEFT + n * step);
  const y = (value: number) => round(base - Math.min(1, Math.max(0, value)) * high);
  const line = (of: (it: Point) => number) => points.map((it, n) => `${n === 0 ? '' : `H${x(n)}V`}${n === 0 ? `${x(0)} ` : ''}${y(of(it))}`).join('');
  const path = points.length === 0 ? '' : `M${line((it) => it.value)}`;
  const parts = common > 0 && common < room ? x(common) : null;
  return { left: LEFT, path, band: band(points, x, y), marks: marks(points, x, y), parts, beside: [0, 50, 100].map((percent) => ({ at: y(percent / 100), percent })) };
}

function band(points: readonly Point[], x: (n: number) => number, y: (value: number) => number): string {
  if (points.every((it) => it.error === 0)) return '';
  const above = points.map((it, n) => `${x(n)} ${y(it.value + 2 * it.error)}`);
  const below = points.map((it, n) => `${x(n)} ${y(it.value - 2 * it.error)}`).reverse();
  return `M${[...above, ...below].join('L')}Z`;
}

const marks = (points: readonly Point[], x: (n: number) => number, y: (value: number) => number) =>
  points.flatMap((it, n) => (it.turns ? [{ x: x(n), y: y(it.value) }] : []));

const round = (n: number) => Math.round(n * 100) / 100;
