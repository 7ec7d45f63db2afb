// Puts finished characters and scenes on the shelf.
import type { CheckedCharacter, Problem, StoredItem, View } from '../../wire';
import * as shelf from '../../lib/characters/shelf.svelte';

/** Puts it on the shelf, unless an identical item is already there. Resolves with a problem, or nothing. */
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

/** Puts a scene of a table on the shelf, replacing one of the same name. */
export async function keepScene({ system, title }: View['house'], name: string, body: string): Promise<StoredItem> {
  const { items } = await shelf.load();
  const known = items.find((it) => it.kind === 'scene' && it.name === name && it.system === system);
  return shelf.put({ id: known?.id ?? null, version: known?.version ?? 0, kind: 'scene', system, name, body, note: title });
}
