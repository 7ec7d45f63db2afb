// The decisions of characters without a player.
import { t } from './i18n';
import type { View } from '../wire';

const NAMES = {
  plain: () => t('table-habit-plain'),
  careful: () => t('table-habit-careful'),
  clever: () => t('table-habit-clever'),
};
const ABOUT = {
  plain: () => t('table-habit-plain-about'),
  careful: () => t('table-habit-careful-about'),
  clever: () => t('table-habit-clever-about'),
};

export type Habit = keyof typeof NAMES;
export const HABITS = Object.keys(NAMES) as Habit[];
export const habitName = (it: Habit): string => NAMES[it]();
/** A habit in a sentence. */
export const habitAbout = (it: Habit): string => ABOUT[it]();

/** The habit that was chosen for a character, as far as the viewer may know. */
export function habitOf(view: View, actor: number | null): Habit | null {
  const found = view.house.fighting?.find((it) => it.actor === actor)?.habit;
  return HABITS.find((it) => it === found) ?? null;
}
