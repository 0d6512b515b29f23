/**
 * Fingers, mouse and wheel on a picture: two fingers or a double tap draw it nearer, one moves it,
 * or swipes while it is whole. The picture moves without another rendering.
 */
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { moved, NEAR, swiped, WHOLE, zoomed } from './zoom.ts';
import type { Point, Room, View } from './zoom.ts';

const DOUBLE_TAP_MS = 320;
const TAP_PX = 12;

interface Zoom {
  readonly isNear: boolean;
  /** To `scale` times of now, at the middle; 0: the whole picture. */
  zoomBy(by: number): void;
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
  const show = (next: View, pull: Point = { x: 0, y: 0 }) => {
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
      const middle = { x: 0, y: 0 };
      const room = roomOf(stage.current, picture.current);
      show(by === 0 ? WHOLE : zoomed(view.current, by, middle, room));
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
  let wasPinch = false;
  let isOnButton = false;
  const isDoubleTap = doubleTaps();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    act: (event: HTMLElementEventMap[Name]) => void,
  ) => stage.addEventListener(name, act, { signal: stop.signal, passive: false });

  on('pointerdown', (event) => {
    isOnButton = (event.target as Element).closest('button') !== null;
    // a thumb's way may begin on an arrow; a tap there is the arrow's
    if (isOnButton && event.pointerType === 'mouse') return;
    if (!isOnButton) stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) start = { x: event.clientX, y: event.clientY };
    wasPinch = fingers.size > 1;
  });
  on('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (other) {
      const by = apart(now, other) / Math.max(1, apart(before, other));
      return hold.show(
        zoomed(hold.view(), by, fromMiddle(stage, between(now, other)), hold.room()),
      );
    }
    if (wasPinch || !start) return;
    if (hold.view().scale > 1) return hold.show(moved(hold.view(), less(now, before), hold.room()));
    hold.show(WHOLE, less(now, start));
  });
  const end = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    const now = { x: event.clientX, y: event.clientY };
    const way = less(now, start ?? now);
    if (hold.view().scale > 1 || wasPinch) hold.show(hold.view());
    else {
      const wanted = event.type === 'pointerup' ? swiped(way) : null;
      hold.show(WHOLE);
      if (wanted) hold.swipe(wanted);
    }
    if (wasPinch || isOnButton || apart(way, { x: 0, y: 0 }) > TAP_PX) return;
    if (!isDoubleTap(event.timeStamp, now)) return;
    const isNear = hold.view().scale > 1;
    hold.show(isNear ? WHOLE : zoomed(WHOLE, NEAR, fromMiddle(stage, now), hold.room()));
  };
  on('pointerup', end);
  on('pointercancel', end);
  on('wheel', (event) => turnWheel(event, stage, hold));
  return () => stop.abort();
}

/** Whether a tap is the second of two, close in time and place; the third is a first again. */
function doubleTaps(): (time: number, at: Point) => boolean {
  const none = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0 };
  let first = none;
  return (time, at) => {
    const isDouble = time - first.time < DOUBLE_TAP_MS && apart(at, first) < 2 * TAP_PX;
    first = isDouble ? none : { time, ...at };
    return isDouble;
  };
}

function turnWheel(event: WheelEvent, stage: HTMLElement, hold: Hold): void {
  event.preventDefault();
  const at = fromMiddle(stage, { x: event.clientX, y: event.clientY });
  hold.show(zoomed(hold.view(), Math.exp(-event.deltaY / 300), at, hold.room()));
}

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

const less = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
