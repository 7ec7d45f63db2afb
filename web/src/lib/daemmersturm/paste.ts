// Sends pasted lines of the game client and reports what became of them.

import type { TrayLineView } from '../../wire';
import { t } from '../i18n';
import type { Refusal, TableStore } from '../table/store.svelte';
import { toast } from '../toasts.svelte';
import { looksPasted } from './client';
import { sceneOf } from './scene';

/** The result of a paste: the range of records that it created, and the lines without a matching roll. */
export interface Outcome {
  after: number;
  upto: number;
  kept: readonly number[];
  /** Number of lines that looked like rolls. */
  rolls: number;
}

/** Sends pasted lines. Resolves with the outcome, or `null` if the paste was refused. */
export async function paste(store: TableStore, text: string): Promise<Outcome | null> {
  if (text.trim() === '') return null;
  const after = store.view.seq;
  const before = sceneOf(store.view).tray.map((it) => it.id);
  try {
    const upto = await store.do({ paste: { text } });
    const kept = sceneOf(store.view).tray.filter((it) => !before.includes(it.id) && !it.follows).map((it) => it.id);
    return { after, upto, kept, rolls: text.split(/\r?\n/).filter(looksPasted).length };
  } catch (refusal) {
    store.refused(refusal as Refusal);
    return null;
  }
}

/** Sends lines that were pasted anywhere on the page, and shows the results of those without a roll beside it. */
export async function pasteAnywhere(store: TableStore, text: string): Promise<void> {
  const done = await paste(store, text);
  if (!done) return;
  const kept = sceneOf(store.view).tray.filter((it) => done.kept.includes(it.id));
  const [first] = kept;
  // The pending roll offers such a line itself.
  if (kept.length > 0 && store.view.waiting?.questions.some((it) => it.mine && it.roll !== null) && kept.every((it) => offered(store).some((line) => line.id === it.id))) return;
  if (first) {
    toast(t('ds-page-kept', { n: kept.length, why: first.text }), { bad: true });
    return;
  }
  // If it resulted in no roll, or some lines are unusable, the single line of the log contains the reason.
  const told = store.lines.filter((line) => line.seq > done.after && line.seq <= done.upto && !line.undone);
  if (told.length === 1 && told[0] && !told[0].dice) toast(told[0].text, { bad: true });
}

/** The newest lines of another range that the reader pasted and may take for the pending roll. */
export const offered = (store: TableStore): TrayLineView[] => sceneOf(store.view).tray.filter((it) => it.anyway && it.by === store.you.seat).slice(-2).reverse();

/** The proposed reason for taking a line of another range. */
export const reasonFor = (line: TrayLineView): string => t('ds-page-anyway-reason', { low: line.low, high: line.high });
