// Plans: several answers in one. The server determines which answers can be combined; this only collects the choices.

import type { ChoiceView, ClashView, HabitStep, PlanChip, PlanStep, PlanView, QuestionView } from '../../wire';

/** The use of a chip: none, a bonus, or a new roll. */
export type Use = 'off' | 'plus' | 'again';

/** The choices so far. */
export interface Draft {
  /** The use of each chip, by its index. */
  uses: readonly Use[];
  /** Index of the answer to the question that follows: the option that takes a hit. */
  after: number | null;
  /** The words for that answer. */
  words: string;
}

/** The plan for a character, as a part of the sum. */
export interface Adds {
  actor: number | null;
  parts: { name: string; value: number }[];
  /** Whether it is only a preview under the pointer: then the sums change, and nothing moves. */
  tried?: boolean;
}

/** The name without the quotation marks that it has in sentences. */
export const bare = (name: string): string => name.replace(/^[„“"](.*)[“”"]$/u, '$1');

/**
 * The uses with the aspects of these texts and no others. One that was not used before is added by the first chip that allows it,
 * the cheapest.
 */
export function withAspects(plan: PlanView, uses: readonly Use[], wanted: ReadonlyMap<string, Use>): Use[] {
  const names = plan.chips.map((it) => bare(it.name));
  const used = new Set(names.filter((_, n) => uses[n] !== 'off'));
  const first = (name: string, use: Use) => plan.chips.findIndex((it, n) => names[n] === name && (use === 'again' ? it.again : it.plus) !== null);
  return names.map((name, n) => {
    const use = wanted.get(name);
    if (use === undefined) return 'off';
    return !used.has(name) && n === first(name, use) ? use : (uses[n] ?? 'off');
  });
}

/** The contribution of the chosen chips to the sum. */
export function adds(plan: PlanView, uses: readonly Use[], actor: number | null): Adds {
  return { actor, parts: plan.chips.flatMap((chip, n) => (uses[n] === 'plus' ? [{ name: bare(chip.name), value: chip.value }] : [])) };
}

/**
 * Both totals with a plan, the reader's own first; `null` if one is not known. If dice are to be rolled again, the own total
 * is without them.
 */
export function totals(clash: ClashView | null, actor: number | null, added: Adds, uses: readonly Use[]): { own: number; other: number; rolls: boolean } | null {
  const [own, other] = clash?.acting.actor === actor ? [clash?.acting, clash?.against] : [clash?.against, clash?.acting];
  if (typeof own?.total !== 'number' || typeof other?.total !== 'number' || own.actor !== actor) return null;
  const rolls = uses.includes('again');
  const plus = added.parts.reduce((sum, it) => sum + it.value, 0);
  return { own: own.total + plus - (rolls ? (own.dice?.total ?? 0) : 0), other: other.total, rolls };
}

/** The uses of a chip in turn. At most one roll is repeated. */
function ring(chip: PlanChip, uses: readonly Use[], at: number): Use[] {
  const elsewhere = uses.some((use, n) => use === 'again' && n !== at);
  return ['off', ...(chip.plus !== null ? (['plus'] as const) : []), ...(chip.again !== null && !elsewhere ? (['again'] as const) : [])];
}

/** The next use of a chip that is tapped. */
export function next(chip: PlanChip, uses: readonly Use[], at: number): Use {
  const all = ring(chip, uses, at);
  return all[(all.indexOf(uses[at] ?? 'off') + 1) % all.length] ?? 'off';
}

/** The use before. */
export function previous(chip: PlanChip, uses: readonly Use[], at: number): Use {
  const all = ring(chip, uses, at);
  return all[(all.indexOf(uses[at] ?? 'off') + all.length - 1) % all.length] ?? 'off';
}

/** Indexes of the choices that were chosen, bonuses first, so that they are known before dice are rolled again. */
export function chosen(plan: PlanView, uses: readonly Use[]): number[] {
  const of = (use: Use) => plan.chips.flatMap((chip, n) => (uses[n] === use ? [(use === 'again' ? chip.again : chip.plus) ?? []] : []).flat());
  return [...of('plus'), ...of('again')];
}

