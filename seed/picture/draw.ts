/**
 * Pictures of the demo world: a motif, drawn by us or an emoji (Fluent Emoji 3D, MIT), in one of
 * its colours, on a soft ground with its shadow, as the photographer of a catalogue takes it. Drawn
 * once, stored as WebP in `DATA_DIR/pic`.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import type { Raw, Sharp } from 'sharp';
import { drawingOf, isDrawing } from './drawing/drawings.ts';
import { groundOf, groundSvg, SIZE } from './ground.ts';
import { codeOf, COLOURS, SHOTS, shotOf } from './look.ts';
import type { Shot } from './look.ts';
import { recoloured } from './tint.ts';

const ASSETS = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);

/** The file name of a picture, as it is in addresses. */
export function pictureName(motif: string, look: number): string {
  return `${codeOf(motif)}-${look}.webp`;
}

/** A motif on a picture, in one of its colours. */
type Thing = Pick<Shot, 'scale' | 'turn' | 'right' | 'down'> & { readonly colour: number };

/** Draws one. A drawing of ours is stored as an SVG too, which larger sizes are made from. */
export async function draw(file: string, motif: string, look: number): Promise<void> {
  const colour = Math.floor(look / SHOTS.length) % COLOURS;
  const shot = shotOf(motif, look);
  const { scale, turn, beside } = shot;
  const behind = beside && {
    ...beside,
    colour: beside.sameColour ? colour : (colour + 1) % COLOURS,
    scale: scale * beside.scale,
    turn: -turn,
  };
  const things: readonly Thing[] = [...(behind ? [behind] : []), { ...shot, colour }];
  const seed = [...codeOf(motif)].reduce(
    (sum, character) => (sum * 31 + character.charCodeAt(0)) >>> 0,
    7,
  );
  const hue = seed + colour + (look % SHOTS.length);
  await (isDrawing(motif)
    ? await drawnOf(file, motif, things, { hue, shot })
    : await composed(motif, things, { hue, shot })
  )
    .webp({ quality: 82, effort: 2 })
    .toFile(file);
}

interface Scenery {
  readonly hue: number;
  readonly shot: Shot;
}

async function drawnOf(
  file: string,
  motif: string,
  things: readonly Thing[],
  { hue, shot }: Scenery,
): Promise<Sharp> {
  const shown = things.map((thing, at) => {
    const side = roomOf(SIZE * thing.scale, thing.turn);
    const place = { ...cornerOf(thing, side), side, turn: thing.turn };
    return drawingOf(motif, thing.colour, place, `${at}`);
  });
  const svg = Buffer.from(groundSvg(hue, shot, shown.join('')));
  await writeFile(file.replace(/webp$/, 'svg'), svg);
  return sharp(svg);
}

async function composed(
  motif: string,
  things: readonly Thing[],
  { hue, shot }: Scenery,
): Promise<Sharp> {
  const layers = things.map(async (thing) => {
    const { input, raw } = await placed(motif, thing.colour, SIZE * thing.scale, thing.turn);
    return { input, raw, ...cornerOf(thing, raw.width) };
  });
  const { data, raw } = await groundOf(hue, shot);
  return sharp(data, { raw }).composite(await Promise.all(layers));
}

/** The side of the square that a motif of some width needs when it is turned. */
function roomOf(width: number, turn: number): number {
  const angle = (Math.abs(turn) * Math.PI) / 180;
  return Math.round(width * (Math.cos(angle) + Math.sin(angle)));
}

function cornerOf({ right, down }: Thing, side: number): { left: number; top: number } {
  return {
    left: Math.round(SIZE * (0.5 + right) - side / 2),
    top: Math.round(SIZE * (0.49 + down) - side / 2),
  };
}

interface Placed {
  readonly input: Buffer;
  readonly raw: Raw;
  readonly width: number;
  readonly height: number;
}

/** A motif of some width, turned; what is turned needs more room for the same size. */
export async function placed(
  motif: string,
  colour: number,
  width: number,
  turn: number,
): Promise<Placed> {
  const side = roomOf(width, turn);
  const picture = isDrawing(motif)
    ? sharp(Buffer.from(drawingOf(motif, colour, { side, turn })))
    : (await emojiOf(motif, colour, turn)).resize(side, side, { kernel: 'cubic' });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return {
    input: data,
    raw: { width: info.width, height: info.height, channels: info.channels },
    width: info.width,
    height: info.height,
  };
}

/** Emoji in their colours: the pictures of one product follow one another. */
const dyed = new Map<string, Promise<{ data: Buffer; raw: Raw }>>();
const KEPT = 24;

async function emojiOf(motif: string, colour: number, turn: number): Promise<Sharp> {
  const key = `${motif} ${colour}`;
  const known = dyed.get(key) ?? rawOf(recoloured(assetOf(motif), motif, colour));
  if (dyed.size >= KEPT) dyed.clear();
  dyed.set(key, known);
  const { data, raw } = await known;
  const turned = sharp(data, { raw });
  return turn === 0 ? turned : turned.rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } });
}

async function rawOf(picture: Sharp): Promise<{ data: Buffer; raw: Raw }> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** Whether a motif can be drawn. */
export function hasPicture(motif: string): boolean {
  return isDrawing(motif) || findAsset(motif) !== undefined;
}

function assetOf(motif: string): string {
  const found = findAsset(motif);
  if (!found) throw new Error(`There is no picture for the motif ${motif}.`);
  return found;
}

function findAsset(motif: string): string | undefined {
  const points = codeOf(motif).split('-');
  return [points, [...points, 'fe0f'], [points[0] as string, 'fe0f', ...points.slice(1)]]
    .map((parts) => path.join(ASSETS, `${parts.join('-')}.webp`))
    .find((file) => existsSync(file));
}
