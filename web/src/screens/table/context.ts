// State shared by all parts of the table screen.

import { createContext } from 'svelte';

import type { TableStore } from '../../lib/table/store.svelte';
import type { Kit } from './kit';
import type { Ui } from './ui.svelte';

/** The table and the reader's view state. */
export interface Shared {
  readonly store: TableStore;
  readonly ui: Ui;
  /** The panels of the engine. */
  readonly kit: Kit;
}

export const [shared, share] = createContext<Shared>();
