import { expect, test } from 'vitest';

import { lastOf, recapParts, storyOf } from './recap';

const TEXT = '# Nebel\n\n- Mira\n\nMira würfelt 2d6: 7 (3, 4)  \n\\*Stolz\\* \\[geheim\\]\n-3 Schaden\n\n### Leer\n\n### Gesagt\n\n> „Wer da?“ – Ida\n';

test('a recap is shown without Markdown, below its headings', () => {
  expect(recapParts(TEXT)).toEqual([
    { heading: 'Nebel', lines: ['Mira', 'Mira würfelt 2d6: 7 (3, 4)', '*Stolz* [geheim]', '-3 Schaden'] },
    { heading: 'Gesagt', lines: ['„Wer da?“ – Ida'] },
  ]);
  expect(recapParts('Mira kommt an.')).toEqual([{ heading: '', lines: ['Mira kommt an.'] }]);
  expect(recapParts('# Nebel\n')).toEqual([]);
});

test('a story is told without who played and everything in order', () => {
  const part = (heading: string) => ({ heading, lines: ['…'] });
  expect(storyOf(['Nebel', 'Der Kampf', 'Gesagt', 'Alles der Reihe nach'].map(part))).toEqual(['Der Kampf', 'Gesagt'].map(part));
  expect(storyOf(['Nebel', 'Alles der Reihe nach'].map(part))).toEqual([]);
});

test('its end keeps the headings of what is shown', () => {
  const parts = recapParts(TEXT);
  expect(lastOf(parts, 1)).toEqual([parts[1]]);
  expect(lastOf(parts, 2)).toEqual([{ heading: 'Nebel', lines: ['-3 Schaden'] }, parts[1]]);
  expect(lastOf(parts, 99)).toEqual(parts);
});
