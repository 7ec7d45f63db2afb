// The connection of somebody who has a place already, opened while the rest of the page is still on its way.
import { TableStore } from './store.svelte';

let waiting: { table: string; token: string; store: TableStore } | null = null;

/** Opens it now; whoever shows the table takes it over. */
export function openAhead(table: string, token: string, lang: string): void {
  waiting = { table, token, store: new TableStore(table, token, lang) };
}

/** The connection to that table: the one that waits, or a new one. */
export function connection(table: string, token: string, lang: string): TableStore {
  const ahead = waiting;
  waiting = null;
  if (ahead?.table === table && ahead.token === token) return ahead.store;
  ahead?.store.close();
  return new TableStore(table, token, lang);
}
