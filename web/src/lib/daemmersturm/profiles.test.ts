import { expect, test } from 'vitest';

import { encounter } from './profiles';

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
