import { expect, test } from 'vitest';

import { fixture } from './fixture';
import { mine } from './kit';
import { cards, exits, inOrder, isNew, likely, sceneOf, wayBetween } from './scene';
import { woodOf } from '../../lib/wood';

const scene = sceneOf(fixture('player'));

test('zones stand beside those that they lead to', () => {
  const names = inOrder(scene.zones, scene.ways).map((it) => it.name);
  const [a, b] = [scene.zones[0], scene.zones[1]];
  expect(names.length).toBe(scene.zones.length);
  expect(a && b && wayBetween(scene.ways, b.id, a.id)?.border).toBe(1);
});

test('a way with no way back leads out at one end only', () => {
  const oneWay = scene.ways.find((it) => it.one_way);
  if (!oneWay) throw new Error('the fixture has one');
  expect(exits(scene, oneWay.from).some((it) => it.to.id === oneWay.to && it.oneWay)).toBe(true);
  expect(exits(scene, oneWay.to).some((it) => it.to.id === oneWay.from)).toBe(false);
});

test('a player acts for her own, the game master for whoever is at turn', () => {
  expect(mine(scene).map((it) => it.id)).toEqual([0]);
  expect(likely(scene)).toBe(0);
  const gm = sceneOf(fixture('gm'));
  expect(likely(gm)).toBe(gm.conflict?.turn);
});

test('counters of players are round, in woods by seat', () => {
  expect(scene.actors.map((it) => woodOf(scene.actors, it))).toEqual([0, 1, 2, 3, null, null, null]);
});

test('aspects of sheets stay on sheets', () => {
  expect(cards(scene).every((it) => it.kind !== 'sheet')).toBe(true);
});

test('a table is new until there are opponents, a scene or a conflict', () => {
  const empty = { ...scene, actors: [], aspects: [], zones: scene.zones.slice(0, 1), conflict: null, scene: 1 };
  const hero = scene.actors.filter((it) => it.seat !== 0);
  const players = { ...empty, actors: hero };
  expect(hero.length).toBeGreaterThan(0);
  expect([empty, players].map(isNew)).toEqual([true, true]);
  expect(isNew({ ...empty, aspects: scene.aspects }), 'nobody is there').toBe(true);
  const begun = [{ actors: scene.actors }, { aspects: scene.aspects }, { zones: scene.zones }, { conflict: scene.conflict }, { scene: 2 }];
  expect(begun.map((it) => isNew({ ...players, ...it }))).toEqual(begun.map(() => false));
});
