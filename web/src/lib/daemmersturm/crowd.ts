// Groups equal characters, so that hundreds of choices fit on one screen.

/** Something that can be selected. */
export interface Pickable {
  id: number;
  label: string;
  note: string;
  /** Heading of its cluster; empty if there is only one. */
  group: string;
  /** The part of the limit that it uses up. */
  room: number;
}

/** Characters whose names differ only in a trailing number. */
export interface Heap {
  name: string;
  all: readonly Pickable[];
}

/** The options under one heading. */
export interface Cluster {
  name: string;
  heaps: readonly Heap[];
}

/** Minimum size of a group; fewer equal characters are listed individually. */
const HEAP = 5;

const stem = (label: string): string => label.replace(/\s*[#×]?\d+$/u, '').trim();

/** Clusters options by heading and groups equal ones. */
export function clusters(options: readonly Pickable[]): Cluster[] {
  const names = [...new Set(options.map((it) => it.group))];
  return names.map((name) => ({ name, heaps: heaps(options.filter((it) => it.group === name)) }));
}

function heaps(options: readonly Pickable[]): Heap[] {
  const byStem = new Map<string, Pickable[]>();
  for (const it of options) {
    const name = stem(it.label) || it.label;
    byStem.set(name, [...(byStem.get(name) ?? []), it]);
  }
  return [...byStem].flatMap(([name, all]) => (all.length >= HEAP ? [{ name, all }] : all.map((it) => ({ name: it.label, all: [it] }))));
}

/** Number of selected members of a heap. */
export function chosenOf(heap: Heap, chosen: ReadonlySet<number>): number {
  return heap.all.filter((it) => chosen.has(it.id)).length;
}

/** Selects `wanted` members of a heap, keeping those already selected if possible. */
export function take(heap: Heap, chosen: ReadonlySet<number>, wanted: number): Set<number> {
  const next = new Set(chosen);
  const inside = heap.all.filter((it) => chosen.has(it.id));
  for (const it of inside.slice(Math.max(0, wanted))) next.delete(it.id);
  const outside = heap.all.filter((it) => !chosen.has(it.id));
  for (const it of outside.slice(0, Math.max(0, wanted - inside.length))) next.add(it.id);
  return next;
}

/** The part of the limit that the selection uses up. */
export function roomOf(options: readonly Pickable[], chosen: ReadonlySet<number>): number {
  return options.reduce((sum, it) => sum + (chosen.has(it.id) ? it.room : 0), 0);
}
