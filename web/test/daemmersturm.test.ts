// Tests of the panels of Dämmersturm: their texts, including those for screen readers, and what they hide.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { beforeAll, expect, test } from 'vitest';
import { entries } from '../build/ftl.ts';
import { install, setLang } from '../src/lib/i18n';
import Ask from '../src/lib/daemmersturm/Ask.svelte';
import Clash from '../src/lib/daemmersturm/Clash.svelte';
import MySheet from '../src/lib/daemmersturm/MySheet.svelte';
import People from '../src/lib/daemmersturm/People.svelte';
import Stage from '../src/lib/daemmersturm/Stage.svelte';
import Strip from '../src/lib/daemmersturm/Strip.svelte';
import Tray from '../src/lib/daemmersturm/Tray.svelte';
import Window from '../src/lib/daemmersturm/Window.svelte';
import { catching, fixture, rolling } from '../src/lib/daemmersturm/fixture';
import { kit } from '../src/lib/daemmersturm/kit';
import { sceneOf } from '../src/lib/daemmersturm/scene';
import type { Shared } from '../src/screens/table/context';
import { Ui } from '../src/screens/table/ui.svelte';
import type { StrikeView, View } from '../src/wire';
import Stand from './Stand.svelte';

const file = (name: string) => entries(readFileSync(join(import.meta.dirname, '../../messages', name), 'utf8'));
const plain = (html: string) => html.replace(/<!--.*?-->/gs, '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ').trim();

beforeAll(async () => {
  const names = ['page', 'page-table', 'page-screens', 'page-daemmersturm'];
  install('de', { pages: Object.fromEntries(names.map((it) => [it, file(`de/${it}.ftl`)])), terms: { 'terms-sotc.ftl': file('de/terms-sotc.ftl') } });
  await setLang('de');
});

function table(view: View, role: 'gm' | 'player' = 'player'): Shared {
  const store = {
    view, id: 't', you: { role, seat: role === 'gm' ? 0 : 1 }, online: { seats: [0, 1], watching: 0 }, lines: [],
    odds: () => null, coach: () => null, fetchOdds: () => Promise.resolve(),
  };
  return { store: store as unknown as Shared['store'], ui: new Ui(kit.likely), kit };
}

const panel = (it: unknown, at: Shared, given = {}) => render(Stand, { props: { panel: it as Component<Record<string, unknown>>, at, given } }).body;
const player = () => table(fixture('player'));
const gm = () => table(fixture('gm'), 'gm');
const lineOf = (body: string, id: number) => body.split('role="row"').find((it) => it.includes(`id="figure-${id}"`)) ?? '';
const strike = (view: View): StrikeView => {
  const { clash } = sceneOf(view);
  if (!clash) throw new Error('the fixture has one');
  return clash;
};

test('everybody has a line; one of them is reached by the tabulator', () => {
  const body = panel(People, gm());
  expect(body.match(/id="figure-\d+"/g)).toHaveLength(32);
  expect(body.match(/<div[^>]*role="row"[^>]*tabindex="0"/g)).toHaveLength(1);
  expect(body).not.toMatch(/⟨/);
});

test('a line says life points, values, who is near and what holds, each thing also in words', () => {
  const line = plain(lineOf(panel(People, gm()), 8));
  for (const it of ['Aschewolf 2', '/18', 'NA +1, NV 13;', 'im Nahkampf mit', 'Alrun Thornbach', 'Glutstaub −3 LP · noch 2 Runden', 'Natterntau']) expect(line).toContain(it);
  expect(lineOf(panel(People, gm()), 8)).toContain('aria-label="Lebenspunkte von Aschewolf 2"');
  expect(plain(lineOf(panel(People, gm()), 0))).toContain('am Zug');
  expect(lineOf(panel(People, gm()), 0)).toContain('aria-current="step"');
});

test('a player sees what is lost of others, chooses nobody and changes nothing', () => {
  const body = panel(People, player());
  expect(plain(lineOf(body, 7))).toContain('14 LP verloren');
  expect(plain(lineOf(body, 7))).not.toMatch(/\/18|NA/);
  expect(body).not.toMatch(/aria-selected|type="checkbox"|Lebenspunkte von/);
  expect(body).not.toContain('Schütze im Schilf');
  expect(panel(People, gm())).toContain('Schütze im Schilf');
});

