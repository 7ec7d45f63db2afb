// The parts of the Fate panels that are loaded later. They are used like any other component.
import { later } from '../../lib/ui/late';

export const rest = later(() => import('./fate-panels'));

export const AddLine = rest.part((it) => it.AddLine);
export const AspectTools = rest.part((it) => it.AspectTools);
export const FirstSteps = rest.part((it) => it.FirstSteps);
export const PictureField = rest.part((it) => it.PictureField);
export const ShelfStrip = rest.part((it) => it.ShelfStrip);
