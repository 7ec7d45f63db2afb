// Names within a sentence: lower-case articles, and German cases. The server does the same in `crates/messages/src/name.rs`;
// tests of both read `messages/names.txt`.
import adjectives from '../../../systems/adjectives.txt?raw';
import pluralNouns from '../../../systems/plural-nouns.txt?raw';
import weakNouns from '../../../systems/weak-nouns.txt?raw';

/** The grammatical case of a German name. */
export type Case = 'nominative' | 'accusative' | 'dative';

const lines = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
/**
 * Endings of masculine nouns, besides those in `e`, that are inflected in all cases but the nominative, and the endings that
 * they get.
 */
const WEAK = lines(weakNouns).map((line) => line.split(' '));
/** Plurals that are no feminine singulars. */
const PLURALS = lines(pluralNouns);
/** Adjectives and participles that names without an article begin with, without an ending. */
const ADJECTIVES = new Set(lines(adjectives));
/** The placeholder for an unknown name. */
const ALONE: Record<string, Partial<Record<Case, string>>> = {
  jemand: { accusative: 'jemanden', dative: 'jemandem' },
  niemand: { accusative: 'niemanden', dative: 'niemandem' },
};
/** Articles in accusative and dative. The gender of `ein` is not known. */
const ARTICLES: Record<string, { accusative: string; dative: string }> = {
  der: { accusative: 'den', dative: 'dem' },
  die: { accusative: 'die', dative: 'der' },
  das: { accusative: 'das', dative: 'dem' },
  ein: { accusative: 'ein', dative: 'einem' },
  eine: { accusative: 'eine', dative: 'einer' },
};
const ENGLISH = ['the', 'a', 'an'];

const endsInE = (word: string) => word.endsWith('e') && !word.endsWith('ee');

/** A list of names within a sentence. */
export function within(lang: string, list: string, as: Case): string {
  const last = lang === 'de' ? ' und ' : ' and ';
  const one = lang === 'de' ? german : english;
  return list.split(last).map((part) => part.split(', ').map((name) => one(name, as)).join(', ')).join(last);
}

function english(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  const article = first.toLowerCase();
  return rest.length > 0 && ENGLISH.includes(article) ? [article, ...rest].join(' ') : name;
}

/** The index of the noun of a name in the plural, after `die`; -1 if the name may be a singular. */
function pluralNoun(words: readonly string[]): number {
  const found = words.findIndex((word) => !word.endsWith('en'));
  const adjectives = found === -1 ? words.length : found;
  // "Frauen" in "Die Frauen der Stadt" is no adjective.
  if (adjectives > 0) return /^\p{Lu}/u.test(words[adjectives] ?? '') ? adjectives : adjectives - 1;
  const noun = words[0]?.toLowerCase() ?? '';
  return PLURALS.some((it) => noun.endsWith(it)) ? 0 : -1;
}

/** `Die` is read as the article of a single person, unless the words after it can only be a plural. */
function german(name: string, as: Case): string {
  const [first = '', ...words] = name.split(' ');
  if (words.length === 0) return ALONE[name]?.[as] ?? name;
  const article = first.toLowerCase();
  const forms = Object.hasOwn(ARTICLES, article) ? ARTICLES[article] : undefined;
  if (!forms) return withoutArticle(name, as);
  if (as === 'nominative') return [article, ...words].join(' ');
  const plural = article === 'die' && as === 'dative' ? pluralNoun(words) : -1;
  if (plural >= 0) return ['den', ...words.map((word, n) => (n === plural && !/[ns]$/.test(word) ? `${word}n` : word))].join(' ');
  const isMasculine = article === 'der';
  // Adjectives directly follow the article, and end in `e`. After `ein`, they may be of any gender.
  const changes = isMasculine || (as === 'dative' && article !== 'ein');
  const noun = words.findIndex((word) => !endsInE(word));
  const at = noun === -1 ? words.length - 1 : noun;
  const declined = words.map((word, n) => {
    if (changes && n < at) return `${word}n`;
    return isMasculine && n === at ? word + ending(word) : word;
  });
  return [forms[as], ...declined].join(' ');
}

/** The ending of an adjective in the nominative; `undefined` for any other word. */
const adjective = (word: string) => ['e', 'er', 'es'].find((end) => word.endsWith(end) && ADJECTIVES.has(word.slice(0, -end.length).toLowerCase()));

/** Whether a noun after an adjective in `e` is a plural. */
const isPlural = (noun: string) => noun.endsWith('en') || PLURALS.some((it) => noun.toLowerCase().endsWith(it));

/**
 * A name without an article, which changes if it begins with adjectives. Their ending tells the gender; one in `e` belongs to a
 * feminine noun or to several.
 */
function withoutArticle(name: string, as: Case): string {
  const words = name.split(' ');
  const found = words.findIndex((word) => !adjective(word));
  const noun = words[found] ?? '';
  const first = adjective(words[0] ?? '');
  if (found < 1 || !first || as === 'nominative') return name;
  const plural = first === 'e' && isPlural(noun);
  let [form, added] = ['', ''];
  if (first === 'er') [form, added] = [as === 'accusative' ? 'en' : 'em', ending(noun)];
  else if (as === 'accusative') return name;
  else if (first === 'es') form = 'em';
  else if (plural) [form, added] = ['en', /[ns]$/.test(noun) ? '' : 'n'];
  else form = 'er';
  const declined = words.map((word, n) => (n < found ? word.slice(0, -(adjective(word)?.length ?? 0)) + form : n === found ? word + added : word));
  return declined.join(' ');
}

/** The ending of a masculine noun in the accusative and dative. */
function ending(noun: string): string {
  if (endsInE(noun)) return 'n';
  return WEAK.find(([end = '']) => noun.toLowerCase().endsWith(end))?.[1] ?? '';
}
