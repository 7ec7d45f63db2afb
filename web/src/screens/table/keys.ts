// One key for each thing that is done often. Not while somebody types, and not for whoever switched it off.

import { stored, store } from '../../lib/stored';

/** What keys do. */
export type Shortcut =
  | 'confirm' | 'log' | 'aspects' | 'stress' | 'waits' | 'last' | 'command' | 'undo' | 'help' | 'later' | { choose: number };

const KEY = 'schwung.keys';
const LETTERS: Record<string, Shortcut> = {
  l: 'log',
  a: 'aspects',
  s: 'stress',
  w: 'waits',
  z: 'last',
  u: 'undo',
  p: 'later',
  '/': 'command',
  '?': 'help',
  Enter: 'confirm',
};

/** Are single keys used? Speech input types letters by mistake, so that they can be switched off. */
export const usesKeys = (): boolean => stored(KEY) !== 'off';
export const setKeys = (on: boolean): void => store(KEY, on ? null : 'off');

/** The part of a key press that counts. */
export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What a press asks for; `on` is what has the focus. */
export function shortcut(press: Press, on: Element | null): Shortcut | null {
  if (press.ctrlKey || press.metaKey || press.altKey || types(on)) return null;
  if (/^[1-9]$/.test(press.key)) return { choose: Number(press.key) };
  const found = LETTERS[press.key] ?? LETTERS[press.key.toLowerCase()] ?? null;
  // Enter presses what has the focus, if that is something to press.
  if (found === 'confirm' && on?.matches('button, a, summary, [role=menuitem]')) return null;
  return found;
}

function types(on: Element | null): boolean {
  if (!on) return false;
  return on.matches('textarea, select, [contenteditable=true], input:not([type=radio], [type=checkbox])');
}
