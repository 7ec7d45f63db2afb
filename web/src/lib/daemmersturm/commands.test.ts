import { expect, test } from 'vitest';

import { MOST_LIFE, mark, setHidden, setLife, takeTurn, toMany, typedLife, unmark } from './commands';
import { chip } from './fixture';

test('a number typed for life points is what is left; a sign adds or takes away, and nothing falls below 0', () => {
  expect(['12', ' +5 ', '-3', '−3', '–40', '99999', 'x', '', '1.5'].map((it) => typedLife(it, 20))).toEqual([12, 25, 17, 17, 0, null, null, null, null]);
  expect(typedLife('+9999', 9000)).toBe(MOST_LIFE);
});

test('commands are as the rules have them', () => {
  expect(setLife(3, 7)).toEqual({ set: { fact: { actor: { who: 3, fact: { life: 7 } } }, reason: '' } });
  expect(setHidden(3, true)).toEqual({ set: { fact: { actor: { who: 3, fact: { veiled: true } } }, reason: '' } });
  expect(toMany([3, 5], { hurt: 4 })).toEqual({ scene: { many: { who: [3, 5], deed: { hurt: 4 }, reason: '' } } });
  expect(mark('flieht', true)).toEqual({ marked: { text: 'flieht', secret: true } });
  expect(['mark', 'secret-mark'].map((kind) => unmark(chip(kind, 'flieht')))).toEqual([false, true].map((secret) => ({ unmarked: { text: 'flieht', secret } })));
  expect(takeTurn(3)).toEqual({ turn: { take_turn: { by: 3 } } });
});
