import { afterEach, expect, test } from 'vitest';

import type { TrayLineView } from '../../wire';
import type { TableStore } from '../table/store.svelte';
import { dismiss, toasts } from '../toasts.svelte';
import { fixture } from './fixture';
import { pasteAnywhere } from './paste';

afterEach(() => toasts().forEach((it) => dismiss(it.id)));

/** A table where these lines find no roll, and this many others do. */
function store(kept: Partial<TrayLineView>[], used: number): TableStore {
  const view = (tray: unknown[]) => {
    const it = fixture('player');
    const scene = it.scene as { daemmersturm: object };
    return { ...it, scene: { daemmersturm: { ...scene.daemmersturm, tray } } };
  };
  const { seq } = fixture('player');
  const lines = Array.from({ length: used }, (_, n) => ({ seq: seq + 1, n, at: 0, kind: 'roll', text: `roll ${n}` }));
  const made = {
    view: view([]),
    lines,
    you: { seat: 1 },
    do: async () => {
      made.view = view(kept.map((it, id) => ({ id, follows: false, ...it })));
      return seq + 1;
    },
  };
  return made as unknown as TableStore;
}
const ROLLS = 'Mira rolls 17 (1-20)\nMira rolls 5 (2-10)';

test('a pasted line that waits is reported, even if another one was used', async () => {
  await pasteAnywhere(store([{ text: 'another range is expected' }], 2), ROLLS);
  expect(toasts().map((it) => it.text)).toEqual([expect.stringContaining('ds-page-kept')]);
});

test('a pasted line for the next roll is not reported', async () => {
  await pasteAnywhere(store([{ text: 'for later', follows: true }], 2), ROLLS);
  expect(toasts()).toEqual([]);
});

test('a pasted line of another range that the pending roll offers is not reported as well', async () => {
  const made = store([{ text: 'another range is expected', anyway: true, by: 1 }], 0);
  await pasteAnywhere(made, ROLLS);
  expect(toasts()).toEqual([]);
});
