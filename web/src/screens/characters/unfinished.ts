// The draft that is being edited in this browser, so that a reload, a locked phone or a lost connection loses nothing.
import type { StoredItem } from '../../wire';
import { parseDraft, type Draft } from '../../lib/characters/draft';
import { store, stored } from '../../lib/stored';

const KEY = 'schwung.draft';

export interface Unfinished {
  draft: Draft;
  item: StoredItem | null;
}

/** Remembers the draft; `null` forgets it. */
export function remember(what: Unfinished | null): void {
  store(KEY, what === null ? null : JSON.stringify({ draft: JSON.stringify(what.draft), item: what.item }));
}

/** The remembered draft of this book. */
export function remembered(system: string): Unfinished | null {
  try {
    const found = JSON.parse(stored(KEY) ?? 'null') as { draft: string; item: StoredItem | null } | null;
    const draft = found && parseDraft(found.draft);
    return draft?.file.system === system ? { draft, item: found?.item ?? null } : null;
  } catch {
    return null;
  }
}
