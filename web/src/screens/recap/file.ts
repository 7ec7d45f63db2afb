// An evening as a file that needs no server.
import css from './keepsake.css?raw';

const AROUND = `:root { color-scheme: light dark; }
body { margin: 0; background: light-dark(#e7dcc8, #171310); }
@media print { :root { color-scheme: light; } body { background: #fff; } }
`;

const escaped = (text: string): string => Object.assign(document.createElement('span'), { textContent: text }).innerHTML;

/** The page around a displayed evening, with all its resources embedded, including pictures. */
export function standalone(article: HTMLElement, title: string): string {
  const copy = article.cloneNode(true) as HTMLElement;
  const notes = document.createNodeIterator(copy, NodeFilter.SHOW_COMMENT);
  for (let it = notes.nextNode(); it; it = notes.nextNode()) it.parentNode?.removeChild(it);
  return `<!doctype html>
<html lang="${article.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
${AROUND}${css}</style>
</head>
<body>
${copy.outerHTML}
</body>
</html>
`;
}

/** The days of an evening in words. */
export function days({ from, until }: { from: number; until: number }, lang: string, style: 'full' | 'medium' = 'full'): string {
  if (from <= 0) return '';
  const format = new Intl.DateTimeFormat(lang === 'de' ? 'de-DE' : 'en-GB', { dateStyle: style });
  return format.formatRange(from, until);
}
