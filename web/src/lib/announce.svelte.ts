// Announcements for screen readers, which `LiveRegion` renders.

let said = $state.raw({ text: '', n: 0 });

/** The last announcement, with a counter that changes even if the text is repeated. */
export function announced(): { text: string; n: number } {
  return said;
}

/** Announces a text politely to screen readers. */
export function announce(text: string): void {
  said = { text, n: said.n + 1 };
}
