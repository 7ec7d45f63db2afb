// Tests of the panels of ZeroSpace: their texts, including those for screen readers, and what they hide.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { beforeAll, expect, test } from 'vitest';
import { entries } from '../build/ftl.ts';
import { install, setLang } from '../src/lib/i18n';
import Endurance from '../src/lib/zerospace/Endurance.svelte';
import Meeting from '../src/lib/zerospace/Meeting.svelte';
import MySheet from '../src/lib/zerospace/MySheet.svelte';
import People from '../src/lib/zerospace/People.svelte';
import Stage from '../src/lib/zerospace/Stage.svelte';
import Strip from '../src/lib/zerospace/Strip.svelte';
import Window from '../src/lib/zerospace/Window.svelte';
import { fixture, forcing } from '../src/lib/zerospace/fixture';
import { kit } from '../src/lib/zerospace/kit';
import { sceneOf } from '../src/lib/zerospace/scene';
import type { Shared } from '../src/screens/table/context';
import { Ui } from '../src/screens/table/ui.svelte';
import type { MeetingView, View } from '../src/wire';
import Stand from './Stand.svelte';

const file = (name: string) => entries(readFileSync(join(import.meta.dirname, '../../messages', name), 'utf8'));
const plain = (html: string) => html.replace(/<!--.*?-->/gs, '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ').trim();

