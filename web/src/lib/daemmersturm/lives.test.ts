import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Lives } from './lives.svelte';
import type { Person } from './scene';

const wolf = (now: number | null) => ({ id: 4, life: { now, start: 18, base: 18, lost: 0, exhausted: false } }) as Person;
const sent: unknown[] = [];
const life = () => sent.map((it) => (it as { set: { fact: { actor: { fact: { life: number } } } } }).set.fact.actor.fact.life);

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const lives = () => new Lives((it) => Promise.resolve(sent.push(it) > 0));

test('several taps become one command, and are shown at once', async () => {
  const all = lives();
  for (let n = 0; n < 4; n++) all.step(wolf(10), -1);
  expect([all.of(wolf(10)), all.isOpen(wolf(10)), sent.length]).toEqual([6, true, 0]);
  await vi.advanceTimersByTimeAsync(600);
  expect([life(), all.isOpen(wolf(10)), all.of(wolf(6))]).toEqual([[6], false, 6]);
});

test('a number that was typed goes at once; nothing falls below 0', async () => {
  const all = lives();
  all.step(wolf(1), -1);
  all.step(wolf(1), -1);
  expect(all.of(wolf(1))).toBe(0);
  await all.set(wolf(1), 17);
  await vi.advanceTimersByTimeAsync(600);
  expect(life()).toEqual([17]);
});

test('taps while one is on its way are sent after it', async () => {
  const all = lives();
  all.step(wolf(10), -1);
  void all.flush(4);
  all.step(wolf(10), -1);
  await vi.advanceTimersByTimeAsync(600);
  expect(life()).toEqual([9, 8]);
});

test('what waits is sent when the list goes away; what nobody may know is not changed', async () => {
  const all = lives();
  all.step(wolf(null), 1);
  all.step(wolf(10), 2);
  all.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(life()).toEqual([12]);
});
