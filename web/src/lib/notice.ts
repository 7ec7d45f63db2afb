// Ways to inform a reader of their move while they look elsewhere: vibration, sound, a notification. Each can be chosen.
import { stored, store } from './stored';

export type Sense = 'vibration' | 'sound' | 'notification';

const KEYS: Record<Sense, string> = { vibration: 'schwung.vibration', sound: 'schwung.sound', notification: 'schwung.notification' };

/** Vibration is on unless switched off; the others are off unless switched on. */
export function isOn(sense: Sense): boolean {
  const found = stored(KEYS[sense]);
  return sense === 'vibration' ? found !== 'off' : found === 'on';
}

/** Whether this browser supports it here. Notifications need HTTPS or localhost. */
export function isPossible(sense: Sense): boolean {
  if (sense === 'vibration') return typeof navigator.vibrate === 'function';
  if (sense === 'sound') return typeof AudioContext === 'function';
  return typeof Notification === 'function' && isSecureContext && Notification.permission !== 'denied';
}

/** Switches it on or off and stores that. Resolves with whether it is on. */
export async function setOn(sense: Sense, on: boolean): Promise<boolean> {
  const granted = !on || sense !== 'notification' || (await Notification.requestPermission()) === 'granted';
  const now = on && granted;
  store(KEYS[sense], sense === 'vibration' ? (now ? null : 'off') : now ? 'on' : null);
  if (now && sense === 'sound') chime();
  return now;
}

/** Notifies the reader of their move. */
export function notify(title: string, body: string): void {
  if (isOn('vibration') && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([70, 60, 70]);
  if (isOn('sound') && isPossible('sound')) chime();
  if (!document.hidden || !isOn('notification') || !isPossible('notification') || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body, tag: 'schwung-move' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow them from service workers only.
  }
}

/** Two short, soft tones. */
function chime(): void {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.connect(context.destination);
  [523, 784].forEach((pitch, n) => {
    const tone = context.createOscillator();
    const at = context.currentTime + n * 0.14;
    tone.frequency.value = pitch;
    tone.connect(volume);
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.13);
    tone.start(at);
    tone.stop(at + 0.14);
  });
  setTimeout(() => void context.close(), 600);
}
