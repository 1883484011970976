import { expect, test } from '@jest/globals';
import { changedCrop, squareOf, wholePicture } from './crop.ts';

const wide = { width: 1200, height: 800 };

test('a picture is cut to the square in its middle', () => {
  expect(squareOf(wide, wholePicture)).toEqual({ left: 200, top: 0, side: 800 });
});

test('zoom makes the square smaller, around the same middle', () => {
  expect(squareOf(wide, { ...wholePicture, zoom: 2 })).toEqual({ left: 400, top: 200, side: 400 });
});

test('whatever is asked for, the square stays inside the picture', () => {
  const far = changedCrop(wide, wholePicture, { right: 9, down: -9, zoom: 9 });
  const { left, top, side } = squareOf(wide, far);
  expect(far.zoom).toBe(3);
  expect([Math.round(left + side), Math.round(top)]).toEqual([1200, 0]);
});

test('a move at the edge, and back, begins at once', () => {
  const atEdge = changedCrop(wide, wholePicture, { right: 5 });
  const back = changedCrop(wide, atEdge, { right: -0.1 });
  expect(squareOf(wide, back).left).toBeCloseTo(400 - 80);
});
