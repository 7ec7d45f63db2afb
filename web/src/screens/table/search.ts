// Full-text search in the reader's view. The server searches the log.

import type { FateScene, View } from '../../wire';
import { beings } from './kit';

/** Kinds of results, in the order in which they are shown. */
export const KINDS = ['actor', 'aspect', 'skill', 'zone', 'material'] as const;
export type FoundKind = (typeof KINDS)[number];

/** Something found. */
export interface Found {
  kind: FoundKind;
  text: string;
  /** The owner or place of the result. */
  note: string;
  /** The character whose sheet shows it; `null` if it is on the table. */
  actor: number | null;
}

const MOST = 40;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The searchable parts of a Fate scene besides its characters. */
function ofFate(scene: FateScene): Found[] {
  const aspects = scene.aspects.map((it): Found => ({ kind: 'aspect', text: it.text, note: it.on, actor: it.kind === 'sheet' ? it.actor : null }));
  const zones = scene.zones.map((it): Found => ({ kind: 'zone', text: it.name, note: '', actor: null }));
  const sheets = scene.actors.flatMap((actor): Found[] => {
    const { sheet, id, name } = actor;
    if (!sheet) return [];
    const own = sheet.aspects.map((it): Found => ({ kind: 'aspect', text: it.text, note: name, actor: id }));
    const skills = sheet.skills.map((it): Found => ({ kind: 'skill', text: it.name, note: name, actor: id }));
    const gifts = sheet.gifts.map((it): Found => ({ kind: 'skill', text: `${it.name}: ${it.text}`, note: name, actor: id }));
    return [...own, ...skills, ...gifts];
  });
  return [...aspects, ...zones, ...sheets];
}

/** Everything that contains all these words, ignoring accents and case; nothing without words. */
export function search(view: View, words: string): Found[] {
  const wanted = plain(words).split(/\s+/).filter((it) => it !== '');
  if (wanted.length === 0) return [];
  const { house, scene } = view;
  const all: Found[] = [
    ...beings(view).map((it): Found => ({ kind: 'actor', text: it.name, note: it.out ?? '', actor: it.id })),
    ...('fate' in scene ? ofFate(scene.fate) : []),
    ...(house.handouts ?? []).map((it): Found => ({ kind: 'material', text: it.title, note: it.text, actor: null })),
    ...(house.clocks ?? []).map((it): Found => ({ kind: 'material', text: it.title, note: `${it.filled}/${it.size}`, actor: null })),
  ];
  const fits = (it: Found) => {
    const text = plain(`${it.text} ${it.note}`);
    return wanted.every((word) => text.includes(word));
  };
  const seen = new Set<string>();
  const once = (it: Found) => {
    const key = `${it.kind} ${it.text} ${it.note}`;
    return !seen.has(key) && seen.add(key) !== undefined;
  };
  const found = all.filter(fits).filter(once).sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
  return found.slice(0, MOST);
}
