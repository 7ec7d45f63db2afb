// Reuses the unchanged parts of the previous state, so that only the parts of the page that show something new are updated.

type Json = Record<string, unknown>;

const isObject = (it: unknown): it is Json => typeof it === 'object' && it !== null;

/** The id by which an entry of a list is matched, if it has one. */
const idOf = (it: unknown): unknown => (isObject(it) ? it['id'] : undefined);

/**
 * `now`, with every part that equals its counterpart in `before` replaced by the latter. Entries of lists are matched by their
 * `id`, or else by their index. Both must be JSON; `now` may be changed.
 */
export function reuse<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || !isObject(before) || !isObject(now)) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? (list(before, now) as T) : now;
  if (Array.isArray(before)) return now;
  const names = Object.keys(now);
  let equal = names.length === Object.keys(before).length;
  for (const name of names) {
    const it = reuse(before[name], now[name]);
    (now as Json)[name] = it;
    equal &&= it === before[name] && name in before;
  }
  return equal ? (before as T) : now;
}

function list(before: unknown[], now: unknown[]): unknown[] {
  const byId = idOf(now[0]) === undefined ? null : new Map(before.map((it) => [idOf(it), it]));
  let equal = before.length === now.length;
  for (let n = 0; n < now.length; n++) {
    now[n] = reuse(byId ? byId.get(idOf(now[n])) : before[n], now[n]);
    equal &&= now[n] === before[n];
  }
  return equal ? before : now;
}
