// The parts of the table that are loaded later. They are used like any other component.
import { later } from '../../lib/ui/late';

export const rest = later(() => import('./panels'));

export const Act = rest.part((it) => it.Act);
export const Choosers = rest.part((it) => it.Choosers);
export const Composer = rest.part((it) => it.Composer);
export const Handouts = rest.part((it) => it.Handouts);
export const Invite = rest.part((it) => it.Invite);
export const Keys = rest.part((it) => it.Keys);
export const LogPanel = rest.part((it) => it.LogPanel);
export const PlainDice = rest.part((it) => it.PlainDice);
export const UndoDialog = rest.part((it) => it.UndoDialog);
