// The inline script of the document, which runs before any file of the page is loaded. It requests everything that will be
// needed in parallel, including the state of the table for a known seat: on a slow network, each request that waits for another
// one costs a round trip. Failures here do not matter, since `main.ts` works without it.
import { askFirst } from './lib/first';
import { parse, PLACES } from './lib/kept';
import { match } from './lib/routes';
import { chosenLadder, LADDER, LANG, preferred, tagged } from './lib/tongue';

/** Files needed by a screen, a language or an engine's panels, besides those named in the document. */
export interface Ahead {
  screens: Partial<Record<string, string[]>>;
  kits: Partial<Record<string, string[]>>;
  langs: Partial<Record<string, string[]>>;
  /** Texts of screens other than the table. */
  more: Partial<Record<string, string[]>>;
}

/** Replaced when the page is built: see `build/early.ts`. */
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
    // Styles are only preloaded: the loader of the screen inserts them and waits for them.
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
// The token of a link may lead to another seat.
if (place && here.hash === '') askFirst(place.token, tagged(lang, chosenLadder(stored(LADDER))));
const { screens, langs, more, kits } = AHEAD;
fetchAll(screens[here.name], langs[lang], kits[place?.kind ?? ''], here.name === 'table' ? [] : more[lang]);
