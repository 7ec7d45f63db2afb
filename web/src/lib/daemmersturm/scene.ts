// What the panels of Dämmersturm read off a scene: nothing here knows a rule.

import type { BelongingView, ChipView, DaemmersturmScene, GapView, PersonView, View } from '../../wire';

/** An item, with what holds of it also if that is nothing. */
export type Belonging = BelongingView & { chips: ChipView[] };
/** Somebody, with lists also where they are empty: those are not sent. */
export type Person = Required<Omit<PersonView, 'items'>> & { items: Belonging[] };
/** A scene with those. */
export type Scene = Omit<DaemmersturmScene, 'people' | 'loose'> & { people: Person[]; loose: Belonging[] };

const whole = new WeakMap<DaemmersturmScene, Scene>();

/** The scene of a table of Dämmersturm. Only these panels ask for it. */
export function sceneOf(view: View): Scene {
  if (!('daemmersturm' in view.scene)) throw new Error('no table of Dämmersturm');
  const sent = view.scene.daemmersturm;
  const known = whole.get(sent);
  if (known) return known;
  const filled = { ...sent, people: sent.people.map(person), loose: sent.loose.map(belonging) };
  whole.set(sent, filled);
  return filled;
}

const belonging = (it: BelongingView): Belonging => ({ ...it, chips: it.chips ?? [] });

const person = (it: PersonView): Person => ({
  ...it,
  values: it.values ?? [],
  pools: it.pools ?? [],
  melee: it.melee ?? [],
  chips: it.chips ?? [],
  items: (it.items ?? []).map(belonging),
  abilities: it.abilities ?? [],
});

/** Somebody by number. */
export function personOf(scene: Scene, id: number | null | undefined): Person | undefined {
  return scene.people.find((it) => it.id === id);
}

/** Which wood somebody's counter is of: the players' by seat; none for the plot leader's, which are square. */
export function woodOf(scene: Scene, person: Person): number | null {
  if (person.seat === 0) return null;
  const players = [...new Set(scene.people.filter((it) => it.seat !== 0).map((it) => it.seat))].sort((a, b) => a - b);
  return players.indexOf(person.seat);
}

/** Can it do nothing any more? */
export const isOut = (person: Person): boolean => person.status !== 'up';

/** Those whom the viewer may act for, who are still in it first. */
export function own(scene: Scene): Person[] {
  return scene.people.filter((it) => it.mine).sort((a, b) => Number(isOut(a)) - Number(isOut(b)));
}

/** Whoever the viewer most likely acts for now: whose turn it is, else whose comes next. */
export function likely(scene: Scene): number | null {
  const mine = own(scene);
  const turn = mine.find((it) => it.id === scene.combat?.turn);
  const next = scene.combat?.order.find((it) => it.state === 'waits' && mine.some((one) => one.id === it.actor));
  return turn?.id ?? next?.actor ?? mine[0]?.id ?? null;
}

/** How a chip looks: as what is mine, others', good for somebody, bad for somebody, hidden, or over. */
export type Look = 'me' | 'oth' | 'ok' | 'no' | 'hid' | 'past';

const LOOKS: Record<string, Look> = {
  now: 'oth', channel: 'oth', channelling: 'oth', climb: 'oth', climbing: 'oth', mounted: 'oth', carries: 'oth', facing: 'oth', transfer: 'oth', mark: 'oth',
  seeking: 'ok', cover: 'ok', potion: 'ok', ready: 'ok',
  hidden: 'hid', veiled: 'hid', traceless: 'hid', 'secret-mark': 'hid',
  acted: 'past', incapacitated: 'past', dead: 'past', gone: 'past', out: 'past', down: 'past',
};

export function lookOf(chip: ChipView): Look {
  return LOOKS[chip.kind] ?? 'no';
}

/** What holds of somebody, each thing once: who is hidden or out is marked otherwise. Free marks come first: a line is short. */
export function chipsOf(person: Person): ChipView[] {
  const all = person.chips.filter((it) => !['hidden', 'veiled', person.status].includes(it.kind));
  return [...all.filter(isMark), ...all.filter((it) => !isMark(it))];
}

/** The kind of a mark that only the plot leader sees. */
export const SECRET_MARK = 'secret-mark';

/** Is it a free mark? */
export const isMark = (chip: ChipView): boolean => chip.kind === 'mark' || chip.kind === SECRET_MARK;

/** The free marks that any of these have, each once. */
export function marksOf(people: readonly Person[]): ChipView[] {
  const all = people.flatMap((it) => it.chips.filter(isMark));
  return all.filter((it, n) => all.findIndex((one) => one.kind === it.kind && one.text === it.text) === n);
}

/** Those with whom somebody is in melee, by name: who reaches only one way is told apart. */
export function meleeOf(scene: Scene, person: Person): { name: string; way: 'both' | 'out' | 'in' }[] {
  return person.melee.flatMap((it) => {
    const other = personOf(scene, it.with);
    return other ? [{ name: other.name, way: it.reaches && it.reached ? ('both' as const) : it.reaches ? ('out' as const) : ('in' as const) }] : [];
  });
}

/** How far somebody is from others, the nearest first. */
export function gapsOf(scene: Scene, id: number): { to: Person; gap: GapView }[] {
  const found = scene.distances.flatMap((gap) => {
    if (gap.a !== id && gap.b !== id) return [];
    const to = personOf(scene, gap.a === id ? gap.b : gap.a);
    return to ? [{ to, gap }] : [];
  });
  return found.sort((a, b) => a.gap.length - b.gap.length);
}

/** What a list is narrowed to, besides a side. */
export type Filter = 'all' | 'up' | 'waits' | 'exhausted' | 'marked' | 'out';
export const FILTERS: readonly Filter[] = ['all', 'up', 'waits', 'exhausted', 'marked', 'out'];

const KEEPS: Record<Filter, (it: Person) => boolean> = {
  all: () => true,
  up: (it) => !isOut(it),
  waits: (it) => !isOut(it) && it.turn?.acted === false,
  exhausted: (it) => it.life.exhausted,
  marked: (it) => it.chips.length > 0 || it.channel !== null,
  out: isOut,
};

/** Everybody of a side, or of all; who takes part stands as the order has it, within each side. */
export function listed(scene: Scene, side: number | null, filter: Filter): { side: number; name: string; people: Person[] }[] {
  const place = new Map(scene.combat?.order.map((it, n) => [it.actor, n]));
  const rank = (it: Person) => place.get(it.id) ?? Number.MAX_SAFE_INTEGER;
  return scene.sides
    .filter((it) => side === null || it.side === side)
    .map((it) => ({
      side: it.side,
      name: it.name,
      people: scene.people.filter((one) => one.side === it.side && KEEPS[filter](one)).sort((a, b) => rank(a) - rank(b) || a.id - b.id),
    }))
    .filter((it) => it.people.length > 0);
}
