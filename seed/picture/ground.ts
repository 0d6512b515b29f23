/**
 * What is behind a motif: a soft ground of one hue, lit from the upper left, with the motif's
 * shadow.
 */
import sharp from 'sharp';
import type { Raw } from 'sharp';
import type { Shot } from './look.ts';

export const SIZE = 600;

/** Light, deep and the tone of a shape on it. */
const GROUNDS = [
  ['#fbf7f3', '#f3e4da', '#ecd6c8'],
  ['#faf6f8', '#f0dfe6', '#e8d0da'],
  ['#f5f8fb', '#dfe7f1', '#cfdbea'],
  ['#f7f9f4', '#e2eadb', '#d3dfc8'],
  ['#faf8f1', '#efe6cf', '#e6d9b8'],
  ['#f7f5fb', '#e6e0f1', '#d8cfe9'],
] as const;

interface Ground {
  readonly data: Buffer;
  readonly raw: Raw;
}

const made = new Map<string, Promise<Ground>>();

/** The ground of a shot in the n-th hue; there are few, so each is made once. */
export function groundOf(hue: number, shot: Shot): Promise<Ground> {
  const key = `${hue % GROUNDS.length} ${JSON.stringify(shot)}`;
  const known = made.get(key);
  if (known) return known;
  const fresh = makeGround(GROUNDS[hue % GROUNDS.length] as (typeof GROUNDS)[number], shot);
  made.set(key, fresh);
  return fresh;
}

async function makeGround(
  [light, deep, tone]: (typeof GROUNDS)[number],
  shot: Shot,
): Promise<Ground> {
  const { scale, right, down, beside } = shot;
  const shadows = [
    { right, down, scale },
    ...(beside ? [{ right: beside.right, down: beside.down, scale: scale * beside.scale }] : []),
  ].map(
    (one) =>
      `<ellipse cx="${SIZE * (0.5 + one.right)}" cy="${SIZE * (0.49 + one.down + one.scale * 0.485)}" rx="${SIZE * one.scale * 0.43}" ry="${SIZE * one.scale * 0.07}" fill="url(#s)"/>`,
  );
  const { data, info } = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><defs><linearGradient id="g" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
    <linearGradient id="t" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${tone}"/></linearGradient>
    <radialGradient id="s"><stop offset="0" stop-color="#3b2a22" stop-opacity="0.34"/><stop offset="0.6" stop-color="#3b2a22" stop-opacity="0.12"/><stop offset="1" stop-color="#3b2a22" stop-opacity="0"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>${shapeOf(shot, tone)}${shadows.join('')}</svg>`),
  )
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

function shapeOf({ ground }: Shot, tone: string): string {
  if (ground === 'disc')
    return `<circle cx="${SIZE / 2}" cy="${SIZE * 0.48}" r="${SIZE * 0.38}" fill="url(#t)"/>`;
  if (ground === 'arch')
    return `<path d="M120 ${SIZE}V290a180 180 0 01360 0v${SIZE}z" fill="url(#t)"/>`;
  if (ground === 'floor')
    return `<path d="M0 ${SIZE * 0.66}h${SIZE}v${SIZE}H0z" fill="${tone}" opacity=".55"/>`;
  return '';
}
