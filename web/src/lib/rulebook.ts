// Queries of the rule book and their address: a link from a table names the table's book.

/** A query. */
export interface Wanted {
  /** Words or a question. */
  ask: string;
  /** Id of the book whose rules come first. */
  first: string;
  /** Only rules of this book, if set. */
  book: string;
  /** Only rules of this topic, if set. */
  topic: string;
  /** Only rules of this kind, if set. */
  kind: string;
}

const NAMES = ['ask', 'first', 'book', 'topic', 'kind'] as const;

/** Parses the query part of an address. */
export function read(search: string): Wanted {
  const found = new URLSearchParams(search);
  const [ask = '', first = '', book = '', topic = '', kind = ''] = NAMES.map((it) => found.get(it) ?? '');
  return { ask, first, book, topic, kind };
}

/** The address that shows this query. */
export function address(wanted: Wanted): string {
  const given = NAMES.filter((it) => wanted[it] !== '').map((it) => [it, wanted[it]]);
  return given.length === 0 ? '/rules' : `/rules?${new URLSearchParams(given).toString()}`;
}

/** Whether there is a query; otherwise all books are listed. */
export function isAsked({ ask, book, kind }: Wanted): boolean {
  return ask.trim() !== '' || book !== '' || kind !== '';
}

/** The query string for the server. */
export function query({ ask, first, book, topic, kind }: Wanted, lang: string): string {
  const given = [['q', ask.trim()], ['first', first], ['system', book], ['topic', topic], ['kind', kind], ['lang', lang]];
  return new URLSearchParams(given.filter(([, it]) => it !== '') as [string, string][]).toString();
}
