// In which language the page speaks, and how it shows the ladder. Nothing here needs a screen: it is asked before there is one.

export type Lang = 'de' | 'en';
/** How numbers on the ladder are shown: as the book does, or otherwise. */
export type Ladder = '' | 'words' | 'numbers' | 'both';
export const LADDERS: readonly Ladder[] = ['', 'both', 'words', 'numbers'];

/** Under these names the browser keeps what was chosen. */
export const LANG = 'schwung.lang';
export const LADDER = 'schwung.ladder';

/** Which of the page's languages suits best. */
export function preferred(chosen: string | null, wanted: readonly string[]): Lang {
  const ours = [chosen ?? '', ...wanted].map((tag) => tag.toLowerCase().split('-')[0]);
  return ours.find((tag): tag is Lang => tag === 'de' || tag === 'en') ?? 'en';
}

/** What was chosen for the ladder. */
export function chosenLadder(chosen: string | null): Ladder {
  return LADDERS.find((it) => it === chosen) ?? '';
}

/** A language as the server is told it, with the way the ladder is shown. */
export function tagged(lang: Lang, ladder: Ladder): string {
  return ladder === '' ? lang : `${lang}-x-${ladder}`;
}
