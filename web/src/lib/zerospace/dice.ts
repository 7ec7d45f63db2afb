// Effects on dice in words, as in the tables of circumstances.

import { t } from '../i18n';
import { signed } from '../numbers';
import type { TickView } from '../../wire';

/** The effect of a circumstance: "fails", "−1 W", "+1 W". */
export function diceWords(tick: TickView): string {
  if (tick.effect === 'fails') return t('zero-fails');
  return tick.dice === 0 ? '' : t('zero-dice', { n: signed(tick.dice) });
}
