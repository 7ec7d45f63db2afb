import { expect, test } from 'vitest';

import { blocks, encounter } from './profiles';

const TEXT = `Aschewolf: (N=20+1|13, F=20-2|12, Z=20-5|10) LP 18, Besondere Fähigkeiten: Rudel
AP 4, FP 0

  Vorna "Dorn": (N=20+3|15, F=20|13, Z=20+1|14) LP 40
AP 6`;

test('a profile begins with its name; what follows up to the next belongs to it', () => {
  const found = blocks(TEXT);
  expect(found.map((it) => [it.line, it.name, it.text.split('\n').length])).toEqual([[1, 'Aschewolf', 2], [4, 'Vorna "Dorn"', 2]]);
  expect(blocks(' \n\n')).toEqual([]);
  expect(blocks('was ist das\nAschewolf: (N=20)').map((it) => it.line)).toEqual([1, 2]);
});

test('they become the text of an encounter', () => {
  const text = encounter('daemmersturm', blocks(TEXT), { side: 'Wilde', hidden: true, player: '' });
  expect(text.match(/\[\[character\]\]/g)).toHaveLength(2);
  expect(text).toContain('profile = "Vorna \\"Dorn\\": (N=20+3|15, F=20|13, Z=20+1|14) LP 40\\nAP 6"\nside = "Wilde"\nhidden = true');
  expect(text).not.toContain('player');
});
