// The stored form of the seats known to this browser. Does not use the DOM: see `early.ts`.

/** A seat at a table. */
export interface Place {
  table: string;
  /** The access token of the seat. */
  token: string;
  role: 'gm' | 'player' | 'watch';
  /** Title of the session, as far as known. */
  title: string;
  /** Engine of the table, as far as known, so that its panels can be prefetched. */
  kind?: string;
  /** Links of the game master for others. */
  join?: string;
  watch?: string;
  /** Time of last use, in milliseconds since 1970. */
  used?: number;
}

/** Key in the local storage. */
export const PLACES = 'schwung.places';

/** Parses stored seats; invalid ones are dropped. */
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
