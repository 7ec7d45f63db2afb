import { expect, test } from 'vitest';

import { fit } from './upload';

test('counters get the middle of a picture', () => {
  expect(fit(800, 400, 256, true)).toEqual({ x: 200, y: 0, w: 400, h: 400, wide: 256, high: 256 });
});

test('other pictures keep their shape and are never enlarged', () => {
  expect(fit(1920, 1080, 960, false)).toMatchObject({ wide: 960, high: 540 });
  expect(fit(100, 50, 960, false)).toMatchObject({ wide: 100, high: 50 });
});
