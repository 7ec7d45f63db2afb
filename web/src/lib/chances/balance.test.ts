// The texts about the analysis of a fight, including its turning points.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { beforeAll, expect, test } from 'vitest';
import { entries } from '../../../build/ftl.ts';
import { install, setLang } from '../i18n';
import Balance from './Balance.svelte';
import type { CostShareView, InsightView, PointView } from '../../wire';

const file = (name: string) => entries(readFileSync(join(import.meta.dirname, '../../../../messages', name), 'utf8'));
const plain = (html: string) => html.replace(/<!--.*?-->/gs, '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ').trim();

beforeAll(async () => {
  for (const lang of ['de', 'en'] as const) install(lang, { pages: { p: file(`${lang}/page.ftl`), c: file(`${lang}/page-chances.ftl`) }, terms: {} });
});

const exact = (value: number) => ({ value, error: 0 });
const point = (text: string, kind: PointView['kind'], change: number, then: number, turns: boolean): PointView => ({
  seq: 1, kind, text, chances: [exact(then)], change: exact(change), costs: [exact(10 * then)], turns,
});
const boxes = (before: number, by_hand: number): CostShareView => ({
  gauge: 'Kästchen', before, expected: exact(3), luck: { value: -1.25, error: 0.3 }, decisions: exact(0.5), by_hand: exact(by_hand), after: exact(2.25 + by_hand),
});
const view: InsightView = {
  system: 'sotc', title: 'Kai', fight: 1, fights: 1, begin: 1, to: 'gm', shares: false, is_over: true, is_exact: true, runs: 0,
  basis: '', summary: 'Wache: …', luckiest: [], costliest: [], costs: [{ side: 'Wache', ...boxes(9, 0) }],
  characters: [
    { actor: 1, name: 'Ida', side: 'Wache', luck: exact(-0.1), decisions: exact(0), costs: [boxes(5, 1)] },
    { actor: 2, name: 'Ruben', side: 'Wache', luck: exact(0), decisions: exact(-0.01), costs: [] },
  ], dice: [],
  sides: [{ label: 'Wache', beginning: exact(0.5), luck: exact(-0.2), decisions: exact(0.05), by_hand: exact(0), end: exact(0.35) }],
  points: [
    point('Der Kampf beginnt', 'beginning', 0, 0.5, false),
    point('Ida würfelt +1', 'luck', -0.18, 0.32, true),
    point('Ruben wartet', 'decision', -0.01, 0.31, false),
    point('Ida behält den Punkt', 'decision', 0.06, 0.37, true),
  ],
};

test.each([
  ['de', 'Wendepunkte (die Kreise) −18 % Ida würfelt +1 Würfel, danach 32 % +6 % Ida behält den Punkt Entscheidung, danach 37 %'],
  ['en', 'Turning points (the circles) −18% Ida würfelt +1 dice, then 32% +6% Ida behält den Punkt decision, then 37%'],
] as const)('the turning points are told below the curve (%s)', async (lang, words) => {
  await setLang(lang);
  expect(plain(render(Balance, { props: { view } }).body).replaceAll('\u00a0', ' ')).toContain(words);
});

const words = async (lang: 'de' | 'en') => {
  await setLang(lang);
  return plain(render(Balance, { props: { view } }).body).replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u00ad', '');
};

test.each([
  [
    'de',
    'Was es gekostet hat Was Vorher Zu erwarten Glück Entscheidungen Nachher Wache Kästchen 9 3 −1,3 (± 0,3) 0,5 2,3',
    'Was es jede Figur gekostet hat Was Vorher Zu erwarten Glück Entscheidungen Von Hand Nachher Ida Kästchen 5 3 −1,3 (± 0,3) 0,5 1 3,3',
  ],
  [
    'en',
    'What it cost Resource Before Expected Luck Decisions After Wache Kästchen 9 3 −1.3 (± 0.3) 0.5 2.3',
    'What it cost each character Resource Before Expected Luck Decisions By hand After Ida Kästchen 5 3 −1.3 (± 0.3) 0.5 1 3.3',
  ],
] as const)('what the fight cost is told for sides and for characters (%s)', async (lang, sides, characters) => {
  const said = await words(lang);
  expect(said).toContain(sides);
  expect(said).toContain(characters);
});

test.each([
  ['de', 'Was die Kurve zeigt die Chance der Seite „Wache“ Wache: Kästchen'],
  ['en', 'What the curve shows the chance of “Wache” Wache: Kästchen'],
] as const)('the curve can show each cost (%s)', async (lang, choices) => {
  expect(await words(lang)).toContain(choices);
});
