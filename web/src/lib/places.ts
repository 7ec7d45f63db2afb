// The tables at which this browser has a place: for "continue", and so that coming back takes the same seat.
import { cell } from './cell.svelte';
import { stored, store } from './stored';

/** A place at a table. */
export interface Place {
  table: string;
  /** Whoever knows it has this place. */
  token: string;
  role: 'gm' | 'player' | 'watch';
  /** What the evening is called, as far as known. */
  title: string;
  /** The game master's links for others. */
  join?: string;
  watch?: string;
  /** Milliseconds since 1970: when the place was last used. */
  used?: number;
}

const PLACES = 'schwung.places';
const NAME = 'schwung.name';
const MAX_PLACES = 50;

const changed = cell(0);

/** Reads what was stored; what is not as expected is left out. */
export function parse(text: string | null): Place[] {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(found) ? found.filter(isPlace) : [];
}

function isPlace(it: unknown): it is Place {
  if (typeof it !== 'object' || it === null) return false;
  const place = it as Record<string, unknown>;
  const texts = ['table', 'token', 'title'].every((name) => typeof place[name] === 'string');
  return texts && ['gm', 'player', 'watch'].includes(String(place['role']));
}

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
