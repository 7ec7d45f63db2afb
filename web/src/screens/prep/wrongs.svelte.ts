import { wrongIn, type Wrong } from './encounter';

const NOTHING: Wrong = { fields: {}, rest: '' };

/** The problems of the last try to make an encounter of a form. The ids of its fields begin with `uid`. */
export class Wrongs {
  #found = $state.raw(NOTHING);
  readonly #shown: readonly string[];
  readonly #uid: string;

  /** `shown` are the keys of the fields that show their own problems. */
  constructor(uid: string, shown: readonly string[]) {
    [this.#uid, this.#shown] = [uid, shown];
  }

  /** The problem of each field, by key. */
  get fields(): Wrong['fields'] {
    return this.#found.fields;
  }

  /** All problems that no field shows. */
  get others(): string[] {
    const elsewhere = Object.entries(this.#found.fields).filter(([key]) => !this.#shown.includes(key));
    return [...elsewhere.map((it) => it[1]), this.#found.rest].filter((it) => it !== '');
  }

  /** Makes something of `body`, the text of the encounter. If that fails, the first wrong field is focused. */
  async attempt(body: string, make: (wrong: (text: string) => void) => Promise<boolean>): Promise<boolean> {
    this.#found = NOTHING;
    const worked = await make((text) => (this.#found = wrongIn(body, text)));
    if (!worked) document.querySelector<HTMLElement>(`[id^="${this.#uid}-"][aria-invalid="true"]`)?.focus();
    return worked;
  }
}
