// Light or dark theme.
import { cell } from './cell.svelte';
import { stored, store } from './stored';

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'schwung.theme';
const current = cell<Theme>('system');

/** The selected theme. */
export function theme(): Theme {
  return current.get();
}

/** Selects a theme and remembers it. */
export function setTheme(next: Theme): void {
  current.set(next);
  store(KEY, next === 'system' ? null : next);
  apply(next);
}

/** Applies the theme selected before. */
export function startTheme(): void {
  const found = stored(KEY);
  current.set(found === 'light' || found === 'dark' ? found : 'system');
  apply(current.get());
}

function apply(next: Theme): void {
  if (next === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = next;
}
