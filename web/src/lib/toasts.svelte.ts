// Short messages that come and go by themselves.

/** What can be done about what a toast says. */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** A short message. */
export interface Toast {
  id: number;
  text: string;
  /** Did something fail? */
  bad: boolean;
  action: ToastAction | null;
}

const SHOWN_MS = 8000;
const AT_MOST = 3;

let last = 0;
let all = $state.raw<readonly Toast[]>([]);
const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Those that are shown, the oldest first. */
export function toasts(): readonly Toast[] {
  return all;
}

/** Shows a message for eight seconds; an action offers to take back what it tells. Gives its number. */
export function toast(text: string, options: { action?: ToastAction; bad?: boolean } = {}): number {
  last += 1;
  const fresh: Toast = { id: last, text, bad: options.bad ?? false, action: options.action ?? null };
  for (const old of all.slice(0, Math.max(0, all.length + 1 - AT_MOST))) dismiss(old.id);
  all = [...all, fresh];
  resume(fresh.id);
  return fresh.id;
}

/** Takes a message away. */
export function dismiss(id: number): void {
  hold(id);
  all = all.filter((it) => it.id !== id);
}

/** Keeps a message for as long as somebody points at it or stands on it. */
export function hold(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Lets its time run again. */
export function resume(id: number): void {
  hold(id);
  timers.set(id, setTimeout(() => dismiss(id), SHOWN_MS));
}
