/**
 * Pictures of the demo world: an emoji motif (Fluent Emoji 3D, MIT) on a soft ground with a shadow, in a few
 * compositions, so that they read as a catalogue. Drawn once, kept as WebP in `DATA_DIR/pic`.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';

const ASSETS = path.join(path.dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');
const SIZE = 600;

/** Grounds: two tones of one hue, light from the upper left. */
const GROUNDS = [
  ['#fbf7f3', '#f3e4da'],
  ['#faf6f8', '#f0dfe6'],
  ['#f5f8fb', '#dfe7f1'],
  ['#f7f9f4', '#e2eadb'],
  ['#faf8f1', '#efe6cf'],
  ['#f7f5fb', '#e6e0f1'],
] as const;

/** The file name of a motif's n-th picture, as it stands in addresses. */
export function pictureName(motif: string, variant: number): string {
  return `${codeOf(motif)}-${variant}.webp`;
}

function codeOf(motif: string): string {
  return [...motif]
    .map((character) => (character.codePointAt(0) as number).toString(16).padStart(4, '0'))
    .filter((point) => point !== 'fe0f')
    .join('-');
}

function assetOf(motif: string): string | undefined {
  const points = codeOf(motif).split('-');
  return [points, [...points, 'fe0f'], [points[0] as string, 'fe0f', ...points.slice(1)]]
    .map((parts) => path.join(ASSETS, `${parts.join('-')}.webp`))
    .find((file) => existsSync(file));
}

/** Draws what is missing: `variants` pictures of each motif. */
export async function drawPictures(
  folder: string,
  motifs: readonly string[],
  variants: number,
  progress: (done: number, all: number) => void = () => {},
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const wanted = [...new Set(motifs)]
    .flatMap((motif) => Array.from({ length: variants }, (_, variant) => ({ motif, variant })))
    .filter(({ motif, variant }) => !existsSync(path.join(folder, pictureName(motif, variant))));
  let done = 0;
  const next = async (): Promise<void> => {
    const job = wanted[done];
    if (!job) return;
    done += 1;
    await draw(path.join(folder, pictureName(job.motif, job.variant)), job.motif, job.variant);
    progress(done, wanted.length);
    await next();
  };
  await Promise.all([next(), next(), next()]);
}

async function draw(file: string, motif: string, variant: number): Promise<void> {
  const asset = assetOf(motif);
  if (!asset) throw new Error(`There is no picture for the motif ${motif}.`);
  const seed = [...codeOf(motif)].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) >>> 0, variant * 7);
  const [light, deep] = GROUNDS[(seed + variant) % GROUNDS.length] as (typeof GROUNDS)[number];
  const scale = [0.58, 0.46, 0.68, 0.4][variant % 4] as number;
  const turn = [0, -8, 6, 0][variant % 4] as number;
  const width = Math.round(SIZE * scale);
  const object = await sharp(asset)
    .rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .resize(width, width, { fit: 'inside', kernel: 'lanczos3' })
    .png()
    .toBuffer();
  const ground =
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><defs><linearGradient id="g" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
    <radialGradient id="s"><stop offset="0" stop-color="#3b2a22" stop-opacity="0.34"/><stop offset="0.6" stop-color="#3b2a22" stop-opacity="0.12"/><stop offset="1" stop-color="#3b2a22" stop-opacity="0"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/><ellipse cx="${SIZE / 2}" cy="${SIZE / 2 + width * 0.47}" rx="${width * 0.42}" ry="${width * 0.075}" fill="url(#s)"/></svg>`);
  const at = Math.round((SIZE - width) / 2);
  const layers: OverlayOptions[] = [{ input: object, left: at, top: at - Math.round(SIZE * 0.01) }];
  if (variant % 4 === 3) {
    const second = await sharp(object)
      .resize(Math.round(width * 0.6))
      .modulate({ brightness: 0.97 })
      .toBuffer();
    layers.unshift({ input: second, left: at + Math.round(width * 0.78), top: at + Math.round(width * 0.34) });
    layers[1] = { input: object, left: at - Math.round(width * 0.3), top: at };
  }
  await sharp(ground).composite(layers).webp({ quality: 82, effort: 3 }).toFile(file);
}
