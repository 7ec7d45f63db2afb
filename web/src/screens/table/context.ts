// What all parts of the table screen share.

import { createContext } from 'svelte';

import type { TableStore } from '../../lib/table/store.svelte';
import type { Kit } from './kit';
import type { Ui } from './ui.svelte';

/** The table, and what the reader is looking at. */
export interface Shared {
  readonly store: TableStore;
  readonly ui: Ui;
  /** The panels of the engine that is played. */
  readonly kit: Kit;
}

export const [shared, share] = createContext<Shared>();
