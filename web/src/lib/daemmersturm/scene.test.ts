import { expect, test } from 'vitest';

import { beings, own as played } from '../../screens/table/kit';
import { chip, fixture } from './fixture';
import { chipsOf, gapsOf, isOut, isUnrolled, leftOf, likely, listed, lookOf, marksOf, meleeOf, own, personOf, readyOf, sceneOf, unseenBy, untold } from './scene';
import { woodOf } from '../wood';

const scene = sceneOf(fixture('player'));
const gm = sceneOf(fixture('gm'));
const who = (id: number) => {
  const found = personOf(gm, id);
  if (!found) throw new Error(`there is number ${id}`);
  return found;
};

test('lists that are empty are not sent, and are there all the same', () => {
  const view = fixture('player');
  if (!('daemmersturm' in view.scene)) throw new Error('it is one');
  expect(view.scene.daemmersturm.people.at(-1)?.items).toBeUndefined();
  expect(scene.people.at(-1)?.items).toEqual([]);
  expect(sceneOf(view)).toBe(sceneOf(view));
});

test('a player acts for her own, the plot leader for whoever is at turn or comes next', () => {
  expect(likely(scene)).toBe(0);
  const combat = gm.combat && { ...gm.combat, turn: 8 };
  expect([likely({ ...gm, combat }), likely({ ...gm, combat: null })]).toEqual([8, 0]);
  expect(own(gm).findLastIndex((it) => !isOut(it))).toBe(own(gm).length - 2);
});

test('everybody is a being for the screens of any book, and who is out says how', () => {
  const all = beings(fixture('gm'));
  expect(all.map((it) => it.id)).toEqual(gm.people.map((it) => it.id));
  expect([all[4]?.out, all[0]?.out]).toEqual(['kampfunfähig', null]);
  expect(played(fixture('player')).map((it) => it.name)).toEqual(['Alrun Thornbach']);
});

test('the list stands by side, within it as the order of turns has it, and can be narrowed', () => {
  expect(listed(gm, null, 'all').map((it) => [it.name, it.people.length])).toEqual([['Gilde', 2], ['Wegelagerer', 25], ['Rudel', 5]]);
  const order = gm.combat && { ...gm.combat, order: [...gm.combat.order].reverse() };
  expect(listed({ ...gm, combat: order }, 1, 'all')[0]?.people.slice(0, 2).map((it) => it.id)).toEqual([11, 10]);
  const names = (filter: Parameters<typeof listed>[2]) => listed(gm, null, filter).flatMap((it) => it.people.map((one) => one.name));
  expect(names('out')).toEqual(['Wegelagerer']);
  expect(names('exhausted')).toEqual(['Aschewolf 1']);
  expect(names('marked')).toEqual(['Alrun Thornbach', 'Melik Sandläufer', 'Aschewolf 1', 'Aschewolf 2']);
  expect(names('waits')).not.toContain('Melik Sandläufer');
  expect(names('up')).toHaveLength(31);
});

test('melee says who reaches whom; a distance stands with either end', () => {
  expect(meleeOf(gm, who(8))).toEqual([{ name: 'Alrun Thornbach', way: 'both' }]);
  expect(meleeOf(gm, who(10))).toEqual([{ name: 'Melik Sandläufer', way: 'out' }]);
  const down = { ...gm, people: gm.people.map((it) => (it.id === 0 ? { ...it, status: 'incapacitated' as const } : it)) };
  expect([meleeOf(down, who(8)).length, meleeOf(down, who(8), true)]).toEqual([1, []]);
  expect([gapsOf(gm, 0), gapsOf(gm, 5), gapsOf(gm, 9)].map((it) => it.map((one) => one.to.id))).toEqual([[5], [0], []]);
});

test('counters of players are of wood by seat, those of the plot leader are not', () => {
  expect([0, 1, 2].map((id) => woodOf(gm.people, who(id)))).toEqual([0, 1, null]);
});

test('marks of several stand once each; a secret one looks like what is hidden', () => {
  const [one, other] = [who(7), { ...who(8), chips: [chip('mark', 'flieht'), chip('mark', 'hinkt')] }];
  expect(marksOf([one, other]).map((it) => [it.kind, it.text])).toEqual([['mark', 'flieht'], ['secret-mark', 'bestochen'], ['mark', 'hinkt']]);
  expect(chipsOf({ ...one, chips: [chip('normal', 'normal'), chip('mark', 'flieht')] }).map((it) => it.kind)).toEqual(['mark', 'normal']);
  expect(['mark', 'secret-mark'].map((it) => lookOf(chip(it, '')))).toEqual(['oth', 'hid']);
});

test('what is marked otherwise is no chip; a chip of an unknown kind looks like a hindrance, not like nothing', () => {
  const hidden = { ...who(3), chips: [chip('hidden', 'verborgen'), chip('poison', 'Gift')] };
  expect(chipsOf(hidden).map((it) => it.kind)).toEqual(['poison']);
  expect(['seeking', 'poison', 'something-new', 'hidden', 'incapacitated', 'channel'].map((it) => lookOf(chip(it, '')))).toEqual(['ok', 'no', 'no', 'hid', 'past', 'oth']);
});

test('the plot leader reads from whom somebody is hidden', () => {
  expect([3, 2, 0].map((id) => unseenBy(gm, who(id)))).toEqual([[0], [], []]);
});

test('players’ characters who were down take part in the first combat of a section, not in a further one', () => {
  const down = gm.people.map((it) => (it.id < 3 ? { ...it, status: 'incapacitated' } : it));
  const ready = (open: boolean) => readyOf({ ...gm, people: down, section: { ...gm.section, open } }).map((it) => it.id);
  expect(ready(true).some((it) => it < 3)).toBe(false);
  expect(ready(false).filter((it) => it < 3)).toEqual([0, 1]);
});

test('those who cannot act have nothing left of a turn', () => {
  const person = sceneOf(fixture('gm')).people.find((it) => it.turn !== null && !isOut(it));
  if (!person) throw new Error('nobody can act');
  expect(leftOf(person)).toBe(person.turn);
  expect(leftOf({ ...person, status: 'incapacitated' })).toBeNull();
});

test('the panel of an attack does not repeat its title', () => {
  const parts = (kind: string, thing: string) => [kind, '', thing, 'von hinten'];
  expect(untold('Arn greift die Wache an (Nahkampf, Schwert).', parts('Nahkampf', 'Schwert'))).toBe('von hinten');
  expect(untold('Arn greift die Wache an (Zauber).', parts('Zauber', 'Funkenhand'))).toBe('Funkenhand · von hinten');
});

test('an attack whose outcome is known has been rolled, seen or not', () => {
  const { clash } = sceneOf(fixture('player'));
  if (!clash) throw new Error('there is an attack');
  const open = { ...clash, over: false, roll: null, throws: [], outcome: '' };
  expect([open, { ...open, outcome: 'hit' }, { ...open, over: true }].map(isUnrolled)).toEqual([true, false, false]);
});
