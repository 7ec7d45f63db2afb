// The rule whose play is shown on top of the page, and the steps at which plays were left.
import { cell } from '../cell.svelte';

const shown = cell<string | null>(null);

/** Shows the play of a rule on top of the page. */
export const showMe = (rule: string): void => shown.set(rule);

/** The rule whose play is shown on top of the page; `null` if none is. Reactive. */
export const shownRule = (): string | null => shown.get();

/** Closes it. */
export const closeShown = (): void => shown.set(null);
