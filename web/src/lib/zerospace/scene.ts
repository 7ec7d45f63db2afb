// What the panels of ZeroSpace read off a scene: nothing here knows a rule.

import { mine } from '../../screens/table/kit';
import type { CharacterView, ChipView, HoldView, DistanceView, PlaceView, SlotView, View, ZeroSpaceScene } from '../../wire';

/** The scene of a ZeroSpace table. Only these panels ask for it. */
export function sceneOf(view: View): ZeroSpaceScene {
  if ('zero_space' in view.scene) return view.scene.zero_space;
  throw new Error('no table of ZeroSpace');
}

/** Somebody by number. */
export function characterOf(scene: ZeroSpaceScene, id: number | null | undefined): CharacterView | undefined {
  return scene.actors.find((it) => it.id === id);
}

/** Which wood somebody's counter is of: the players' by seat; none for the game master's, which are square. */
export function woodOf(scene: ZeroSpaceScene, actor: CharacterView): number | null {
  if (actor.seat === 0) return null;
  const players = [...new Set(scene.actors.filter((it) => it.seat !== 0).map((it) => it.seat))].sort((a, b) => a - b);
  return players.indexOf(actor.seat);
}

/** Whoever the viewer most likely acts for now: whose turn it is, else whose comes next. */
export function likely(scene: ZeroSpaceScene): number | null {
  const own = mine(scene);
  const places = scene.round?.slots.flatMap((it) => it.places) ?? [];
  const turn = own.find((it) => it.id === scene.round?.turn);
  const next = places.find((it) => it.state === 'waits' && own.some((one) => one.id === it.actor));
  return turn?.id ?? next?.actor ?? own[0]?.id ?? null;
}

/** How a chip looks: as what is mine, others', good for somebody, bad for somebody, hidden, or over. */
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

/** The slots whose turn is over, or is not to be. */
const GONE = new Set(['acted', 'deferred', 'forfeited', 'owed', 'passed']);

/** Is nothing of this slot still to come? */
export function isGone(slot: SlotView): boolean {
  return slot.places.length > 0 && slot.places.every((it) => GONE.has(it.state));
}

/** Does somebody of this slot act right now? */
export function isNow(slot: SlotView): boolean {
  return slot.places.some((it) => it.state === 'now' || it.state === 'cut_in');
}

/** A slot that several share. */
export function isShared(slot: SlotView): boolean {
  return slot.places.length > 1;
}

/** Chips of a slot of one alone: those of the turn and of the slot. That it is still to come, its place says. */
export function chipsOf(slot: SlotView, place: PlaceView): ChipView[] {
  return [...place.chips.filter((it) => it.kind !== 'waits'), ...slot.chips];
}

/** What holds of somebody, each thing once: who is hidden, out or at turn is marked otherwise. */
export function statesOf(actor: CharacterView): ChipView[] {
  return actor.states.filter((it) => it.kind !== 'hidden');
}

/** Who holds or is held. */
export function holdsOf(scene: ZeroSpaceScene, id: number): HoldView[] {
  return scene.holds.filter((it) => it.by === id || it.on === id);
}

/** How far somebody is from others, the nearest first. */
export function distancesOf(scene: ZeroSpaceScene, id: number): { to: CharacterView; distance: DistanceView }[] {
  const found = scene.distances.flatMap((distance) => {
    if (distance.a !== id && distance.b !== id) return [];
    const to = characterOf(scene, distance.a === id ? distance.b : distance.a);
    return to ? [{ to, distance }] : [];
  });
  return found.sort((a, b) => a.distance.length - b.distance.length);
}

/** Everybody of the game master's by side, objects last. */
export function others(scene: ZeroSpaceScene): { side: string; actors: CharacterView[] }[] {
  const own = scene.actors.filter((it) => it.seat === 0);
  const sides = [...new Set(own.map((it) => it.side))].sort((a, b) => a - b);
  return sides.map((side) => {
    const actors = own.filter((it) => it.side === side);
    return { side: scene.sides[side] ?? '', actors: actors.sort((a, b) => Number(a.kind === 'object') - Number(b.kind === 'object')) };
  });
}
