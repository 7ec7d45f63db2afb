import { expect, test } from 'vitest';

import { stillFree } from './ready';

const ready = ['Captain Ida', 'Ruben Fearnought'].map((name) => ({ name, about: '', body: '', file: {} }));
const german = [{ name: 'Kapitänin Ida' }, { name: 'Ruben Ohnefurcht' }];

test('who is on the table is not offered, in whatever language', () => {
  const names = (taken: string[]) => stillFree(ready, german, taken).map((it) => it.name);
  expect(names([])).toEqual(['Captain Ida', 'Ruben Fearnought']);
  expect(names(['Kapitänin Ida'])).toEqual(['Ruben Fearnought']);
  expect(names(['Captain Ida', 'Ruben Ohnefurcht'])).toEqual([]);
  expect(stillFree(ready, [], ['Captain Ida']).length, 'the other language has not arrived').toBe(1);
});
