/** A reactive value, for modules that hold state of the whole page. */
export interface Cell<T> {
  get(): T;
  set(value: T): void;
}

/** Creates a cell with an initial value. */
export function cell<T>(value: T): Cell<T> {
  let current = $state.raw(value);
  return {
    get: () => current,
    set: (next) => {
      current = next;
    },
  };
}
