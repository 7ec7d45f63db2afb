// Words of the server in a place of their own.
import { lang } from './i18n';

/** As the beginning of a sentence: answers are told as they stand within one. */
export function opening(text: string): string {
  return text.charAt(0).toLocaleUpperCase(lang()) + text.slice(1);
}
