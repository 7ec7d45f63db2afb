// Keeps animations and rendering apart: rendering during an animation drops frames.

/** The longest motion to wait for: dice fall in less time. */
const SHORT_MS = 1_000;
/** How long to wait for a drawing. */
const HIDDEN_MS = 100;

/** Resolves when the latest changes are on the screen. */
export function drawn(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

/** Resolves when no short motion runs any more: soon, unless dice fall or a sheet rises. */
export async function still(): Promise<void> {
  // A motion begins after what came with it is drawn; pages in the background draw nothing.
  await Promise.race([drawn(), new Promise((done) => setTimeout(done, HIDDEN_MS))]);
  const isShort = (it: Animation) => Number(it.effect?.getComputedTiming().endTime ?? 0) < SHORT_MS;
  const running = document.getAnimations().filter((it) => it.playState !== 'finished' && isShort(it));
  await Promise.allSettled(running.map((it) => it.finished));
}
