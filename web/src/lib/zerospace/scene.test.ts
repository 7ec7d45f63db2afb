import { expect, test } from 'vitest';

import { chip, fixture } from './fixture';
import { bandOf, characterOf, chipsOf, distancesOf, holdsOf, isGone, isNow, isShared, likely, lookOf, lossesAfter, others, sceneOf } from './scene';
import { woodOf } from '../wood';

const scene = sceneOf(fixture('player'));
const gm = sceneOf(fixture('gm'));
const named = (name: string) => {
  const found = scene.round?.slots.find((it) => it.name === name);
  if (!found) throw new Error(`${name} has a slot`);
  return found;
};

test('a slot is over, at turn, or still to come', () => {
  expect(['Juno Adeyemi', 'Rafe Tornau', 'Leutnant Sorel', 'Ilka Marsan', 'Drohnen ×3'].map((it) => isGone(named(it)))).toEqual([true, true, false, false, false]);
  expect(scene.round?.slots.filter(isNow).map((it) => it.name)).toEqual(['Leutnant Sorel']);
  expect(scene.round?.slots.filter(isShared).map((it) => it.places.length)).toEqual([3]);
  const all = named('Drohnen ×3').places.map((it) => ({ ...it, state: 'acted' }));
  expect(isGone({ ...named('Drohnen ×3'), places: all })).toBe(true);
});

test('of a group that shares the current turn, those are left who have not acted', () => {
  expect(bandOf(scene)).toBe(null);
  const drones = named('Drohnen ×3');
  const acting = (...states: string[]) => {
    const slots = [{ ...drones, places: drones.places.map((it, n) => ({ ...it, state: states[n]! })) }];
    return bandOf({ ...scene, round: scene.round && { ...scene.round, slots } });
  };
  const [, second, third] = drones.places.map((it) => it.actor);
  expect(acting('acted', 'now', 'waits')).toEqual({ name: 'Drohnen ×3', left: [second, third] });
  expect([acting('acted', 'now', 'passed'), acting('acted', 'acted', 'now'), acting('waits', 'waits', 'waits')]).toEqual([null, null, null]);
});

test('that a turn is still to come needs no word; everything else of it stands there', () => {
  const kesh = named('Pilotin Kesh');
  const [place] = kesh.places;
  if (!place) throw new Error('she has a place');
  const chips = [chip('waits', 'noch nicht dran'), chip('forced', 'hat erzwungen')];
  expect(chipsOf(kesh, { ...place, chips }).map((it) => it.kind)).toEqual(['forced', 'late']);
});

test('a player acts for her own, the game master for whoever is at turn', () => {
  expect(likely(scene)).toBe(0);
  expect(likely(gm)).toBe(3);
  const round = gm.round && { ...gm.round, turn: 0 };
  expect(likely({ ...gm, round })).toBe(4);
  expect(likely({ ...gm, round: null })).toBe(3);
});

test('distances stand with either end, the nearest first', () => {
  expect(distancesOf(scene, 0).map((it) => it.to.name)).toEqual(['Pilotin Kesh', 'Leutnant Sorel']);
  expect(distancesOf(scene, 3).map((it) => it.to.name)).toEqual(['Ilka Marsan']);
  expect(distancesOf(scene, 2)).toEqual([]);
  // There is no distance to characters unknown to the viewer.
  expect(distancesOf({ ...scene, actors: scene.actors.filter((it) => it.id !== 3) }, 0).map((it) => it.to.id)).toEqual([7]);
});

test('a hold stands with both', () => {
  expect([2, 3, 0].map((id) => holdsOf(scene, id).length)).toEqual([1, 1, 0]);
});

test('the game master’s characters stand by side, objects last', () => {
  expect(others(gm).map((it) => [it.side, it.actors.at(-1)?.name])).toEqual([['Mannschaft', 'Bakenkern'], ['Freibeuter', 'Der Lauscher im Schacht']]);
  expect(others(scene).flatMap((it) => it.actors).some((it) => it.hidden)).toBe(false);
  // Sides have opaque numbers, in the order of the list; some have no names.
  const opaque = (side: number) => [3_000_000_000, 7, 5][side]!;
  const sides = gm.sides.slice(0, 1).map((it) => ({ ...it, side: opaque(it.side) }));
  const actors = gm.actors.map((it) => ({ ...it, side: opaque(it.side) }));
  expect(others({ ...gm, sides, actors }).map((it) => it.side)).toEqual(['Mannschaft', '']);
});

test('counters of players are of wood by seat, those of the others are not', () => {
  expect([0, 1, 2, 3].map((id) => woodOf(scene.actors, characterOf(scene, id)!))).toEqual([0, 1, 2, null]);
});

test('a chip of a kind that is not known looks like a hindrance, not like nothing', () => {
  const look = (kind: string) => lookOf({ kind, text: '', until: '', rule: '' });
  expect(['cover', 'held', 'now', 'acted', 'hidden', 'something-new'].map(look)).toEqual(['ok', 'no', 'oth', 'past', 'hid', 'no']);
});

test('endurance is taken and given back where it comes back first', () => {
  const loss = (kind: string, points: number) => ({ kind, points, text: '', rule: '' });
  const hurt = (...losses: ReturnType<typeof loss>[]) => ({ now: 1, max: 6, lost: losses.reduce((sum, it) => sum + it.points, 0), losses });
  expect(lossesAfter(hurt(), -1)).toEqual({ fresh: 1, deep: 0, shock: 0 });
  expect(lossesAfter(hurt(loss('fresh', 2), loss('deep', 1)), 1)).toEqual({ fresh: 1, deep: 1, shock: 0 });
  expect(lossesAfter(hurt(loss('deep', 1), loss('shock', 1)), 1)).toEqual({ fresh: 0, deep: 1, shock: 0 });
  expect(lossesAfter(hurt(loss('deep', 2)), 1)).toEqual({ fresh: 0, deep: 1, shock: 0 });
});
