// Figures as the reader writes them: a comma in German, U+2212, no groups of thousands.
import { lang, t } from '../i18n';

/** A decimal with at most, and for `fixed` exactly, so many digits. */
export function decimal(n: number, digits: number, fixed = false): string {
  const format = new Intl.NumberFormat(lang(), { maximumFractionDigits: digits, minimumFractionDigits: fixed ? digits : 0, useGrouping: false });
  return sign(format.format(n));
}

/** Per cent, with two digits unless told: what may happen is never told to be impossible, nor what may not to be sure. */
export function percent(n: number, digits = 2): string {
  const least = 10 ** -digits;
  if (n > 0 && n < least / 2) return t('page-percent', { n: `< ${decimal(least, digits)}` });
  if (n < 100 && n > 100 - least / 2) return t('page-percent', { n: `> ${decimal(100 - least, digits)}` });
  return t('page-percent', { n: decimal(n, digits, true) });
}

/** A number of the server's as it stands: `-3.5`, `7/3`, or more digits than a number holds. */
export function written(text: string): string {
  return sign(lang() === 'de' ? text.replace('.', ',') : text);
}

/** What such a number comes to, to put it in order. */
export function numeric(text: string): number {
  const [above, below] = text.split('/');
  return Number(above) / (below === undefined ? 1 : Number(below));
}

function sign(text: string): string {
  // Zero has none, and less than half of the last digit is shown as zero.
  return /^-[0.,]*$/.test(text) ? text.slice(1) : text.replace('-', '−');
}
