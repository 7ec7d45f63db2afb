// Scrolls an element into view that appears while the page around it still changes.

/** How long late content, such as chances, may still move it. */
const SETTLES_MS = 2_000;

/** Brings an element into view, and keeps it there until the page has settled. Returns a function that ends this. */
export function keepInView(it: HTMLElement): () => void {
  const reveal = () => it.scrollIntoView({ block: 'nearest' });
  const sizes = new ResizeObserver(reveal);
  for (let around: HTMLElement | null = it; around; around = around.parentElement) sizes.observe(around);
  const timer = setTimeout(() => sizes.disconnect(), SETTLES_MS);
  reveal();
  return () => {
    clearTimeout(timer);
    sizes.disconnect();
  };
}
