// An example of a typed command that the character may give now.

import type { Form, View } from '../../wire';
import { targetOf } from './form/model';
import { beings } from './kit';
import { actorOf } from './scene';

/** Words of an example: an attack on another character, or a skill roll. */
export type Example = { actor: string; other: string } | { actor: string; skill: string };

/** A command that `actor` may give now according to these forms, as a line that can be parsed; `null` if there is none. */
export function example(view: View, forms: readonly Form[], actor: number | null): Example | null {
  const all = beings(view);
  const name = all.find((it) => it.id === actor)?.name;
  if (actor === null || name === undefined) return null;
  const can = (verb: string) => forms.find((it) => it.verb === verb && !it.barred);
  // In Fate, only minions attack without naming a skill.
  if ('fate' in view.scene) {
    const skill = actorOf(view.scene.fate, actor)?.sheet?.skills[0]?.name;
    if (skill !== undefined) return can('simple') ? { actor: name, skill } : null;
  }
  const attack = can('attack');
  const target = attack && targetOf(attack);
  const other = target && all.find((it) => it.id === target.value)?.name;
  return other === undefined ? null : { actor: name, other };
}
