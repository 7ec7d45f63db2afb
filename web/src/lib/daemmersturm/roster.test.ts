import { expect, test } from 'vitest';

import { fixture } from './fixture';
import { Roster } from './roster.svelte';
import { sceneOf } from './scene';

const scene = sceneOf(fixture('gm'));

function table() {
  const roster = new Roster();
  const rows = roster.rows(scene);
  roster.current = rows[0]?.id ?? null;
  let at = 0;
  const press = (key: string, shiftKey = false, choosable = true) => roster.key(rows, { key, shiftKey, at: (at += 100) }, choosable);
  return { roster, rows, press, wait: () => (at += 2000) };
}

test('arrows move, space chooses, and with shift all on the way are chosen', () => {
  const { roster, rows, press } = table();
  press('ArrowDown');
  press(' ');
  press('ArrowDown', true);
  press('ArrowDown', true);
  expect(roster.picked(scene).map((it) => it.id)).toEqual(rows.slice(1, 4).map((it) => it.id));
  press(' ');
  expect(roster.chosen.size).toBe(2);
});

test('letters lead to a name; after a pause they begin anew', () => {
  const { roster, press, wait } = table();
  'aschewolf'.split('').forEach((it) => press(it));
  expect(scene.people.find((it) => it.id === roster.current)?.name).toBe('Aschewolf 1');
  wait();
  press('v');
  expect(scene.people.find((it) => it.id === roster.current)?.name).toBe('Vorna Schwarzdorn');
});

test('right opens a line and left closes it; whoever may choose nobody chooses nobody', () => {
  const { roster, press } = table();
  press('ArrowRight');
  press('ArrowRight');
  expect([...roster.open]).toEqual([0]);
  press('ArrowLeft');
  expect([...roster.open]).toEqual([]);
  press(' ', false, false);
  press('ArrowDown', true, false);
  expect([...roster.chosen]).toEqual([]);
  expect(press('Tab')).toBe(false);
});

test('all of a list are chosen, or none if all are', () => {
  const { roster } = table();
  roster.toggle(3);
  roster.toggleAll([3, 4]);
  expect([...roster.chosen].sort()).toEqual([3, 4]);
  roster.toggleAll([3, 4]);
  expect([...roster.chosen]).toEqual([]);
});
