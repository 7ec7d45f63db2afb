// The connection of somebody who has a place already, opened while the rest of the page is still on its way.
import { takeFirst } from '../first';
import type { Place } from '../kept';
import { TableStore } from './store.svelte';

let waiting: { table: string; token: string; store: TableStore } | null = null;

/** Opens it now; whoever shows the table takes it over. Resolves with how the table stands, if that was asked for. */
export async function openAhead({ table, token, role }: Place, lang: string): Promise<void> {
  const store = new TableStore(table, token, lang);
  waiting = { table, token, store };
  const view = await takeFirst(token, lang);
  if (view) store.foresee(view, role);
}

/** The connection to that table: the one that waits, or a new one. */
export function connection(table: string, token: string, lang: string): TableStore {
  const ahead = waiting;
  waiting = null;
  if (ahead?.table === table && ahead.token === token) return ahead.store;
  ahead?.store.close();
  return new TableStore(table, token, lang);
}
