// What the reader has chosen and looks at in the list of people.

import { SvelteSet } from 'svelte/reactivity';

import { between, moved, typed, type Row } from './steps';
import { listed, type Filter, type Scene } from './scene';

/** So long letters belong to one word, in milliseconds. */
const WORD_MS = 900;

/** The list of people as one reader sees it. */
export class Roster {
  side = $state<number | null>(null);
  filter = $state<Filter>('all');
  /** The line that keys are on. */
  current = $state<number | null>(null);
  readonly chosen = new SvelteSet<number>();
  readonly open = new SvelteSet<number>();
  #from: number | null = null;
  #letters = '';
  #last = 0;

  /** Who is shown, by side. */
  groups(scene: Scene) {
    return listed(scene, this.side, this.filter);
  }

  /** Those lines one below the other. */
  rows(scene: Scene): Row[] {
    return this.groups(scene).flatMap((it) => it.people);
  }

  /** Who is chosen and still there, in the order of the table. */
  picked(scene: Scene) {
    return scene.people.filter((it) => this.chosen.has(it.id));
  }

  toggle(id: number): void {
    if (!this.chosen.delete(id)) this.chosen.add(id);
    this.#from = id;
  }

  /** All of these, or none of them if all are. */
  toggleAll(ids: readonly number[]): void {
    const all = ids.every((it) => this.chosen.has(it));
    for (const id of ids) if (all) this.chosen.delete(id); else this.chosen.add(id);
  }

  show(id: number): void {
    if (!this.open.delete(id)) this.open.add(id);
  }

  /** A key on a line: what it leads to or does here; `false` if it is none of the list's. */
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
