import { expect, test } from 'vitest';

import type { Form } from '../../wire';
import { moves } from './moves';

const barred = { text: 'zu weit', rule: 'x' };
const form = (verb: string, fixed: Form['fixed'], name: string, values: [unknown, boolean][]): Form => ({
  verb,
  label: verb,
  hint: '',
  group: 'action',
  rule: null,
  fixed,
  fields: [
    {
      name,
      label: name,
      kind: { one: values.map(([value, bad]) => ({ value, label: '', note: '', barred: bad ? barred : null })) },
      optional: false,
      more: false,
      value: null,
    },
  ],
  barred: null,
});

test('walking, sprinting and setting lead to a zone', () => {
  const forms = [
    form('walk', { by: 2 }, 'to', [[1, false]]),
    form('sprint', { by: 2 }, 'path', [[[1], false], [[1, 3], false]]),
    form('set', { actor: [2, { zone: 0 }] }, 'actor.1.zone', [[0, false], [1, false], [3, false]]),
    form('set', { actor: [5, { zone: 0 }] }, 'actor.1.zone', [[3, false]]),
  ];
  expect(moves(forms, 2, 3).map((it) => it.command)).toEqual([
    { sprint: { by: 2, path: [1, 3] } },
    { set: { actor: [2, { zone: 3 }] } },
  ]);
  expect(moves(forms, 2, 1).map((it) => it.form.verb)).toEqual(['walk', 'sprint', 'set']);
});

test('what is barred comes last, with its reason and no command', () => {
  const found = moves([form('walk', { by: 2 }, 'to', [[1, true]]), form('sprint', { by: 2 }, 'path', [[[1], false]])], 2, 1);
  expect(found.map((it) => [it.form.verb, it.barred, it.command !== null])).toEqual([
    ['sprint', null, true],
    ['walk', barred, false],
  ]);
});
