// Keeps the place of people who use the keyboard when the element that has the focus goes away or is disabled.

/** The places that get the focus then, by preference: the question, the actions, the current situation. */
const PLACES = ['.ex.mine h2', '.composer h2', '.ex h2', 'h1'];
/** How long a disabled element may take to be enabled again, and how often that is checked, in milliseconds. */
const BUSY_MS = 1500;
const LOOK_MS = 50;

function bestPlace(node: HTMLElement): HTMLElement | undefined {
  const found = PLACES.map((it) => node.querySelector<HTMLElement>(it));
  return found.find((it) => it?.checkVisibility()) ?? undefined;
}

/** Moves the focus to the best place within an element. */
export function focusPlace(node: HTMLElement, options?: FocusOptions): void {
  const found = bestPlace(node);
  if (!found) return;
  if (!found.hasAttribute('tabindex')) found.tabIndex = -1;
  found.focus(options);
}

/** Whether nothing has the focus. */
function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Whether an element cannot have the focus any more. */
function isGone(it: HTMLElement): boolean {
  return !it.isConnected || it.matches(':disabled') || !it.checkVisibility();
}

/**
 * Returns the focus to the element that had it before `node` was covered, or else to the best place within `node`, if no
 * element has it.
 */
export function returnFocus(node: HTMLElement, before: Element | null): void {
  if (!isLost()) return;
  if (before instanceof HTMLElement && node.contains(before)) before.focus();
  if (isLost()) focusPlace(node);
}

/** Watches over the focus within an element. */
export function keepFocus(node: HTMLElement): { destroy(): void } {
  /** The element that had the focus last. */
  let last: HTMLElement | null = null;
  let byKeys = false;
  /** The place that keeps the focus until there is a better one. */
  let place: Element | null = null;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    timer = undefined;
    if (last === null || !byKeys || document.querySelector('dialog[open]')) return;
    // A button that waits for the server comes back.
    if (last.isConnected && last.matches(':disabled') && Date.now() - since < BUSY_MS) {
      timer = setTimeout(look, LOOK_MS);
      return;
    }
    if (!isLost()) return;
    if (last.isConnected) last.focus();
    if (isLost()) settle();
  }

  function settle(options?: FocusOptions): Element | null {
    focusPlace(node, options);
    place = document.activeElement;
    return place;
  }

  const changed = () => {
    if (byKeys && place !== null && place === document.activeElement && place !== bestPlace(node)) settle();
    // A focus that was moved on purpose leaves its old element in place.
    if (timer !== undefined || last === null || !byKeys || !isGone(last)) return;
    since = Date.now();
    timer = setTimeout(look);
  };
  const focused = (event: FocusEvent) => (last = event.target instanceof HTMLElement && node.contains(event.target) ? event.target : last);
  const root = document.documentElement;
  const pressed = (event: KeyboardEvent) => {
    byKeys = true;
    // Tab users see which heading has the focus.
    if (event.key === 'Tab') root.classList.add('tabbed');
  };
  const pointed = () => {
    byKeys = false;
    root.classList.remove('tabbed');
  };
  const observer = new MutationObserver(changed);
  observer.observe(node, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'class', 'hidden'] });
  document.addEventListener('focusin', focused);
  document.addEventListener('keydown', pressed, true);
  document.addEventListener('pointerdown', pointed, true);
  // Another screen led here, and the element that had the focus there is gone. A screen begins at its top for those who touch it.
  if (isLost() && navigator.userActivation?.hasBeenActive) {
    const found = settle({ preventScroll: true });
    byKeys = found?.matches(':focus-visible') ?? false;
    if (byKeys) found?.scrollIntoView({ block: 'nearest' });
  }
  return {
    destroy() {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', focused);
      document.removeEventListener('keydown', pressed, true);
      document.removeEventListener('pointerdown', pointed, true);
    },
  };
}
