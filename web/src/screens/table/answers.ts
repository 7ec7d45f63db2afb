// The order in which answers are shown.

import type { Chance, ChoiceView, QuestionView } from '../../wire';

/** An answer with its index in the question. */
export interface Entry {
  choice: ChoiceView;
  at: number;
  /** The number key that selects it, from 1; `null` if it is not available. */
  key: number | null;
  /** Whether it uses a free benefit that lapses if it is not used. */
  free: boolean;
}

const SPENDING: readonly string[] = ['invoke', 'reroll'];

/** Whether an answer uses a free tag: it has a price in words, without any number. */
export function isFree(choice: ChoiceView): boolean {
  return SPENDING.includes(choice.shape) && choice.price !== null && !/\d/.test(choice.price);
}

const ASIDE: readonly string[] = ['aside', 'never'];

/** Answers that also settle future questions, shown as separate buttons. */
export function asides(question: QuestionView): { choice: ChoiceView; at: number }[] {
  return question.choices.map((choice, at) => ({ choice, at })).filter((it) => ASIDE.includes(it.choice.shape) && !it.choice.barred);
}

/**
 * The answers in the order of display, without those of {@link asides}: the proposed one, free ones, the others, and
 * unavailable ones last; among them those with the best chance first, once the chances are known.
 */
export function ordered(question: QuestionView, chances: readonly (Chance | null)[] | null = null): Entry[] {
  const all = question.choices.map((choice, at) => ({ choice, at, key: null, free: isFree(choice) })).filter((it) => !ASIDE.includes(it.choice.shape));
  const spends = all.some((it) => SPENDING.includes(it.choice.shape));
  const rank = (it: Entry) => (it.choice.barred ? 3 : it.at === question.usual ? 0 : spends && it.free ? 1 : 2);
  const percent = (it: Entry) => (chances?.[it.at] ?? it.choice.chance)?.percent ?? 0;
  // Boxes and rungs keep their places, available or not.
  const fixed = question.choices.some((it) => it.shape === 'box' || it.shape === 'rung');
  if (!fixed) all.sort((a, b) => rank(a) - rank(b) || percent(b) - percent(a) || a.at - b.at);
  let key = 0;
  return all.map((it) => ({ ...it, key: it.choice.barred ? null : ++key }));
}

/** The two answers of a yes-or-no question, which need no confirmation; `null` for other questions. */
export function yesNo(question: QuestionView): Entry[] | null {
  const [a, b, ...others] = ordered(question);
  if (!a || !b || others.length > 0 || question.roll) return null;
  const plain = [a, b].every((it) => !it.choice.words && !it.choice.barred && /^(yes|no)$/.test(it.choice.shape));
  if (!plain || a.choice.shape === b.choice.shape) return null;
  // The proposed one is at the right, where the button of other questions is.
  return [a, b].sort((x, y) => Number(x.at === question.usual) - Number(y.at === question.usual));
}

/** The answer to propose if the reader has reopened the question to say something; `null` if it has none of the kind. */
export function wished(question: QuestionView, reopened: boolean): number | null {
  const at = reopened && question.mine ? question.choices.findIndex((it) => it.words !== null && !it.barred) : -1;
  return at < 0 ? null : at;
}
