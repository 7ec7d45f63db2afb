// A seat that was passed on: its link is shown once, on the device that had it.
import { cell } from './cell.svelte';
import { seats } from './places';

const given = cell<{ table: string; url: string } | null>(null);

/** Gives away the seat at a table; the person with this link takes it over. */
export function passOn(table: string, url: string): void {
  given.set({ table, url });
  seats.forget(table);
}

/** The link to the seat at this table, if it was passed on here just now. Reactive. */
export const passedOn = (table: string): string | null => {
  const now = given.get();
  return now?.table === table ? now.url : null;
};
