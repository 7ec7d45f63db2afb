// Short messages that disappear by themselves.

/** An action offered by a toast. */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** A short message. */
export interface Toast {
  id: number;
  text: string;
  /** Whether it reports a failure. */
  bad: boolean;
  action: ToastAction | null;
}

const SHOWN_MS = 8000;
const AT_MOST = 3;

let last = 0;
let all = $state.raw<readonly Toast[]>([]);
const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** The visible toasts, oldest first. */
export function toasts(): readonly Toast[] {
  return all;
}

/** Shows a message for eight seconds, optionally with an action such as undo. Returns its id. */
export function toast(text: string, options: { action?: ToastAction; bad?: boolean } = {}): number {
  last += 1;
  const fresh: Toast = { id: last, text, bad: options.bad ?? false, action: options.action ?? null };
  for (const old of all.slice(0, Math.max(0, all.length + 1 - AT_MOST))) dismiss(old.id);
  all = [...all, fresh];
  resume(fresh.id);
  return fresh.id;
}

/** Removes a toast. */
export function dismiss(id: number): void {
  hold(id);
  all = all.filter((it) => it.id !== id);
}

/** Pauses the timer while a toast is hovered or focused. */
export function hold(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Restarts the timer. */
export function resume(id: number): void {
  hold(id);
  timers.set(id, setTimeout(() => dismiss(id), SHOWN_MS));
}
