import { expect, test } from 'vitest';

import type { Form, View } from '../../wire';
import { fixture } from './fixture';
import { likely, sceneOf } from './scene';
import { Ui, formKey } from './ui.svelte';

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

test('a form that was put away is forgotten with its character', () => {
  const it = ui();
  it.chooseActor(6);
  it.compose({ verb: 'maneuver', label: 'Aspekt', hint: '', group: 'action', rule: null, fixed: {}, fields: [], barred: null });
  it.putAway();
  it.follow(turn(5), false);
  expect([it.composing, it.form, it.actor(turn(5))]).toEqual([false, null, 5]);
});

test('a character chosen after the turn has moved on stays until the next turn', () => {
  const it = ui();
  it.chooseActor(6);
  it.follow(turn(4), false);
  it.chooseActor(4);
  it.follow(turn(5), false);
  expect(it.actor(turn(5))).toBe(4);
});

test('a form that a question took away goes on, if it is still possible', () => {
  const form = (label: string, rest: Partial<Form> = {}): Form => ({ verb: 'maneuver', label, hint: '', group: 'action', rule: null, fixed: {}, fields: [], barred: null, ...rest });
  const [attack, maneuver] = [form('attack'), form('maneuver')];
  const began = () => {
    const it = ui();
    it.keep(4, formKey(maneuver), { text: 'mud' });
    return it;
  };
  const resumed = (it: Ui, actor: number, forms: Form[]) => {
    it.resume(actor, forms);
    return it.form;
  };
  expect(resumed(began(), 4, [attack, maneuver])).toEqual({ key: formKey(maneuver), values: { text: 'mud' } });
  expect(resumed(began(), 5, [attack, maneuver])).toBeNull();
  expect(resumed(began(), 4, [attack, form('maneuver', { barred: { text: 'no', rule: '' } })])).toBeNull();
  const done = began();
  done.drop();
  expect(resumed(done, 4, [maneuver])).toBeNull();
  const other = began();
  other.form = { key: formKey(attack), values: {} };
  expect(resumed(other, 4, [attack, maneuver])).toEqual({ key: formKey(attack), values: {} });
});
