// Sends lines of the game client, and says what became of them.

import type { Refusal, TableStore } from '../table/store.svelte';

/** From which record to which a paste went: what the log says of them is what became of it. */
export interface Outcome {
  after: number;
  upto: number;
}

/** Hands over pasted lines. Resolves with the records that it made; nothing if it was refused. */
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
