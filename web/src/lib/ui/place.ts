// Positions popovers.

const GAP = 6;
const EDGE = 8;

/** Places a popover below its anchor, or above it if there is no room; always inside the window. */
export function placeBeside(anchor: HTMLElement, popover: HTMLElement): void {
  const from = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const below = from.bottom + GAP;
  const fits = below + height <= innerHeight - EDGE;
  const top = fits ? below : Math.max(EDGE, from.top - GAP - height);
  const left = Math.min(Math.max(EDGE, from.left), Math.max(EDGE, innerWidth - EDGE - width));
  popover.style.top = `${top}px`;
  popover.style.left = `${left}px`;
}
