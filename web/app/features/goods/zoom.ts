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
/** How small two fingers make it while they hold it; it snaps back when they let go. */
const SQUEEZED = 0.75;
/** Of the stage, that a key moves a near picture by. */
const STEP = 0.2;

/** `by` times as large; what lies under `at`, seen from the middle of the stage, stays there. */
export function zoomed(view: View, by: number, at: Point, room: Room, least = 1): View {
  const scale = Math.min(NEAREST, Math.max(least, view.scale * by));
  const grown = scale / view.scale;
  return held(
    { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown },
    room,
  );
}

export function moved(view: View, by: Point, room: Room): View {
  return held({ ...view, x: view.x + by.x, y: view.y + by.y }, room);
}

/** What lay between two fingers goes where they go, and grows as they part. */
export function pinched(
  view: View,
  [from, fromOther]: readonly [Point, Point],
  [to, toOther]: readonly [Point, Point],
  room: Room,
): View {
  const by = apart(to, toOther) / Math.max(1, apart(from, fromOther));
  const at = between(from, fromOther);
  const near = zoomed(view, by, at, room, SQUEEZED);
  return moved(near, less(between(to, toOther), at), room);
}

/** As arrow keys move the eye over a near picture: right shows what is further right. */
export function steered(view: View, key: string, room: Room): View | null {
  const toward = STEERING[key];
  if (!toward) return null;
  const { width, height } = room.stage;
  return moved(view, { x: toward.x * width * STEP, y: toward.y * height * STEP }, room);
}

const STEERING: Readonly<Record<string, Point>> = {
  ArrowRight: { x: -1, y: 0 },
  ArrowLeft: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: -1 },
  ArrowUp: { x: 0, y: 1 },
};

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

export const less = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
