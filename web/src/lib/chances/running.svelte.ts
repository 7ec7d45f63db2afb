import { announce } from '../announce.svelte';
import { t } from '../i18n';
import type { Problem } from '../../wire';

/** A computation of the server that a person starts and stops. Ends with the component that created it. */
export class Running {
  #own = $state.raw<AbortController | null>(null);
  /** The reason why there is no result; empty unless something went wrong. */
  problem = $state('');

  constructor() {
    $effect(() => () => this.#own?.abort());
  }

  get active(): boolean {
    return this.#own !== null;
  }

  /** Passes on the results of `work`, unless it is stopped before. `words` describes a refusal. */
  async start<T>(
    work: (signal: AbortSignal) => Promise<T | null>,
    done: (found: T) => void,
    words: (it: Partial<Problem>) => string | undefined = (it) => it.detail,
  ): Promise<void> {
    const own = new AbortController();
    [this.#own, this.problem] = [own, ''];
    try {
      const found = await work(own.signal);
      if (own.signal.aborted) return;
      if (found) done(found);
      else this.problem = t('fight-broken');
    } catch (it) {
      if (!own.signal.aborted) this.problem = words(it as Partial<Problem>) ?? t('fight-broken');
    } finally {
      if (this.#own === own) this.#own = null;
    }
  }

  stop(): void {
    this.#own?.abort();
    this.#own = null;
    announce(t('fight-stopped'));
  }
}
