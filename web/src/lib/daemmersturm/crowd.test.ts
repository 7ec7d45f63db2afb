import { expect, test } from 'vitest';

import { chosenOf, clusters, roomOf, take, type Pickable } from './crowd';

const one = (id: number, label: string, group = '', room = 3): Pickable => ({ id, label, note: '', group, room });
const swarm = Array.from({ length: 200 }, (_, n) => one(n, `Schwärmer ${n + 1}`, 'Feinde', 1));
const people = [...swarm, one(300, 'Vorna', 'Feinde'), one(301, 'Wolf 1', 'Feinde'), one(302, 'Wolf 2', 'Feinde'), one(303, 'Jorin', 'Helden')];

test('two hundred who are alike are one heap; few stand alone', () => {
  const found = clusters(people);
  expect(found.map((it) => it.name)).toEqual(['Feinde', 'Helden']);
  expect(found[0]?.heaps.map((it) => [it.name, it.all.length])).toEqual([['Schwärmer', 200], ['Vorna', 1], ['Wolf 1', 1], ['Wolf 2', 1]]);
});

test('a name that is a number only stays what it is', () => {
  expect(clusters([one(1, '17')])[0]?.heaps[0]?.name).toBe('17');
});

test('of a heap as many are taken as wanted, and those who were chosen stay first', () => {
  const [heap] = clusters(swarm)[0]?.heaps ?? [];
  if (!heap) throw new Error('there is one');
  const some = new Set([150, 7]);
  expect([...take(heap, some, 4)].sort((a, b) => a - b)).toEqual([0, 1, 7, 150]);
  expect([...take(heap, some, 1)]).toEqual([7]);
  expect(chosenOf(heap, take(heap, some, 999))).toBe(200);
  expect(take(heap, new Set([300, 3]), 0)).toEqual(new Set([300]));
});

test('the limit counts a swarmer as a third of anybody else', () => {
  expect(roomOf(people, new Set([0, 1, 2, 300]))).toBe(6);
});
