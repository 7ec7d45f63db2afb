// Many who are to be chosen from: heaps of those who are alike, so that two hundred fit on one screen.

/** Somebody or something that can be chosen. */
export interface Pickable {
  id: number;
  label: string;
  note: string;
  /** The heading under which it stands; none where all stand together. */
  group: string;
  /** How much of the limit it takes. */
  room: number;
}

/** Those who are alike, by name but for a number at its end. */
export interface Heap {
  name: string;
  all: readonly Pickable[];
}

/** Those under one heading. */
export interface Cluster {
  name: string;
  heaps: readonly Heap[];
}

/** So many who are alike are shown as a heap; fewer, each alone. */
const HEAP = 5;

const stem = (label: string): string => label.replace(/\s*[#×]?\d+$/u, '').trim();

/** By heading, and those who are alike in a heap. */
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

/** How many of a heap are chosen. */
export function chosenOf(heap: Heap, chosen: ReadonlySet<number>): number {
  return heap.all.filter((it) => chosen.has(it.id)).length;
}

/** As many of a heap as wanted: those who are chosen already stay as long as there is room for them. */
export function take(heap: Heap, chosen: ReadonlySet<number>, wanted: number): Set<number> {
  const next = new Set(chosen);
  const inside = heap.all.filter((it) => chosen.has(it.id));
  for (const it of inside.slice(Math.max(0, wanted))) next.delete(it.id);
  const outside = heap.all.filter((it) => !chosen.has(it.id));
  for (const it of outside.slice(0, Math.max(0, wanted - inside.length))) next.add(it.id);
  return next;
}

/** How much of the limit those who are chosen take. */
export function roomOf(options: readonly Pickable[], chosen: ReadonlySet<number>): number {
  return options.reduce((sum, it) => sum + (chosen.has(it.id) ? it.room : 0), 0);
}
