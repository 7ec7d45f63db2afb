// Moving between pages without loading anew.
import { tick } from 'svelte';
import { cell } from './cell.svelte';
import { match, type Route } from './routes';

export type { Name, Route } from './routes';

const APP = 'Schwung';
const here = () => match(location.pathname, location.hash);
const current = cell<Route>({ name: 'start', params: {}, hash: '' });

/** Where the reader is. Templates that call it follow. */
export function route(): Route {
  return current.get();
}

/** Goes to an address of this page; `replace` leaves no step to go back to. */
export function go(href: string, options: { replace?: boolean } = {}): void {
  const url = new URL(href, location.href);
  if (url.origin !== location.origin) {
    location.assign(url);
    return;
  }
  if (options.replace) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  current.set(here());
  if (!options.replace) scrollTo(0, 0);
}

/** Takes the token out of the address bar, so that nobody shares it by mistake, and gives it. */
export function takeHash(): string {
  const { hash } = current.get();
  history.replaceState(history.state, '', location.pathname + location.search);
  current.set(here());
  return hash;
}

/** For `<a use:link>`: a plain click stays in the page; with keys for a new tab the browser does as always. */
export function link(anchor: HTMLAnchorElement): { destroy: () => void } {
  const onclick = (event: MouseEvent) => {
    const special = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || special || (anchor.target && anchor.target !== '_self')) return;
    event.preventDefault();
    go(anchor.href);
  };
  anchor.addEventListener('click', onclick);
  return { destroy: () => anchor.removeEventListener('click', onclick) };
}

/** Names the page in the tab and in the browser's history. */
export function setTitle(title: string): void {
  document.title = title ? `${title} · ${APP}` : APP;
}

/** After going somewhere: the heading gets the focus, so that it is read aloud and Tab goes on from there. */
export async function focusPage(): Promise<void> {
  await tick();
  const target = document.querySelector<HTMLElement>('main h1, main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Begins to follow the address bar. */
export function startRouter(): void {
  current.set(here());
  addEventListener('popstate', () => current.set(here()));
  // Somebody pastes a link to the same table with another token.
  addEventListener('hashchange', () => current.set(here()));
}
