// The text on a counter.

/** Two letters of a name: the initials of its first and last word, or letter and number for a numbered thing. */
export function initials(name: string): string {
  const words = name.trim().split(/[\s-]+/).filter((it) => it !== '');
  const first = [...(words[0] ?? '?')];
  const lastWord = words.length > 1 ? [...(words.at(-1) ?? '')] : [];
  const second = lastWord.length > 0 ? lastWord[0] : first[1];
  return `${first[0] ?? '?'}${second ?? ''}`.toLocaleUpperCase();
}
