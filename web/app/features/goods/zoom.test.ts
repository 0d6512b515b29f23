import { expect, test } from 'vitest';
import { moved, NEAR, pinched, steered, swiped, WHOLE, zoomed } from './zoom.ts';

const room = { stage: { width: 375, height: 700 }, picture: { width: 375, height: 375 } };

test('PROD-13: what lies under the fingers stays there, and a picture never gets smaller than whole', () => {
  const near = zoomed(WHOLE, NEAR, { x: 100, y: 0 }, room);
  expect(near).toEqual({ scale: 2.5, x: -150, y: 0 });
  expect(zoomed(near, 1 / NEAR, { x: 0, y: 0 }, room)).toEqual(WHOLE);
  expect(zoomed(WHOLE, 0.2, { x: 90, y: 90 }, room)).toEqual(WHOLE);
  expect(zoomed(WHOLE, 40, { x: 0, y: 0 }, room).scale).toBe(5);
});

test('PROD-13: a picture is moved up to its edges and no further', () => {
  const near = zoomed(WHOLE, 2, { x: 0, y: 0 }, room);
  expect(moved(near, { x: 1000, y: 1000 }, room)).toEqual({ scale: 2, x: 187.5, y: 25 });
  expect(moved(WHOLE, { x: 30, y: -30 }, room)).toEqual(WHOLE);
});

test('PROD-13: two fingers take along what lies between them, and may squeeze it a little', () => {
  const at = (x: number, half: number) =>
    [
      { x: x - half, y: 0 },
      { x: x + half, y: 0 },
    ] as const;
  expect(pinched(WHOLE, at(40, 30), at(60, 60), room)).toEqual({ scale: 2, x: -20, y: 0 });
  expect(pinched(WHOLE, at(0, 60), at(9, 6), room)).toEqual({ scale: 0.75, x: 0, y: 0 });
});

test('PROD-13: an arrow key moves the eye over a near picture, not beyond its edge', () => {
  const near = zoomed(WHOLE, 2, { x: 0, y: 0 }, room);
  expect(steered(near, 'ArrowRight', room)).toEqual({ scale: 2, x: -75, y: 0 });
  expect(steered(near, 'ArrowUp', room)).toEqual({ scale: 2, x: 0, y: 25 });
  expect(steered(near, 'Enter', room)).toBeNull();
});

test('PROD-13: a swipe turns to the next picture or closes, a short or slanting one does nothing', () => {
  expect(swiped({ x: -60, y: 20 })).toBe('next');
  expect(swiped({ x: 90, y: -20 })).toBe('previous');
  expect(swiped({ x: 10, y: 140 })).toBe('close');
  for (const way of [
    { x: 20, y: 0 },
    { x: 60, y: 80 },
    { x: 0, y: -300 },
  ])
    expect(swiped(way)).toBeNull();
});
