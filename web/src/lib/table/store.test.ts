import { expect, test } from 'vitest';

import type { Line } from '../../wire';
import { toasts } from '../toasts.svelte';
import { emptyView, FakeBrowser } from './fake';
import { TableStore } from './store.svelte';

const line = (seq: number, text: string): Line => ({ seq, n: 0, at: 0, kind: 'event', text });

function begin(seq: number, lines: Line[]) {
  const browser = new FakeBrowser();
  const store = new TableStore('t', 'secret', 'de', browser, 'ws://x');
  browser.socketNow.onopen?.();
  browser.socketNow.say({ welcome: { you: { role: 'gm', seat: 0 }, view: emptyView(seq), lines, follows: true } });
  return { browser, store };
}

test('lines follow on each other, and are marked when undone', () => {
  const { browser, store } = begin(2, [line(1, 'a'), line(2, 'b')]);
  expect(store.news).toEqual([]);
  browser.socketNow.say({ update: { seq: 3, view: emptyView(3), lines: [line(3, 'undone')], undone: [2] } });
  expect(store.lines.map((it) => [it.text, it.undone ?? false])).toEqual([
    ['a', false],
    ['b', true],
    ['undone', false],
  ]);
  expect(store.news.map((it) => it.text)).toEqual(['undone']);
  browser.socketNow.say({ update: { seq: 4, view: emptyView(4), lines: [], restored: [2] } });
  expect(store.lines[1]?.undone).toBe(false);
});

test('lines that do not follow replace the others', () => {
  const { browser, store } = begin(2, [line(1, 'a'), line(2, 'b')]);
  browser.socketNow.say({
    welcome: { you: { role: 'gm', seat: 0 }, view: emptyView(90), lines: [line(90, 'z')], follows: false },
  });
  expect(store.lines.map((it) => it.text)).toEqual(['z']);
  expect(store.earlier).toBe(true);
});

test('a refusal is shown', async () => {
  const { browser, store } = begin(2, []);
  const done = store.act('call_off');
  expect(store.pending).toBe(1);
  browser.socketNow.say({ refused: { id: 'id-1', code: 'rule', text: 'Geht nicht.' } });
  expect(await done).toBe(false);
  expect(store.pending).toBe(0);
  expect(toasts().map((it) => it.text)).toEqual(['Geht nicht.']);
});

test('chances are asked for once for each state of the table', async () => {
  const { browser, store } = begin(2, []);
  const asked = store.fetchOdds('q');
  void store.fetchOdds('q');
  expect(browser.socketNow.sent.length).toBe(2);
  const chances = [null, { good: 50, of: 81, percent: 62, label: '', shifts: [] as [number, number][], levels: [], notes: [] }];
  expect(store.coach('q')).toBe(null);
  const coach = { text: 'Warten kostet nichts.', choice: 1, percent: 62, instead: null };
  browser.socketNow.say({ reply: { id: 'id-1', with: { odds: { question: 'q', chances, coach } } } });
  await asked;
  expect(store.odds('q')).toEqual(chances);
  expect(store.coach('q')).toEqual(coach);
  browser.socketNow.say({ update: { seq: 3, view: emptyView(3), lines: [] } });
  expect([store.odds('q'), store.coach('q')]).toEqual([null, null]);
});

test('what was fetched before the connection is shown until the server greets, and never after', () => {
  const browser = new FakeBrowser();
  const store = new TableStore('t', 'secret', 'de', browser, 'ws://x');
  expect(store.ready).toBe(false);
  store.foresee(emptyView(2), 'watch');
  expect([store.view.seq, store.you, store.lines]).toEqual([2, { role: 'watch', seat: null }, []]);
  browser.socketNow.onopen?.();
  browser.socketNow.say({ welcome: { you: { role: 'gm', seat: 0 }, view: emptyView(3), lines: [line(3, 'a')], follows: true } });
  expect([store.view.seq, store.you.role, store.lines.length]).toEqual([3, 'gm', 1]);
  // The first welcome is not news.
  expect(store.news).toEqual([]);
  store.foresee(emptyView(2), 'watch');
  expect([store.view.seq, store.you.role]).toEqual([3, 'gm']);
});
