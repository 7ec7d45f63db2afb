// Life points that are being changed: several taps become one record, and what is not sent yet is shown already.

import { SvelteMap } from 'svelte/reactivity';

import { MOST_LIFE, setLife } from './commands';
import type { Person } from './scene';

/** So long after the last tap it is sent, in milliseconds. */
const PAUSE_MS = 500;

/** How a command is sent; resolves with whether it was done. */
export type Send = (command: unknown) => Promise<boolean>;

/** Changes under way. */
export class Lives {
  readonly #targets = new SvelteMap<number, number>();
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** What is shown: what was tapped, else what the table says; nothing where the viewer may not know. */
  of(person: Person): number | null {
    return this.#targets.get(person.id) ?? person.life.now;
  }

  /** Is a change not sent, or not answered, yet? */
  isOpen(person: Person): boolean {
    return this.#targets.has(person.id);
  }

  /** A tap more or less. */
  step(person: Person, by: number): void {
    const from = this.of(person);
    if (from === null) return;
    this.#targets.set(person.id, Math.max(0, Math.min(MOST_LIFE, from + by)));
    clearTimeout(this.#timers.get(person.id));
    this.#timers.set(person.id, setTimeout(() => void this.flush(person.id), PAUSE_MS));
  }

  /** A number that was typed: sent at once. */
  async set(person: Person, life: number): Promise<void> {
    this.#targets.set(person.id, life);
    await this.flush(person.id);
  }

  /** Sends what waits for somebody. */
  async flush(id: number): Promise<void> {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    const life = this.#targets.get(id);
    if (life === undefined) return;
    await this.#send(setLife(id, life));
    // Taps while it was on its way have a timer of their own.
    if (!this.#timers.has(id)) this.#targets.delete(id);
  }

  /** Sends all that waits: nothing is lost when the list goes away. */
  close(): void {
    for (const id of [...this.#timers.keys()]) void this.flush(id);
  }
}
