import { expect, test } from 'vitest';

import { recapLines } from './recap';

test('a recap is shown without Markdown', () => {
  const text = '# Nebel\n\n- Mira\n\nMira würfelt 2d6: 7 (3, 4)  \n\\*Stolz\\* \\[geheim\\]\n-3 Schaden\n\n> „Wer da?“ – Ida\n';
  expect(recapLines(text)).toEqual(['Nebel', 'Mira', 'Mira würfelt 2d6: 7 (3, 4)', '*Stolz* [geheim]', '-3 Schaden', '„Wer da?“ – Ida']);
});
