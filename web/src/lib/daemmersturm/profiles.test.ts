import { expect, test } from 'vitest';

import { EACH, encounter, looksLikeProfile, mended } from './profiles';

const ALL = [
  { text: 'Aschewolf: (N=20+1|13, F=20-2|12, Z=20-5|10) LP 18' },
  { text: 'Vorna "Dorn": (N=20+3|15, F=20|13, Z=20+1|14) LP 40\nAP 6' },
];

test('they become the text of an encounter', () => {
  const text = encounter('daemmersturm', ALL, { side: 'Wilde', hidden: true, player: '' });
  expect(text.match(/\[\[character\]\]/g)).toHaveLength(2);
  expect(text).toContain('profile = "Vorna \\"Dorn\\": (N=20+3|15, F=20|13, Z=20+1|14) LP 40\\nAP 6"\nside = "Wilde"\nhidden = true');
  expect(text).not.toContain('player');
});

test('each of them can have a seat that waits for somebody', () => {
  const named = ALL.map((it) => ({ ...it, name: it.text.split(':')[0] ?? '' }));
  const text = encounter('daemmersturm', named, { side: '', hidden: false, player: EACH });
  expect(text).toContain('players = ["Aschewolf", "Vorna \\"Dorn\\""]');
  expect(text.match(/^player = .*$/gm)).toEqual(['player = "Aschewolf"', 'player = "Vorna \\"Dorn\\""']);
});

test('gear, spells and the name in the client come along', () => {
  const text = encounter('daemmersturm', [{ text: 'A: (N=20+1|13, F=20|12, Z=20|10) LP 9', gear: ['Schwert', 'Bogen'], spells: ['Lohe 4-12'], client: 'Wanja' }], { side: '', hidden: false, player: '' });
  expect(text).toContain('drawn = ["Schwert"]\ngear = ["Bogen"]\nspells = ["Lohe 4-12"]\nclient-name = "Wanja"');
});

test('what a chat puts around profiles is mended, line by line', () => {
  const values = '(N=20+1|13, F=20|12, Z=20|10) LP 9';
  expect(mended(`[22:14] Arn - ${values}`)).toBe(`Arn: ${values}`);
  expect(mended(`Arn ${values}`)).toBe(`Arn: ${values}`);
  expect(mended(`Arn: ${values}`)).toBe(`Arn: ${values}`);
  expect(mended(`Arn\n(Nachtelfe): ${values}`)).toBe(`\nArn (Nachtelfe): ${values}`);
  expect(mended('AP 3')).toBe('AP 3');
});

test('profiles are recognised wherever they are pasted', () => {
  expect(looksLikeProfile('Arn: (N=20+1|13, F=20|12, Z=20|10) LP 9')).toBe(true);
  expect(looksLikeProfile('Arn würfelt. Ergebnis: 3 (1-20)')).toBe(false);
});
