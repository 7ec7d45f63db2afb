// Keeps the screen on, where browsers allow it: not over plain HTTP.
import { stored, store } from './stored';

const KEY = 'schwung.awake';
let lock: WakeLockSentinel | null = null;

async function request(): Promise<boolean> {
  try {
    lock = await navigator.wakeLock.request('screen');
    return true;
  } catch {
    // Refused: a low battery, or the page is not in front.
    return false;
  }
}

export const keepAwake = {
  /** Can this browser do it here? */
  possible: (): boolean => 'wakeLock' in navigator,
  /** Was it chosen? */
  on: (): boolean => stored(KEY) === 'on',
  /** Chooses and remembers. Resolves with whether it is on now. */
  set: async (on: boolean): Promise<boolean> => {
    const held = on && (await request());
    if (!on) {
      await lock?.release();
      lock = null;
    }
    store(KEY, held ? 'on' : null);
    return held;
  },
  /** Takes up what was chosen earlier, now and whenever the page comes to the front: browsers drop it behind. */
  start: (): void => {
    const again = () => {
      if (document.visibilityState === 'visible' && keepAwake.possible() && keepAwake.on()) void request();
    };
    document.addEventListener('visibilitychange', again);
    again();
  },
};
