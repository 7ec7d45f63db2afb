// Applies differences of views: JSON Patches (RFC 6902) with the operations that the server uses.

import type { Edit } from '../../wire';

/**
 * `whole` after these changes, sharing all parts that they do not touch. `whole` is not modified. Throws if a change does not
 * fit.
 */
export function patched<T>(whole: T, edits: readonly Edit[]): T {
  return edits.reduce<unknown>((it, edit) => edited(it, steps(edit.path), edit), whole) as T;
}

function steps(path: string): string[] {
  const names = path.split('/').slice(1);
  return names.map((it) => it.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function edited(whole: unknown, path: string[], edit: Edit): unknown {
  const [first, ...rest] = path;
  if (first === undefined) {
    if (edit.op === 'remove') throw misfit(edit);
    return edit.value;
  }
  if (Array.isArray(whole)) return entry(whole, first, rest, edit);
  if (typeof whole !== 'object' || whole === null) throw misfit(edit);
  const known = whole as Record<string, unknown>;
  const isLast = rest.length === 0;
  if (!(isLast && edit.op === 'add') && !Object.hasOwn(known, first)) throw misfit(edit);
  if (isLast && edit.op === 'remove') {
    const { [first]: _, ...others } = known;
    return others;
  }
  return { ...known, [first]: isLast ? edited(null, rest, edit) : edited(known[first], rest, edit) };
}

function entry(list: unknown[], place: string, rest: string[], edit: Edit): unknown[] {
  const at = place === '-' ? list.length : Number(place);
  const isLast = rest.length === 0;
  const most = isLast && edit.op === 'add' ? list.length : list.length - 1;
  if (!Number.isInteger(at) || at < 0 || at > most) throw misfit(edit);
  if (!isLast) return list.with(at, edited(list[at], rest, edit));
  if (edit.op === 'remove') return list.toSpliced(at, 1);
  return list.toSpliced(at, edit.op === 'add' ? 0 : 1, edit.value);
}

const misfit = (edit: Edit) => new Error(`it does not fit: ${edit.op} ${edit.path}`);
