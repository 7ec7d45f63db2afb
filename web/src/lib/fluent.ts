// Messages of one language and one book. Does not use browser APIs: tests read the files from disk.
import { FluentBundle, FluentNumber, type FluentFunction, type FluentResource, type FluentVariable } from '@fluent/bundle';
import { within, type Case } from './names';
import { plain } from './numbers';

/** Message arguments: text that looks like a whole number counts as one, as on the server. */
export type Args = Record<string, string | number>;

type Entry = FluentResource['body'][number];
type Pattern = NonNullable<Entry['value']>;
/** The parsed messages and terms of a file by id, prepared when the page is built: see `build/ftl.ts`. */
export type Entries = Record<string, Pattern | Pick<Entry, 'value' | 'attributes'>>;

/** A number formatted as on the server: without thousands separators, with U+2212. */
class WholeNumber extends FluentNumber {
  override toString(): string {
    return plain(this.value);
  }
}

/** All messages of one language in the terms of one book. */
export class Messages {
  readonly #bundle: FluentBundle;

  /** `sources` in order: later ones override earlier ones, so the terms of a book come last. */
  constructor(language: string, sources: Iterable<Entries>) {
    // No isolation marks, as on the server: texts are compared and searched.
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions: { NAME: inSentence(language) } });
    for (const source of sources) {
      this.#bundle.addResource({ body: Object.entries(source).map(entry) }, { allowOverrides: true });
    }
  }

  /** Whether the message `key`, or `key.attribute`, exists. */
  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  /** The formatted message; `⟨key⟩` if it does not exist. */
  text(key: string, args: Args = {}): string {
    const pattern = this.#pattern(key);
    if (pattern === null) return `⟨${key}⟩`;
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) filled[name] = variable(value);
    return this.#bundle.formatPattern(pattern, filled, []);
  }

  #pattern(key: string) {
    const [name = '', attribute] = key.split('.', 2);
    const message = this.#bundle.getMessage(name);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }
}

/** Restores a Fluent entry: most messages are plain text and are stored as such. */
function entry([id, written]: [string, Entries[string]]): Entry {
  const isBare = typeof written === 'string' || Array.isArray(written);
  return isBare ? { id, value: written, attributes: {} } : ({ id, ...written } as Entry);
}

/**
 * The function `NAME` of messages: a name, or a list of names, as written within a sentence, or with `place: "start"` at its
 * start; in the nominative by default.
 */
function inSentence(language: string): FluentFunction {
  return ([name], { case: as, place }) => {
    if (typeof name !== 'string') return name ?? '';
    const text = within(language, name, (as ?? 'nominative') as Case);
    return place === 'start' && text !== name ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  };
}

function variable(value: string | number): FluentVariable {
  if (typeof value === 'number') return new WholeNumber(value);
  return /^(0|[1-9]\d{0,14})$/.test(value) ? new WholeNumber(Number(value)) : value;
}
