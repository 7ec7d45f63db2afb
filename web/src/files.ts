// Maps screens and engines to their files. Used by the page and by its build.
import type { Name } from './lib/routes';

/** The files of the screens, relative to `src`. */
export const FILES: Record<Exclude<Name, 'unknown'> | 'join', string> = {
  start: 'screens/start/Start.svelte',
  join: 'screens/start/Join.svelte',
  rules: 'screens/rules/Rules.svelte',
  play: 'screens/rules/Play.svelte',
  odds: 'screens/odds/Odds.svelte',
  about: 'screens/about/About.svelte',
  settings: 'screens/settings/Settings.svelte',
  shelf: 'screens/characters/Shelf.svelte',
  campaign: 'screens/characters/Campaign.svelte',
  lent: 'screens/characters/Lent.svelte',
  maker: 'screens/characters/Maker.svelte',
  character: 'screens/characters/AtTable.svelte',
  evening: 'screens/characters/Evening.svelte',
  advance: 'screens/characters/Advance.svelte',
  insight: 'screens/insight/Luck.svelte',
  'what-if': 'screens/insight/WhatIf.svelte',
  house: 'screens/settings/Settings.svelte',
  lobby: 'screens/lobby/Lobby.svelte',
  log: 'screens/log/LogPage.svelte',
  recap: 'screens/recap/Recap.svelte',
  evenings: 'screens/recap/OfCampaign.svelte',
  prep: 'screens/prep/Prep.svelte',
  sheet: 'screens/sheet/Sheet.svelte',
  table: 'screens/table/Table.svelte',
  watch: 'screens/watch/Watch.svelte',
};

/**
 * The panels of each engine by the kind of its scenes, relative to `src`: the modules that `screens/table/kit.ts`
 * loads.
 */
export const KITS: Record<string, string> = {
  fate: 'screens/table/fate.ts',
  zero_space: 'lib/zerospace/kit.ts',
  daemmersturm: 'lib/daemmersturm/kit.ts',
};
