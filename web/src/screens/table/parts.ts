// The parts of the table that come after what is seen first. They are used like any others.
import { later } from '../../lib/ui/late';

export const rest = later(() => import('./panels'));

export const Act = rest.part((it) => it.Act);
export const Choosers = rest.part((it) => it.Choosers);
export const Composer = rest.part((it) => it.Composer);
export const Keys = rest.part((it) => it.Keys);
export const LogPanel = rest.part((it) => it.LogPanel);
export const PlainDice = rest.part((it) => it.PlainDice);
export const UndoDialog = rest.part((it) => it.UndoDialog);
