import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { promptsOf } from '../../screens/settings/prompts';
import { fixture } from './fixture';

test('every kind of question that the engine asks can be set, and no other', () => {
  const source = readFileSync(join(import.meta.dirname, '../../../../crates/daemmersturm/src/question.rs'), 'utf8');
  const asked = [...source.matchAll(/^ {4}\w+ "([a-z-]+)" \{/gm)].map((it) => it[1]);
  expect(asked.length).toBeGreaterThan(20);
  expect(promptsOf(fixture('gm')).map((it) => it.kind).sort()).toEqual(asked.sort());
});
