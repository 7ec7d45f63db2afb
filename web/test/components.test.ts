// Checks that every component is shown somewhere. Tests alone do not count.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');

test('every component is used by the page', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((it) => /\.(svelte|ts)$/.test(it) && !it.endsWith('.test.ts'))
    .map((it) => readFileSync(join(SOURCE, it), 'utf8'));
  const components = files.filter((it) => it.endsWith('.svelte')).map((it) => basename(it));
  expect(components.length).toBeGreaterThan(100);
  expect(components.filter((it) => !texts.some((text) => text.includes(`/${it}'`)))).toEqual([]);
});
