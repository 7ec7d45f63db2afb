// The current situation, phrased for this reader: in the second person if the reader may act.
import { t } from '../../lib/i18n';
import { opening } from '../../lib/words';
import type { QuestionView, View } from '../../wire';
import { beings, own, type Kit } from './kit';

/** One sentence about the table, or about `question` if it is the reader's. `kit` has the words of the engine, once it is loaded. */
export function situation(view: View, question: QuestionView | null | undefined, kit: Kit | null): string {
  if (view.waiting === null && view.my_move) {
    const who = kit && own(view).length > 1 ? beings(view).find((it) => it.id === kit.likely(view))?.name : undefined;
    return t('table-your-turn', { name: who ?? 'none' });
  }
  if (question?.mine) return opening(question.ask ?? kit?.asking?.(view, question) ?? question.sentence);
  return opening(view.sentence);
}
