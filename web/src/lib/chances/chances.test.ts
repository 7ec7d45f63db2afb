// Tests of comparisons and the chart, including their texts for screen readers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { beforeAll, expect, test } from 'vitest';
import { entries } from '../../../build/ftl.ts';
import Figures from '../../screens/odds/Figures.svelte';
import { install, setLang } from '../i18n';
import { href, read } from './address';
import Chart from './Chart.svelte';
import { ceiling, plot } from './chart';
import { answer, better, inWords, isYesOrNo } from './answer';
import { folded, likeliest, MOST, rows } from './compare';
import { decimal, numeric, percent, written } from './figures';
import Forecast from './Forecast.svelte';
import type { CostView, OddsView, SimulationView } from '../../wire';

const file = (name: string) => entries(readFileSync(join(import.meta.dirname, '../../../../messages', name), 'utf8'));
const plain = (html: string) => html.replace(/<!--.*?-->/gs, '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ').trim();

beforeAll(async () => {
  for (const lang of ['de', 'en'] as const) {
    install(lang, { pages: { p: file(`${lang}/page.ftl`), c: file(`${lang}/page-chances.ftl`) }, terms: { 'terms-sotc.ftl': file(`${lang}/terms-sotc.ftl`) } });
  }
  await setLang('de');
});

/** A roll with the given number of ways for each result. */
function told(notation: string, results: Record<string, number>): OddsView {
  const found = Object.entries(results).sort((a, b) => numeric(a[0]) - numeric(b[0]));
  const of = found.reduce((sum, it) => sum + it[1], 0);
  const share = (n: number) => ((100 * n) / of).toFixed(4);
  const outcomes = found.map(([value, ways], n) => ({
    value, ways: `${ways}`, percent: share(ways), at_least: share(found.slice(n).reduce((sum, it) => sum + it[1], 0)),
  }));
  return { notation, denominator: `${of}`, mean: '0', rest: '0', outcomes };
}

const [d4, d2] = [told('1d4', { 1: 1, 2: 1, 3: 1, 4: 1 }), told('1d2*3/2', { '1.5': 1, 3: 1 })];

test('two rolls stand beside each other, also where one of them cannot fall so', () => {
  const all = rows([d4, d2]);
  expect(all.map((it) => it.value)).toEqual(['1', '1.5', '2', '3', '4']);
  expect(all.map((it) => it.exactly)).toEqual([[25, 0], [0, 50], [25, 0], [25, 50], [25, 0]]);
  expect(all.map((it) => it.at_least)).toEqual([[100, 100], [75, 100], [75, 50], [50, 50], [25, 0]]);
  expect(rows([])).toEqual([]);
  expect(likeliest(d2).map((it) => it.value)).toEqual(['1.5', '3']);
  expect(likeliest(told('2d2', { 2: 1, 3: 2, 4: 1 })).map((it) => it.value)).toEqual(['3']);
});

test('results that are not told are not said to be impossible', () => {
  const long = told('long', Object.fromEntries(Array.from({ length: MOST }, (_, n) => [`${n}`, 1])));
  const last = rows([long, told('1d1+9999', { 10000: 1 })]).at(-1);
  expect(last).toEqual({ value: '10000', exactly: [null, 100], at_least: [null, 100] });
});

test('figures are written as the reader writes them', async () => {
  expect([written('-3.5'), written('7/3'), decimal(-1.25, 1), decimal(-0.01, 1), decimal(2, 1)]).toEqual(['−3,5', '7/3', '−1,3', '0', '2']);
  expect([percent(13.2716), percent(0), percent(0.0004), percent(99.9996), percent(100)]).toEqual(['13,27\u00a0%', '0,00\u00a0%', '< 0,01\u00a0%', '> 99,99\u00a0%', '100,00\u00a0%']);
  expect([numeric('-7/2'), numeric('12')]).toEqual([-3.5, 12]);
  await setLang('en');
  expect([written('-3.5'), percent(12345.6)]).toEqual(['−3.5', '12345.60%']);
  await setLang('de');
});

const d20 = (plus: number, least: number) => Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`${n + 1 + plus - least}`, 1]));