beforeAll(async () => {
  const names = ['page', 'page-table', 'page-screens', 'page-zerospace'];
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
const player = () => fixture('player');
const meeting = (view: View): MeetingView => {
  const { clash } = sceneOf(view);
  if (!clash) throw new Error('the fixture has one');
  return clash;
};

test('the order of turns has every place in order, and says who is at turn', () => {
  const body = panel(Strip, table(player()));
  const slots = body.split(/<li class="slot/).slice(1).map(plain);
  expect(slots.map((it) => /Juno|Sorel|Ilka|Rafe|Drohnen|Kesh|Umgebung/.exec(it)?.[0])).toEqual(['Juno', 'Sorel', 'Ilka', 'Rafe', 'Drohnen', 'Kesh', 'Umgebung']);
  expect(body.match(/aria-current="step"/g)).toHaveLength(1);
  expect(/<li class="slot[^>]*aria-current="step"[^>]*>.*?<\/li>/s.exec(body)?.[0]).toContain('am Zug');
  expect(slots[0]).toContain('aufgeschoben · gilt bis Junos Platz in Runde 5');
  expect(slots[3]).toContain('schuldet den Zug');
  expect(slots[6]).toContain('Die Kranlast fällt.');
});

test('of a shared slot everybody is heard, with how it stands', () => {
  const shared = plain(panel(Strip, table(player())).split(/<li class="slot/)[5] ?? '');
  expect(shared).toContain('ein gemeinsamer Platz');
  for (const one of ['Drohne 1', 'Drohne 2', 'Drohne 3, kann nicht handeln']) expect(shared).toContain(one);
});

test('without a conflict there is no order, and nothing is in its way', () => {
  const view = player();
  const scene = { zero_space: { ...sceneOf(view), round: null } };
  expect(plain(panel(Strip, table({ ...view, scene })))).toBe('Zugfolge: Gerade läuft kein Konflikt.');
});

test('an opening has offers with price and chance, a way past them, and one not to be asked again', () => {
  const body = panel(Window, table(player()), { question: forcing(true) });
  const offers = [...body.matchAll(/<button type="button" class="offer.*?<\/button>/gs)].map((it) => plain(it[0]));
  expect(offers).toEqual(['Ausweichen (Geschick) dein nächster Zug · 21 % 1633 von 7776', 'Etwas anderes zur Verteidigung dein nächster Zug']);
  expect(plain(body)).toContain('In Deckung gehen dein nächster Zug Geht nicht: Wer festgehalten ist, kommt nicht vom Fleck.');
  expect(plain(body)).toContain('Immer passen');
  expect(/<button[^>]*class="btn go main[^"]*".*?<\/button>/s.exec(body)?.[0]).toContain('Nichts erzwingen');
});

test('the coach stands before the offers, and nowhere without a sentence', () => {
  const view = player();
  const seats = view.house.seats.map((it) => ({ ...it, coach: it.mine }));
  const at = table({ ...view, house: { ...view.house, seats } });
  const text = 'Ausweichen bringt 62 % statt 21 %.';
  const store = { ...at.store, coach: () => ({ text, choice: 0, percent: 62, instead: 21 }) } as unknown as Shared['store'];
  const body = plain(panel(Window, { ...at, store }, { question: forcing(true) }));
  expect(body.startsWith(`Ratgeber ${text}`)).toBe(true);
  expect(plain(panel(Window, at, { question: forcing(true) }))).not.toContain('Ratgeber');
  const off = { ...store, view: player() } as unknown as Shared['store'];
  expect(plain(panel(Window, { ...at, store: off }, { question: forcing(true) }))).not.toContain('Ratgeber');
});

test('nobody switches off what another one is asked', () => {
  const body = plain(panel(Window, table(fixture('gm'), 'gm'), { question: forcing(false) }));
  expect(body).not.toContain('Immer passen');
  expect(body).toContain('Für Mira: Nichts erzwingen');
});

test('what one is not asked any more stands on the sheet, with the way back', () => {
  expect(plain(panel(MySheet, table(player())))).toContain('wieder fragen');
  const view = player();
  const seats = view.house.seats.map((it) => ({ ...it, prompts: {} }));
  expect(plain(panel(MySheet, table({ ...view, house: { ...view.house, seats } })))).not.toContain('wieder fragen');
});

test('rolls that meet show what counts, both pools, and the exact chance', () => {
  const view = player();
  const body = render(Meeting, { props: { meeting: meeting(view), scene: sceneOf(view) } }).body;
  const said = plain(body);
  for (const part of ['2W6 + 7', '3W6 + 4', '50 %', '3888 von 7776', '1 Ausdauer', 'zählt: Ilka ist in Deckung', '+1 W']) expect(said).toContain(part);
  // Circumstances that do not apply are collapsed.
  expect(said).not.toContain('Sorel rennt');
  expect(said).toContain('Alle 3 Umstände zeigen');
  expect(body).toContain('aria-label="3 Würfel, noch nicht geworfen"');
});

test('what is added to the dice stands below them, and with its rules where somebody asks why', () => {
  const view = player();
  const clash = meeting(view);
  const parts = [
    { text: 'Geschick +4', rule: 'zerospace.dice.attribute-added' },
    { text: 'Würfel +8', rule: 'zerospace.check.formula' },
    { text: 'Energieschild +3', rule: 'zerospace.power-level.greater-of-sources' },
  ];
  const shown = (why: boolean) => render(Meeting, { props: { meeting: { ...clash, acting: { ...clash.acting, parts } }, scene: sceneOf(view), why } }).body;
  expect(plain(shown(false))).toContain('Geschick +4 · Energieschild +3');
  expect(plain(shown(true))).not.toContain('Geschick +4 ·');
});

test('against a hidden number there is no number to be seen', () => {
  const view = player();
  const hidden: MeetingView = {
    ...meeting(view), kind: 'check', chance: null, stake: '', lead: null, lead_words: '',
    against: { actor: null, name: 'verborgener Schwierigkeitsgrad', text: '', ticks: [], pool: null, thrown: null, bonus: null, formula: '', pool_parts: [], parts: [], dice: [], total: null, stands: true },
  };
  const body = render(Meeting, { props: { meeting: hidden, scene: sceneOf(view), why: true } }).body;
  const against = plain(body.slice(body.indexOf('Verborgener')));
  expect(against).toBe('Verborgener Schwierigkeitsgrad steht fest');
  expect(plain(body)).not.toMatch(/%|Abstand/);
});

test('a circumstance that fails the attempt says so', () => {
  const view = player();
  const clash = meeting(view);
  const ticks = clash.acting.ticks.map((it) => (it.row === 'impossible' ? { ...it, on: true } : it));
  const said = plain(render(Meeting, { props: { meeting: { ...clash, acting: { ...clash.acting, ticks } }, scene: sceneOf(view) } }).body);
  expect(said).toMatch(/zählt: unmöglich .*scheitert/);
});

test('endurance that is not known is not drawn', () => {
  const known = render(Endurance, { props: { endurance: { now: 3, max: 5, lost: 2, losses: [] } } }).body;
  expect(plain(known)).toBe('3 von 5');
  const unknown = render(Endurance, { props: { endurance: { now: null, max: null, lost: 2, losses: [] } } }).body;
  expect(plain(unknown)).toBe('2 Ausdauer verloren');
  expect(unknown).not.toContain('meter');
});

test('a false lead looks genuine to whoever was told, and not to the game master', () => {
  expect(plain(panel(Stage, table(player())))).toContain('Mira Der Code lautet 7-7-3.');
  expect(plain(panel(Stage, table(player())))).not.toContain('falsche Fährte');
  expect(plain(panel(Stage, table(fixture('gm'), 'gm')))).toContain('falsche Fährte');
});

test('tasks say how far they have come', () => {
  const said = plain(panel(Stage, table(player())));
  expect(said).toContain('Erfolge 2 von 3 Versuch 3 von 5');
  expect(said).toContain('Juno Adeyemi 1 von 3 Pilotin Kesh 2 von 3 3 Versuche bisher');
});

test('people stand with their seats and points, states as buttons that open the rule', () => {
  const body = panel(People, table(player()));
  expect(body).toContain('aria-label="1 Aktionspunkt"');
  expect(body).toContain('aria-label="0 Aktionspunkte"');
  expect(body).toMatch(/<button[^>]*popovertarget[^>]*>festgehalten von Sorel<\/button>/);
  expect(body).not.toContain('Lauscher');
  expect(panel(People, table(fixture('gm'), 'gm'))).toContain('Lauscher');
});
