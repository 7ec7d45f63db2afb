// Which file shows which screen, and which has the panels of which engine. Read by the page and by what builds it.
import type { Name } from './lib/routes';

/** The screens, below `src`. */
export const FILES: Record<Exclude<Name, 'unknown'> | 'join', string> = {
  start: 'screens/start/Start.svelte',
  join: 'screens/start/Join.svelte',
  rules: 'screens/rules/Rules.svelte',
  odds: 'screens/odds/Odds.svelte',
  about: 'screens/about/About.svelte',
  settings: 'screens/settings/Settings.svelte',
  house: 'screens/settings/Settings.svelte',
  lobby: 'screens/lobby/Lobby.svelte',
  log: 'screens/log/LogPage.svelte',
  prep: 'screens/prep/Prep.svelte',
  sheet: 'screens/sheet/Sheet.svelte',
  table: 'screens/table/Table.svelte',
  watch: 'screens/watch/Watch.svelte',
};

/** The panels of the engines, by the kind of their scenes, below `src`: those that `screens/table/kit.ts` loads. */
export const KITS: Record<string, string> = {
  fate: 'screens/table/fate.ts',
  zero_space: 'lib/zerospace/kit.ts',
  daemmersturm: 'lib/daemmersturm/kit.ts',
};
