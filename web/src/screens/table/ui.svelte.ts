// What the reader is looking at: nothing of it is known to the server.

import { SvelteSet } from 'svelte/reactivity';

import type { Form, QuestionView, View } from '../../wire';
import type { Values } from './form/model';
import { own } from './kit';

export type Tab = 'table' | 'sheet' | 'dice' | 'log' | 'gm';
export type Panel = 'keys' | 'lobby' | 'undo' | 'move';

/** What the reader is looking at. */
export class Ui {
  readonly #likely: (view: View) => number | null;
  tab = $state<Tab>('table');
  /** The dialog that is open. */
  panel = $state<Panel | null>(null);
  /** The first record that would be undone. */
  undoTo = $state<number | null>(null);
  /** The counter that was picked up, and where it is to go. */
  token = $state<number | null>(null);
  goal = $state<number | null>(null);
  /** Questions that were put off. */
  readonly later = new SvelteSet<string>();
  /** Is something to be done being put together? */
  composing = $state(false);
  /** The form that is filled in, and what it begins with. */
  form = $state.raw<{ key: string; values: Values } | null>(null);
  /** Is everybody's pause or X-card put aside to read what lies below? */
  aside = $state(false);
  #question = $state<string | null>(null);
  #actor = $state<number | null>(null);

  /** `likely` says for whom the reader most likely acts. */
  constructor(likely: (view: View) => number | null) {
    this.#likely = likely;
  }

  /** Whoever the reader acts for; `null` for the table and its scene. */
  actor(view: View): number | null {
    if (this.#actor === SCENE) return null;
    const chosen = own(view).find((it) => it.id === this.#actor);
    return chosen?.id ?? this.#likely(view);
  }

  chooseActor(actor: number | null): void {
    this.#actor = actor ?? SCENE;
    this.form = null;
  }

  /** Follows whoever's turn it is again. */
  forgetActor(): void {
    this.#actor = null;
  }

  /** The question that is shown large: one's own first, then what was not put off. */
  question(view: View): QuestionView | null {
    const all = view.waiting?.questions ?? [];
    const chosen = all.find((it) => it.id === this.#question);
    const own = all.filter((it) => it.mine);
    return chosen ?? own.find((it) => !this.later.has(it.id)) ?? own[0] ?? all[0] ?? null;
  }

  chooseQuestion(id: string): void {
    this.#question = id;
    this.later.delete(id);
  }

  putOff(id: string): void {
    this.later.add(id);
    if (this.#question === id) this.#question = null;
  }

  compose(form: Form | null, values: Values = {}): void {
    this.composing = true;
    this.form = form ? { key: formKey(form), values } : null;
  }
}

const SCENE = -1;

/** What tells a form from the others, also after the table changed. */
export function formKey(form: Form): string {
  return `${form.verb}/${form.label}`;
}
