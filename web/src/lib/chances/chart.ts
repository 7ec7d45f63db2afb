// Layout of a bar chart. Lengths are in px.

/** Margins for labels at the left, below and above. */
const LEFT = 56;
const BELOW = 22;
const ABOVE = 10;
/** Approximate width of a digit. */
const LETTER = 7.5;

export interface Mark {
  at: number;
  label: string;
}

export interface Plot {
  /** The y coordinate of the axis. */
  base: number;
  left: number;
  /** The bars of each series as one path. */
  paths: string[];
  /** Labels below the axis, as many as fit. */
  below: Mark[];
  /** Percentages at the left: zero, half and full height. */
  beside: { at: number; percent: number }[];
}

/** Lays out a chart of the given size for series of percentages. */
export function plot(labels: readonly string[], rows: readonly (readonly (number | null)[])[], width: number, height: number): Plot {
  const [wide, base] = [Math.max(1, width - LEFT), height - BELOW];
  const top = ceiling(Math.max(0, ...rows.map((row) => row.reduce<number>((most, it) => Math.max(most, it ?? 0), 0))));
  const y = (percent: number) => base - (percent / top) * (base - ABOVE);
  const slot = wide / Math.max(1, labels.length);
  const gap = slot > 8 ? slot / 6 : 0;
  const bar = (slot - gap) / Math.max(1, rows.length);
  const path = (row: readonly (number | null)[], n: number) =>
    row.map((it, at) => (it ? box(LEFT + at * slot + gap / 2 + n * bar, y(it), bar, base) : '')).join('');
  const widest = Math.max(1, ...labels.map((it) => it.length)) * LETTER + 8;
  const step = Math.ceil((widest * labels.length) / wide);
  const below = labels.map((label, n) => ({ at: round(LEFT + (n + 0.5) * slot), label })).filter((_, n) => n % step === 0);
  const beside = [0, top / 2, top].map((percent) => ({ at: round(y(percent)), percent }));
  return { base, left: LEFT, paths: rows.map(path), below, beside };
}

/** The smallest 1, 2 or 5 times a power of ten that is not below this figure; at most 100. */
export function ceiling(percent: number): number {
  if (percent <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(percent));
  const found = [1, 2, 5, 10].map((it) => it * power).find((it) => it >= percent - 1e-9) ?? percent;
  return Math.min(100, found);
}

function box(x: number, top: number, width: number, base: number): string {
  return `M${round(x)} ${base}V${round(top)}H${round(x + width)}V${base}Z`;
}

const round = (n: number) => Math.round(n * 100) / 100;
