// Ready characters of a book.
import type { ReadyView } from '../../wire';

/**
 * Those that are not on the table, where they have their name of either language. `elsewhere`: the same ones, in the same order,
 * in the other language.
 */
export function stillFree(ready: readonly ReadyView[], elsewhere: readonly Pick<ReadyView, 'name'>[], taken: readonly string[]): ReadyView[] {
  return ready.filter((it, n) => ![it.name, elsewhere[n]?.name ?? it.name].some((name) => taken.includes(name)));
}
