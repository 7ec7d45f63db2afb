// Things that some may do in passing: each is offered for a moment, and most often nobody wants it.

import type { ChoiceView, QuestionView } from '../../wire';

/** The kinds of questions that are offers in passing. */
export const SHORT: readonly string[] = ['force', 'cut-in', 'buy-die', 'assist'];

export function isShort(question: QuestionView): boolean {
  return question.roll === null && SHORT.includes(question.kind) && passOf(question) !== null;
}

/** An answer, and which one it is. */
export interface Offered {
  choice: ChoiceView;
  at: number;
}

const PASSES = new Set(['pass', 'no']);

/** The way past it: the answer that does nothing. */
export function passOf(question: QuestionView): Offered | null {
  const all = question.choices.map((choice, at) => ({ choice, at })).filter((it) => it.choice.barred === null);
  return all.find((it) => PASSES.has(it.choice.shape)) ?? all.find((it) => it.at === question.usual) ?? null;
}

/** Everything else, what can be had first. */
export function offersOf(question: QuestionView): Offered[] {
  const pass = passOf(question);
  const all = question.choices.map((choice, at) => ({ choice, at })).filter((it) => it.at !== pass?.at);
  return all.sort((a, b) => Number(a.choice.barred !== null) - Number(b.choice.barred !== null));
}
