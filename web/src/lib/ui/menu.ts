// The keys of menus.
import { next } from './roving';

/** Moves the focus within a menu if the key is up, down, Home or End. Returns whether it did. */
export function moveFocus(entries: HTMLElement[], key: string): boolean {
  if (key === 'ArrowLeft' || key === 'ArrowRight') return false;
  const to = next(key, entries.indexOf(document.activeElement as HTMLElement), entries.length);
  if (to === undefined) return false;
  entries[to]?.focus();
  return true;
}
