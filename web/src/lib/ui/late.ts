// Parts of the page that nobody sees at first: their files are fetched after the others, and run when there is time.
import type { Component } from 'svelte';
import Late from './Late.svelte';

type Given = Record<string, unknown>;
/** The parts of one file, fetched together. */
export interface Later<T> {
  /** Fetches them, if that was not done. */
  fetch(): Promise<T>;
  /** One of them, to be shown like any other; nothing is there until it has come. */
  part<P extends Given>(choose: (all: T) => Component<P>): Component<P>;
}

/** What is there already is shown first: asking for files takes a slow phone time, too. */
function painted(): Promise<void> {
  return new Promise((done) => {
    const after = () => setTimeout(done);
    // Nothing is painted behind another window.
    if (document.visibilityState === 'visible') requestAnimationFrame(after);
    else after();
  });
}

/** What `load` brings, once. */
export function later<T>(load: () => Promise<T>): Later<T> {
  let here: T | null = null;
  const fetch = async () => {
    await painted();
    here ??= await load();
    return here;
  };
  return {
    fetch,
    part<P extends Given>(choose: (all: T) => Component<P>): Component<P> {
      const given = {
        now: () => here && choose(here),
        load: async () => choose(await fetch()),
      };
      // A component is a function of where it stands and what it is given.
      const show = Late as unknown as (at: unknown, props: Given) => Given;
      return ((at: unknown, props: Given) => show(at, { ...given, given: props })) as unknown as Component<P>;
    },
  };
}
