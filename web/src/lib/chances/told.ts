// What the server tells of chances: see `crates/server/src/routes/odds.rs` and `crates/views/src/wire/chances.rs`.

/** A result of a roll. */
export interface Outcome {
  /** The number, as a decimal where it ends, else as a fraction. */
  value: string;
  /** In how many ways it comes; may be larger than a number holds. */
  ways: string;
  /** Its share of all, in percent. */
  percent: string;
  /** The share of this or more, in percent. */
  at_least: string;
}

/** The odds of a roll. */
export interface Told {
  /** The roll, as it is understood. */
  notation: string;
  /** All ways. */
  denominator: string;
  mean: string;
  /** Ways that lead elsewhere: what has no end is counted up to a bound. */
  rest: string;
  /** Each result, the least first. */
  outcomes: Outcome[];
}

/** How often something came. */
export interface ShareView {
  label: string;
  count: string;
  /** From 0 to 1. */
  share: number;
}

/** How numbers spread. */
export interface SpreadView {
  label: string;
  /** What it was at the start, if it had a number then. */
  before: number | null;
  mean: number;
  /** Each number and its share of all, the least first. */
  bars: [number, number][];
}

/** What a conflict does to somebody. */
export interface CostView {
  name: string;
  side: string;
  /** The share of fights at whose end it is out. */
  out: number;
  /** Its policy, in words. */
  policy: string;
  /** What is left of what it has. */
  gauges: SpreadView[];
}

/** A conflict that was fought out many times over. */
export interface SimulationView {
  system: string;
  title: string;
  runs: number;
  seed: number;
  wins: ShareView[];
  rounds: SpreadView;
  costs: CostView[];
}

/** How far a simulation is. */
export interface Progress {
  done: number;
  of: number;
}

/** How far it is, or what came of it. */
export type SimulationNews = { progress: Progress } | { done: SimulationView };
