import { expect, test } from 'vitest';

import { cast, place, type Cast } from './encounter';

const wolves: Cast = {
  name: 'Aschewolf "grau"', side: 'Wilde', count: 3, hidden: true, life: 18, melee: { attack: 1, defence: 13 }, ranged: { attack: -2, defence: 12 },
  magic: { attack: -5, defence: 10 }, abilities: 'Rudel, Witterung\n', weapons: '',
};

test('people become the text of an encounter', () => {
  expect(cast('daemmersturm', wolves)).toBe(
    [
      'system = "daemmersturm"', 'sides = ["Wilde"]', '', '[[character]]', 'name = "Aschewolf \\"grau\\""', 'count = 3', 'side = "Wilde"', 'hidden = true', 'life = 18',
      'melee = { attack = 1, defence = 13 }', 'ranged = { attack = -2, defence = 12 }', 'magic = { attack = -5, defence = 10 }', 'abilities = ["Rudel", "Witterung"]', '',
    ].join('\n'),
  );
});

test('what is left out is not there', () => {
  const text = cast('daemmersturm', { ...wolves, side: ' ', count: 1, hidden: false, abilities: '', weapons: 'Kurzschwert' });
  expect(text).not.toMatch(/side|count|hidden|abilities/);
  expect(text).toContain('drawn = ["Kurzschwert"]');
});

test('a scene has its charge range', () => {
  expect(place('daemmersturm', { title: 'Furt', charge: 12 })).toBe('system = "daemmersturm"\ntitle = "Furt"\ncharge-range = 12\n');
});
