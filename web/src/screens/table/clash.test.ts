import { expect, test } from 'vitest';

import type { ClashView, SideView } from '../../wire';
import { facing } from './clash';

const side = (actor: number, rest: Partial<SideView> = {}): SideView => ({ actor, name: `n${actor}`, text: '', dice: null, parts: [], total: null, ...rest });
const clash = (acting: SideView, against: SideView | null): ClashView => ({ title: '', acting, against, lead: null, lead_words: '', over: false });
const parts = [{ text: '', rule: null, name: 'Stealth', value: 3 }, { text: '', rule: null, name: 'hint', value: -1 }];
const name = (actor: number | null) => `who ${actor}`;

test('what is chosen stands on the side of the one who is asked', () => {
  const both = clash(side(1, { total: 4, to_roll: true }), side(2, { total: 1, to_roll: true }));
  const own = facing(both, { actor: 1, parts, rolls: true }, name);
  expect([own?.acting.total, own?.across?.total]).toEqual([2, 1]);
  const other = facing(both, { actor: 2, parts, rolls: true }, name);
  expect([other?.acting.total, other?.across?.total, other?.across?.to_roll]).toEqual([4, 2, true]);
  expect(facing(both, null, name)?.across?.total).toBe(1);
});

test('a side that stands as it is waits for no dice', () => {
  const stands = clash(side(1, { total: 4, to_roll: true }), side(2, { total: 1, stands: true }));
  expect(facing(stands, { actor: 2, parts, rolls: true }, name)?.across?.to_roll).toBe(false);
});

test('a defence appears across an attack that fell', () => {
  const attack = clash(side(1, { total: 4 }), null);
  expect(facing(attack, { actor: 2, parts, rolls: true }, name)?.across).toMatchObject({ name: 'who 2', total: 2, to_roll: true });
  expect(facing(attack, null, name)?.across).toBeNull();
});

test('sides that can be compared no longer wait', () => {
  expect(facing(clash(side(1, { total: 4 }), side(2, { total: 1 })), null, name)).toBeNull();
  expect(facing({ ...clash(side(1), side(2)), over: true }, null, name)).toBeNull();
  // A number is there from the beginning.
  expect(facing(clash(side(1, { total: 4, to_roll: true }), { ...side(0), actor: null, total: 2 }), null, name)).toBeNull();
});

test('what nobody rolled against stands alone', () => {
  const block = { ...clash(side(1, { total: 2 }), null), over: true };
  expect(facing(block, { actor: 2, parts, rolls: true }, name)).toEqual({ acting: block.acting, across: null });
});
