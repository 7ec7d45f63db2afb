// An order to a group: one after the other, each takes a turn, moves into melee if necessary, attacks and ends the turn.

import type { Form, FieldOption } from '../../wire';
import { command, initial, options, targetOf } from '../../screens/table/form/model';
import { t } from '../i18n';
import type { TableStore } from '../table/store.svelte';
import { endTurn, takeTurn } from './commands';
import { isOut, personOf, sceneOf } from './scene';

/** Interval in milliseconds between checks whether an attack is over. */
const LOOK_MS = 150;

/** An order to several characters that is being carried out. */
export class GroupOrder {
  /** The character that acts now, and those still to act. */
  now = $state<number | null>(null);
  left = $state.raw<readonly number[]>([]);
  /** Names of characters that could not attack. */
  idle = $state.raw<readonly string[]>([]);
  #stopped = false;

  /** Stops after the current attack. */
  stop(): void {
    this.#stopped = true;
    this.left = [];
  }

  /**
   * Lets all of them attack `on`, or the enemy that each of them faces if `on` is `null`. Characters that are in no melee move
   * to `on` first. With `rolls` the server rolls the plot leader's dice.
   */
  async attack(store: TableStore, who: readonly number[], on: number | null, rolls: boolean): Promise<void> {
    this.#stopped = false;
    [this.left, this.idle] = [who, []];
    while (this.left.length > 0 && !this.#stopped) {
      const [next, ...rest] = this.left;
      [this.now, this.left] = [next ?? null, rest];
      const person = personOf(sceneOf(store.view), next);
      if (!person || isOut(person)) continue;
      const done = await this.#one(store, person.id, on, rolls);
      if (!done) this.idle = [...this.idle, person.name];
    }
    this.now = null;
  }

  /** The first command of this kind that the character may give now. */
  async #find(store: TableStore, id: number, of: (form: Form) => unknown[]): Promise<unknown> {
    const reply = await store.ask({ forms: { actor: id } });
    return 'forms' in reply ? reply.forms.flatMap(of).at(0) : undefined;
  }

  async #one(store: TableStore, id: number, on: number | null, rolls: boolean): Promise<boolean> {
    const { combat } = sceneOf(store.view);
    const first = store.view.seq + 1;
    const takes = combat !== null && combat.turn !== id;
    if (takes) {
      const took = await store.act({ command: { overrule: { command: takeTurn(id), reason: t('ds-page-any-order') } } });
      if (!took) return false;
      await settled(store, rolls, () => this.#stopped);
    }
    const whom = on ?? before(store, id);
    let found = await this.#find(store, id, (it) => aimed(it, whom));
    if (found === undefined && on !== null && before(store, id) === null) {
      const move = await this.#find(store, id, (it) => approaching(it, on));
      if (move !== undefined && (await store.act({ command: move }))) {
        await settled(store, rolls, () => this.#stopped);
        found = await this.#find(store, id, (it) => aimed(it, on));
      }
    }
    const attacked = found !== undefined && (await store.act({ command: found }));
    // A turn that had already begun is kept for another action.
    if (!attacked && !takes && combat !== null) return false;
    if (!attacked && takes && store.view.seq === first) {
      // Nothing has happened in this turn, so it is undone.
      await store.act({ undo: { to: first, keep_dice: false } });
      return false;
    }
    await settled(store, rolls, () => this.#stopped);
    if (sceneOf(store.view).combat?.turn === id) await store.act({ command: endTurn(id) });
    await settled(store, rolls, () => this.#stopped);
    return attacked;
  }
}

/** The command of a movement that leads into melee with this enemy. */
function approaching(form: Form, on: number): unknown[] {
  const near = form.barred ? undefined : form.fields.find((it) => it.name === 'move.near');
  const can = near && options(near.kind).some((it) => it.value === on && !it.barred);
  return can ? [command(form, { ...initial(form.fields), [near.name]: [on] })] : [];
}

/** The enemy that a character faces, if any. */
function before(store: TableStore, id: number): number | null {
  const scene = sceneOf(store.view);
  const person = personOf(scene, id);
  const near = person?.melee.map((it) => personOf(scene, it.with)).find((it) => it && it.side !== person.side && !isOut(it));
  return near?.id ?? null;
}

/** The command of an attack form with this target, or with the first possible one. */
function aimed(form: Form, on: number | null): unknown[] {
  const target = targetOf(form);
  if (form.group !== 'action' || form.barred || form.verb !== 'attack' || !target) return [];
  const can: FieldOption[] = options(target.kind).filter((it) => !it.barred);
  const wanted = on === null ? can[0] : can.find((it) => it.value === on);
  return wanted ? [command(form, { ...initial(form.fields), [target.name]: wanted.value })] : [];
}

/** Waits until nothing is pending; with `rolls`, the dice of the plot leader are rolled in the meantime. */
async function settled(store: TableStore, rolls: boolean, stopped: () => boolean): Promise<void> {
  while (store.view.waiting !== null && !stopped()) {
    const roll = store.view.waiting.questions.find((it) => it.roll !== null && it.seat === 0);
    if (rolls && roll) await store.act({ roll: { question: roll.id, faces: null } });
    else await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
