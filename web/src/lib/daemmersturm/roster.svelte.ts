// The state of the list of characters: filter, selection, keyboard position.

import { SvelteSet } from 'svelte/reactivity';

import { between, moved, typed, type Row } from './steps';
import { listed, type Filter, type Scene } from './scene';

/** Time in milliseconds within which typed letters belong to one word. */
const WORD_MS = 900;

/** The list of characters as one reader sees it. */
export class Roster {
  side = $state<number | null>(null);
  filter = $state<Filter>('all');
  /** Id of the row with keyboard focus. */
  current = $state<number | null>(null);
  readonly chosen = new SvelteSet<number>();
  readonly open = new SvelteSet<number>();
  #from: number | null = null;
  #letters = '';
  #last = 0;

  /** The visible characters by side. */
  groups(scene: Scene) {
    return listed(scene, this.side, this.filter);
  }

  /** The visible rows from top to bottom. */
  rows(scene: Scene): Row[] {
    return this.groups(scene).flatMap((it) => it.people);
  }

  /** The selected characters that are still present, in the order of the table. */
  picked(scene: Scene) {
    return scene.people.filter((it) => this.chosen.has(it.id));
  }

  toggle(id: number): void {
    if (!this.chosen.delete(id)) this.chosen.add(id);
    this.#from = id;
  }

  /** Selects all of these, or deselects them if all are selected. */
  toggleAll(ids: readonly number[]): void {
    const all = ids.every((it) => this.chosen.has(it));
    for (const id of ids) if (all) this.chosen.delete(id); else this.chosen.add(id);
  }

  show(id: number): void {
    if (!this.open.delete(id)) this.open.add(id);
  }

  /** Handles a key press on a row; returns whether it was used. */
  key(rows: readonly Row[], press: { key: string; shiftKey: boolean; at: number }, choosable: boolean): boolean {
    const { key } = press;
    if (key === ' ' && this.current !== null) {
      this.#letters = '';
      if (choosable) this.toggle(this.current);
      return true;
    }
    if ((key === 'ArrowRight' || key === 'ArrowLeft') && this.current !== null) {
      if (this.open.has(this.current) !== (key === 'ArrowRight')) this.show(this.current);
      return true;
    }
    const to = moved(rows, this.current, key) ?? this.#word(rows, press);
    if (to === null) return false;
    if (choosable && press.shiftKey && key.startsWith('Arrow')) {
      this.#from ??= this.current;
      for (const id of between(rows, this.#from, to)) this.chosen.add(id);
    }
    this.current = to;
    return true;
  }

  #word(rows: readonly Row[], { key, at }: { key: string; at: number }): number | null {
    if (!/^\p{L}$/u.test(key)) return null;
    this.#letters = at - this.#last < WORD_MS ? this.#letters + key : key;
    this.#last = at;
    const found = typed(rows, this.current, this.#letters);
    if (found === null) this.#letters = '';
    return found;
  }
}
