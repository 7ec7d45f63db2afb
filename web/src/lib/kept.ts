// The places that a browser keeps, as they are written down. Nothing here needs a screen: see `early.ts`.

/** A place at a table. */
export interface Place {
  table: string;
  /** Whoever knows it has this place. */
  token: string;
  role: 'gm' | 'player' | 'watch';
  /** What the evening is called, as far as known. */
  title: string;
  /** Which engine is played there, as far as known: its panels are fetched ahead. */
  kind?: string;
  /** The game master's links for others. */
  join?: string;
  watch?: string;
  /** Milliseconds since 1970: when the place was last used. */
  used?: number;
}

/** The name under which they are kept. */
export const PLACES = 'schwung.places';

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
