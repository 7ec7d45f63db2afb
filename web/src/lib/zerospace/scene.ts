// Selectors for the scene of ZeroSpace. They know no rules.

import type { Band } from '../../screens/table/band';
import { mine } from '../../screens/table/kit';
import type { CharacterView, ChipView, EnduranceView, HoldView, DistanceView, PlaceView, SlotView, View, ZeroSpaceScene } from '../../wire';

/** The scene of a ZeroSpace table. Only the panels of this engine call it. */
export function sceneOf(view: View): ZeroSpaceScene {
  if ('zero_space' in view.scene) return view.scene.zero_space;
  throw new Error('no table of ZeroSpace');
}

/** Finds a character by id. */
export function characterOf(scene: ZeroSpaceScene, id: number | null | undefined): CharacterView | undefined {
  return scene.actors.find((it) => it.id === id);
}

/** The character that the viewer most likely acts for: the one whose turn it is, else the next one. */
export function likely(scene: ZeroSpaceScene): number | null {
  const own = mine(scene);
  const places = scene.round?.slots.flatMap((it) => it.places) ?? [];
  const turn = own.find((it) => it.id === scene.round?.turn);
  const next = places.find((it) => it.state === 'waits' && own.some((one) => one.id === it.actor));
  return turn?.id ?? next?.actor ?? own[0]?.id ?? null;
}

/**
 * The losses of endurance after one point more or less of it. Endurance that a short rest restores is regained first, and lost
 * first.
 */
export function lossesAfter(endurance: EnduranceView, by: number): Record<'fresh' | 'deep' | 'shock', number> {
  const of = (kind: string) => endurance.losses.find((it) => it.kind === kind)?.points ?? 0;
  const losses = { fresh: of('fresh'), deep: of('deep'), shock: of('shock') };
  const kind = by < 0 || losses.fresh > 0 ? 'fresh' : losses.shock > 0 ? 'shock' : 'deep';
  return { ...losses, [kind]: Math.max(0, losses[kind] - by) };
}

/** The look of a chip: own, others, good, bad, hidden, or past. */
export type Look = 'me' | 'oth' | 'ok' | 'no' | 'hid' | 'past';

const LOOKS: Record<string, Look> = {
  now: 'oth', interrupted: 'oth', cut_in: 'oth', deferred: 'oth', late: 'oth', forced: 'oth', holds: 'oth', running: 'oth', sprinting: 'oth',
  cover: 'ok', dodging: 'ok', boosted: 'ok', adapted: 'ok',
  hidden: 'hid',
  acted: 'past', passed: 'past', forfeited: 'past', down: 'past', out: 'past',
};

export function lookOf(chip: ChipView): Look {
  return LOOKS[chip.kind] ?? 'no';
}

/** States of slots whose turn is over or will not take place. */
const GONE = new Set(['acted', 'deferred', 'forfeited', 'owed', 'passed']);

/** Whether nothing of this slot is still to come. */
export function isGone(slot: SlotView): boolean {
  return slot.places.length > 0 && slot.places.every((it) => GONE.has(it.state));
}

/** Whether a character of this slot is acting right now. */
export function isNow(slot: SlotView): boolean {
  return slot.places.some((it) => it.state === 'now' || it.state === 'cut_in');
}

/** Whether several characters share the slot. */
export function isShared(slot: SlotView): boolean {
  return slot.places.length > 1;
}

/** The characters who share the current slot and have not acted yet; `null` if there is at most one. */
export function bandOf(scene: ZeroSpaceScene): Band | null {
  const slot = scene.round?.slots.find(isNow);
  const left = slot?.places.filter((it) => it.state === 'now' || it.state === 'waits') ?? [];
  return slot && left.length > 1 ? { name: slot.name, left: left.map((it) => it.actor) } : null;
}

/**
 * Chips of a slot with one character: those of the turn and of the slot. That the turn is still to come is clear from
 * its position.
 */
export function chipsOf(slot: SlotView, place: PlaceView): ChipView[] {
  return [...place.chips.filter((it) => it.kind !== 'waits'), ...slot.chips];
}

/** The conditions of a character without duplicates; being hidden, out or having the turn is shown otherwise. */
export function statesOf(actor: CharacterView): ChipView[] {
  return actor.states.filter((it) => it.kind !== 'hidden');
}

/** The holds that involve a character. */
export function holdsOf(scene: ZeroSpaceScene, id: number): HoldView[] {
  return scene.holds.filter((it) => it.by === id || it.on === id);
}

/** Distances from a character to others, nearest first. */
export function distancesOf(scene: ZeroSpaceScene, id: number): { to: CharacterView; distance: DistanceView }[] {
  const found = scene.distances.flatMap((distance) => {
    if (distance.a !== id && distance.b !== id) return [];
    const to = characterOf(scene, distance.a === id ? distance.b : distance.a);
    return to ? [{ to, distance }] : [];
  });
  return found.sort((a, b) => a.distance.length - b.distance.length);
}

/** The characters of the game master by side, objects last. */
export function others(scene: ZeroSpaceScene): { side: string; actors: CharacterView[] }[] {
  const own = scene.actors.filter((it) => it.seat === 0);
  const named = new Map(scene.sides.map((it) => [it.side, it.name]));
  // In the order of the named sides; those without names follow.
  const sides = [...named.keys(), ...own.map((it) => it.side)];
  return [...new Set(sides)].flatMap((side) => {
    const actors = own.filter((it) => it.side === side).sort((a, b) => Number(a.kind === 'object') - Number(b.kind === 'object'));
    return actors.length > 0 ? [{ side: named.get(side) ?? '', actors }] : [];
  });
}
