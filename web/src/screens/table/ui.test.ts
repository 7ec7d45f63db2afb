import { expect, test } from 'vitest';

import type { View } from '../../wire';
import { fixture } from './fixture';
import { likely, sceneOf } from './scene';
import { Ui } from './ui.svelte';

/** The table of the game master when it is the turn of `who`. */
function turn(who: number): View {
  const view = fixture('gm');
  const scene = sceneOf(view);
  return { ...view, scene: { fate: { ...scene, conflict: scene.conflict && { ...scene.conflict, turn: who } } } };
}

const ui = () => new Ui((view) => likely(sceneOf(view)));

test('a character chosen for an aside is dropped when the turn moves on', () => {
  const it = ui();
  it.chooseActor(6);
  it.follow(turn(4), false);
  expect(it.actor(turn(4))).toBe(6);
  it.follow(turn(5), false);
  expect(it.actor(turn(5))).toBe(5);
});

test('a form that is being filled in keeps its character', () => {
  const it = ui();
  it.chooseActor(6);
  it.follow(turn(4), false);
  it.follow(turn(5), true);
  expect(it.actor(turn(5))).toBe(6);
  it.form = { key: 'compel/Aspekt reizen', values: {} };
  it.follow(turn(5), false);
  expect(it.actor(turn(5))).toBe(6);
  it.form = null;
  it.follow(turn(5), false);
  expect(it.actor(turn(5))).toBe(5);
});

test('a character chosen after the turn has moved on stays until the next turn', () => {
  const it = ui();
  it.chooseActor(6);
  it.follow(turn(4), false);
  it.chooseActor(4);
  it.follow(turn(5), false);
  expect(it.actor(turn(5))).toBe(4);
});
