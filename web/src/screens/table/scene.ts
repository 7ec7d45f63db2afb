// Selectors for the scene of the Fate books. They know no rules.

import type { ActorView, AspectView, FateScene, View, WayView, ZoneView } from '../../wire';
import { mine } from './kit';

/** The scene of a Fate book. Only the panels of this engine call it. */
export function sceneOf(view: View): FateScene {
  if ('fate' in view.scene) return view.scene.fate;
  throw new Error('no table of a Fate book');
}

/** Finds a character by id. */
export function actorOf(scene: FateScene, id: number | null | undefined): ActorView | undefined {
  return scene.actors.find((it) => it.id === id);
}

/** Whether the game master has described where everybody is. */
export function isPlaced(scene: FateScene): boolean {
  return scene.aspects.length > 0 || scene.zones.length > 1;
}

/** Whether a table has hardly begun: there is nobody yet, or only players with their characters, who do not know where they are. */
export function isNew(scene: FateScene): boolean {
  if (scene.actors.length === 0) return true;
  return !isPlaced(scene) && scene.scene === 1 && scene.conflict === null && scene.actors.every((it) => it.seat !== 0);
}

/** The character that the viewer most likely acts for. */
export function likely(scene: FateScene): number | null {
  const own = mine(scene);
  const turn = own.find((it) => it.id === scene.conflict?.turn);
  const next = scene.order.map((id) => own.find((it) => it.id === id)).find((it) => it && !it.acted && it.out === null);
  return (turn ?? next ?? own[0])?.id ?? null;
}

/** The way between two zones, in either direction. */
export function wayBetween(ways: readonly WayView[], a: number, b: number): WayView | undefined {
  const there = ways.find((it) => it.from === a && it.to === b);
  return there ?? ways.find((it) => it.from === b && it.to === a);
}

/** The zones in an order that keeps connected ones adjacent as far as possible. */
export function inOrder(zones: readonly ZoneView[], ways: readonly WayView[]): ZoneView[] {
  const left = [...zones];
  const found: ZoneView[] = [];
  const degree = (zone: ZoneView) => ways.filter((it) => it.from === zone.id || it.to === zone.id).length;
  while (left.length > 0) {
    const last = found.at(-1);
    const near = last && left.find((it) => wayBetween(ways, last.id, it.id));
    // A new chain begins at one of its ends.
    const ends = [...left].sort((a, b) => degree(a) - degree(b) || zones.indexOf(a) - zones.indexOf(b));
    const next = near ?? (found.length === 0 ? (ends[0] ?? left[0]) : left[0]);
    if (!next) break;
    found.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return found;
}

/** A way out of a zone. */
export interface Exit {
  to: ZoneView;
  border: number;
  /** Whether the way leads only in this direction. */
  oneWay: boolean;
}

/** The ways out of a zone. */
export function exits(scene: FateScene, from: number): Exit[] {
  return scene.zones.flatMap((to) => {
    const there = scene.ways.find((it) => it.from === from && it.to === to.id);
    const back = scene.ways.find((it) => it.from === to.id && it.to === from && !it.one_way);
    const way = there ?? back;
    return way ? [{ to, border: way.border, oneWay: way.one_way }] : [];
  });
}

/** Id of an aspect in play; `null` for an aspect of a sheet. */
export function inPlay(aspect: AspectView): number | null {
  const it = aspect.aspect;
  if (typeof it !== 'object' || it === null || !('play' in it)) return null;
  return typeof it.play === 'number' ? it.play : null;
}

/** The aspects to show as cards: those of the scene, then zones, then characters; sheet aspects are left out. */
export function cards(scene: FateScene): AspectView[] {
  const rank = (it: AspectView) => (it.actor !== null ? 2 : it.zone !== null ? 1 : 0);
  return scene.aspects.filter((it) => it.kind !== 'sheet').sort((a, b) => rank(a) - rank(b));
}

/** The mood of a zone: one of six tints, the same wherever its name is. */
export function moodOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % 6;
}
