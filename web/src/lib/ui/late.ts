// Parts of the page that are not visible at first: their files are loaded after the others and run when idle.
import type { Component } from 'svelte';
import Late from './Late.svelte';

type Given = Record<string, unknown>;
/** The components of one file, loaded together. */
export interface Later<T> {
  /** Loads the file unless that was done before. */
  fetch(): Promise<T>;
  /** A component that renders nothing until the file is loaded. */
  part<P extends Given>(choose: (all: T) => Component<P>): Component<P>;
}

/** Waits for the first paint: even requesting files takes time on a slow phone. */
function painted(): Promise<void> {
  return new Promise((done) => {
    const after = () => setTimeout(done);
    // Nothing is painted in a hidden window.
    if (document.visibilityState === 'visible') requestAnimationFrame(after);
    else after();
  });
}

/** Calls `load` at most once. */
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
      // A Svelte component is a function of its anchor and props.
      const show = Late as unknown as (at: unknown, props: Given) => Given;
      return ((at: unknown, props: Given) => show(at, { ...given, given: props })) as unknown as Component<P>;
    },
  };
}
