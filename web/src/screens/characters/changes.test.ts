import { expect, test } from 'vitest';

import { byName } from './changes';

test('what an evening changes stands with the character whom it concerns', () => {
  const changes = ['Szene 2', 'Pirat 12 hat 3 Punkte', 'Ida Brandt: Kästchen 1 ist frei', 'Der Aspekt „Schnitt“ (auf Ida Brandt) ist weg', 'Ida Brandt hat 5 Punkte'];
  expect(byName(changes, ['Ida Brandt', 'Tom', 'Pirat 1', 'Pirat 12'])).toEqual([
    { name: 'Ida Brandt', texts: ['Kästchen 1 ist frei', 'Der Aspekt „Schnitt“ (auf Ida Brandt) ist weg', 'Hat 5 Punkte'] },
    { name: 'Pirat 12', texts: ['Hat 3 Punkte'] },
    { name: '', texts: ['Szene 2'] },
  ]);
  expect(byName([], ['Ida'])).toEqual([]);
});
