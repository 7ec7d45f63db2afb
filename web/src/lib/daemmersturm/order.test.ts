import { expect, test } from 'vitest';

import type { TableStore } from '../table/store.svelte';
import type { View } from '../../wire';
import { fixture } from './fixture';
import { GroupOrder } from './order.svelte';
import { sceneOf } from './scene';

/** A table at which everything is accepted, and nobody has anyone to attack. */
function peaceful(others: number, turn?: number) {
  const acts: string[] = [];
  let view: View = fixture('gm', { waiting: null });
  const begun = structuredClone(sceneOf(view));
  if (begun.combat && turn !== undefined) begun.combat.turn = turn;
  view = { ...view, scene: { daemmersturm: begun } };
  const store = {
    get view() {
      return view;
    },
    act: async (what: { command?: unknown; undo?: { to: number } }) => {
      acts.push(what.undo ? `undo ${what.undo.to}` : JSON.stringify(what.command).includes('take_turn') ? 'take' : 'end');
      const scene = structuredClone(sceneOf(view));
      if (scene.combat) scene.combat.turn = acts.at(-1) === 'take' ? 7 : null;
      // What else happens when the turn begins, such as damage over time.
      view = { ...view, seq: view.seq + 1 + (acts.at(-1) === 'take' ? others : 0), scene: { daemmersturm: scene } };
      return true;
    },
    ask: async () => ({ forms: [] }),
  };
  return { store: store as unknown as TableStore, acts, first: view.seq + 1 };
}

test('who has nobody to attack keeps the turn for later', async () => {
  const order = new GroupOrder();
  const { store, acts, first } = peaceful(0);
  await order.attack(store, [7], null, true);
  expect([acts, order.idle.length]).toEqual([['take', `undo ${first}`], 1]);
});

test('a turn in which something has happened is over', async () => {
  const { store, acts } = peaceful(1);
  await new GroupOrder().attack(store, [7], null, true);
  expect(acts).toEqual(['take', 'end']);
});

test('who has the turn already and nobody to attack keeps it', async () => {
  const order = new GroupOrder();
  const { store, acts } = peaceful(0, 7);
  await order.attack(store, [7], null, true);
  expect([acts, order.idle.length]).toEqual([[], 1]);
});
