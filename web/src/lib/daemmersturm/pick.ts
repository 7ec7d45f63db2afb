// Answers that no list could hold: some of many, a number for each, one number, a range. They go as words.

import type { PickView } from '../../wire';

/** What is filled in so far. */
export interface Picked {
  chosen: ReadonlySet<number>;
  /** By the number of the option. */
  numbers: Readonly<Record<number, number | null>>;
  low: number | null;
  high: number | null;
}

/** What a question begins with: what is proposed. */
export function proposed(pick: PickView): Picked {
  return {
    chosen: new Set(pick.options.filter((it) => it.on).map((it) => it.id)),
    numbers: Object.fromEntries(pick.options.map((it) => [it.id, it.number])),
    low: pick.low,
    high: pick.high,
  };
}

const inside = (n: number | null | undefined, pick: PickView): n is number =>
  typeof n === 'number' && Number.isInteger(n) && n >= pick.min && n <= pick.max;

/** Can it be given as it stands? That there is room for all, the server says. */
export function isWhole(pick: PickView, it: Picked): boolean {
  switch (pick.kind) {
    case 'many':
      return true;
    case 'numbers':
      return pick.options.every((one) => inside(it.numbers[one.id], pick));
    case 'number':
      return inside(it.low, pick);
    default:
      return inside(it.low, pick) && inside(it.high, pick) && it.low <= it.high;
  }
}

/** Numbers that follow on each other are one run: two hundred people in a few words. */
function runs(ids: readonly number[]): string {
  const found: [number, number][] = [];
  for (const id of [...ids].sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && last[1] === id - 1) last[1] = id;
    else found.push([id, id]);
  }
  return found.map(([low, high]) => (low === high ? `${low}` : `${low}-${high}`)).join(',');
}

/** The words in which it is sent: `3,5-7`, `-` for nobody; `5=18`, those that differ from what is proposed; `12`; `3-10`. */
export function wordsOf(pick: PickView, it: Picked): string {
  switch (pick.kind) {
    case 'many':
      return runs(pick.options.filter((one) => it.chosen.has(one.id)).map((one) => one.id)) || '-';
    case 'numbers':
      return pick.options
        .filter((one) => it.numbers[one.id] !== one.number)
        .map((one) => `${one.id}=${it.numbers[one.id] ?? 0}`)
        .join(',');
    case 'number':
      return String(it.low ?? 0);
    default:
      return `${it.low ?? 0}-${it.high ?? 0}`;
  }
}
