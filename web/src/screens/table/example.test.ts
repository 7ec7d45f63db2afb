import { expect, test } from 'vitest';

import type { Form, View } from '../../wire';
import { example } from './example';
import { fixture } from './fixture';

const barred = { text: 'nicht am Zug', rule: 'x' };
const attack = (target: number | null, bar: Form['barred'] = null): Form => ({
  verb: 'attack',
  label: '',
  hint: '',
  group: 'action',
  rule: null,
  fixed: { by: 1 },
  fields: [
    {
      name: 'on',
      label: '',
      kind: { one: [2, 3].map((value) => ({ value, label: '', note: '', barred: null })) },
      optional: false,
      more: false,
      value: target,
    },
  ],
  barred: bar,
});
const roll = (bar: Form['barred'] = null): Form => ({ ...attack(null, bar), verb: 'simple', fields: [] });

/** Runa and two pirates. The first one is dying, which does not count as being out. */
const zero = (): View => {
  const actors = ['Runa', 'Skarn', 'Enterer'].map((name, at) => ({ id: at + 1, name, seat: at === 0 ? 1 : 0, hidden: false, out: null }));
  return { scene: { zero_space: { actors } } } as unknown as View;
};

test('the one who can act attacks whom the form proposes, not whoever is listed first', () => {
  expect(example(zero(), [attack(3)], 1)).toEqual({ actor: 'Runa', other: 'Enterer' });
});

test('nobody is named who cannot act, or whom nobody proposes to attack', () => {
  expect(example(zero(), [attack(3, barred)], 1)).toBeNull();
  expect(example(zero(), [attack(null)], 1)).toBeNull();
  expect(example(zero(), [], 1)).toBeNull();
  expect(example(zero(), [attack(3)], null)).toBeNull();
});

test('in Fate, the best skill is rolled, and minions attack without one', () => {
  const view = fixture('gm');
  const { actors } = (view.scene as { fate: { actors: { id: number; name: string; sheet: { skills: { name: string }[] } | null }[] } }).fate;
  const named = actors.find((it) => it.sheet?.skills.length);
  const group = actors.find((it) => !it.sheet?.skills.length);
  if (!named || !group) throw new Error('the fixture has both');
  expect(example(view, [roll()], named.id)).toEqual({ actor: named.name, skill: named.sheet?.skills[0]?.name });
  expect(example(view, [roll(barred), attack(named.id)], named.id)).toBeNull();
  expect(example(view, [attack(named.id)], group.id)).toEqual({ actor: group.name, other: named.name });
});
