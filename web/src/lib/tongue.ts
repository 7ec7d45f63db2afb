// Language and display of the ladder. Does not use the DOM, since it is needed before anything is rendered.

export type Lang = 'de' | 'en';
/** How numbers on the ladder are shown; empty for the default of the book. */
export type Ladder = '' | 'words' | 'numbers' | 'both';
export const LADDERS: readonly Ladder[] = ['', 'both', 'words', 'numbers'];

/** Keys in the local storage. */
export const LANG = 'schwung.lang';
export const LADDER = 'schwung.ladder';

/** The supported language that fits best. */
export function preferred(chosen: string | null, wanted: readonly string[]): Lang {
  const ours = [chosen ?? '', ...wanted].map((tag) => tag.toLowerCase().split('-')[0]);
  return ours.find((tag): tag is Lang => tag === 'de' || tag === 'en') ?? 'en';
}

/** The stored display of the ladder. */
export function chosenLadder(chosen: string | null): Ladder {
  return LADDERS.find((it) => it === chosen) ?? '';
}

/** The language tag for the server, including the display of the ladder. */
export function tagged(lang: Lang, ladder: Ladder): string {
  return ladder === '' ? lang : `${lang}-x-${ladder}`;
}
