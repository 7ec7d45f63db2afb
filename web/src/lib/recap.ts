// Recaps are Markdown; screens show them as plain lines.

/** The lines of a recap without Markdown. */
export function recapLines(text: string): string[] {
  const plain = (line: string) => line.replace(/^(#+|-|>)\s+/, '').replace(/\\(.)/g, '$1').trim();
  return text.split('\n').map(plain).filter((it) => it !== '');
}