/** Number of points that the chosen chips cost. */
export function points(plan: PlanView, uses: readonly Use[]): number {
  return plan.chips.reduce((sum, chip, n) => sum + ((uses[n] ?? 'off') === 'off' ? 0 : chip.points), 0);
}

const step = (kind: string, answer: unknown, words = ''): PlanStep => ({ kind, answer, words });

/** The answer to the following question, with its words. */
function following(plan: PlanView, draft: Draft): PlanStep[] {
  const { after } = plan;
  if (!after || draft.after === null) return [];
  const text = draft.words.trim();
  // If only words are still missing, there is nothing to choose.
  if (after.kind === after.words_kind) return text === '' ? [] : [{ kind: after.kind, words: text }];
  const steps = [step(after.kind, after.answers[draft.after])];
  if (after.words[draft.after] && text !== '') steps.push({ kind: after.words_kind, words: text });
  return steps;
}

/** The answers to send for a draft: the first choice and the steps after it. */
export function planned(question: QuestionView, plan: PlanView, draft: Draft): { choice: number; then: PlanStep[] } | null {
  const all = chosen(plan, draft.uses);
  const [first, ...rest] = all.length > 0 ? all : [plan.pass ?? -1];
  if (first === undefined || !question.choices[first]) return null;
  const then = rest.map((at) => step(question.kind, plan.answers[at]));
  // After dice that were rolled again, people may want to reconsider.
  const isSure = !draft.uses.includes('again');
  if (all.length > 0 && isSure && plan.pass !== null) then.push(step(question.kind, plan.answers[plan.pass]));
  return { choice: first, then: isSure ? [...then, ...following(plan, draft)] : then };
}

/** The answers of a question that follows, without those that are barred and need no mention. */
export function open(choices: readonly ChoiceView[]): { choice: ChoiceView; at: number }[] {
  return choices.map((choice, at) => ({ choice, at })).filter((it) => it.choice.barred === null);
}

/** The steps of habits, each repeated as often as it was chosen. */
export function repeated(habits: readonly HabitStep[], counts: readonly number[]): PlanStep[] {
  return habits.flatMap(({ kind, habit }, n) => Array.from({ length: counts[n] ?? 0 }, () => ({ kind, habit, words: '' })));
}

/** The questions that are answered in one plan with this one, in their order. */
export function together(questions: readonly QuestionView[], question: QuestionView): QuestionView[] {
  if (!question.plan?.together) return [question];
  return questions.filter((it) => it.plan?.together && it.kind === question.kind && it.seat === question.seat);
}

/**
 * Of questions that are answered together, those with something to decide, each with its index. `same` are the numbers of
 * characters with the same value for every answer; the table answers for them if they are asked alone.
 */
export function decided(questions: readonly QuestionView[], same: readonly number[]): { it: QuestionView; row: number }[] {
  const all = questions.map((it, row) => ({ it, row }));
  const open = all.filter(({ it }) => it.actor === null || !same.includes(it.actor));
  return open.length > 0 ? open : all;
}

/** The index of the same answer to another question; `null` if it is barred there. */
export function alike(question: QuestionView | undefined, choice: number, other: QuestionView): number | null {
  const answer = JSON.stringify(question?.plan?.answers[choice]);
  const at = other.plan?.answers.findIndex((it) => JSON.stringify(it) === answer) ?? -1;
  return other.choices[at]?.barred === null ? at : null;
}

/** The answers to send for questions that are answered together: the first choice, and a step for each of the others. */
export function jointly(questions: readonly QuestionView[], chosen: readonly number[]): { question: string; choice: number; then: PlanStep[] } | null {
  const isOpen = questions.every((it, n) => it.choices[chosen[n] ?? -1]?.barred === null);
  const [first, ...rest] = questions;
  if (!first || !isOpen) return null;
  return { question: first.id, choice: chosen[0] ?? 0, then: rest.map((it, n) => step(it.kind, it.plan?.answers[chosen[n + 1] ?? 0])) };
}
