// Adapts texts of the server to their place in the page.
import { lang } from './i18n';

/** The text with ranges such as "3–10" kept on one line. */
export function ranges(text: string): string {
  return text.replace(/(?<=\d)–(?=\d)/g, '\u2060–\u2060');
}

/** Capitalizes a text for the beginning of a sentence: answers are worded for the middle of one. */
export function opening(text: string): string {
  return text.charAt(0).toLocaleUpperCase(lang()) + text.slice(1);
}
