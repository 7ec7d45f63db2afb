// What each engine brings to the table screen: panels of its own, loaded by the kind of scene and by nobody else.

import type { Component } from 'svelte';

import { fetchTexts as fetchDaemmersturmTexts } from '../../lib/daemmersturm/texts';
import { fetchTexts as fetchZeroSpaceTexts } from '../../lib/zerospace/texts';
import type { Line, QuestionView, SceneView, View } from '../../wire';

type KeyOf<T> = T extends T ? keyof T : never;
type ValueOf<T> = T extends T ? T[keyof T] : never;

/** The kinds of scenes, one for each engine. */
export type Kind = KeyOf<SceneView>;
/** A scene of any engine. */
export type AnyScene = ValueOf<SceneView>;

/** What everybody at a table has, whatever is played. */
export interface Being {
  id: number;
  name: string;
  seat: number;
  mine: boolean;
  hidden: boolean;
  out: string | null;
}

/** What keys do to the question that is shown. */
export interface Steered {
  choose(n: number): boolean;
  confirm(): boolean;
}

/** The panels of one engine. Those without properties find the table by `shared()`. */
export interface Kit {
  /** Who acts in what order, across the top; engines without it have it among the people. */
  Strip?: Component;
  /** The middle of the table; engines without it have it among the people. */
  Stage?: Component;
  /** Does what is asked come before the middle? */
  stageLast?: boolean;
  /** Does what is asked come before the rolls that meet? */
  askFirst?: boolean;
  /** Who is there, and how they are doing. */
  People: Component;
  /** For the game master: whom players do not know of. */
  Secrets: Component;
  /** The sheet of whoever the reader acts for, in a strip. */
  MySheet: Component;
  /** In the bar on top: how far it has come. */
  Badge: Component<{ phone: boolean }>;
  /** Rolls that meet. */
  Meeting: Component<{ why: boolean }>;
  /** Dialogs of its own. */
  Dialogs?: Component;
  /** Something that some may do before play goes on: offers, and a way past them that is always the same. */
  Window?: Component<{ question: QuestionView }, Steered>;
  /** How questions are put that are not asked in the usual way. */
  Ask?: Component<{ question: QuestionView }, Steered>;
  /** Where there is room: an arrangement of its own, in place of three columns. */
  Wide?: Component<{ part?: Steered | undefined }, object, 'part'>;
  /** Dice that fall elsewhere: among the dice on a phone. */
  Tray?: Component;
  /** Beside a line of the log. */
  LineActions?: Component<{ line: Line }>;
  /** Is a question to be shown so? */
  isShort?: (question: QuestionView) => boolean;
  /** What a group of forms is called, where that is another name than usual. */
  group?: (group: string) => string | null;
  /** Whoever the reader most likely acts for now. */
  likely: (view: View) => number | null;
  /** Where the key for what is in play leads, and what it is called. */
  inPlay: { id: string; label: () => string };
  /** Plain dice that are at hand. */
  dice: string;
}

/** Texts of panels that are not among those of the page. */
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

/** The panels, if they are there already. */
export function kitNow(kind: Kind): Kit | null {
  return loaded.get(kind) ?? null;
}

/** Fetches what the panels of a kind say: other screens of such a table say it, too. */
export async function fetchTexts(kind: Kind): Promise<void> {
  await TEXTS[kind]?.();
}

/** Fetches the panels: at once, by whoever can guess which will be needed. */
export async function fetchKit(kind: Kind): Promise<Kit> {
  const [{ kit }] = await Promise.all([LOADERS[kind](), fetchTexts(kind)]);
  loaded.set(kind, kit);
  return kit;
}

/** Fetches the panels of a kind that is remembered from the last time, if it is one. */
export async function fetchAhead(kind: string | undefined): Promise<void> {
  const known = Object.keys(LOADERS).find((it): it is Kind => it === kind);
  if (known) await fetchKit(known);
}

/** The scene, whatever is played. */
export function anyScene(view: View): AnyScene {
  return Object.values(view.scene)[0] as AnyScene;
}

/** Those whom the viewer may act for, who are still in it first. */
export function mine<T extends Being>(scene: { actors: readonly T[] }): T[] {
  return scene.actors.filter((it) => it.mine).sort((a, b) => Number(a.out !== null) - Number(b.out !== null));
}

/** Everybody of whom the viewer knows, whatever is played. */
export function beings(view: View): Being[] {
  const scene = anyScene(view);
  if ('people' in scene) return scene.people.map((it) => ({ ...it, out: it.status === 'up' ? null : it.status_name }));
  return scene.actors;
}

/** Those whom the viewer may act for, whatever is played. */
export function own(view: View): Being[] {
  return mine({ actors: beings(view) });
}
