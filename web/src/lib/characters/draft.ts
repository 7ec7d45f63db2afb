// A character while it is being made: its file as JSON, changed step by step. Does not use browser APIs.

/** The table of a character in its file. Keys and values are those of `docs/characters.md`. */
export type Entry = Record<string, unknown>;

/** A character file as JSON. */
export interface CharacterFile {
  system: string;
  character: [Entry];
  item?: Entry[];
  [key: string]: unknown;
}

/** The stored data of an unfinished character. */
export interface Draft {
  file: CharacterFile;
  /** The step that is shown, from 0. */
  step: number;
  /** The finished character on the shelf that this draft will replace. */
  base?: { id: number; version: number };
  /** The reason for the change. */
  why?: string;
  /** The submission at a table that this one replaces. */
  again?: number;
}

export interface Gift extends Entry {
  name: string;
  kind?: string;
  text?: string;
  skill?: string;
  bonus?: number;
}

export interface Values {
  attack: number;
  defence: number;
}

/** A new character of a book. */
export function blank(system: string): Draft {
  return { file: { system, character: [{ name: '' }] }, step: 0 };
}

/** A draft from stored text; `null` if it is none. */
export function parseDraft(body: string): Draft | null {
  try {
    const found = JSON.parse(body) as Partial<Draft> | null;
    const file = found?.file;
    if (typeof file?.system !== 'string' || !Array.isArray(file.character) || typeof file.character[0] !== 'object') return null;
    const { base, why, again } = found as Draft;
    return { file: file as CharacterFile, step: typeof found?.step === 'number' ? found.step : 0, ...(base ? { base } : {}), ...(why ? { why } : {}), ...(again ? { again } : {}) };
  } catch {
    return null;
  }
}

/** The table of the character. */
export const of = (file: CharacterFile): Entry => file.character[0];

/** A list of texts under a key; tables in it are represented by their text. */
export function texts(entry: Entry, key: string): string[] {
  const list = entry[key];
  if (!Array.isArray(list)) return [];
  return list.map((it: unknown) => (typeof it === 'string' ? it : String((it as Entry | null)?.['text'] ?? '')));
}

/** Sets one text of a list. Tables in it keep their other keys; empty texts at the end are dropped. */
export function setText(entry: Entry, key: string, at: number, text: string): void {
  const list: unknown[] = Array.isArray(entry[key]) ? [...(entry[key] as unknown[])] : [];
  while (list.length <= at) list.push('');
  const old = list[at];
  list[at] = typeof old === 'object' && old !== null ? { ...old, text } : text;
  const empty = (it: unknown) => (typeof it === 'string' ? it : String((it as Entry)['text'] ?? '')) === '';
  while (list.length > 0 && empty(list.at(-1))) list.pop();
  entry[key] = list;
}

/** The ratings by the key of the skill. */
export function ratings(entry: Entry): Record<string, number> {
  return typeof entry['skills'] === 'object' && !Array.isArray(entry['skills']) && entry['skills'] !== null
    ? (entry['skills'] as Record<string, number>)
    : {};
}

/** A row of the pyramid. */
export interface Row {
  rating: number;
  need: number;
}

/** The rating of the next free place of the pyramid, from the top; `null` if it is full. */
export function nextPlace(rows: readonly Row[], skills: Record<string, number>): number | null {
  const taken = (rating: number) => Object.values(skills).filter((it) => it === rating).length;
  return rows.find((it) => taken(it.rating) < it.need)?.rating ?? null;
}

/** Number of places that are still free. */
export function freePlaces(rows: readonly Row[], skills: Record<string, number>): number {
  const taken = (rating: number) => Object.values(skills).filter((it) => it === rating).length;
  return rows.reduce((sum, it) => sum + Math.max(0, it.need - taken(it.rating)), 0);
}

/** A tap on a skill: it fills the next free place, or frees its own. */
export function tapSkill(rows: readonly Row[], skills: Record<string, number>, key: string): Record<string, number> {
  if (key in skills) return Object.fromEntries(Object.entries(skills).filter((it) => it[0] !== key));
  const rating = nextPlace(rows, skills);
  return rating === null ? skills : { ...skills, [key]: rating };
}

/** Fills the free places with skills that are not chosen yet, in the given order. */
export function fillSkills(rows: readonly Row[], skills: Record<string, number>, order: readonly string[]): Record<string, number> {
  let filled = skills;
  for (const key of order) if (!(key in filled)) filled = tapSkill(rows, filled, key);
  return filled;
}

/** Adds a text to a list, or removes it, ignoring case. */
export function toggled(list: readonly string[], text: string): string[] {
  const same = (it: string) => it.toLowerCase() === text.toLowerCase();
  return list.some(same) ? list.filter((it) => !same(it)) : [...list, text];
}

/** The file as text for the server: without empty values, and with its items assigned to the character's current name. */
export function written(file: CharacterFile): string {
  const entry = of(file);
  const name = String(entry['name'] ?? '').trim();
  const aspects = Array.isArray(entry['aspects']) ? (entry['aspects'] as unknown[]).filter((it) => it !== '' && (it as Entry)['text'] !== '') : undefined;
  const gifts = Array.isArray(entry['gift']) ? (entry['gift'] as Gift[]).filter((it) => it.name.trim() !== '') : undefined;
  const character = { ...entry, name, aspects, gift: gifts };
  const item = file.item?.map((it) => ({ ...it, holder: name }));
  return JSON.stringify({ ...file, character: [character], item });
}

/** The differences between two texts, line by line: `-` only in the first, `+` only in the second, a space in both. */
export function compared(before: string, after: string): { sign: '-' | '+' | ' '; line: string }[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  // The longest common subsequence; files of characters have few lines.
  const common: number[][] = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      common[i]![j] = a[i] === b[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
  const lines: { sign: '-' | '+' | ' '; line: string }[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ sign: ' ', line: a[i]! });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      lines.push({ sign: '-', line: a[i]! });
      i += 1;
    } else {
      lines.push({ sign: '+', line: b[j]! });
      j += 1;
    }
  }
  return lines;
}
