// The changes of an evening, grouped by the character concerned.
import { opening } from '../../lib/words';

/** Changes of one character, or of the scene. */
export interface Concerned {
  /** The character; empty for the scene. */
  name: string;
  /** The changes; the name is omitted where it begins the sentence. */
  texts: string[];
}

/**
 * The changes of each of `names` that is mentioned, in their order, then those of the scene. The longest matching name
 * counts.
 */
export function byName(changes: readonly string[], names: readonly string[]): Concerned[] {
  const of = (text: string) => names.filter((it) => text.includes(it)).sort((a, b) => b.length - a.length)[0] ?? '';
  const short = (text: string, name: string) => opening(name && text.startsWith(name) ? text.slice(name.length).replace(/^:?\s+/, '') : text);
  const all = [...new Set(names), ''].map((name) => ({ name, texts: changes.filter((it) => of(it) === name).map((it) => short(it, name)) }));
  return all.filter((it) => it.texts.length > 0);
}
