// What is read aloud without being seen: `LiveRegion` shows it to screen readers.

let said = $state.raw({ text: '', n: 0 });

/** The last words, with a number that changes when the same words are said again. */
export function announced(): { text: string; n: number } {
  return said;
}

/** Has something read aloud when the reader is done with what is read now. */
export function announce(text: string): void {
  said = { text, n: said.n + 1 };
}
