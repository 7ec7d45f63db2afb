// Names within a sentence: articles in small letters, and German cases. The server does the same in
// `crates/messages/src/name.rs`; tests of both read `messages/names.txt`.
import weakNouns from '../../../systems/weak-nouns.txt?raw';

/** The grammatical case of a German name. */
export type Case = 'nominative' | 'accusative' | 'dative';

/** Endings of masculine nouns, besides those in `e`, that end differently in all cases but the first, and what they get. */
const WEAK = weakNouns.split('\n').filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split(' '));
/** What stands for a name that is not known. */
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

/** `Die` is read as the article of a single person. */
function german(name: string, as: Case): string {
  const [first = '', ...words] = name.split(' ');
  if (words.length === 0) return ALONE[name]?.[as] ?? name;
  const article = first.toLowerCase();
  const forms = Object.hasOwn(ARTICLES, article) ? ARTICLES[article] : undefined;
  if (!forms) return name;
  if (as === 'nominative') return [article, ...words].join(' ');
  const isMasculine = article === 'der';
  // Adjectives follow the article at once, and end in `e`. After `ein`, they may be of any gender.
  const changes = isMasculine || (as === 'dative' && article !== 'ein');
  const noun = words.findIndex((word) => !endsInE(word));
  const at = noun === -1 ? words.length - 1 : noun;
  const declined = words.map((word, n) => {
    if (changes && n < at) return `${word}n`;
    return isMasculine && n === at ? word + ending(word) : word;
  });
  return [forms[as], ...declined].join(' ');
}

/** What a masculine noun gets in the accusative and dative. */
function ending(noun: string): string {
  if (endsInE(noun)) return 'n';
  return WEAK.find(([end = '']) => noun.toLowerCase().endsWith(end))?.[1] ?? '';
}
