// Tests of the rule book's address and of its requests.
import { expect, test } from 'vitest';
import { address, isAsked, query, read, type Wanted } from './rulebook';

const none: Wanted = { ask: '', first: '', book: '', topic: '', kind: '' };

test('an address tells what is asked, and the other way round', () => {
  const asked = { ...none, ask: 'was passiert bei 0 LP?', first: 'daemmersturm', kind: 'judgement' };
  expect(read(new URL(address(asked), 'http://x').search)).toEqual(asked);
  expect([address(none), read('')]).toEqual(['/rules', none]);
});

test('without words, book or kind nothing is asked for: the shelf is shown', () => {
  expect(isAsked({ ...none, first: 'sotc', ask: '  ' })).toBe(false);
  expect([{ ask: 'Gift' }, { book: 'sotc' }, { kind: 'option' }].map((it) => isAsked({ ...none, ...it }))).toEqual([true, true, true]);
});

test('the server is asked with the book of the table first', () => {
  expect(query({ ...none, ask: ' 0 LP ', first: 'daemmersturm' }, 'de')).toBe('q=0+LP&first=daemmersturm&lang=de');
  expect(query({ ...none, book: 'sotc', topic: 'block' }, 'en')).toBe('system=sotc&topic=block&lang=en');
});
