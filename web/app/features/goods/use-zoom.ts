/**
 * Fingers, mouse and wheel on a picture: two fingers or a double tap draw it nearer, one moves it,
 * or swipes while it is whole. The picture moves without another rendering.
 */
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { apart, less, moved, NEAR, pinched, steered, swiped, WHOLE, zoomed } from './zoom.ts';
import type { Point, Room, View } from './zoom.ts';

const DOUBLE_TAP_MS = 320;
const TAP_PX = 12;
const MIDDLE: Point = { x: 0, y: 0 };
/** A line of a wheel that turns by lines. */
const LINE_PX = 33;

interface Zoom {
  readonly isNear: boolean;
  /** To `scale` times of now, at the middle; 0: the whole picture. */
  zoomBy(by: number): void;
  /** Moves a near picture by an arrow key; false: it is whole, or the key is another. */
  steer(key: string): boolean;
}

export function useZoom(
  stage: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLImageElement | null>,
  onSwipe: (way: 'next' | 'previous' | 'close') => void,
): Zoom {
  const view = useRef<View>(WHOLE);
  const swipe = useRef(onSwipe);
  swipe.current = onSwipe;
  const [isNear, setNear] = useState(false);
  const show = (next: View, pull: Point = MIDDLE) => {
    view.current = next;
    setNear(next.scale > 1);
    if (picture.current)
      picture.current.style.transform = `translate(${next.x + pull.x}px, ${next.y + pull.y}px) scale(${next.scale})`;
  };
  const showNow = useRef(show);
  showNow.current = show;
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    return listen(element, {
      room: () => roomOf(element, picture.current),
      view: () => view.current,
      show: (next, pull) => showNow.current(next, pull),
      swipe: (way) => swipe.current(way),
    });
  }, [stage, picture]);
  return {
    isNear,
    zoomBy(by) {
      if (!stage.current) return;
      const room = roomOf(stage.current, picture.current);
      show(by === 0 ? WHOLE : zoomed(view.current, by, MIDDLE, room));
    },
    steer(key) {
      if (!stage.current || view.current.scale === 1) return false;
      const next = steered(view.current, key, roomOf(stage.current, picture.current));
      if (next) show(next);
      return next !== null;
    },
  };
}

interface Hold {
  room(): Room;
  view(): View;
  show(view: View, pull?: Point): void;
  swipe(way: 'next' | 'previous' | 'close'): void;
}

/** Returns how to stop. */
function listen(stage: HTMLElement, hold: Hold): () => void {
  const stop = new AbortController();
  const fingers = new Map<number, Point>();
  let start: Point | undefined;
  // how it was when the second finger came: what is held within the edges on the way is not lost
  let grip: { readonly view: View; readonly at: Pair } | undefined;
  let wasPinch = false;
  let isOnButton = false;
  const isSecondTap = secondTaps();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    act: (event: HTMLElementEventMap[Name]) => void,
  ) => stage.addEventListener(name, act, { signal: stop.signal, passive: false });
  // what is held follows at once, what is let go of glides
  const sayHeld = () => stage.toggleAttribute('data-held', fingers.size > 0);

  on('pointerdown', (event) => {
    isOnButton = (event.target as Element).closest('button') !== null;
    // a thumb's way may begin on an arrow; a tap there is the arrow's
    if (isOnButton && event.pointerType === 'mouse') return;
    if (!isOnButton) stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, pointOf(event));
    if (fingers.size === 1) start = pointOf(event);
    wasPinch = fingers.size > 1;
    grip = wasPinch ? { view: hold.view(), at: pairOf(stage, fingers) } : undefined;
    sayHeld();
  });
  on('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before || !start) return;
    const now = pointOf(event);
    fingers.set(event.pointerId, now);
    if (fingers.size > 1 && grip)
      hold.show(pinched(grip.view, grip.at, pairOf(stage, fingers), hold.room()));
    else if (hold.view().scale > 1) hold.show(moved(hold.view(), less(now, before), hold.room()));
    else if (!wasPinch) hold.show(WHOLE, less(now, start));
  });
  const end = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    grip = undefined;
    if (fingers.size > 0) return;
    sayHeld();
    const now = pointOf(event);
    const way = less(now, start ?? now);
    const isWhole = hold.view().scale <= 1;
    if (isWhole) hold.show(WHOLE);
    const wanted = isWhole && !wasPinch && event.type === 'pointerup' ? swiped(way) : null;
    if (wanted) return hold.swipe(wanted);
    if (wasPinch || isOnButton || Math.hypot(way.x, way.y) > TAP_PX) return;
    // a mouse's first click counts, and the second of a double click is none of its own
    if (isSecondTap(event.timeStamp, now) === (event.pointerType === 'mouse')) return;
    hold.show(isWhole ? zoomed(WHOLE, NEAR, fromMiddle(stage, now), hold.room()) : WHOLE);
  };
  on('pointerup', end);
  on('pointercancel', end);
  on('wheel', (event) => turnWheel(event, stage, hold));
  const keepWithin = () => hold.show(moved(hold.view(), MIDDLE, hold.room()));
  globalThis.addEventListener('resize', keepWithin, { signal: stop.signal });
  return () => stop.abort();
}

/** Whether a tap is the second of two, close in time and place; the third is a first again. */
function secondTaps(): (time: number, at: Point) => boolean {
  const none = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0 };
  let first = none;
  return (time, at) => {
    const isSecond = time - first.time < DOUBLE_TAP_MS && apart(at, first) < 2 * TAP_PX;
    first = isSecond ? none : { time, ...at };
    return isSecond;
  };
}

/** Wheels turn by pixels or by lines; two fingers on a touchpad say so by `ctrlKey`, in small steps. */
function turnWheel(event: WheelEvent, stage: HTMLElement, hold: Hold): void {
  event.preventDefault();
  const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
  const by = Math.exp(-pixels / (event.ctrlKey ? 100 : 300));
  hold.show(zoomed(hold.view(), by, fromMiddle(stage, pointOf(event)), hold.room()));
}

type Pair = readonly [Point, Point];

function pairOf(stage: HTMLElement, fingers: ReadonlyMap<number, Point>): Pair {
  const [one, other] = [...fingers.values()].map((point) => fromMiddle(stage, point));
  return [one ?? MIDDLE, other ?? MIDDLE];
}

const pointOf = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y });

function fromMiddle(stage: HTMLElement, { x, y }: Point): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
}

/** The picture as it is shown whole, whatever it is drawn at now. */
function roomOf(stage: HTMLElement, picture: HTMLImageElement | null): Room {
  const { clientWidth: width, clientHeight: height } = stage;
  const wide = picture?.naturalWidth || 1;
  const high = picture?.naturalHeight || 1;
  const fit = Math.min(width / wide, height / high);
  return { stage: { width, height }, picture: { width: wide * fit, height: high * fit } };
}
