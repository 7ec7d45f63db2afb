// What this browser remembers. Private windows and full disks refuse; then the page forgets on closing.
const forgotten = new Map<string, string>();

/** What was stored under `key`. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? forgotten.get(key) ?? null;
  } catch {
    return forgotten.get(key) ?? null;
  }
}

/** Stores text under `key`; `null` forgets it. */
export function store(key: string, value: string | null): void {
  if (value === null) forgotten.delete(key);
  else forgotten.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Refused: kept for as long as the page is open.
  }
}