test('a roll that asks something is answered in a sentence', async () => {
  const hit = told('1d20 + 3 vs 15', d20(3, 15));
  expect(plain(answer(hit))).toBe('1W20 + 3 gegen 15: trifft zu 45,00 %. Wo Gleichstand nicht genügt, zu 40,00 %.');
  expect(plain(answer(told('1d2 vs 1d2', { '-1': 1, 0: 2, 1: 1 })))).toBe('1W2 gegen 1W2: vorn zu 25,00 %, gleichauf zu 50,00 %, hinten zu 25,00 %.');
  expect(plain(answer(told('2d6 at least 8', { 0: 21, 1: 15 })))).toBe('2W6 mindestens 8: gelingt zu 41,67 %.');
  expect([answer(d4), isYesOrNo(d4), answer(told('1d4 # a vs 3', { 1: 1 }))]).toEqual(['', false, '']);
  expect(answer(told('1d20 vs 30', { '-10': 1 }))).toContain('trifft zu 0,00');
  expect(inWords('4dF + d% + 4d6dl1 + (1d4)d6')).toBe('4WF + W% + 4W6dl1 + (1W4)W6');
  expect(inWords('1d20 + 4 >= 12')).toBe('1W20 + 4 mindestens 12');
  expect([inWords('1d20 + 4 = 12'), inWords('1d6 other than 6')]).toEqual(['1W20 + 4 genau 12', '1W6 nicht 6']);
  expect(plain(answer(told('1d20 exactly 20', { 0: 19, 1: 1 })))).toBe('1W20 genau 20: gelingt zu 5,00 %.');
  expect(inWords('1d20[x vs y] vs 3 # a vs b')).toBe('1W20[x vs y] gegen 3 # a vs b');
  await setLang('en');
  expect(answer(hit)).toContain('hits 45.00% of the time');
  await setLang('de');
});

test('the better of two is named, with how often it is ahead', () => {
  const [a, b] = [told('1d4', { 1: 1, 2: 1, 3: 1, 4: 1 }), told('1d6', { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 })];
  const wanted = '1W6 ist besser als 1W4: höher zu 58,33 %, gleich zu 16,67 %, niedriger zu 25,00 %.';
  expect([plain(better([a, b], rows([a, b]))), plain(better([b, a], rows([b, a])))]).toEqual([wanted, wanted]);
  expect(plain(better([a, a], rows([a, a])))).toContain('gleich gut: Jedes ist zu 37,50 % höher, gleich sind sie zu 25,00 %');
  expect(better([a], rows([a]))).toBe('');
  const tries = [told('1d20 + 4 >= 12', { 0: 7, 1: 13 }), told('2d6 + 6 >= 12', { 0: 10, 1: 26 })];
  expect(plain(better(tries, rows(tries)))).toBe('2W6 + 6 mindestens 12 gelingt öfter als 1W20 + 4 mindestens 12: zu 72,22 % statt 65,00 %.');
});

test('what hardly ever comes is one bar at the end, and nothing is lost', () => {
  const tail = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`${n}`, n < 10 ? 1000 : n === 10 ? 500 : 1]));
  const all = rows([told('x', tail)]);
  const { rows: shown, low, high } = folded(all);
  expect([low, high, shown.at(-1)?.value]).toEqual([false, true, '14']);
  const sum = (of: typeof shown) => of.reduce((n, it) => n + (it.exactly[0] ?? 0), 0);
  expect(sum(shown)).toBeCloseTo(sum(all), 6);
  expect(shown.at(-1)?.at_least[0]).toBe(all.find((it) => it.value === '14')?.at_least[0]);
  expect(folded(rows([d4])).rows).toHaveLength(4);
  const both = folded(rows([told('x', tail), told('y', Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`${n}`, 1])))]));
  expect([both.low, both.high]).toEqual([false, false]);
});

test('an address tells which rolls are meant, and a plus is a plus', () => {
  for (const asked of [{ roll: '4d6kh3', other: '3d6' }, { roll: '4dF+3 gegen 2d6 # 50%&=', other: '' }]) expect(read(new URL(href(asked), 'http://x').search)).toEqual(asked);
  expect(href({ roll: ' 4d6kh3', other: '3d6 ' })).toBe('/odds?roll=4d6kh3&with=3d6');
  expect(read('?roll=2d6+3&with=')).toEqual({ roll: '2d6+3', other: '' });
  expect(read('?with=d%&x')).toEqual({ roll: 'd%', other: '' });
  expect([read(''), href({ roll: '', other: '' })]).toEqual([{ roll: '', other: '' }, '/odds']);
});

