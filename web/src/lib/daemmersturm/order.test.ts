import { expect, test } from 'vitest';

import type { TableStore } from '../table/store.svelte';
import type { Field, Form, View } from '../../wire';
import { fixture } from './fixture';
import { GroupOrder } from './order.svelte';
import { sceneOf } from './scene';

/** A table that accepts everything and where no character has a target. */
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
      // Another event at the beginning of the turn, such as damage over time.
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

test('who is in no melee goes to the target first', async () => {
  const field = (name: string, kind: 'one' | 'many'): Field => ({ name, label: '', kind: { [kind]: [{ value: 3, label: '', note: '', barred: null }] }, value: null, optional: true }) as unknown as Field;
  const form = (verb: string, fixed: Record<string, unknown>, of: Field): Form => ({ verb, label: '', hint: '', group: 'action', rule: null, fixed, fields: [of], barred: null });
  const { store } = peaceful(0, 7);
  const sent: unknown[] = [];
  const close = () => sent.some((it) => JSON.stringify(it).includes('near'));
  const there = {
    get view() {
      return store.view;
    },
    act: async (what: { command?: unknown }) => {
      sent.push(what.command);
      return store.act(what as never);
    },
    ask: async () => ({ forms: [form('turn', { move: { by: 7 } }, field('move.near', 'many')), ...(close() ? [form('attack', { strike: { by: 7 } }, field('strike.on', 'one'))] : [])] }),
  } as unknown as TableStore;
  const order = new GroupOrder();
  await order.attack(there, [7], 3, true);
  expect(sent.slice(0, 2)).toEqual([{ turn: { move: { by: 7, near: [3] } } }, { attack: { strike: { by: 7, on: 3 } } }]);
  expect(order.idle).toEqual([]);
});
