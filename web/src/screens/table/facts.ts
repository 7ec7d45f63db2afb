// Facts that the game master sets directly. They are built from the game master's forms, so that the page knows no rules.

import type { TableStore, Refusal } from '../../lib/table/store.svelte';
import type { Form } from '../../wire';
import { carried, command, type Values } from './form/model';

/** Finds a form and submits it with some values changed. Resolves with whether that succeeded. */
async function carryOut(store: TableStore, actor: number | null, wanted: (it: Form) => boolean, change: Values): Promise<boolean> {
  try {
    const reply = await store.ask({ forms: { actor } });
    const form = 'forms' in reply ? reply.forms.find(wanted) : undefined;
    return form !== undefined && (await store.act({ command: command(form, carried(form.fields, change)) }));
  } catch (refusal) {
    store.refused(refusal as Refusal);
    return false;
  }
}

/** Whether this form sets the values of a character. */
export const isAbout = (it: Form, actor: number): boolean => it.verb === 'set' && Array.isArray(it.fixed['actor']) && it.fixed['actor'][0] === actor;

const TRACKS = ['health', 'composure'];

/** Marks a stress box, or frees it. */
export function toggleBox(store: TableStore, actor: number, track: { track: string; boxes: readonly { number: number; marked: boolean }[] }, box: { number: number; marked: boolean }): Promise<boolean> {
  const marked = track.boxes.filter((it) => (it.number === box.number ? !it.marked : it.marked)).map((it) => it.number);
  return carryOut(store, actor, (it) => isAbout(it, actor), { [`actor.1.stress.${TRACKS.indexOf(track.track)}`]: marked });
}

/** Sets the number of fate points. */
export function setFate(store: TableStore, actor: number, points: number): Promise<boolean> {
  return carryOut(store, actor, (it) => isAbout(it, actor), { 'actor.1.fate': Math.max(0, points) });
}

/** Adds a nameless group to a zone. */
export function addGroup(store: TableStore, zone: number, name: string, quality: number, members: number): Promise<boolean> {
  const change = { 'join.0.name': name, 'join.0.minions.quality': quality, 'join.1.members': members, 'join.1.zone': zone };
  return carryOut(store, null, (it) => joins(it, 'join.0.minions.quality'), change);
}

/** Adds a character without any values to a zone. */
export function addCharacter(store: TableStore, zone: number, name: string): Promise<boolean> {
  return carryOut(store, null, (it) => joins(it, 'join.1.fate'), { 'join.0.name': name, 'join.1.zone': zone });
}

const joins = (it: Form, field: string) => it.verb === 'set' && 'join' in it.fixed && it.fields.some((one) => one.name === field);

/** Takes a character off the board, with all its state. */
export function shelve(store: TableStore, actor: number): Promise<boolean> {
  return carryOut(store, actor, (it) => isAbout(it, actor), { 'actor.1.hidden': true, 'actor.1.out': 'left' });
}

/** Puts a character from the shelf into a zone. */
export function unshelve(store: TableStore, actor: number, zone: number): Promise<boolean> {
  return carryOut(store, actor, (it) => isAbout(it, actor), { 'actor.1.hidden': false, 'actor.1.out': null, 'actor.1.zone': zone });
}

/** Compels an aspect of a character. */
export function compel(store: TableStore, actor: number, aspect: unknown, effect: string): Promise<boolean> {
  return carryOut(store, actor, (it) => it.verb === 'compel', { aspect, effect });
}

/** Places an aspect on the scene. */
export function addAspect(store: TableStore, text: string): Promise<boolean> {
  return store.act({ command: { set: { aspect: { text, on: 'scene', hidden: false } } } });
}

/** Removes an aspect in play. */
export function removeAspect(store: TableStore, id: number): Promise<boolean> {
  return store.act({ command: { set: { no_aspect: id } } });
}

/** Rewords an aspect in play; free uses and its kind stay. */
export function rewordAspect(store: TableStore, id: number, text: string): Promise<boolean> {
  return store.act({ command: { set: { reword: [id, text] } } });
}
