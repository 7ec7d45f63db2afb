// Adapts texts of the server to their place in the page.
import { lang } from './i18n';

/** Capitalizes a text for the beginning of a sentence: answers are worded to stand within one. */
export function opening(text: string): string {
  return text.charAt(0).toLocaleUpperCase(lang()) + text.slice(1);
}
