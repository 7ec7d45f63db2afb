// Panels of the Fate books that are not visible at first, in one file: see `fate.ts`.

export { default as AddLine } from './AddLine.svelte';
export { default as AspectTools } from './AspectTools.svelte';
export { default as Dialogs } from './Dialogs.svelte';
export { default as FirstSteps } from './FirstSteps.svelte';
export { default as MySheet } from './MySheet.svelte';
export { default as People } from './People.svelte';
export { default as PictureField } from './PictureField.svelte';
export { default as Secrets } from './Secrets.svelte';
export { default as ShelfStrip } from './ShelfStrip.svelte';
