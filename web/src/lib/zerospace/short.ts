// Short offers: optional actions that are offered for a moment and usually declined.

import type { ChoiceView, QuestionView } from '../../wire';

/** The kinds of questions that are short offers. */
export const SHORT: readonly string[] = ['force', 'cut-in', 'buy-die', 'assist'];

export function isShort(question: QuestionView): boolean {
  return question.roll === null && SHORT.includes(question.kind) && passOf(question) !== null;
}

/** An answer with its index. */
export interface Offered {
  choice: ChoiceView;
  at: number;
}

const PASSES = new Set(['pass', 'no']);

/** The answer that declines the offer. */
export function passOf(question: QuestionView): Offered | null {
  const all = question.choices.map((choice, at) => ({ choice, at })).filter((it) => it.choice.barred === null);
  return all.find((it) => PASSES.has(it.choice.shape)) ?? all.find((it) => it.at === question.usual) ?? null;
}

/** All other answers, available ones first. */
export function offersOf(question: QuestionView): Offered[] {
  const pass = passOf(question);
  const all = question.choices.map((choice, at) => ({ choice, at })).filter((it) => it.at !== pass?.at);
  return all.sort((a, b) => Number(a.choice.barred !== null) - Number(b.choice.barred !== null));
}
