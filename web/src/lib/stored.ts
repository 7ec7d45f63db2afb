// Local storage. If the browser refuses it (private windows, full disks), values last until the page is closed.
const forgotten = new Map<string, string>();

/** The value stored under `key`. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? forgotten.get(key) ?? null;
  } catch {
    return forgotten.get(key) ?? null;
  }
}

/** Stores a value under `key`; `null` removes it. */
export function store(key: string, value: string | null): void {
  if (value === null) forgotten.delete(key);
  else forgotten.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Refused: kept in memory only.
  }
}

/** Reads a value that is stored until the tab is closed. */
export function passing(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value until the tab is closed; `null` removes it. */
export function pass(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // The page works without it.
  }
}
