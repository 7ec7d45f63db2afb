// The keys of menus.

/** Moves the focus within a menu if this key does that: arrows go round, Home and End go to the ends. Returns whether it did. */
export function moveFocus(entries: HTMLElement[], key: string): boolean {
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const count = entries.length;
  const next = { ArrowDown: (at + 1) % count, ArrowUp: (at - 1 + count) % count, Home: 0, End: count - 1 }[key];
  if (next === undefined) return false;
  entries[next]?.focus();
  return true;
}
