import { expect, test } from 'vitest';

import { shortcut } from './keys';

const press = (key: string, rest = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...rest });
const on = (...kinds: string[]) => ({ matches: (selector: string) => kinds.some((it) => selector.includes(it)) }) as Element;

test('keys do what the list says', () => {
  expect(shortcut(press('3'), null)).toEqual({ choose: 3 });
  // Some dice begin at zero, and numbers are typed wherever the focus is.
  expect(shortcut(press('0'), null)).toEqual({ choose: 0 });
  expect(shortcut(press('L'), null)).toBe('log');
  expect(shortcut(press('?'), null)).toBe('help');
  expect(shortcut(press('Enter'), null)).toBe('confirm');
  expect(shortcut(press('G'), null)).toEqual({ plan: 'cheapest' });
  expect(shortcut(press('c'), null)).toEqual({ plan: 'consequence' });
});

test('not with keys that mean something to the browser, and not while somebody types', () => {
  expect(shortcut(press('l', { ctrlKey: true }), null)).toBe(null);
  expect(shortcut(press('l'), on('textarea'))).toBe(null);
  expect(shortcut(press('Enter'), on('button'))).toBe(null);
});
