// Opens the connection for a known seat while the rest of the page is still loading.
import { takeFirst } from '../first';
import type { Place } from '../kept';
import { TableStore } from './store.svelte';

let waiting: { table: string; token: string; store: TableStore } | null = null;

/**
 * Opens the connection, which the table screen takes over later. Resolves with the prefetched state, if it was
 * requested.
 */
export async function openAhead({ table, token, role }: Place, lang: string): Promise<void> {
  const store = new TableStore(table, token, lang);
  waiting = { table, token, store };
  const view = await takeFirst(token, lang);
  if (view) store.foresee(view, role);
}

/** The connection to this table: the one already opened, or a new one. */
export function connection(table: string, token: string, lang: string): TableStore {
  const ahead = waiting;
  waiting = null;
  if (ahead?.table === table && ahead.token === token) return ahead.store;
  ahead?.store.close();
  return new TableStore(table, token, lang);
}
