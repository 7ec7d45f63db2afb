// The pages of the settings, and their search.

/** The pages, in order. */
export const PAGES = ['presets', 'mine', 'prompts', 'switches'] as const;
export type Page = (typeof PAGES)[number];

/** The page that is shown: the chosen one, or else the first that its reader can change anything on. */
export function pageOf(chosen: Page | null, pages: readonly Page[], isGm: boolean): Page {
  if (chosen !== null && pages.includes(chosen)) return chosen;
  return (isGm ? pages[0] : undefined) ?? 'mine';
}

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Whether a text contains all words of a query, in any order, ignoring case and accents. */
export function fits(query: string, text: string): boolean {
  const among = plain(text);
  return plain(query).split(/\s+/).every((word) => among.includes(word));
}
