// Tests of what the components say to screen readers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { beforeAll, expect, test } from 'vitest';
import { entries } from '../build/ftl.ts';
import { install, setLang } from '../src/lib/i18n';
import AspectCard from '../src/lib/ui/AspectCard.svelte';
import BottomSheet from '../src/lib/ui/BottomSheet.svelte';
import Boxes from '../src/lib/ui/Boxes.svelte';
import DiceRow from '../src/lib/ui/DiceRow.svelte';
import FatePoints from '../src/lib/ui/FatePoints.svelte';
import Offer from '../src/lib/ui/Offer.svelte';
import Select from '../src/lib/ui/Select.svelte';
import StatusChip from '../src/lib/ui/StatusChip.svelte';
import TextField from '../src/lib/ui/TextField.svelte';
import Token from '../src/lib/ui/Token.svelte';
import Clash from '../src/screens/table/Clash.svelte';
import { fixture } from '../src/screens/table/fixture';
import { sceneOf } from '../src/screens/table/scene';

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));
const file = (name: string) => entries(readFileSync(join(import.meta.dirname, '../../messages', name), 'utf8'));
const plainText = (html: string) => html.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ').trim();

beforeAll(async () => {
  install('de', { pages: { p: file('de/page.ftl') }, terms: { 'terms-sotc.ftl': file('de/terms-sotc.ftl') } });
  await setLang('de');
});

test('dice are read as words, and those are final while the dice tumble', () => {
  const { body } = render(DiceRow, { props: { faces: [1, 0, -1, 1], tumble: true } });
  expect(body).toContain('role="img" aria-label="plus, leer, minus, plus"');
  expect(body.match(/aria-hidden="true"/g)).toHaveLength(4);
  expect(render(DiceRow, { props: { faces: [5, -3, null] } }).body).toContain('aria-label="5, minus 3, noch nicht gefallen"');
});

test('fate points are read as a number of points', () => {
  expect(render(FatePoints, { props: { n: 2 } }).body).toContain('aria-label="2 Schicksalspunkte"');
  expect(render(FatePoints, { props: { n: 1 } }).body.match(/<svg/g)).toHaveLength(1);
  expect(plainText(render(FatePoints, { props: { n: 12 } }).body)).toBe('×12');
});

test('boxes say which are marked and which would be next', () => {
  const boxes = [1, 2, 3, 4].map((number) => ({ number, marked: number % 2 === 1, next: number === 4 }));
  const { body } = render(Boxes, { props: { boxes, label: 'Gesundheit' } });
  expect(body).toContain('aria-label="Gesundheit: 1 und 3 belegt, als Nächstes 4"');
  const pressed = render(Boxes, { props: { boxes, label: 'Gesundheit', ontoggle: () => undefined } }).body;
  expect(pressed.match(/aria-pressed="true"/g)).toHaveLength(2);
});

test('an offer has price, chance and fraction on one button', () => {
  const props = { label: 'Dampf', price: '1 SP', chance: { good: 50, of: 81, percent: 62 }, onclick: () => undefined };
  const { body } = render(Offer, { props });
  expect(body).toContain('<button type="button"');
  expect(plainText(body)).toBe('Dampf 1 SP · 62 % 50 von 81');
  expect(plainText(render(Offer, { props: { label: 'Mantel', price: null } }).body)).toBe('Mantel frei');
});

test('what is barred stays readable, with the reason, and cannot be pressed', () => {
  const barred = { text: 'Stress rutscht nie hinunter', rule: '' };
  const offer = render(Offer, { props: { label: 'Kästchen 2', barred, onclick: () => undefined } }).body;
  expect(offer).not.toContain('<button');
  expect(plainText(offer)).toBe('Kästchen 2 Geht nicht: Stress rutscht nie hinunter.');
});

test('every state has a word', () => {
  const said = (['me', 'others', 'legal', 'illegal', 'hidden', 'lapsed'] as const).map((state) =>
    plainText(render(StatusChip, { props: { state } }).body),
  );
  expect(said).toEqual(['● wartet auf dich', '◌ wartet auf andere', '✓ möglich', '✕ geht nicht', '◐ verborgen', 'vorbei']);
});

test('an aspect says how many free uses are left', () => {
  const { body } = render(AspectCard, { props: { text: 'Dampf', tag: 'Szene', free: 2 } });
  expect(body).toContain('aria-label="2-mal frei"');
  expect(body.match(/class="pip\b(?!s)/g)).toHaveLength(2);
});

test('a counter has a name unless the name stands beside it', () => {
  expect(render(Token, { props: { name: 'Baron Ravn', opposition: true } }).body).toContain('aria-label="Baron Ravn"');
  expect(render(Token, { props: { name: 'Baron Ravn', decorative: true } }).body).toContain('aria-hidden="true"');
});

test('fields tie what is wrong to what was typed', () => {
  const { body } = render(TextField, { props: { label: 'Name', value: '', error: 'Zu kurz' } });
  const id = /aria-describedby="([^"]+)"/.exec(body)?.[1] ?? '?';
  expect(body).toContain('aria-invalid="true"');
  expect(body).toMatch(new RegExp(`<small[^>]*id="${id}"`));
  const select = render(Select, { props: { label: 'Ziel', options: [{ value: 3, label: 'Ravn', note: 'Laufsteg' }], value: 3 } }).body;
  expect(plainText(select)).toBe('Ziel Ravn (Laufsteg)');
});

test('a sheet is a dialog with a name, and gone when it is closed', () => {
  const props = { label: 'Du verteidigst', children: words('3 Stress') };
  expect(render(BottomSheet, { props: { ...props, open: true } }).body).toContain('role="dialog" aria-label="Du verteidigst"');
  expect(plainText(render(BottomSheet, { props: { ...props, open: false } }).body)).toBe('');
});

test('nothing has a style in its markup, which the content security policy forbids', () => {
  const folder = join(import.meta.dirname, '../src');
  const names = ['App', 'Room', 'Shown', 'lib/ui/Offer', 'lib/ui/Icon', 'lib/ui/DiceRow', 'lib/ui/Tabs'];
  for (const name of names) expect(readFileSync(join(folder, `${name}.svelte`), 'utf8')).not.toMatch(/ style="/);
});

test('the lead over several opponents stands below both sides once, and a short one between them', () => {
  const { clash } = sceneOf(fixture('gm'));
  if (!clash) throw new Error('no clash');
  const seen = (words: string) => render(Clash, { props: { clash: { ...clash, lead_words: words } } }).body;
  const leads = 'Vorsprung von Anke Voss: −1 gegen Schläger 1 und +1 gegen Harpuniere';
  expect(seen(leads).split(leads)).toHaveLength(2);
  expect(seen(leads)).toMatch(/<p class="sm leads[^>]*>Vorsprung/);
  expect(seen('Gleichstand')).not.toContain('leads');
});
