// Recaps are Markdown; screens show them as headings with lists.

/** A heading with the text below it; the heading is empty at the beginning of a text. */
export interface RecapPart {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** The parts of a recap without Markdown, except those that are empty. */
export function recapParts(text: string): RecapPart[] {
  const plain = (line: string) => line.replace(/^(#+|-|>)\s+/, '').replace(/\\(.)/g, '$1').trim();
  const parts: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }];
  for (const line of text.split('\n')) {
    if (/^#+\s/.test(line)) parts.push({ heading: plain(line), lines: [] });
    else if (plain(line) !== '') parts.at(-1)?.lines.push(plain(line));
  }
  return parts.filter((it) => it.lines.length > 0);
}

/** What stands out in a whole recap: without who played at its beginning, and everything in order at its end. */
export const storyOf = (whole: readonly RecapPart[]): readonly RecapPart[] => whole.slice(1, -1);

/** The last `most` lines, with their headings. */
export function lastOf(parts: readonly RecapPart[], most: number): RecapPart[] {
  const kept: RecapPart[] = [];
  let left = most;
  for (const part of [...parts].reverse()) {
    if (left > 0) kept.unshift({ ...part, lines: part.lines.slice(-left) });
    left -= part.lines.length;
  }
  return kept;
}
