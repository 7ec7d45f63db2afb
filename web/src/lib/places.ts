// The seats known to this browser, for "continue" and for returning to the same seat.
import { cell } from './cell.svelte';
import { parse, PLACES, type Place } from './kept';
import { stored, store } from './stored';

export { parse, type Place } from './kept';

const NAME = 'schwung.name';
const MAX_PLACES = 50;

const changed = cell(0);

function write(places: Place[]): void {
  store(PLACES, JSON.stringify(places.slice(0, MAX_PLACES)));
  changed.set(changed.get() + 1);
}

export const seats = {
  /** The player name used in this browser; initially empty. */
  myName: (): string => stored(NAME) ?? '',
  setName: (name: string): void => store(NAME, name.trim() || null),
  /** All seats, most recently used first. Reactive. */
  all: (): Place[] => {
    changed.get();
    return parse(stored(PLACES)).sort((a, b) => (b.used ?? 0) - (a.used ?? 0));
  },
  of: (table: string): Place | undefined => seats.all().find((it) => it.table === table),
  /** Stores a seat, replacing the one at the same table. */
  keep: (place: Place): void => write([{ ...place, used: Date.now() }, ...seats.all().filter((it) => it.table !== place.table)]),
  /** Updates a known seat. */
  update: (table: string, change: Partial<Omit<Place, 'table'>>): void => {
    write(seats.all().map((it) => (it.table === table ? { ...it, ...change, used: Date.now() } : it)));
  },
  forget: (table: string): void => write(seats.all().filter((it) => it.table !== table)),
  /** A link to a table with a token. The fragment never reaches a server log. */
  url: (table: string, token: string): string => `${location.origin}/t/${table}#${token}`,
};
