import { expect, test } from 'vitest';

import { distinct } from './distinct';

test('a name that is taken gets a number', () => {
  expect(distinct('Dockers', [])).toBe('Dockers');
  expect(distinct('Dockers', ['dockers'])).toBe('Dockers 2');
  expect(distinct('Dockers', ['Dockers', 'Dockers 2', 'Dockers 4'])).toBe('Dockers 3');
});
