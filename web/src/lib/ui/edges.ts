// Marks a horizontally scrolling list that has more content beyond an edge, for the style to show.

/** Sets `data-more` to `left`, `right` or both: where parts of the list are out of sight. */
export function edges(list: HTMLElement): () => void {
  const mark = () => {
    const hidden = list.scrollWidth - list.clientWidth;
    const more = hidden < 2 ? [] : [...(list.scrollLeft > 1 ? ['left'] : []), ...(list.scrollLeft < hidden - 1 ? ['right'] : [])];
    list.dataset['more'] = more.join(' ');
  };
  const sizes = new ResizeObserver(mark);
  const parts = new MutationObserver(() => {
    for (const part of list.children) sizes.observe(part);
    mark();
  });
  sizes.observe(list);
  for (const part of list.children) sizes.observe(part);
  parts.observe(list, { childList: true });
  list.addEventListener('scroll', mark, { passive: true });
  return () => {
    sizes.disconnect();
    parts.disconnect();
    list.removeEventListener('scroll', mark);
  };
}
