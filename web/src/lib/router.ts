// Client-side navigation.
import { tick } from 'svelte';
import { cell } from './cell.svelte';
import { match, type Route } from './routes';

export type { Name, Route } from './routes';

const APP = 'Schwung';
const here = () => match(location.pathname, location.hash);
const current = cell<Route>({ name: 'start', params: {}, hash: '' });

/** The current route. Reactive. */
export function route(): Route {
  return current.get();
}

/** Navigates to an address of this page; `replace` adds no history entry. */
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

/** Removes the token from the address bar, so that it is not shared by mistake, and returns it. */
export function takeHash(): string {
  const { hash } = current.get();
  history.replaceState(history.state, '', location.pathname + location.search);
  current.set(here());
  return hash;
}

/** For `<a use:link>`: plain clicks navigate within the page; clicks with modifier keys are left to the browser. */
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

/** Sets the title of the page. */
export function setTitle(title: string): void {
  document.title = title ? `${title} · ${APP}` : APP;
}

/** Focuses the heading after navigation, so that it is read aloud and Tab continues from there. */
export async function focusPage(): Promise<void> {
  await tick();
  const target = document.querySelector<HTMLElement>('main h1, main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Starts to follow the address bar. */
export function startRouter(): void {
  current.set(here());
  addEventListener('popstate', () => current.set(here()));
  // For example when a link to the same table with another token is pasted.
  addEventListener('hashchange', () => current.set(here()));
}
