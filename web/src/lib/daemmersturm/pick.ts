// Answers that do not fit into a list: a subset, a number for each, a single number, a range. They are sent as words.

import type { PickView } from '../../wire';

/** The current input. */
export interface Picked {
  chosen: ReadonlySet<number>;
  /** Numbers by id of the option. */
  numbers: Readonly<Record<number, number | null>>;
  low: number | null;
  high: number | null;
}

/** The initial input: the proposal of the question. */
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

/** Whether the input is complete and in range. The server checks how many may be selected. */
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

/** The words to send: `3,5`, or `-` for none; `5=18`, only for differences to the proposal; `12`; `3-10`. */
export function wordsOf(pick: PickView, it: Picked): string {
  switch (pick.kind) {
    case 'many':
      return pick.options.filter((one) => it.chosen.has(one.id)).map((one) => one.id).join(',') || '-';
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
