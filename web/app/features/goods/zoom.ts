/** A picture that is drawn nearer: how large, and how far its middle is from that of the stage. */

export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The stage, and the picture on it as it is shown whole. */
export interface Room {
  readonly stage: Box;
  readonly picture: Box;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const NEAR = 2.5;
const NEAREST = 5;

/** `by` times as large; what lies under `at`, seen from the middle of the stage, stays there. */
export function zoomed(view: View, by: number, at: Point, room: Room): View {
  const scale = Math.min(NEAREST, Math.max(1, view.scale * by));
  const grown = scale / view.scale;
  return held(
    { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown },
    room,
  );
}

export function moved(view: View, by: Point, room: Room): View {
  return held({ ...view, x: view.x + by.x, y: view.y + by.y }, room);
}

/** What a finger that swiped over a whole picture wants; not sure of a short way. */
export function swiped({ x, y }: Point): 'next' | 'previous' | 'close' | null {
  if (Math.abs(x) > 48 && Math.abs(x) > Math.abs(y)) return x < 0 ? 'next' : 'previous';
  return y > 96 && y > 2 * Math.abs(x) ? 'close' : null;
}

/** No edge of the picture comes inside the stage, where the picture is larger than it. */
function held({ scale, x, y }: View, { stage, picture }: Room): View {
  const most = (shown: number, there: number) => Math.max(0, (shown * scale - there) / 2);
  const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) + 0; // never -0
  return {
    scale,
    x: within(x, most(picture.width, stage.width)),
    y: within(y, most(picture.height, stage.height)),
  };
}