test('bars stand on one line, are as high as their share, and never overlap', () => {
  const { paths, base, left, below, beside } = plot(['1', '2'], [[50, 25], [0, null]], 256, 132);
  expect([base, left, paths[1]]).toEqual([110, 56, '']);
  const bars = [...(paths[0] ?? '').matchAll(/M([\d.]+) 110V([\d.]+)H([\d.]+)V110Z/g)].map((it) => it.slice(1).map(Number));
  const [a = [], b = []] = bars;
  expect([a[1], b[1]]).toEqual([10, 60]);
  expect((a[2] ?? 0) <= (b[0] ?? 0) && (b[2] ?? 0) <= 256).toBe(true);
  expect(below.map((it) => it.label)).toEqual(['1', '2']);
  expect(beside.map((it) => it.percent)).toEqual([0, 25, 50]);
  expect([0, 0.003, 13, 20, 51, 100].map(ceiling)).toEqual([1, 0.005, 20, 20, 100, 100]);
});

test('labels leave each other room, however many there are', () => {
  const labels = Array.from({ length: 991 }, (_, n) => `${n + 10}`);
  const { below } = plot(labels, [labels.map(() => 0.1)], 330, 200);
  expect(below.length).toBeGreaterThan(2);
  for (const [n, it] of below.entries()) expect(it.at - (below[n - 1]?.at ?? -99)).toBeGreaterThan(30);
  expect(plot([], [], 0, 0).paths).toEqual([]);
});

test('a chart is one picture with a name and a description', () => {
  const { body } = render(Chart, { props: { title: '4d6kh3', desc: 'von 3 bis 18', labels: ['3'], rows: [[100], [50]] } });
  const [, title, desc] = /<svg[^>]*role="img" aria-labelledby="([^"]+)" aria-describedby="([^"]+)"/.exec(body) ?? [];
  expect(body).toContain(`<title id="${title}">4d6kh3</title>`);
  expect(body).toContain(`<desc id="${desc}">von 3 bis 18</desc>`);
  expect(body.match(/<path/g)).toHaveLength(2);
});

test('the table has the figures of the chart, with ways for one roll and a head for each of two', () => {
  const one = render(Figures, { props: { told: [d4], rows: rows([d4]) } }).body;
  expect(plain(one)).toContain('Wert von 4 genau mindestens 1 1 25,00 % 100,00 %');
  const two = render(Figures, { props: { told: [d4, d2], rows: rows([d4, d2]) } }).body;
  const against = told('1d4 vs 3', { '-2': 1, '-1': 1, 0: 1, 1: 1 });
  expect(plain(render(Figures, { props: { told: [against], rows: rows([against]) } }).body)).toContain('Abstand von 4 genau mindestens −2 1');
  expect(two.match(/scope="colgroup"/g)).toHaveLength(2);
  expect(plain(two)).toContain('1,5 0,00 % 75,00 % 50,00 % 100,00 %');
});

const cost = (name: string, policy: string): CostView => ({
  name, side: 'Wache', out: 0.345, policy, gauges: [{ label: 'Konsequenzen', before: 0, mean: 1.25, bars: [[0, 0.5], [2, 0.5]] }],
});
const view = (policies: string[]): SimulationView => ({
  system: 'sotc', title: 'Kai', runs: 2000, seed: 7,
  wins: [{ label: 'die Spielenden', count: '1310', share: 0.655 }, { label: 'niemand allein', count: '0', share: 0 }],
  rounds: { label: 'Runden', before: null, mean: 4.25, bars: [[3, 0.25], [5, 0.75]] },
  costs: policies.map((policy, n) => cost(`Figur ${n}`, policy)),
  remarks: [],
});

test('a forecast says who stands, how long it takes, what it costs, and how everybody fights', () => {
  const said = plain(render(Forecast, { props: { view: view(['greift an', 'greift an']) } }).body);
  expect(said).toContain('Die Spielenden 65,5 %');
  expect(said).toContain('Niemand allein 0,0 %');
  expect(said).toContain('Im Mittel 4,3, am häufigsten 5 mit 75 %.');
  expect(said).toContain('Figur 1 Wache in 34,5 % der Kämpfe ausgeschaltet Konsequenzen: vorher 0, am Ende im Mittel 1,3');
  expect(said.match(/greift an/g)).toHaveLength(1);
  expect(said).toContain('Jede Figur greift an. Niemand flieht');
  expect(said).toContain('2000 Kämpfe, Startwert 7');
  const each = plain(render(Forecast, { props: { view: view(['greift an', 'hält sich zurück']) } }).body);
  expect(each).toContain('Hält sich zurück.');
  expect(each).not.toContain('Angenommen');
});
