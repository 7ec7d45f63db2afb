// Keyboard shortcuts for frequent actions. Inactive while the reader is typing, and can be switched off.

import { stored, store } from '../../lib/stored';

/** The actions of shortcuts. */
export type Shortcut =
  | 'confirm' | 'log' | 'aspects' | 'stress' | 'waits' | 'last' | 'command' | 'undo' | 'search' | 'help' | 'later' | { choose: number } | { plan: Planned };

/** The part that is adopted into the plan of an answer: a suggestion, or the effect of a hit. */
export type Planned = 'cheapest' | 'free' | 'box' | 'consequence';

const KEY = 'schwung.keys';
const LETTERS: Record<string, Shortcut> = {
  l: 'log',
  a: 'aspects',
  s: 'stress',
  w: 'waits',
  z: 'last',
  u: 'undo',
  p: 'later',
  g: { plan: 'cheapest' },
  f: { plan: 'free' },
  k: { plan: 'box' },
  c: { plan: 'consequence' },
  '/': 'command',
  '?': 'help',
  Enter: 'confirm',
};

/** Whether single-key shortcuts are on. Speech input may type letters by mistake, so they can be switched off. */
export const usesKeys = (): boolean => stored(KEY) !== 'off';
export const setKeys = (on: boolean): void => store(KEY, on ? null : 'off');

/** The relevant part of a key press. */
export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The shortcut of a key press; `on` is the focused element. */
export function shortcut(press: Press, on: Element | null): Shortcut | null {
  // As on many pages; no text is typed with it.
  if ((press.ctrlKey || press.metaKey) && !press.altKey && press.key.toLowerCase() === 'k') return 'search';
  if (press.ctrlKey || press.metaKey || press.altKey || types(on)) return null;
  if (/^\d$/.test(press.key)) return { choose: Number(press.key) };
  const found = LETTERS[press.key] ?? LETTERS[press.key.toLowerCase()] ?? null;
  // Enter activates the focused control instead.
  if (found === 'confirm' && on?.matches('button, a, summary, [role=menuitem]')) return null;
  return found;
}

function types(on: Element | null): boolean {
  if (!on) return false;
  return on.matches('textarea, select, [contenteditable=true], input:not([type=radio], [type=checkbox])');
}
