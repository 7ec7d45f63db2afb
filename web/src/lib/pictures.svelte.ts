// The pictures of the current table. They need the token, so they are fetched once and shown from memory.

import { SvelteMap } from 'svelte/reactivity';

import type { PictureFor, PictureView } from '../wire';

/** The part of a table that pictures need. */
interface Source {
  readonly token: string;
  readonly ready: boolean;
  readonly view: { house: { pictures?: PictureView[] } };
}

const urls = new SvelteMap<number, string>();
const asked = new Set<number>();
let source = $state.raw<Source | null>(null);

/** Shows the pictures of this table from now on. */
export function follow(table: Source | null): void {
  if (source?.token === table?.token) {
    source = table;
    return;
  }
  for (const url of urls.values()) URL.revokeObjectURL(url);
  urls.clear();
  asked.clear();
  source = table;
}

/** The owner of a picture, as a key. */
const keyOf = (of: PictureFor): string => JSON.stringify(of);

/** Number of the picture of a character or a zone. */
export function pictureOf(of: PictureFor): number | null {
  const pictures = source?.ready ? (source.view.house.pictures ?? []) : [];
  return pictures.length === 0 ? null : (pictures.findLast((it) => keyOf(it.of) === keyOf(of))?.id ?? null);
}

/** The address of a picture, once it is loaded. */
export function pictureUrl(id: number | null): string | null {
  if (id === null) return null;
  const known = urls.get(id);
  if (known === undefined) void load(id);
  return known ?? null;
}

async function load(id: number): Promise<void> {
  if (asked.has(id) || !source) return;
  asked.add(id);
  const { token } = source;
  try {
    const answer = await fetch(`/api/table/pictures/${id}`, { headers: { Authorization: `Bearer ${token}` } });
    if (answer.ok && source?.token === token) urls.set(id, URL.createObjectURL(await answer.blob()));
  } catch {
    // Without a connection, initials are shown.
    asked.delete(id);
  }
}
