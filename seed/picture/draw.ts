/**
 * Pictures of the demo world: a motif, drawn by us or an emoji (Fluent Emoji 3D, MIT), in one of
 * its colours, on a soft ground with its shadow, as the photographer of a catalogue takes it. Drawn
 * once, stored as WebP in `DATA_DIR/pic`.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import type { OverlayOptions, Raw, Sharp } from 'sharp';
import { drawingOf, isDrawing } from './drawing/drawings.ts';
import { groundOf, SIZE } from './ground.ts';
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

/** Draws one. */
export async function draw(file: string, motif: string, look: number): Promise<void> {
  const colour = Math.floor(look / SHOTS.length) % COLOURS;
  const shot = shotOf(motif, look);
  const { scale, turn, right, down, beside } = shot;
  const layers = [await standing(motif, colour, { scale, turn, right, down })];
  if (beside)
    layers.unshift(
      await standing(motif, beside.sameColour ? colour : (colour + 1) % COLOURS, {
        ...beside,
        scale: scale * beside.scale,
        turn: -turn,
      }),
    );
  const seed = [...codeOf(motif)].reduce(
    (sum, character) => (sum * 31 + character.charCodeAt(0)) >>> 0,
    7,
  );
  const { data, raw } = await groundOf(seed + colour + (look % SHOTS.length), shot);
  await sharp(data, { raw }).composite(layers).webp({ quality: 82, effort: 2 }).toFile(file);
}

/** A motif where a shot wants it. */
async function standing(
  motif: string,
  colour: number,
  { scale, turn, right, down }: Pick<Shot, 'scale' | 'turn' | 'right' | 'down'>,
): Promise<OverlayOptions> {
  const { input, raw, width, height } = await placed(motif, colour, SIZE * scale, turn);
  return {
    input,
    raw,
    left: Math.round(SIZE * (0.5 + right) - width / 2),
    top: Math.round(SIZE * (0.49 + down) - height / 2),
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
  const angle = (Math.abs(turn) * Math.PI) / 180;
  const side = Math.round(width * (Math.cos(angle) + Math.sin(angle)));
  const picture = isDrawing(motif)
    ? sharp(drawingOf(motif, colour, side, turn))
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
