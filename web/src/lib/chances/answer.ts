// Answers the question of a roll in one sentence: does it reach a number, which roll is ahead, which of two is better?
import { t } from '../i18n';
import { isCut, type Row } from './compare';
import { numeric, percent } from './figures';
import type { OddsView } from '../../wire';

/** Words of the notation as the server writes them. */
const WORDS: Record<string, () => string> = {
  vs: () => t('odds-word-vs'),
  'at least': () => t('odds-word-at-least'),
  'at most': () => t('odds-word-at-most'),
  above: () => t('odds-word-above'),
  below: () => t('odds-word-below'),
  '>=': () => t('odds-word-at-least'),
  '<=': () => t('odds-word-at-most'),
  '>': () => t('odds-word-above'),
  '<': () => t('odds-word-below'),
  exactly: () => t('odds-word-exactly'),
  '=': () => t('odds-word-exactly'),
  'other than': () => t('odds-word-other-than'),
  '<>': () => t('odds-word-other-than'),
};
const COMPARES = / (>=|<=|<>|>|<|=|at least|at most|above|below|exactly|other than) /;
const WORD = / (vs|at least|at most|above|below|exactly|other than|<>|[<>]=?|=) /;

/** The letter for dice. */
const DIE = /(?<![a-z])d(?=[\dF%(])/gi;

/** Translates a roll: `1d20 + 3 vs 15` becomes `1W20 + 3 gegen 15`. Labels and comments are kept. */
export function inWords(notation: string): string {
  const [roll = '', ...comment] = notation.split(' # ');
  const told = roll.split(/(\[[^\]]*\])/).map((part) => (part.startsWith('[') ? part : part.replace(WORD, word).replace(DIE, t('odds-die'))));
  return [told.join(''), ...comment].join(' # ');
}

const word = (_: string, it: string) => ` ${WORDS[it]?.() ?? it} `;

/** The chances of a result above 0 and of exactly 0, in percent. */
function ahead(told: OddsView): { more: number; equal: number } {
  const above = told.outcomes.find((it) => numeric(it.value) > 0);
  const zero = told.outcomes.find((it) => numeric(it.value) === 0);
  return { more: Number(above?.at_least ?? 0), equal: Number(zero?.percent ?? 0) };
}

/** Whether the roll has a yes-or-no result. */
export const isYesOrNo = (told: OddsView): boolean =>
  COMPARES.test(bare(told)) && told.outcomes.every((it) => it.value === '0' || it.value === '1');

const bare = (told: OddsView) => (told.notation.split(' # ')[0] ?? '').replace(/\[[^\]]*\]/g, '');

/** Whether the results are the margin of a roll over another one, or over a number. */
export const isMargin = (told: OddsView): boolean => bare(told).includes(' vs ');

/** The answer to the question of the roll; empty if it asks none, or not all results are listed. */
export function answer(told: OddsView): string {
  if (isCut(told)) return '';
  const { more, equal } = ahead(told);
  if (isYesOrNo(told)) return t('odds-reached', { roll: inWords(told.notation), percent: percent(more) });
  const [a, b, ...rest] = bare(told).split(' vs ');
  if (a === undefined || b === undefined || rest.length > 0) return '';
  if (/^\d+$/.test(b)) return t('odds-target', { roll: inWords(a), target: b, percent: percent(more + equal), beaten: percent(more) });
  return t('odds-opposed', { a: inWords(a), b: inWords(b), ahead: percent(more), equal: percent(equal), behind: percent(Math.max(0, 100 - more - equal)) });
}

/** Reports which of two rolls is higher more often; empty if not all results are listed. */
export function better(told: readonly OddsView[], rows: readonly Row[]): string {
  const [a, b] = told;
  if (!a || !b || isCut(a) || isCut(b)) return '';
  let [higher, equal, lower] = [0, 0, 0];
  for (const [at, row] of rows.entries()) {
    const [mine = 0, other = 0] = row.exactly.map((it) => (it ?? 0) / 100);
    const [above, below] = [rows[at + 1]?.at_least[0] ?? 0, rows[at + 1]?.at_least[1] ?? 0];
    equal += 100 * mine * other;
    higher += other * above;
    lower += mine * below;
  }
  const [first, second] = [inWords(a.notation), inWords(b.notation)];
  if (isYesOrNo(a) && isYesOrNo(b) && Math.abs(higher - lower) >= 0.005) {
    const [better, worse] = higher > lower ? [a, b] : [b, a];
    return t('odds-succeeds-more', { better: inWords(better.notation), worse: inWords(worse.notation), percent: percent(ahead(better).more), instead: percent(ahead(worse).more) });
  }
  // A difference below the displayed precision counts as none.
  if (Math.abs(higher - lower) < 0.005) return t('odds-as-good', { better: first, worse: second, higher: percent(higher), equal: percent(equal) });
  const isFirst = higher > lower;
  return t('odds-better', {
    better: isFirst ? first : second, worse: isFirst ? second : first,
    higher: percent(isFirst ? higher : lower), equal: percent(equal), lower: percent(isFirst ? lower : higher),
  });
}
