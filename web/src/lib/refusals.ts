// Shows why a deed was refused, in the panel in which the reader acted.

/** The panel around the controls that send deeds, and its function to show a refusal. */
export interface RefusalPlace {
  within: Element;
  show: (text: string) => void;
}

/** The elements around the last thing that the reader pressed or chose, from the innermost. */
export type ActedIn = readonly EventTarget[];

const places = new Set<RefusalPlace>();
let acted: ActedIn = [];
let shown: RefusalPlace | null = null;
let listens = false;

/** Adds a place. Returns the function that removes it. */
export function addPlace(place: RefusalPlace): () => void {
  if (!listens) listen();
  places.add(place);
  return () => {
    places.delete(place);
    if (shown === place) shown = null;
  };
}

/** The place where the reader acted last. */
export const actedIn = (): ActedIn => acted;

/** Shows a refusal where the reader acted. Returns whether there is a place for it. */
export function showRefusal(text: string, where: ActedIn = acted): boolean {
  forgetRefusal();
  for (const element of where) {
    const found = [...places].findLast((it) => it.within === element && it.within.isConnected);
    if (!found) continue;
    found.show(text);
    shown = found;
    return true;
  }
  return false;
}

/** Removes the last refusal after another action of the reader. */
export function forgetRefusal(): void {
  shown?.show('');
  shown = null;
}

/** Follows the reader's input. A listener in the capture phase runs before those that send deeds. */
function listen(): void {
  listens = true;
  const note = (event: Event) => (acted = event.composedPath());
  for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, note, true);
  for (const kind of ['click', 'submit', 'change']) {
    // Only now, since what moves between pressing and releasing a button is not clicked.
    document.addEventListener(kind, (event) => (note(event), forgetRefusal()), true);
  }
}
