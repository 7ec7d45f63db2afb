import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

import { entries } from '../../../build/ftl.ts';
import { install, setLang } from '../../lib/i18n';
import type { View } from '../../wire';
import { asking } from './asking';
import { fixture, question } from './fixture';
import { actorOf, sceneOf } from './scene';

const file = (name: string) => entries(readFileSync(join(import.meta.dirname, '../../../../messages', name), 'utf8'));

beforeAll(() => {
  for (const lang of ['de', 'en'] as const) install(lang, { pages: { p: file(`${lang}/page-table.ftl`) }, terms: { 'terms-sotc.ftl': file(`${lang}/terms-sotc.ftl`) } });
});

/** The game master's view of an attack by, or on, a group with this name. */
function attack(name: string, plural: boolean, isGroup: 'acting' | 'against'): View {
  const view = fixture('gm');
  const scene = sceneOf(view);
  const group = actorOf(scene, 5);
  const clash = scene.clash;
  if (!group?.minions || !clash?.against) throw new Error('a fight with a group');
  [group.name, group.minions.plural] = [name, plural];
  Object.assign(clash[isGroup] ?? {}, { actor: 5, name });
  return view;
}

test.each([
  ['en', 'Sailors of the Gull', true, 'Sailors of the Gull attack Kapitänin Ida Brandt: +5.', 'Sailors of the Gull are 3 behind.'],
  ['en', 'Harbour watch', false, 'Harbour watch attacks Kapitänin Ida Brandt: +5.', 'Harbour watch is 3 behind.'],
  ['de', 'Matrosen der Möwe', true, 'Matrosen der Möwe greifen Kapitänin Ida Brandt an: +5.', 'Matrosen der Möwe liegen 3 zurück.'],
  ['de', 'Hafenwache', false, 'Hafenwache greift Kapitänin Ida Brandt an: +5.', 'Hafenwache liegt 3 zurück.'],
] as const)('in %s, verbs agree with the name of a group: %s', async (lang, name, plural, attacks, behind) => {
  await setLang(lang);
  const defend = { ...question(false), kind: 'defend' };
  expect(asking(attack(name, plural, 'acting'), defend)).toContain(attacks);
  const invoke = { ...question(false), kind: 'invoke', actor: 5 };
  expect(asking(attack(name, plural, 'against'), invoke)).toContain(behind);
});