test('a mark is in the line; the plot leader takes it off, and reads the secret ones', () => {
  const line = lineOf(panel(People, gm()), 7);
  for (const it of ['flieht', 'bestochen (geheim)']) expect(plain(line)).toContain(it);
  for (const it of ['flieht', 'bestochen']) expect(line).toContain(`aria-label="Markierung „${it}“ von Aschewolf 1 wegnehmen"`);
  const own = lineOf(panel(People, player()), 7);
  expect(plain(own)).toContain('flieht');
  expect(own).not.toMatch(/bestochen|wegnehmen/);
});

test('the order of turns has every place, and says who is at turn', () => {
  const body = panel(Strip, player());
  expect(body.match(/<li/g)).toHaveLength(12);
  expect(body.match(/aria-current="step"/g)).toHaveLength(1);
  expect(plain(body)).toContain('Melik Sandläufer , hat gehandelt');
  expect(plain(body)).toContain('Reihenfolge, Runde 3');
  expect(body).toContain('title="Kampfabschnitt 1 · Runde 3"');
  expect(plain(panel(Strip, table(fixture('player', { scene: { daemmersturm: { ...strikeless(), combat: null } } }))))).toContain('Gerade läuft kein Kampf.');
});

function strikeless() {
  const view = fixture('player');
  if (!('daemmersturm' in view.scene)) throw new Error('it is one');
  return { ...view.scene.daemmersturm, clash: null };
}

test('an attack shows roll, defence, what protects in its order, and the row that counts', () => {
  const at = player();
  const body = panel(Clash, at, { strike: strike(at.store.view), scene: sceneOf(at.store.view), why: false });
  const words = plain(body);
  for (const it of ['kritischer Treffer', '20 +5 = 25', 'Verteidigung 13', 'von hinten', '/roll 3-10', '4 · nötig 5', 'Aschewolf 2 verliert 8 LP']) expect(words).toContain(it);
  expect(words.indexOf('In Deckung gehen')).toBeLessThan(words.indexOf('Schild'));
  expect(words).toContain('Wirkung 3 , gilt');
  expect(words).not.toContain('Wirkung 4');
  const why = plain(panel(Clash, at, { strike: strike(at.store.view), scene: sceneOf(at.store.view), why: true }));
  for (const it of ['+3 NA', '13 NV', 'Wirkung 4']) expect(why).toContain(it);
});

test('a roll that waits shows what to type in the game, to copy', () => {
  const at = player();
  const body = panel(Window, at, { question: rolling(true) });
  expect(body).toContain('<code');
  expect(plain(body)).toContain('/roll 3-10');
  expect(plain(body)).toContain('Server würfelt');
  expect(plain(body)).not.toContain('Abbrechen');
  expect(kit.isShort?.(rolling(true))).toBe(true);
  expect(kit.isShort?.(catching())).toBe(false);
});

test('the tray says of each line why it fits nothing; only what suits can be assigned', () => {
  const own = plain(panel(Tray, player()));
  expect(own).toContain('Alrun: 3 (1-6) passt nicht: Erwartet wird 3-10');
  expect(own).not.toContain('Zuordnen');
  const body = plain(panel(Tray, gm()));
  expect(body.match(/Zuordnen/g)).toHaveLength(1);
  expect(body).toContain('Zuordnen Hedda: 11');
});

test('two hundred swarmers are one heap with a number; the limit counts them as thirds', () => {
  const body = panel(Ask, gm(), { question: catching() });
  expect(body.match(/type="checkbox"/g)).toHaveLength(4);
  const words = plain(body);
  expect(words).toContain('Schwärmer 9 von 200');
  expect(words).toContain('12 ausgewählt, Platz 18 von 24');
  expect(words).toContain('Diese 12');
});

test('a sheet and the scene say everything, and nothing is left to be filled in', () => {
  const words = plain(panel(MySheet, player()));
  for (const it of ['27', 'NA +3', 'AP 4 von 6', 'Langschwert (Schaden 3–10)', 'Bewegung (4 m)', 'sucht Deckung']) expect(words).toContain(it);
  const scene = plain(panel(Stage, gm()));
  for (const it of ['Alrun Thornbach – Hauptmann Rasko 30 m', 'Deckung 12 von vorn', 'Flammenteppich', 'Darin: Aschewolf 2', 'Fackel', 'Zweiter Atem', 'Erledigt']) expect(scene).toContain(it);
  expect(words + scene).not.toMatch(/⟨|undefined|NaN/);
  expect(plain(panel(Stage, player()))).not.toContain('Erledigt');
});
