// Formats numbers for the reader: decimal comma in German, U+2212 as minus, no thousands separators.
import { lang, t } from '../i18n';

/** A decimal number with at most `digits` decimal places, or exactly as many if `fixed`. */
export function decimal(n: number, digits: number, fixed = false): string {
  const format = new Intl.NumberFormat(lang(), { maximumFractionDigits: digits, minimumFractionDigits: fixed ? digits : 0, useGrouping: false });
  return sign(format.format(n));
}

/**
 * A percentage, by default with two decimal places. A possible event is never shown as 0, an uncertain one never as
 * 100.
 */
export function percent(n: number, digits = 2): string {
  const least = 10 ** -digits;
  if (n > 0 && n < least / 2) return t('page-percent', { n: `< ${decimal(least, digits)}` });
  if (n < 100 && n > 100 - least / 2) return t('page-percent', { n: `> ${decimal(100 - least, digits)}` });
  return t('page-percent', { n: decimal(n, digits, true) });
}

/** A number as the server writes it: `-3.5`, `7/3`, or more digits than a `number` holds. */
export function written(text: string): string {
  return sign(lang() === 'de' ? text.replace('.', ',') : text);
}

/** The approximate value of such a number, for sorting. */
export function numeric(text: string): number {
  const [above, below] = text.split('/');
  return Number(above) / (below === undefined ? 1 : Number(below));
}

function sign(text: string): string {
  // Zero has no sign, including values that round to it.
  return /^-[0.,]*$/.test(text) ? text.slice(1) : text.replace('-', '−');
}
