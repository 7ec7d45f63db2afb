import { afterEach, expect, test, vi } from 'vitest';

import { isOn, notify, setOn } from './notice';

afterEach(() => vi.unstubAllGlobals());

test('only vibration is on at first', () => {
  expect([isOn('vibration'), isOn('sound'), isOn('notification')]).toEqual([true, false, false]);
});

test('a notification is shown only where it was wanted and allowed, and the page is hidden', async () => {
  const shown: string[] = [];
  class Fake {
    static permission = 'granted';
    static requestPermission = async () => Fake.permission;
    onclick: unknown = null;
    constructor(title: string) {
      shown.push(title);
    }
    close() {}
  }
  vi.stubGlobal('Notification', Fake);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { hidden: true });
  notify('Kai', 'Du bist dran');
  expect(shown).toEqual([]);
  expect(await setOn('notification', true)).toBe(true);
  notify('Kai', 'Du bist dran');
  expect(shown).toEqual(['Kai']);
  vi.stubGlobal('document', { hidden: false });
  notify('Kai', 'Du bist dran');
  expect(shown).toEqual(['Kai']);
  Fake.permission = 'denied';
  expect(await setOn('notification', true)).toBe(false);
});
