// Puts a finished character on the shelf.
import type { CheckedCharacter, Problem } from '../../wire';
import * as shelf from '../../lib/characters/shelf.svelte';

/** Puts it on the shelf, unless the same is already there. Resolves with a problem, or nothing. */
export async function keep(checked: CheckedCharacter): Promise<string | null> {
  try {
    const { items } = await shelf.load();
    if (items.some((it) => it.body === checked.body)) return null;
    await shelf.put({ id: null, version: 0, kind: 'character', system: checked.system, name: checked.name, body: checked.body, note: '' });
    return null;
  } catch (it) {
    return (it as Problem).detail;
  }
}
