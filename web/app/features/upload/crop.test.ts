import { expect, test } from 'vitest';
import { dragged, MIDDLE, squareOf } from './crop.ts';

test('PROF-06, UPL-02, CONST-23: the cut is square, inside the picture, and follows zoom and drag to the edges', () => {
  const wide = { width: 1600, height: 900 };
  expect(squareOf(wide, MIDDLE)).toEqual({ left: 350, top: 0, side: 900 });
  expect(squareOf(wide, { zoom: 2, x: 0, y: 1 })).toEqual({ left: 0, top: 450, side: 450 });
  expect(squareOf(wide, { zoom: 99, x: -1, y: 9 })).toEqual({ left: 0, top: 675, side: 225 });
  expect(squareOf({ width: 10, height: 10 }, MIDDLE)).toEqual({ left: 0, top: 0, side: 10 });
  // 240 px on screen are 900 of the picture: dragging 240 px to the left shows what lies 900 px
  // further right, or the edge
  expect(dragged(wide, MIDDLE, { x: -240, y: 100 }, 240)).toEqual({ zoom: 1, x: 1, y: 0.5 });
  const a = dragged(wide, { zoom: 2, x: 0.5, y: 0.5 }, { x: 24, y: -24 }, 240);
  expect(squareOf(wide, a).left).toBeCloseTo(squareOf(wide, { zoom: 2, x: 0.5, y: 0.5 }).left - 45);
  expect(squareOf(wide, a).top).toBeCloseTo(225 + 45);
});
