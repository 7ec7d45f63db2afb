import { expect, test } from 'vitest';

import { strangers } from './strangers';

const FILE = `
system = "sotc"
# player = "Nobody"
[[character]]
name = "Ida"
player = "Mira"
[[character]]
spieler = 'Jonas'
name = "Leo"
[[character]]
name = "Tess"
player = "Tom \\"T\\""
[[minions]]
name = "Guards"
`;

test('players of a file who are not at the table are named once each', () => {
  expect(strangers(FILE, ['mira '])).toEqual(['Jonas', 'Tom "T"']);
  expect(strangers(FILE, ['Mira', 'Jonas', 'Tom "T"'])).toEqual([]);
  expect(strangers('[[character]]\nplayer = "GM"\n', [])).toEqual([]);
});

test('characters of players that are at the table already stay as they are', () => {
  expect(strangers(FILE, [], ['Ida', 'leo'])).toEqual(['Tom "T"']);
});
