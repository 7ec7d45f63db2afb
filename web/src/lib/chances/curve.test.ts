// Tests that the curve of a fight goes through its figures.
import { expect, test } from 'vitest';
import { curve, type Point } from './curve';

const point = (value: number, more: Partial<Point> = {}): Point => ({ value, error: 0, turns: false, ...more });

test('a curve steps from point to point between none and all', () => {
  const at = curve([point(0.5), point(1, { turns: true }), point(0)], 256, 120);
  expect(at.path).toBe('M48 60H148V10H248V110');
  expect(at.marks).toEqual([{ x: 148, y: 10 }]);
  expect(at.beside).toEqual([{ at: 110, percent: 0 }, { at: 60, percent: 50 }, { at: 10, percent: 100 }]);
  expect(at.band).toBe('');
});

test('what is uncertain has a band of twice its error, which ends at 0 and 100 %', () => {
  const at = curve([point(0.5, { error: 0.1 }), point(0.95, { error: 0.1 })], 256, 120);
  expect(at.band).toBe('M48 40L248 10L248 35L48 80Z');
});

test('a curve leaves room for another one that is longer', () => {
  expect(curve([point(0.5), point(1)], 256, 120, 3).path).toBe('M48 60H148V10');
});

test('two courses part where the first point is that they do not share', () => {
  const both = [point(0.5), point(0.5), point(1)];
  expect(curve(both, 256, 120, 3, 2).parts).toBe(248);
  expect(curve(both, 256, 120, 3, 1).parts).toBe(148);
  // Nothing in common, no differences, or no other course.
  expect(curve(both, 256, 120, 3, 0).parts).toBe(null);
  expect(curve(both, 256, 120, 3, 3).parts).toBe(null);
  expect(curve(both, 256, 120).parts).toBe(null);
});

test('few points and little room do no harm', () => {
  expect(curve([], 0, 120).path).toBe('');
  expect(curve([point(0.25)], 0, 120).path).toBe('M48 85');
});
