// Keeps the screen on where browsers allow it; over plain HTTP they do not.
import { stored, store } from './stored';

const KEY = 'schwung.awake';
let lock: WakeLockSentinel | null = null;

async function request(): Promise<boolean> {
  try {
    lock = await navigator.wakeLock.request('screen');
    return true;
  } catch {
    // Refused because of a low battery, or because the page is in the background.
    return false;
  }
}

export const keepAwake = {
  /** Whether the browser supports it here. */
  possible: (): boolean => 'wakeLock' in navigator,
  /** Whether the reader has switched it on. */
  on: (): boolean => stored(KEY) === 'on',
  /** Switches it on or off and stores that. Resolves with whether it is active now. */
  set: async (on: boolean): Promise<boolean> => {
    const held = on && (await request());
    if (!on) {
      await lock?.release();
      lock = null;
    }
    store(KEY, held ? 'on' : null);
    return held;
  },
  /** Restores the setting now and whenever the page returns to the foreground, where browsers release the lock. */
  start: (): void => {
    const again = () => {
      if (document.visibilityState === 'visible' && keepAwake.possible() && keepAwake.on()) void request();
    };
    document.addEventListener('visibilitychange', again);
    again();
  },
};
