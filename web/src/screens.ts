// The screens, each loaded when it is first shown.
import type { Component } from 'svelte';
import type { Name } from './lib/routes';

/** What a screen is given: see `App.svelte` and `Room.svelte`. */
export type Given = Record<string, unknown>;
export type Screen = Component<Given>;

type Load = () => Promise<Screen>;

const found = import.meta.glob<Screen>(
  [
    './screens/start/Start.svelte',
    './screens/start/Join.svelte',
    './screens/rules/Rules.svelte',
    './screens/about/About.svelte',
    './screens/settings/Settings.svelte',
    './screens/lobby/Lobby.svelte',
    './screens/log/LogPage.svelte',
    './screens/prep/Prep.svelte',
    './screens/sheet/Sheet.svelte',
    './screens/table/Table.svelte',
    './screens/watch/Watch.svelte',
  ],
  { import: 'default' },
);

const FILES: Record<Exclude<Name, 'unknown'> | 'join', string> = {
  start: 'start/Start',
  join: 'start/Join',
  rules: 'rules/Rules',
  about: 'about/About',
  settings: 'settings/Settings',
  house: 'settings/Settings',
  lobby: 'lobby/Lobby',
  log: 'log/LogPage',
  prep: 'prep/Prep',
  sheet: 'sheet/Sheet',
  table: 'table/Table',
  watch: 'watch/Watch',
};

export type ScreenName = keyof typeof FILES;

/** How a screen is loaded. */
export function screen(name: ScreenName): Load {
  const load = found[`./screens/${FILES[name]}.svelte`];
  return load ?? (() => Promise.reject(new Error(`no screen ${name}`)));
}
