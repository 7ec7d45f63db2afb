// The keys of menus.
import { next } from './roving';

/**
 * Moves the focus within a menu if the key is up, down, Home or End. From a field between the entries it goes to the one below
 * or above. Returns whether it did.
 */
export function moveFocus(entries: HTMLElement[], key: string): boolean {
  if (key === 'ArrowLeft' || key === 'ArrowRight') return false;
  const active = document.activeElement as HTMLElement;
  const below = entries.findIndex((it) => active.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_FOLLOWING);
  const gap = below < 0 ? entries.length : below;
  const at = entries.includes(active) ? entries.indexOf(active) : key === 'ArrowUp' ? gap : gap - 1;
  const to = next(key, at, entries.length);
  if (to === undefined) return false;
  entries[to]?.focus();
  return true;
}
