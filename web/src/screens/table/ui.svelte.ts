// The reader's view state, which the server does not know.

import { SvelteMap, SvelteSet } from 'svelte/reactivity';

import type { Habit } from '../../lib/habits';
import type { Form, QuestionView, View } from '../../wire';
import type { Values } from './form/model';
import { own, turnOf } from './kit';
import type { Playing } from './band';
import type { Braced } from './clash';
import type { Adds, Use } from './plan';

export type Tab = 'table' | 'sheet' | 'dice' | 'log' | 'gm';
export type Panel = 'keys' | 'search' | 'lobby' | 'undo' | 'move';

/** The reader's view state. */
export class Ui {
  readonly #likely: (view: View) => number | null;
  tab = $state<Tab>('table');
  /** The open dialog. */
  panel = $state<Panel | null>(null);
  /** The handout being read. */
  handout = $state<number | null>(null);
  /** Number of the first record to undo. */
  undoTo = $state<number | null>(null);
  /** The counter being moved, and its destination. */
  token = $state<number | null>(null);
  goal = $state<number | null>(null);
  /** The counter whose menu is open, and where it opens. */
  menu = $state.raw<{ actor: number; anchor: HTMLElement; byMouse?: boolean } | null>(null);
  /** Ids of the questions that were postponed. */
  readonly later = new SvelteSet<string>();
  /** The habit that acts for a character instead of its own, if one was chosen. */
  habit = $state.raw<{ actor: number | null; habit: Habit } | null>(null);
  /** The group whose turns this habit plays, one after the other. */
  band = $state.raw<(Playing & { habit: Habit | null }) | null>(null);
  /** Whether the composer is open. */
  composing = $state(false);
  /** How often the reader has acted in words or with a form. */
  deeds = $state(0);
  /** Whether the line for typed commands is shown beside a form that leaves no room for it. */
  typing = $state(false);
  /** The current form and its initial values. */
  form = $state.raw<{ key: string; values: Values } | null>(null);
  /** The character that was selected as a target, until a form has it. */
  aimed = $state<number | null>(null);
  /** The aspects that the reader wants to use with the next plan, by their texts, and how. */
  readonly wanted = new SvelteMap<string, Use>();
  /** The plan for the current question. */
  adds = $state.raw<Adds | null>(null);
  /** The seat for which the game master has just answered. */
  spokeFor: number | null = null;
  /** The components of the roll after the chosen answer to a question. */
  braced = $state.raw<Braced | null>(null);
  /** The last visible record of the log; `null` if the log was not opened yet. */
  seen: number | null = null;
  /** Whether the overlay of a pause or X-card is hidden to read the table. */
  aside = $state(false);
  /** The form that the reader has begun to fill in. A question, even to somebody else, takes it away for a while. */
  #begun: { actor: number | null; key: string; values: Values } | null = null;
  /** The kind of the question that the reader has reopened, to answer it otherwise. */
  wish = '';
  #question = $state<string | null>(null);
  #actor = $state<number | null>(null);
  /** The character whose turn it was when the reader chose a character, once {@link follow} has checked. */
  #since: { turn: number | null } | null = null;

  /** `likely` returns the character that the reader most likely acts for. */
  constructor(likely: (view: View) => number | null) {
    this.#likely = likely;
  }

  /** The character that the reader acts for; `null` for the table and its scene. */
  actor(view: View): number | null {
    if (this.#actor === SCENE) return null;
    const chosen = own(view).find((it) => it.id === this.#actor);
    return chosen?.id ?? this.#likely(view);
  }

  chooseActor(actor: number | null): void {
    this.#actor = actor ?? SCENE;
    this.#since = null;
    this.form = null;
  }

  /** Drops a character chosen for an aside once the turn has moved on, but not while a form is being filled in. */
  follow(view: View, busy: boolean): void {
    if (this.#actor === null) return;
    this.#since ??= { turn: turnOf(view) };
    if (!busy && this.form === null && this.#since.turn !== turnOf(view)) this.forgetActor();
  }

  /** Follows the turn order again. */
  forgetActor(): void {
    this.#actor = null;
  }

  /** Closes the actions, with the form and the character that were chosen there. */
  putAway(): void {
    this.composing = false;
    this.form = null;
    this.forgetActor();
  }

  /** The question shown in full: the reader's own first, then those that were not postponed. */
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

  /** Keeps what the reader has filled in of a form of this character. */
  keep(actor: number | null, key: string, values: Values): void {
    this.#begun = { actor, key, values };
  }

  /** Drops what was filled in: it was sent, or the turn has moved on. */
  drop(): void {
    this.#begun = null;
  }

  /** Goes on with the form of this character that was taken away, if it is still possible. */
  resume(actor: number | null, forms: readonly Form[]): void {
    const it = this.#begun;
    if (!it || it.actor !== actor || (this.form !== null && this.form.key !== it.key)) return;
    if (forms.some((one) => formKey(one) === it.key && !one.barred)) this.form = { key: it.key, values: { ...it.values, ...this.form?.values } };
  }

  /** Whether the reader has reopened the question of this kind that is now asked; it counts once. */
  grant(kind: string): boolean {
    const granted = this.wish === kind;
    if (granted) this.wish = '';
    return granted;
  }

  putOff(id: string): void {
    this.later.add(id);
    if (this.#question === id) this.#question = null;
  }

  /** Selects a character as the target of the current form, or of the most usual action. */
  point(at: number): void {
    this.composing = true;
    this.aimed = at;
  }

  compose(form: Form | null, values: Values = {}): void {
    this.composing = true;
    this.typing = false;
    this.form = form ? { key: formKey(form), values } : null;
  }
}

const SCENE = -1;

/** An action on a character that began on another screen. */
interface Brought {
  actor: number;
  /** The form to be filled in at the table; `null` if everything is done. */
  form: Form | null;
  values: Values;
}

let brought: Brought | null = null;

/** Shows the form, or the result, as soon as the table is on the screen. */
export function bring(what: Brought): void {
  brought = what;
}

/** The action that began on another screen, returned once. */
export function takeBrought(): Brought | null {
  const what = brought;
  brought = null;
  return what;
}

/** Identifies a form, even after the table has changed. */
export function formKey(form: Form): string {
  return `${form.verb}/${form.label}`;
}
