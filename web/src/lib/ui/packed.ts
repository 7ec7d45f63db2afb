// Packs cards of different heights into the columns of a grid, without gaps below the short ones.

/** Height of a row of the grid. A card spans as many rows as it and the gap below it need. */
const ROW_PX = 4;
const GAP_PX = 16;

/**
 * For each card, the index of its column: always the shortest one so far, so that cards further down the page come later in the
 * order of reading and of the focus. A card of `null` height extends over all columns, and gets `null`.
 */
export function dealt(heights: readonly (number | null)[], columns: number): (number | null)[] {
  const ends: number[] = Array.from({ length: Math.max(columns, 1) }, () => 0);
  return heights.map((height) => {
    if (height === null) return null;
    const column = ends.indexOf(Math.min(...ends));
    ends[column] = (ends[column] ?? 0) + height + GAP_PX;
    return column;
  });
}

/** The number of columns that the style of a grid defines, ignoring cards that are placed beyond them. */
function columnsOf(grid: HTMLElement, cards: readonly HTMLElement[]): number {
  for (const card of cards) card.style.gridColumn = '';
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}

/**
 * Packs the children of a grid. Those with `data-wide` extend over all columns; they come last. A growing card keeps its
 * column: columns change only with the cards or the width of the page. Returns a function that ends this.
 */
export function packed(grid: HTMLElement): () => void {
  let before: { cards: HTMLElement[]; width: number; columns: (number | null)[] } = { cards: [], width: 0, columns: [] };
  const place = () => {
    const cards = [...grid.children].filter((it) => it instanceof HTMLElement);
    const width = grid.clientWidth;
    const isSame = width === before.width && cards.length === before.cards.length && cards.every((it, n) => it === before.cards[n]);
    if (!isSame) {
      const count = columnsOf(grid, cards);
      before = { cards, width, columns: dealt(cards.map((it) => ('wide' in it.dataset ? null : it.offsetHeight)), count) };
    }
    cards.forEach((it, n) => {
      const column = before.columns[n] ?? null;
      it.style.gridColumn = column === null ? '1 / -1' : String(column + 1);
      it.style.gridRow = `span ${Math.ceil((it.offsetHeight + GAP_PX) / ROW_PX)}`;
    });
  };
  const sizes = new ResizeObserver(place);
  const follow = () => {
    sizes.observe(grid);
    for (const card of grid.children) sizes.observe(card);
  };
  const changes = new MutationObserver(follow);
  changes.observe(grid, { childList: true });
  follow();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}
