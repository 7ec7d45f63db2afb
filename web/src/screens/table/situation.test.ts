import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

import { entries } from '../../../build/ftl.ts';
import { install, setLang } from '../../lib/i18n';
import { fixture, question } from './fixture';
import { situation } from './situation';

beforeAll(() => {
  for (const lang of ['de', 'en'] as const) {
    const table = readFileSync(join(import.meta.dirname, '../../../../messages', lang, 'page-table.ftl'), 'utf8');
    install(lang, { pages: { p: entries(table) }, terms: {} });
  }
});

test('whoever may act is told so in the second person, and the others who it is', async () => {
  const free = { waiting: null, sentence: 'Kapitänin Ida Brandt ist am Zug.' };
  const say = (view: Parameters<typeof situation>[0]) => situation(view, null, null);
  await setLang('de');
  expect(say(fixture('player', free))).toBe('Du bist dran');
  expect(say(fixture('gm', free))).toBe('Kapitänin Ida Brandt ist am Zug.');
  await setLang('en');
  expect(say(fixture('player', free))).toBe('Your turn');
});

test('a question is told as one asks it', () => {
  const [view, mine] = [fixture('player'), { ...question(true), ask: 'was fängt deinen Treffer ab?' }];
  expect(situation(view, mine, null)).toBe('Was fängt deinen Treffer ab?');
  expect(situation(view, { ...mine, mine: false }, null)).toBe('Die Rote Witwe trifft dich mit 3.');
});
