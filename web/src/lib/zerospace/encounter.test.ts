import { expect, test } from 'vitest';

import { cast, place, type Cast } from './encounter';

const drones: Cast = {
  name: 'Drohne "X"', kind: 'unnamed', side: 'Freibeuter', hidden: true, count: 3, endurance: 2, skills: 'Fernkampf, Athletik\n', gear: '',
  attributes: { strength: 1, dexterity: 3, intelligence: 0, will: 0, power: 0 },
};

test('people become the text of an encounter', () => {
  expect(cast('zerospace', drones)).toBe(
    [
      'system = "zerospace"', 'sides = ["Freibeuter"]', '', '[[character]]', 'name = "Drohne \\"X\\""', 'kind = "unnamed"', 'count = 3', 'side = "Freibeuter"',
      'hidden = true', 'endurance = 2', 'attributes = { strength = 1, dexterity = 3, intelligence = 0, will = 0, power = 0 }', 'skills = ["Fernkampf", "Athletik"]', '',
    ].join('\n'),
  );
});

test('an object has no attributes', () => {
  const text = cast('zerospace', { ...drones, kind: 'object', side: '', count: 1, hidden: false });
  expect(text).not.toMatch(/attributes|skills|side|count|hidden/);
  expect(text).toContain('endurance = 2');
});

test('a scene has what holds everywhere, and what lies about', () => {
  const text = place('zerospace', { title: 'Schacht', dark: true, underwater: false, weightless: true, items: ' Seil \n\n' });
  expect(text).toBe('system = "zerospace"\ntitle = "Schacht"\nscene = { dark = true, weightless = true }\n\n[[item]]\nname = "Seil"\n');
});
