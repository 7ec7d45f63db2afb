// The parts of the table that are loaded later. They are used like any other component.
import { later } from '../../lib/ui/late';

export const rest = later(() => import('./panels'));

export const Act = rest.part((it) => it.Act);
export const AskingSwitch = rest.part((it) => it.AskingSwitch);
export const Clocks = rest.part((it) => it.Clocks);
export const Composer = rest.part((it) => it.Composer);
export const HandoutReader = rest.part((it) => it.HandoutReader);
export const Handouts = rest.part((it) => it.Handouts);
export const Invite = rest.part((it) => it.Invite);
export const Keys = rest.part((it) => it.Keys);
export const LastTime = rest.part((it) => it.LastTime);
export const LogPanel = rest.part((it) => it.LogPanel);
export const Moment = rest.part((it) => it.Moment);
export const PlainDice = rest.part((it) => it.PlainDice);
export const Search = rest.part((it) => it.Search);
export const UndoDialog = rest.part((it) => it.UndoDialog);
