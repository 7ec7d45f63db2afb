// The screens, each loaded on first use.
import type { Component } from 'svelte';
import { FILES } from './files';
import { fetchTexts as chancesTexts } from './lib/chances/texts';
import { addTexts } from './lib/i18n';
import { fetchTexts as playTexts } from './lib/play/texts';

/** The props of a screen: see `App.svelte` and `Room.svelte`. */
export type Given = Record<string, unknown>;
export type Screen = Component<Given>;

const found = import.meta.glob<Screen>(
  [
    './screens/start/Start.svelte',
    './screens/start/Join.svelte',
    './screens/rules/Rules.svelte',
    './screens/rules/Play.svelte',
    './screens/odds/Odds.svelte',
    './screens/about/About.svelte',
    './screens/settings/Settings.svelte',
    './screens/characters/Shelf.svelte',
    './screens/characters/Campaign.svelte',
    './screens/characters/Lent.svelte',
    './screens/characters/Maker.svelte',
    './screens/characters/AtTable.svelte',
    './screens/characters/Evening.svelte',
    './screens/characters/Advance.svelte',
    './screens/insight/Luck.svelte',
    './screens/insight/WhatIf.svelte',
    './screens/lobby/Lobby.svelte',
    './screens/log/LogPage.svelte',
    './screens/prep/Prep.svelte',
    './screens/recap/OfCampaign.svelte',
    './screens/recap/Recap.svelte',
    './screens/sheet/Sheet.svelte',
    './screens/table/Table.svelte',
    './screens/watch/Watch.svelte',
  ],
  { import: 'default' },
);

export type ScreenName = keyof typeof FILES;

/** Texts of all screens but the table. */
const screenTexts = () =>
  addTexts('page-screens', {
    de: async () => (await import('../../messages/de/page-screens.ftl')).default,
    en: async () => (await import('../../messages/en/page-screens.ftl')).default,
  });

/** Texts about characters, shelves and evenings. */
export const characterTexts = () =>
  addTexts('page-characters', {
    de: async () => (await import('../../messages/de/page-characters.ftl')).default,
    en: async () => (await import('../../messages/en/page-characters.ftl')).default,
  });

/** The screens that need texts about chances. */
const OF_CHANCES: readonly ScreenName[] = ['odds', 'insight', 'what-if'];
/** The screens that need texts about characters. */
const OF_CHARACTERS: readonly ScreenName[] = ['shelf', 'campaign', 'lent', 'maker', 'character', 'evening', 'advance'];

const loaded = new Map<ScreenName, Screen>();

/** Loads a screen. */
export async function screen(name: ScreenName): Promise<Screen> {
  const load = found[`./${FILES[name]}`];
  if (!load) throw new Error(`no screen ${name}`);
  const [it] = await Promise.all([load(), name === 'table' ? null : screenTexts(), OF_CHANCES.includes(name) ? chancesTexts() : null, OF_CHARACTERS.includes(name) ? characterTexts() : null, name === 'play' ? playTexts() : null]);
  loaded.set(name, it);
  return it;
}

/** The screen, if it is already loaded. */
export function screenNow(name: ScreenName): Screen | null {
  return loaded.get(name) ?? null;
}
