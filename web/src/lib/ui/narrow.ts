// The width of the screen, for decisions outside the style.
import { MediaQuery } from 'svelte/reactivity';

/** Whether the screen is as narrow as that of a phone held upright. */
export const narrow = new MediaQuery('(max-width: 45rem)');

/** Whether two columns of text fit beside each other. */
export const wide = new MediaQuery('(min-width: 64rem)');
