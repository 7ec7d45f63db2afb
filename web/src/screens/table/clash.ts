// The sums of an exchange, as written on paper.

import { t } from '../../lib/i18n';
import type { ClashView, SideView } from '../../wire';

/** The skill with which a character is about to roll. */
export interface Braced {
  actor: number | null;
  parts: SideView['parts'];
  /** Whether dice will be rolled. */
  rolls: boolean;
}

/** The side of a character whose skill is chosen: the sum without dice. */
export function bracedSide({ actor, parts, rolls }: Braced, name: string): SideView {
  return { actor, name, text: '', dice: null, parts, total: parts.reduce((sum, it) => sum + (it.value ?? 0), 0), to_roll: rolls };
}

/**
 * Both sides while dice are missing on the opposite one, or on both, with the choice for one of them. `null` once the results
 * can be compared.
 */
export function facing(clash: ClashView, braced: Braced | null, nameOf: (actor: number | null) => string): { acting: SideView; across: SideView | null } | null {
  const { acting, against, over } = clash;
  // Some actions, such as a block, have no opposing roll; those stand alone.
  if (over) return against ? null : { acting, across: null };
  if (against && !against.to_roll && !(acting.to_roll && against.actor !== null)) return null;
  const chosen = (it: SideView | null | undefined) => {
    if (!braced || braced.actor === null) return it ?? null;
    if (it && it.actor !== braced.actor) return it;
    if (!it && braced.actor === acting.actor) return null;
    return bracedSide({ ...braced, rolls: braced.rolls && !it?.stands }, it?.name ?? nameOf(braced.actor));
  };
  return { acting: chosen(acting) ?? acting, across: chosen(against) };
}

/** A line of a sum; lines without a value are texts. */
export interface Row {
  name: string;
  value: number | null;
  rule: string | null;
}

/** The lines of a side: skill, every modifier by name, and the dice as rolled. */
export function rows(side: SideView): Row[] {
  const hasValue = (value: number | null | undefined): value is number => value !== undefined && value !== null;
  const isSum = side.parts.some((it) => hasValue(it.value));
  let diceShown = false;
  return side.parts.flatMap((it): Row[] => {
    if (hasValue(it.value)) return [{ name: it.name ?? it.text, value: it.value, rule: it.rule }];
    if (!isSum || !side.dice) return [{ name: it.text, value: null, rule: it.rule }];
    if (diceShown) return [];
    diceShown = true;
    return [{ name: t('table-sum-dice'), value: side.dice.total, rule: it.rule }];
  });
}

/** The action of a side, without the skill, which is part of the sum. */
export function verb(side: SideView): string {
  if (!side.parts.some((it) => it.value !== undefined && it.value !== null)) return side.text;
  const at = side.text.indexOf(' · ');
  return at < 0 ? '' : side.text.slice(0, at);
}

/** The sides on a rung: 1 the acting side, 2 the other one. */
export interface Rung {
  value: number;
  here: (1 | 2)[];
  /** The sides that would be here with the plan. */
  soon: (1 | 2)[];
}

const MOST = 9;

/** The rungs between both sides, from the top, with one to spare at each end; none if a total is unknown. */
export function ladder(clash: ClashView, plus: { acting: number; against: number }): Rung[] {
  const [a, b] = [clash.acting.total, clash.against?.total ?? null];
  if (a === null || b === null) return [];
  const marks = [a, b, a + plus.acting, b + plus.against];
  let [top, bottom] = [Math.max(...marks), Math.min(...marks)];
  if (top - bottom + 1 > MOST) return [];
  while (top - bottom + 1 < 5) {
    top += 1;
    if (top - bottom + 1 < 5) bottom -= 1;
  }
  return Array.from({ length: top - bottom + 1 }, (_, n) => {
    const value = top - n;
    const here: (1 | 2)[] = [...(a === value ? [1 as const] : []), ...(b === value ? [2 as const] : [])];
    const soon: (1 | 2)[] = [...(plus.acting !== 0 && a + plus.acting === value ? [1 as const] : []), ...(plus.against !== 0 && b + plus.against === value ? [2 as const] : [])];
    return { value, here, soon };
  });
}
