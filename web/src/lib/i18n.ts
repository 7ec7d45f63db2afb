// The texts of the page in the reader's language and in the terms of the book being played.
import { cell } from './cell.svelte';
import { Messages, type Args, type Entries } from './fluent';
import { stored, store } from './stored';
import { chosenLadder, LADDER, LANG, preferred, tagged, type Ladder, type Lang } from './tongue';

export type { Args } from './fluent';
export { LADDERS, preferred, type Ladder, type Lang } from './tongue';

/** The message files of one language by path. */
export interface Texts {
  /** Files of the page. */
  pages: Record<string, Entries>;
  /** Files of the books: `…/terms-sotc.ftl`, and `…/words-daemmersturm.ftl` with words that replace shared ones. */
  terms: Record<string, Entries>;
}

/** Loaders of additional texts by language. */
export type Later = Record<Lang, () => Promise<Entries>>;

const LOADERS: Record<Lang, () => Promise<Texts>> = {
  de: () => import('./texts/de'),
  en: () => import('./texts/en'),
};
const ladderShown = cell<Ladder>(chosenLadder(stored(LADDER)));

const FIRST_BOOK = 'sotc';

const texts = new Map<Lang, Texts>();
/** Additional texts by name. */
const later = new Map<string, Later>();
const added = cell(0);
const made = new Map<string, Messages>();
const language = cell<Lang>('de');
const book = cell(FIRST_BOOK);

/** The reader's language. */
export function lang(): Lang {
  return language.get();
}

/** How this reader sees numbers on the ladder. */
export function ladder(): Ladder {
  return ladderShown.get();
}

/** Changes the display of the ladder and remembers it. */
export function setLadder(next: Ladder): void {
  ladderShown.set(next);
  store(LADDER, next);
}

/** The language tag for the server, including the display of the ladder. */
export function tongue(of: Lang = lang()): string {
  return tagged(of, ladder());
}

/** The message `key` formatted with `args`. Reactive on language and book. */
export function t(key: string, args?: Args): string {
  return messages(language.get(), book.get()).text(key, args);
}

/** Whether the message exists. */
export function has(key: string): boolean {
  return messages(language.get(), book.get()).has(key);
}

/** Formatters are slow to create, so each is cached for a language. */
function once<T>(make: (which: Lang) => T): () => T {
  const known = new Map<Lang, T>();
  return () => {
    const which = language.get();
    const found = known.get(which) ?? make(which);
    known.set(which, found);
    return found;
  };
}

const lists = once((which) => new Intl.ListFormat(which, { type: 'conjunction' }));
const times = once((which) => new Intl.DateTimeFormat(which, { hour: '2-digit', minute: '2-digit', hour12: false }));

const spans = once((which) => new Intl.RelativeTimeFormat(which, { numeric: 'auto' }));

/** A list as text: `1, 2 und 4`. */
export function list(things: readonly (string | number)[]): string {
  return lists().format(things.map(String));
}

/** The time of the day as text: `21:07`. */
export function timeOf(at: number): string {
  return times().format(at);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long ago something was, as text: `gestern`, `vor 3 Stunden`; null if it was less than two minutes ago. */
export function agoOf(at: number, now = Date.now()): string | null {
  const passed = now - at;
  const between = days(now) - days(at);
  if (passed < 2 * MINUTE) return null;
  if (passed < HOUR) return spans().format(-Math.floor(passed / MINUTE), 'minute');
  // An evening that ended after midnight was not yesterday.
  return between === 0 || passed < 12 * HOUR ? spans().format(-Math.floor(passed / HOUR), 'hour') : spans().format(-between, 'day');
}

/** The number of a day, by the clock of this device. */
function days(at: number): number {
  const it = new Date(at);
  return Math.round(Date.UTC(it.getFullYear(), it.getMonth(), it.getDate()) / (24 * HOUR));
}

/** Changes the language and remembers it. */
export async function setLang(next: Lang): Promise<void> {
  await show(next);
  store(LANG, next);
}

/** Uses the terms of this book; those of the first book if it has none of its own. */
export function setBook(id: string): void {
  book.set(id);
}

/**
 * Initializes the language: the one chosen before, else the browser's, else English. Must be awaited before anything is
 * shown.
 */
export async function startLang(): Promise<void> {
  await show(preferredLang());
}

/** The language chosen before, else the browser's, else English. */
export function preferredLang(): Lang {
  return preferred(stored(LANG), navigator.languages);
}

/** Installs the texts of a language; called by the loader and by tests. */
export function install(which: Lang, found: Texts): void {
  texts.set(which, found);
  for (const key of made.keys()) if (key.startsWith(which)) made.delete(key);
}

/** Adds additional texts to the current language and to every language loaded later. */
export async function addTexts(name: string, how: Later): Promise<void> {
  later.set(name, how);
  // If the language itself is still loading, `show` adds them.
  if (texts.has(language.get())) await fill(language.get());
  else void how[preferredLang()]().catch(() => undefined);
}

/** Adds the additional texts to a language. */
async function fill(which: Lang): Promise<void> {
  const found = texts.get(which);
  const missing = [...later].filter(([name]) => found && !(name in found.pages));
  if (!found || missing.length === 0) return;
  const fresh = await Promise.all(missing.map(async ([name, how]) => [name, await how[which]()] as const));
  // Other texts may have been added in the meantime, in any order.
  const now = texts.get(which) ?? found;
  install(which, { ...now, pages: { ...now.pages, ...Object.fromEntries(fresh) } });
  added.set(added.get() + 1);
}

async function show(next: Lang): Promise<void> {
  if (!texts.has(next)) install(next, await LOADERS[next]());
  await fill(next);
  language.set(next);
  if (typeof document !== 'undefined') document.documentElement.lang = next;
}

function messages(which: Lang, id: string): Messages {
  added.get();
  const key = `${which}/${id}`;
  const known = made.get(key);
  if (known) return known;
  const found = texts.get(which) ?? { pages: {}, terms: {} };
  const termsOf = (name: string) => Object.entries(found.terms).find(([path]) => path.endsWith(`${name}.ftl`))?.[1];
  const terms = termsOf(`terms-${id}`) ?? termsOf(`terms-${FIRST_BOOK}`) ?? {};
  const fresh = new Messages(which, [...Object.values(found.pages), terms, termsOf(`words-${id}`) ?? {}]);
  made.set(key, fresh);
  return fresh;
}
