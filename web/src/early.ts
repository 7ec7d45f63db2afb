// What stands in the document itself and runs before any file of the page is there: it asks for all that will be
// needed, at once, with how the table stands of somebody who has a place already. On a slow network each thing that is
// asked for only when another has come costs a round. Whatever goes wrong here is no loss: `main.ts` does without.
import { askFirst } from './lib/first';
import { parse, PLACES } from './lib/kept';
import { match } from './lib/routes';
import { chosenLadder, LADDER, LANG, preferred, tagged } from './lib/tongue';

/** Files that a screen, a language or the panels of an engine need, beside those that stand in the document. */
export interface Ahead {
  screens: Partial<Record<string, string[]>>;
  kits: Partial<Record<string, string[]>>;
  langs: Partial<Record<string, string[]>>;
  /** What is said on other screens than the table. */
  more: Partial<Record<string, string[]>>;
}

/** Filled in when the page is built: see `build/early.ts`. */
declare const AHEAD: Ahead;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function fetchAll(...lists: (readonly string[] | undefined)[]): void {
  for (const href of lists.flatMap((it) => it ?? [])) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    // Styles are only fetched: whoever loads the screen puts them in, and waits until they are there.
    if (href.endsWith('.css')) [link.rel, link.as] = ['preload', 'style'];
    else link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
}

const here = match(location.pathname, location.hash);
const lang = preferred(stored(LANG), navigator.languages);
const table = here.params['table'];
const place = table === undefined ? undefined : parse(stored(PLACES)).find((it) => it.table === table);
// A link with a token may lead to another place.
if (place && here.hash === '') askFirst(place.token, tagged(lang, chosenLadder(stored(LADDER))));
const { screens, langs, more, kits } = AHEAD;
fetchAll(screens[here.name], langs[lang], kits[place?.kind ?? ''], here.name === 'table' ? [] : more[lang]);
