// Messages of one language and one book. Nothing here knows of a browser: tests read the files from disk.
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle';
import { plain } from './numbers';

/** What can be filled in: text that looks like a whole number counts as one, as it does at the server. */
export type Args = Record<string, string | number>;

type Entry = FluentResource['body'][number];
type Pattern = NonNullable<Entry['value']>;
/** The messages and terms of a file by their names, understood while the page is built: see `build/ftl.ts`. */
export type Entries = Record<string, Pattern | Pick<Entry, 'value' | 'attributes'>>;

/** A number that is shown as the server shows it: without groups of thousands, with U+2212. */
class WholeNumber extends FluentNumber {
  override toString(): string {
    return plain(this.value);
  }
}

/** All messages of one language in the terms of one book. */
export class Messages {
  readonly #bundle: FluentBundle;

  /** `sources` in order: those that come later replace messages of earlier ones, so a book's terms come last. */
  constructor(language: string, sources: Iterable<Entries>) {
    // Isolating marks are off, as at the server: texts are compared and searched.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      this.#bundle.addResource({ body: Object.entries(source).map(entry) }, { allowOverrides: true });
    }
  }

  /** Is there a message `key`, or `key.attribute`? */
  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  /** The message with `args` filled in; `⟨key⟩` if there is none such. */
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

/** As Fluent has it: most messages are nothing but words, and are kept as such. */
function entry([id, written]: [string, Entries[string]]): Entry {
  const isBare = typeof written === 'string' || Array.isArray(written);
  return isBare ? { id, value: written, attributes: {} } : ({ id, ...written } as Entry);
}

function variable(value: string | number): FluentVariable {
  if (typeof value === 'number') return new WholeNumber(value);
  return /^(0|[1-9]\d{0,14})$/.test(value) ? new WholeNumber(Number(value)) : value;
}
