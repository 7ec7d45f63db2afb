// Properties that scenes of all systems share.
import type { View } from '../wire';

/** The names of the people of a scene. */
export function namesOf(scene: View['scene']): Map<number, string> {
  const people = 'daemmersturm' in scene ? scene.daemmersturm.people : 'fate' in scene ? scene.fate.actors : scene.zero_space.actors;
  return new Map(people.map((it) => [it.id, it.name]));
}

/** The round of a conflict and the word for it; null outside conflicts. */
export function roundOf(scene: View['scene']): { what: 'exchange' | 'round'; n: number } | null {
  if ('fate' in scene) return scene.fate.conflict ? { what: 'exchange', n: scene.fate.conflict.exchange } : null;
  const n = 'daemmersturm' in scene ? scene.daemmersturm.combat?.round : scene.zero_space.round?.number;
  return n === undefined ? null : { what: 'round', n };
}
