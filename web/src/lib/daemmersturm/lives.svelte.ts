// Pending changes of life points: several taps become one record, and unsent changes are shown immediately.

import { SvelteMap } from 'svelte/reactivity';

import { MOST_LIFE, setActor, setLife } from './commands';
import type { Person } from './scene';

/** Delay after the last tap before a change is sent, in milliseconds. */
const PAUSE_MS = 500;

/** Sends a command; resolves with whether it succeeded. */
export type Send = (command: unknown) => Promise<boolean>;

/** Pending changes. */
export class Lives {
  readonly #targets = new SvelteMap<number, number>();
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** The displayed life points: a pending change, else the value of the table; `null` if the viewer may not know. */
  of(person: Person): number | null {
    return this.#targets.get(person.id) ?? person.life.now;
  }

  /** Whether a change has not been sent or answered yet. */
  isOpen(person: Person): boolean {
    return this.#targets.has(person.id);
  }

  /** Adds to the pending change and restarts its timer. */
  step(person: Person, by: number): void {
    const from = this.of(person);
    if (from === null) return;
    this.#targets.set(person.id, Math.max(0, Math.min(MOST_LIFE, from + by)));
    clearTimeout(this.#timers.get(person.id));
    this.#timers.set(person.id, setTimeout(() => void this.flush(person.id), PAUSE_MS));
  }

  /** Sets a typed number and sends it immediately. */
  async set(person: Person, life: number): Promise<void> {
    this.#targets.set(person.id, life);
    await this.flush(person.id);
  }

  /** Lets an incapacitated character fight again: life points alone do not. */
  async raise(person: Person): Promise<void> {
    await this.flush(person.id);
    await this.#send(setActor(person.id, { status: 'up' }));
  }

  /** Sends the pending change of a character. */
  async flush(id: number): Promise<void> {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    const life = this.#targets.get(id);
    if (life === undefined) return;
    await this.#send(setLife(id, life));
    // Taps during the request have started a new timer.
    if (!this.#timers.has(id)) this.#targets.delete(id);
  }

  /** Sends all pending changes, so that nothing is lost when the list is closed. */
  close(): void {
    for (const id of [...this.#timers.keys()]) void this.flush(id);
  }
}
