// Keeps the place of people who use the keyboard when the element that has the focus goes away or is disabled.

/** Where the focus goes then, the best place first: what is asked, what can be done, what is going on. */
const PLACES = ['.ex.mine h2', '.composer h2', '.ex h2', 'h1'];
/** How long a disabled element may take to come back, and how often it is looked at, in milliseconds. */
const BUSY_MS = 1500;
const LOOK_MS = 50;

/** Moves the focus to the best place within an element. */
export function focusPlace(node: HTMLElement): void {
  for (const selector of PLACES) {
    const found = node.querySelector<HTMLElement>(selector);
    if (!found || !found.checkVisibility()) continue;
    if (!found.hasAttribute('tabindex')) found.tabIndex = -1;
    found.focus();
    return;
  }
}

/** Whether nothing has the focus. */
function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Whether an element cannot have the focus any more. */
function isGone(it: HTMLElement): boolean {
  return !it.isConnected || it.matches(':disabled') || !it.checkVisibility();
}

/** Watches over the focus within an element. */
export function keepFocus(node: HTMLElement): { destroy(): void } {
  /** What had the focus last. */
  let last: HTMLElement | null = null;
  let byKeys = false;
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
    if (isLost()) focusPlace(node);
  }

  const changed = () => {
    // A focus that was moved on purpose leaves its old element in place.
    if (timer !== undefined || last === null || !byKeys || !isGone(last)) return;
    since = Date.now();
    timer = setTimeout(look);
  };
  const focused = (event: FocusEvent) => (last = event.target instanceof HTMLElement && node.contains(event.target) ? event.target : last);
  const pressed = () => (byKeys = true);
  const pointed = () => (byKeys = false);
  const observer = new MutationObserver(changed);
  observer.observe(node, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'class', 'hidden'] });
  document.addEventListener('focusin', focused);
  document.addEventListener('keydown', pressed, true);
  document.addEventListener('pointerdown', pointed, true);
  // Another screen led here, and what had the focus there is gone.
  if (isLost() && navigator.userActivation?.hasBeenActive) focusPlace(node);
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
