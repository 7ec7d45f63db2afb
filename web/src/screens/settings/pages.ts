// The pages of the settings, and their search.

/** The pages, in order. */
export const PAGES = ['presets', 'mine', 'prompts', 'switches'] as const;
export type Page = (typeof PAGES)[number];

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Whether a text contains all words of a query, in any order, ignoring case and accents. */
export function fits(query: string, text: string): boolean {
  const among = plain(text);
  return plain(query).split(/\s+/).every((word) => among.includes(word));
}
