// What is asked of the rule book, and its address: a link from a table names the table's book.

/** What is asked. */
export interface Wanted {
  /** Words, or a question. */
  ask: string;
  /** The book whose rules come first: that of the table. */
  first: string;
  /** Only rules of this book. */
  book: string;
  /** Only rules of this topic. */
  topic: string;
  /** Only rules of this kind. */
  kind: string;
}

const NAMES = ['ask', 'first', 'book', 'topic', 'kind'] as const;

/** What stands behind `?`. */
export function read(search: string): Wanted {
  const found = new URLSearchParams(search);
  const [ask = '', first = '', book = '', topic = '', kind = ''] = NAMES.map((it) => found.get(it) ?? '');
  return { ask, first, book, topic, kind };
}

/** The address of the rule book that shows it. */
export function address(wanted: Wanted): string {
  const given = NAMES.filter((it) => wanted[it] !== '').map((it) => [it, wanted[it]]);
  return given.length === 0 ? '/rules' : `/rules?${new URLSearchParams(given).toString()}`;
}

/** Is anything asked for, or is it the shelf with all books? */
export function isAsked({ ask, book, kind }: Wanted): boolean {
  return ask.trim() !== '' || book !== '' || kind !== '';
}

/** What the server is asked. */
export function query({ ask, first, book, topic, kind }: Wanted, lang: string): string {
  const given = [['q', ask.trim()], ['first', first], ['system', book], ['topic', topic], ['kind', kind], ['lang', lang]];
  return new URLSearchParams(given.filter(([, it]) => it !== '') as [string, string][]).toString();
}
