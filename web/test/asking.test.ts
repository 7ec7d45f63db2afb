// Tests of questions in the second person.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { entries } from '../build/ftl.ts';
import { install, setLang } from '../src/lib/i18n';
import { asking } from '../src/screens/table/asking';
import { fixture, question } from '../src/screens/table/fixture';

const file = (name: string) => entries(readFileSync(join(import.meta.dirname, '../../messages', name), 'utf8'));

beforeAll(async () => {
  install('en', { pages: { 'page-table': file('en/page-table.ftl') }, terms: { 'terms-sotc.ftl': file('en/terms-sotc.ftl') } });
  await setLang('en');
});

test('the game master is asked for others as for her own, by name', () => {
  const behind = (mine: boolean) => ({ ...question(mine), kind: 'invoke', sentence: 'the sentence of the server' });
  expect(asking(fixture('player'), behind(true))).toBe('You are 3 behind. Invoke an aspect?');
  expect(asking(fixture('gm'), behind(false))).toBe('Kapitänin Ida Brandt is 3 behind. Invoke an aspect?');
  expect(asking(fixture('gm'), question(false))).toBe('Kapitänin Ida Brandt is hit for 3. What absorbs the hit?');
});
