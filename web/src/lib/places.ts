// The tables at which this browser has a place: for "continue", and so that coming back takes the same seat.
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
  /** The name under which this browser plays; empty at first. */
  myName: (): string => stored(NAME) ?? '',
  setName: (name: string): void => store(NAME, name.trim() || null),
  /** All places, the one used last first. Templates that call it follow changes. */
  all: (): Place[] => {
    changed.get();
    return parse(stored(PLACES)).sort((a, b) => (b.used ?? 0) - (a.used ?? 0));
  },
  of: (table: string): Place | undefined => seats.all().find((it) => it.table === table),
  /** Keeps a place in place of the one at the same table. */
  keep: (place: Place): void => write([{ ...place, used: Date.now() }, ...seats.all().filter((it) => it.table !== place.table)]),
  /** Changes a place that is known; nothing otherwise. */
  update: (table: string, change: Partial<Omit<Place, 'table'>>): void => {
    write(seats.all().map((it) => (it.table === table ? { ...it, ...change, used: Date.now() } : it)));
  },
  forget: (table: string): void => write(seats.all().filter((it) => it.table !== table)),
  /** A link to a table that carries a token. The part behind `#` never reaches a server's log. */
  url: (table: string, token: string): string => `${location.origin}/t/${table}#${token}`,
};
