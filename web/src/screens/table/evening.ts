// Whether an evening is just beginning.
import type { Line } from '../../wire';

/** Milliseconds without a record after which another evening begins, as on the server. */
const BREAK = 4 * 60 * 60 * 1_000;
/** Number of lines of the game after which an evening is under way. */
const UNDER_WAY = 3;

/**
 * The end of the evening before, as a text that identifies that evening; `null` if the current one is under way or is the
 * first. `lines` are the last lines of the log, oldest first. `continues`: the table continues another one.
 */
export function begins(lines: readonly Pick<Line, 'at' | 'kind'>[], continues: boolean, now: number): string | null {
  let played = 0;
  let later = now;
  for (const line of lines.toReversed()) {
    if (later - line.at >= BREAK) return String(line.at);
    later = line.at;
    if (line.kind !== 'house') played += 1;
    if (played > UNDER_WAY) return null;
  }
  return continues ? 'before' : null;
}
