import { expect, test } from 'vitest';

import { wrongIn } from '../../screens/prep/encounter';
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

test('problems stand at the fields that they are about', () => {
  const body = cast('zerospace', { ...drones, gear: 'Blaster, Nadel' });
  const gear = body.split('\n').findIndex((it) => it.startsWith('gear')) + 1;
  const german = `Zeile ${gear}, Spalte 9: „Blaster“ steht nicht in der Sammlung.\nZeile ${gear}, Spalte 20: „Nadel“ auch nicht.\nZeile 1, Spalte 1: Etwas anderes.`;
  expect(wrongIn(body, german)).toEqual({
    fields: { gear: '„Blaster“ steht nicht in der Sammlung. „Nadel“ auch nicht.', system: 'Etwas anderes.' },
    rest: '',
  });
  expect(wrongIn(body, `line ${gear}, column 9: unknown gear “Blaster”`).fields['gear']).toBe('unknown gear “Blaster”');
  expect(wrongIn(body, 'There is no room for more.')).toEqual({ fields: {}, rest: 'There is no room for more.' });
});

test('a named character may be given to a player at once', () => {
  const text = cast('zerospace', { ...drones, kind: 'named', count: 1, player: 'Mira' });
  expect(text).toContain('players = ["Mira"]');
  expect(text).toContain('\nplayer = "Mira"\n');
  expect(cast('zerospace', { ...drones, player: 'Mira' })).not.toContain('Mira');
});
