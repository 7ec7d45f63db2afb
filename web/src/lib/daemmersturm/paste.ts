// Sends pasted lines of the game client and reports what became of them.

import type { Refusal, TableStore } from '../table/store.svelte';

/** The range of records made by a paste; their log lines tell what became of it. */
export interface Outcome {
  after: number;
  upto: number;
}

/** Sends pasted lines. Resolves with the resulting records, or `null` if the paste was refused. */
export async function paste(store: TableStore, text: string): Promise<Outcome | null> {
  if (text.trim() === '') return null;
  const after = store.view.seq;
  try {
    return { after, upto: await store.do({ paste: { text } }) };
  } catch (refusal) {
    store.refused(refusal as Refusal);
    return null;
  }
}
