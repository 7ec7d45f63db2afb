// Groups that are one stop of the Tab key: the arrows move within them.

/** The entry of a group to which a key leads: arrows wrap around, Home and End go to the ends. */
export function next(key: string, at: number, count: number): number | undefined {
  const forth = (at + 1) % count;
  const back = (at - 1 + count) % count;
  return { ArrowDown: forth, ArrowRight: forth, ArrowUp: back, ArrowLeft: back, Home: 0, End: count - 1 }[key];
}

const all = (group: HTMLElement, selector: string) => [...group.querySelectorAll<HTMLElement>(selector)].filter((it) => it.checkVisibility());

/** Runs `settle` now and whenever entries of the group come, go or change. */
function follow(group: HTMLElement, attributes: string[], settle: () => void) {
  const observer = new MutationObserver(settle);
  observer.observe(group, { subtree: true, childList: true, attributes: true, attributeFilter: attributes });
  settle();
  return { destroy: () => observer.disconnect() };
}

/**
 * A toolbar, or buttons of one kind that are spread over a form: Tab leads to the last used button while the focus is in the
 * group, or else to the one that is pressed or proposed.
 */
export function toolbar(group: HTMLElement, selector = 'button:not(:disabled)') {
  const buttons = () => all(group, selector);
  let last: Element | null = null;
  const settle = () => {
    const some = buttons();
    const first = (is: (it: HTMLElement) => boolean) => some.find(is);
    const stop = first((it) => it === last) ?? first((it) => it.ariaPressed === 'true') ?? first((it) => it.matches('.go')) ?? some[0];
    for (const it of some) it.tabIndex = it === stop ? 0 : -1;
  };
  group.addEventListener('focusin', ({ target }) => {
    last = target as Element;
    settle();
  });
  group.addEventListener('focusout', ({ relatedTarget }) => {
    if (group.contains(relatedTarget as Node | null)) return;
    last = null;
    settle();
  });
  group.addEventListener('keydown', (event) => {
    const some = buttons();
    const at = some.indexOf(event.target as HTMLElement);
    const to = at < 0 ? undefined : next(event.key, at, some.length);
    if (to === undefined) return;
    event.preventDefault();
    some[to]?.focus();
  });
  return follow(group, ['aria-pressed', 'class', 'disabled', 'open'], settle);
}

/**
 * Radio options, and controls below them that show further ones. The browser treats radio buttons as one stop; with this, the
 * controls are part of it and follow the last option.
 */
export function options(group: HTMLElement) {
  const entries = () => all(group, 'input[type=radio]:not(:disabled), summary');
  const isRadio = (it: HTMLElement | undefined) => it?.matches('input') ?? false;
  const settle = () => {
    const some = entries();
    const own = some.some(isRadio) ? -1 : 0;
    for (const it of some) if (!isRadio(it)) it.tabIndex = own;
  };
  group.addEventListener('keydown', (event) => {
    const some = entries();
    const at = some.indexOf(event.target as HTMLElement);
    const to = at < 0 || /^(Home|End)$/.test(event.key) ? undefined : next(event.key, at, some.length);
    // Among radio buttons, the browser handles arrows, which also choose.
    if (to === undefined || (isRadio(some[at]) && isRadio(some[to]))) return;
    event.preventDefault();
    some[to]?.focus();
  });
  return follow(group, ['disabled', 'open'], settle);
}
