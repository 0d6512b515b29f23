/** The square that is cut out of a picture (CONST-23). Pure. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * How the square lies: `zoom` 1 takes all that fits, 4 a quarter of it; `x` and `y` run from one
 * edge (0) to the other (1).
 */
export interface Crop {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const MIDDLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const MAX_ZOOM = 4;

/** The square in pixels of the picture. */
export function squareOf(
  { width, height }: Size,
  { zoom, x, y }: Crop,
): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / within(zoom, 1, MAX_ZOOM);
  return { left: (width - side) * within(x, 0, 1), top: (height - side) * within(y, 0, 1), side };
}

/** The crop after the picture was dragged by so many pixels of a shown square of `shown` pixels. */
export function dragged(size: Size, crop: Crop, by: { x: number; y: number }, shown: number): Crop {
  const { side } = squareOf(size, crop);
  const move = (at: number, pixels: number, room: number) =>
    room <= 0 ? at : within(at - (pixels * side) / shown / room, 0, 1);
  return {
    ...crop,
    x: move(crop.x, by.x, size.width - side),
    y: move(crop.y, by.y, size.height - side),
  };
}

function within(number: number, least: number, most: number): number {
  return Math.min(Math.max(number, least), most);
}
