// Questions of the Fate books in the second person. They know no rules, only the content of the question and the rolls.

import { has, t } from '../../lib/i18n';
import { signed } from '../../lib/numbers';
import type { ActorView, Chance, QuestionView, View } from '../../wire';
import { actorOf, sceneOf } from './scene';

/**
 * The question as it is put to the person who is asked, or to the game master, who can answer for others; `null` if the
 * server's sentence is best.
 */
export function asking(view: View, question: QuestionView): string | null {
  if (question.roll) return null;
  const scene = sceneOf(view);
  const clash = scene.clash && !scene.clash.over ? scene.clash : null;
  const actor = actorOf(scene, question.actor);
  // The game master plays many characters, so these are named, as are those of others.
  const whom = !question.mine || question.seat === 0 || scene.actors.filter((it) => it.mine).length > 1 ? (actor?.name ?? '') : '';
  const who = whom === '' ? 'you' : 'name';
  const count = (it: ActorView | undefined) => (it?.minions?.plural ? 2 : 1);
  const names = count(actor);
  if (question.kind === 'defend' && clash && clash.acting.total !== null) {
    return t('table-ask-defend', { who, name: whom, names, other: clash.acting.name, others: count(actorOf(scene, clash.acting.actor)), total: signed(clash.acting.total) });
  }
  if (question.kind === 'invoke' && clash && clash.lead !== null) {
    const n = clash.acting.actor === question.actor ? clash.lead : clash.against?.actor === question.actor ? -clash.lead : null;
    if (n === null) return null;
    return t('table-ask-invoke', { who, name: whom, names, where: n === 0 ? 'level' : n > 0 ? 'ahead' : 'behind', n: Math.abs(n) });
  }
  if (question.kind === 'absorb' && scene.clash && scene.clash.lead !== null && scene.clash.lead > 0 && scene.clash.against?.actor === question.actor) {
    return t('table-ask-absorb', { who, name: whom, names, n: scene.clash.lead });
  }
  const key = `table-ask-${question.kind}`;
  return who === 'you' && ['concede'].includes(question.kind) && has(key) ? t(key) : null;
}

/** By how much the asked person is ahead with an answer, if that is already certain. */
export function margin(view: View, question: QuestionView, chance: Chance): number | null {
  const [lead, ...others] = chance.shifts;
  const clash = sceneOf(view).clash;
  if (chance.of !== 1 || !lead || others.length > 0 || !clash) return null;
  if (clash.acting.actor === question.actor) return lead[0];
  return clash.against?.actor === question.actor || question.kind === 'defend' ? -lead[0] : null;
}
