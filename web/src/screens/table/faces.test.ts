import { expect, test } from 'vitest';

import { after, exampleOf, facesLike, readFaces, sign } from './faces';

const fudge = [-1, 0, 1];
const four = [fudge, fudge, fudge, fudge];

test('Fudge dice are read as people write them', () => {
  for (const text of ['+ 0 - +', '+0-+', '+,0,−,+', '+1 0 -1 +1', '+ o – +', '+ _ - +', '+|.|-|+']) {
    expect(readFaces(text, four), text).toEqual([1, 0, -1, 1]);
  }
});

test('what cannot fall is refused', () => {
  for (const text of ['', '+ 0 -', '+ 0 - + +', '+ 0 - x', '2 0 0 0']) expect(readFaces(text, four), text).toBe(null);
});

test('other dice are numbers', () => {
  const six = [1, 2, 3, 4, 5, 6];
  expect(readFaces('3 6', [six, six])).toEqual([3, 6]);
  expect(readFaces('3, 7', [six, six])).toBe(null);
  expect(readFaces('4 −2', [six, six.map((it) => -it)])).toEqual([4, -2]);
});

test('faces are shown, and tapped through', () => {
  expect([-1, 0, 1].map((it) => sign(it, true))).toEqual(['−', '0', '+']);
  expect(sign(-3, false)).toBe('−3');
  expect(after(-1, fudge)).toBe(0);
  expect(after(1, fudge)).toBe(-1);
});

test('a die offers the faces of its kind', () => {
  expect(facesLike('4dF', 0)).toEqual([-1, 0, 1]);
  expect(facesLike('d6-d6', 3)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(facesLike('1-20', 4)).toHaveLength(20);
  expect(facesLike('3-10', 4)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  expect(facesLike('3–5', 4)).toEqual([3, 4, 5]);
});

test('the example of dice is one of these dice', () => {
  const six = [1, 2, 3, 4, 5, 6];
  expect(exampleOf(four)).toBe('+ + 0 −');
  expect(exampleOf([six, six])).toBe('5 2');
  for (const dice of [four, [six, six], [six, six, six, six]]) expect(readFaces(exampleOf(dice), dice)).not.toBe(null);
});
