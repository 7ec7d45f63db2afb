// Panels of the Fate books that are not visible at first, in one file: see `fate.ts`.

export { default as MoveDialog } from './MoveDialog.svelte';
export { default as MySheet } from './MySheet.svelte';
export { default as People } from './People.svelte';
export { default as Secrets } from './Secrets.svelte';
