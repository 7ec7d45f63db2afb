import { expect, test } from 'vitest';

import { days } from './file';

test('an evening that lasts beyond midnight has two days, and none without lines', () => {
  const [noon, next] = [Date.UTC(2026, 10, 26, 12), Date.UTC(2026, 10, 27, 12)];
  expect(days({ from: noon, until: noon + 60_000 }, 'de')).toBe('Donnerstag, 26. November 2026');
  expect(days({ from: noon, until: next }, 'en', 'medium')).toMatch(/26.*27 Nov 2026/);
  expect(days({ from: 0, until: 0 }, 'de')).toBe('');
});
