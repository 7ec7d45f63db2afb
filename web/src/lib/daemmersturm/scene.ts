// Selectors for the scene of Dämmersturm. They know no rules.

import type { BelongingView, ChipView, DaemmersturmScene, GapView, PersonView, StrikeView, View } from '../../wire';

/** An item whose list of chips is always present. */
export type Belonging = BelongingView & { chips: ChipView[] };
/** A character whose lists are always present; the server omits empty ones. */
export type Person = Required<Omit<PersonView, 'items'>> & { items: Belonging[] };
/** A scene with normalized characters and items. */
export type Scene = Omit<DaemmersturmScene, 'people' | 'loose'> & { people: Person[]; loose: Belonging[] };

const whole = new WeakMap<DaemmersturmScene, Scene>();

/** The scene of a Dämmersturm table. Only the panels of this engine call it. */
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
  reminders: it.reminders ?? [],
});

/** Finds a character by id. */
export function personOf(scene: Scene, id: number | null | undefined): Person | undefined {
  return scene.people.find((it) => it.id === id);
}

/** Whether the character can no longer act. */
export const isOut = (person: Person): boolean => person.status !== 'up';

/**
 * The participants if a combat began now. Outside of a section, it opens one, in which players' characters are no longer
 * incapacitated.
 */
export const readyOf = (scene: Scene): Person[] =>
  scene.people.filter((it) => !isOut(it) || (!scene.section.open && it.seat > 0 && it.status === 'incapacitated'));

/** The remaining budget of a turn, for characters that can act. */
export const leftOf = (person: Person): Person['turn'] => (isOut(person) ? null : person.turn);

/** The characters that the viewer may act for, active ones first. */
export function own(scene: Scene): Person[] {
  return scene.people.filter((it) => it.mine).sort((a, b) => Number(isOut(a)) - Number(isOut(b)));
}

/** The character that the viewer most likely acts for: the one whose turn it is, else the next one. */
export function likely(scene: Scene): number | null {
  const mine = own(scene);
  const turn = mine.find((it) => it.id === scene.combat?.turn);
  const next = scene.combat?.order.find((it) => it.state === 'waits' && mine.some((one) => one.id === it.actor));
  return turn?.id ?? next?.actor ?? mine[0]?.id ?? null;
}

/** The look of a chip: own, others, good, bad, hidden, or past. */
export type Look = 'me' | 'oth' | 'ok' | 'no' | 'hid' | 'past';

const LOOKS: Record<string, Look> = {
  now: 'oth', channel: 'oth', channelling: 'oth', climb: 'oth', climbing: 'oth', mounted: 'oth', carries: 'oth', facing: 'oth', transfer: 'oth', mark: 'oth', order: 'oth',
  seeking: 'ok', cover: 'ok', potion: 'ok', ready: 'ok',
  hidden: 'hid', veiled: 'hid', traceless: 'hid', 'secret-mark': 'hid',
  acted: 'past', incapacitated: 'past', dead: 'past', gone: 'past', out: 'past', down: 'past',
};

export function lookOf(chip: ChipView): Look {
  return LOOKS[chip.kind] ?? 'no';
}

/**
 * The conditions of a character without duplicates; being hidden or out is shown otherwise. Free marks come first,
 * since rows are short.
 */
export function chipsOf(person: Person): ChipView[] {
  // The kind of an enemy matters only while it fights.
  const idle = isOut(person) ? ['normal', 'not-normal'] : [];
  const all = person.chips.filter((it) => !['hidden', 'veiled', person.status, ...idle].includes(it.kind));
  return [...all.filter(isMark), ...all.filter((it) => !isMark(it))];
}

/** The kind of a mark that only the plot leader sees. */
export const SECRET_MARK = 'secret-mark';

/** Whether the chip is a free mark. */
export const isMark = (chip: ChipView): boolean => chip.kind === 'mark' || chip.kind === SECRET_MARK;

/** The free marks of these characters without duplicates. */
export function marksOf(people: readonly Person[]): ChipView[] {
  const all = people.flatMap((it) => it.chips.filter(isMark));
  return all.filter((it, n) => all.findIndex((one) => one.kind === it.kind && one.text === it.text) === n);
}

/** The characters in melee with this one, or only those still `standing`; one-sided reach is distinguished. */
export function meleeOf(scene: Scene, person: Person, standing = false): { name: string; way: 'both' | 'out' | 'in' }[] {
  return person.melee.flatMap((it) => {
    const other = personOf(scene, it.with);
    return other && !(standing && isOut(other)) ? [{ name: other.name, way: it.reaches && it.reached ? ('both' as const) : it.reaches ? ('out' as const) : ('in' as const) }] : [];
  });
}

/** The players' characters from whom one of the plot leader's is hidden. */
export function unseenBy(scene: Scene, { id, seat }: Person): number[] {
  const unseen = scene.sights.filter((it) => it.entity === id && it.kind === 'hidden').map((it) => it.observer);
  return seat > 0 ? [] : unseen.filter((it) => (personOf(scene, it)?.seat ?? 0) > 0);
}

/** Distances from a character to others, nearest first. */
export function gapsOf(scene: Scene, id: number): { to: Person; gap: GapView }[] {
  const found = scene.distances.flatMap((gap) => {
    if (gap.a !== id && gap.b !== id) return [];
    const to = personOf(scene, gap.a === id ? gap.b : gap.a);
    return to ? [{ to, gap }] : [];
  });
  return found.sort((a, b) => a.gap.length - b.gap.length);
}

/** Filters of the list, besides the side. */
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

/** The characters of one side or of all, grouped by side; participants are in turn order. */
export function listed(scene: Scene, side: number | null, filter: Filter): { side: number; name: string; people: Person[] }[] {
  const place = new Map(scene.combat?.order.map((it, n) => [it.actor, n]));
  const rank = (it: Person) => place.get(it.id) ?? Number.MAX_SAFE_INTEGER;
  return scene.sides
    .filter((it) => side === null || it.side === side)
    .map((it) => ({
      side: it.side,
      name: it.name,
      people: scene.people.filter((one) => one.side === it.side && KEEPS[filter](one)).sort((a, b) => rank(a) - rank(b)),
    }))
    .filter((it) => it.people.length > 0);
}

/** The parts that a title does not contain, in words. */
export function untold(title: string, parts: readonly string[]): string {
  const told = title.toLowerCase();
  return parts.filter((it) => it !== '' && !told.includes(it.toLowerCase())).join(' · ');
}

/**
 * Whether an attack is still to be rolled. For rolls that the reader does not see, the outcome shows that they have been
 * made.
 */
export const isUnrolled = ({ over, roll, throws, outcome }: StrikeView): boolean => !over && !roll && throws.length === 0 && outcome === '';
