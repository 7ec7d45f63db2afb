// Short names, and the text on a counter.
import beforeNames from '../../../systems/before-names.txt?raw';

/** Articles and titles, in small letters. */
const BEFORE_NAMES = new Set(beforeNames.split('\n').filter((it) => it !== '' && !it.startsWith('#')));

/** Whether a word is a title before names, such as "Captain" or "Dr." */
const isBefore = (word: string) => BEFORE_NAMES.has(word.toLowerCase().replace(/\.$/, ''));

/** The first word of a name that is no article and no title: rolls of a game client are assigned by it. */
export function firstName(name: string): string {
  return name.split(/\s+/).find((it) => it !== '' && !isBefore(it)) ?? name;
}

/** Words that begin with a lower-case letter, such as "of". */
const isMinor = (word: string) => word[0] !== undefined && word[0] !== word[0].toUpperCase();

/** The given name in names such as "Captain Ida Brandt" or "Master Olwin". */
export function givenName(name: string): string {
  const words = name.split(' ').filter((it) => /^[\p{Lu}\d]/u.test(it));
  const plain = words.filter((it, n) => n === words.length - 1 || !isBefore(it));
  const last = plain.length > 2 ? plain.slice(-2) : plain;
  return last[0] ?? name;
}

/** The short name of groups and opponents, without an "of" phrase: "Sailors of the Gull 2" are "Sailors 2". */
export function shortName(name: string): string {
  const words = name.split(' ');
  const end = words.findIndex((it, n) => n > 0 && isMinor(it));
  const head = (end > 0 ? words.slice(0, end) : words).filter((it) => !isMinor(it)).slice(-2);
  const number = end > 0 && /^\d+$/.test(words.at(-1) ?? '') ? words.slice(-1) : [];
  return head.length > 0 ? [...head, ...number].join(' ') : name;
}

/**
 * Two letters of a name: the initials of its last two words, without articles and titles before them, or letter and
 * number for a numbered thing, of at most three digits.
 */
export function initials(name: string): string {
  // Text in brackets is a remark.
  const plain = name.replace(/\([^()]*\)/g, ' ').trim();
  const all = (plain === '' ? name.trim() : plain).split(/[\s-]+/).filter((it) => it !== '');
  const major = all.filter((it) => !isMinor(it));
  const words = major.length > 0 ? major : all;
  const number = /^\d{1,3}/.exec(words.at(-1) ?? '')?.[0];
  const first = [...((number ? words[0] : words.at(-2)) ?? words[0] ?? '?')];
  const lastWord = words.length > 1 ? [...(words.at(-1) ?? '')] : [];
  const second = lastWord.length > 0 ? (number ?? lastWord[0]) : first[1];
  return `${first[0] ?? '?'}${second ?? ''}`.toUpperCase();
}

/**
 * The text on the counter of a name among all `names`. If others have the same letters, the second one is replaced by the
 * letter in which the names differ: "Hafenwache" and "Harpuniere" are HF and HR. A number is kept.
 */
export function sign(name: string, names: readonly string[]): string {
  const [own, stem] = [split(initials(name)), split(name)[0].toUpperCase()];
  const alike = names.filter((it) => split(initials(it))[0] === own[0]).map((it) => split(it)[0].toUpperCase()).filter((it) => it !== stem);
  const differs = [...stem].find((it, n) => n > 0 && /\p{L}/u.test(it) && alike.every((other) => [...other][n] !== it));
  return alike.length > 0 && differs ? `${[...own[0]][0]}${differs}${own[1]}` : own.join('');
}

/** A text, and the number at its end. */
function split(text: string): [string, string] {
  const number = /\d*$/.exec(text)?.[0] ?? '';
  return [text.slice(0, text.length - number.length), number];
}
