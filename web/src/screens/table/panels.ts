// Parts of the table that are not visible at first, in one file that is loaded later: see `parts.ts`.

export { default as Act } from './Act.svelte';
export { default as AskingSwitch } from './AskingSwitch.svelte';
export { default as Clocks } from './Clocks.svelte';
export { default as Composer } from './Composer.svelte';
export { default as HandoutReader } from './HandoutReader.svelte';
export { default as Handouts } from './Handouts.svelte';
export { default as Invite } from './Invite.svelte';
export { default as Keys } from './Keys.svelte';
export { default as LastTime } from './LastTime.svelte';
export { default as LogPanel } from './LogPanel.svelte';
export { default as Moment } from './Moment.svelte';
export { default as PlainDice } from './PlainDice.svelte';
export { default as Search } from './Search.svelte';
export { default as UndoDialog } from './UndoDialog.svelte';
