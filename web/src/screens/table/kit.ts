// The panels that each engine provides for the table screen, loaded by the kind of scene.

import type { Component } from 'svelte';

import { fetchTexts as fetchDaemmersturmTexts } from '../../lib/daemmersturm/texts';
import { fetchTexts as fetchZeroSpaceTexts } from '../../lib/zerospace/texts';
import type { Band } from './band';
import type { Planned } from './keys';
import type { Chance, Line, QuestionView, SceneView, View } from '../../wire';

type KeyOf<T> = T extends T ? keyof T : never;
type ValueOf<T> = T extends T ? T[keyof T] : never;

/** The kinds of scenes, one per engine. */
export type Kind = KeyOf<SceneView>;
/** A scene of any engine. */
export type AnyScene = ValueOf<SceneView>;

/** A character, in any engine. */
export interface Being {
  id: number;
  name: string;
  seat: number;
  mine: boolean;
  hidden: boolean;
  out: string | null;
}

/** Keyboard control of the visible question. */
export interface Steered {
  choose(n: number): boolean;
  confirm(): boolean;
  /** Adopts it into the plan of the answer, if it has one. */
  plan?(what: Planned): boolean;
}

/** The panels of one engine. Those without props get the table from `shared()`. */
export interface Kit {
  /** The turn order at the top; engines without it show it among the people. */
  Strip?: Component;
  /** Whether the game master can end a turn there at any time. */
  stripEnds?: boolean;
  /** The middle of the table; engines without it show it among the people. */
  Stage?: Component;
  /** Whether the question comes before the stage. */
  stageLast?: boolean;
  /** Whether the question comes before the opposed rolls: always, or on phones. */
  askFirst?: boolean | 'phone';
  /** The characters and their state. */
  People: Component;
  /** For the game master: characters hidden from players. */
  Secrets: Component;
  /** A compact sheet of the character the reader acts for. */
  MySheet: Component;
  /** In the top bar: the progress of the conflict. */
  Badge: Component<{ phone: boolean }>;
  /** Opposed rolls. */
  /** `said`: the result, which is shown beside it. */
  Meeting: Component<{ why: boolean; said?: string }>;
  /** Reminders for people when these characters act or are asked. */
  Beside?: Component<{ who: readonly (number | null | undefined)[] }>;
  /** Dialogs of the engine. */
  Dialogs?: Component;
  /** Short offers, with a way to decline them all. */
  Window?: Component<{ question: QuestionView }, Steered>;
  /** Questions that need their own presentation. */
  Ask?: Component<{ question: QuestionView }, Steered>;
  /** Layout for large screens that replaces the three columns. */
  Wide?: Component<{ part?: Steered | undefined }, object, 'part'>;
  /** Dice from another program, among the dice on a phone. */
  Tray?: Component;
  /** Actions for a log line. */
  LineActions?: Component<{ line: Line }>;
  /** A question in the second person; `null` if the server's sentence is best. */
  asking?: (view: View, question: QuestionView) => string | null;
  /** By how much the asked person is ahead with an answer; `null` if that is not certain. */
  margin?: (view: View, question: QuestionView, chance: Chance) => number | null;
  /** Whether a question is a short offer. */
  isShort?: (question: QuestionView) => boolean;
  /** The name of a group of forms, if it differs from the default. */
  group?: (group: string) => string | null;
  /** The group that acts now, one after the other. */
  band?: (view: View) => Band | null;
  /** The character that the reader most likely acts for. */
  likely: (view: View) => number | null;
  /** Target and label of the shortcut for the elements in play. */
  inPlay: { id: string; label: () => string };
  /** Whether answers are plans of aspects and effects of hits, which have shortcuts. */
  plans?: boolean;
  /** Plain dice offered by default. */
  dice: string;
  /** The same, if it depends on the table. */
  diceOf?: (view: View) => string;
}

/** Texts of panels that are not part of the page's own texts. */
const TEXTS: Partial<Record<Kind, () => Promise<void>>> = {
  daemmersturm: fetchDaemmersturmTexts,
  zero_space: fetchZeroSpaceTexts,
};
const LOADERS: Record<Kind, () => Promise<{ kit: Kit }>> = {
  fate: () => import('./fate'),
  zero_space: () => import('../../lib/zerospace/kit'),
  daemmersturm: () => import('../../lib/daemmersturm/kit'),
};
const loaded = new Map<Kind, Kit>();

/** The kind of a table's scene. */
export function kindOf(view: View): Kind {
  return Object.keys(view.scene)[0] as Kind;
}

/** The panels, if they are already loaded. */
export function kitNow(kind: Kind): Kit | null {
  return loaded.get(kind) ?? null;
}

/** Loads the texts of an engine's panels, which other screens of such a table use as well. */
export async function fetchTexts(kind: Kind): Promise<void> {
  await TEXTS[kind]?.();
}

/** Loads the panels of an engine. */
export async function fetchKit(kind: Kind): Promise<Kit> {
  const [{ kit }] = await Promise.all([LOADERS[kind](), fetchTexts(kind)]);
  loaded.set(kind, kit);
  return kit;
}

/** Prefetches the panels of a remembered kind, if it is valid. */
export async function fetchAhead(kind: string | undefined): Promise<void> {
  const known = Object.keys(LOADERS).find((it): it is Kind => it === kind);
  if (known) await fetchKit(known);
}

/** The scene of any engine. */
export function anyScene(view: View): AnyScene {
  return Object.values(view.scene)[0] as AnyScene;
}

/** Whether a conflict is in progress, in any engine. */
export function inConflict(view: View): boolean {
  const scene = anyScene(view);
  if ('combat' in scene) return scene.combat !== null;
  return 'round' in scene ? scene.round !== null : scene.conflict !== null;
}

/** Whether the reader is to act: it is their move, or that of a character without a player, for whom the game master acts. */
export function isToAct(view: View, isGm: boolean): boolean {
  if (view.waiting !== null || view.house.paused || view.house.x_card) return false;
  if (view.my_move || !isGm) return view.my_move;
  const actor = turnOf(view);
  const seat = beings(view).find((it) => it.id === actor)?.seat ?? 0;
  const held = view.house.seats.find((it) => it.seat === seat);
  return seat !== 0 && (held?.state !== 'taken' || held.absent === true);
}

/** The character whose turn it is, in any engine, as far as the viewer knows it. */
export function turnOf(view: View): number | null {
  const scene = anyScene(view);
  if ('combat' in scene) return scene.combat?.turn ?? null;
  return ('round' in scene ? scene.round?.turn : scene.conflict?.turn) ?? null;
}

/** The characters that the viewer may act for, active ones first. */
export function mine<T extends Being>(scene: { actors: readonly T[] }): T[] {
  return scene.actors.filter((it) => it.mine).sort((a, b) => Number(a.out !== null) - Number(b.out !== null));
}

/** All characters known to the viewer, in any engine. */
export function beings(view: View): Being[] {
  const scene = anyScene(view);
  if ('people' in scene) return scene.people.map((it) => ({ ...it, out: it.status === 'up' ? null : it.status_name }));
  return scene.actors;
}

/** The characters that the viewer may act for, in any engine. */
export function own(view: View): Being[] {
  return mine({ actors: beings(view) });
}
