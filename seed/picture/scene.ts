/** A banner of the demo world: several things in a row on one ground, five wide and two high. */
import sharp from 'sharp';
import { placed } from './draw.ts';

const WIDTH = 1200;
const HEIGHT = 480;
/**
 * Where the things stand, from the left and from above, and how large they are, of the banner's
 * height.
 */
const PLACES = [
  { x: 0.12, y: 0.56, size: 0.44 },
  { x: 0.31, y: 0.47, size: 0.58 },
  { x: 0.52, y: 0.52, size: 0.66 },
  { x: 0.72, y: 0.5, size: 0.54 },
  { x: 0.89, y: 0.57, size: 0.42 },
] as const;

export async function drawScene(file: string, motifs: readonly string[]): Promise<void> {
  const shown = PLACES.slice(0, motifs.length);
  const shadows = shown.map(
    ({ x, y, size }) =>
      `<ellipse cx="${WIDTH * x}" cy="${HEIGHT * (y + size * 0.5)}" rx="${HEIGHT * size * 0.44}" ry="${HEIGHT * size * 0.07}" fill="url(#s)"/>`,
  );
  const ground =
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbf7f3"/><stop offset="1" stop-color="#f0dfe6"/></linearGradient>
    <radialGradient id="s"><stop offset="0" stop-color="#3b2a22" stop-opacity="0.3"/><stop offset="1" stop-color="#3b2a22" stop-opacity="0"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/><circle cx="${WIDTH * 0.52}" cy="${HEIGHT * 0.5}" r="${HEIGHT * 0.42}" fill="#fff" opacity=".5"/><path d="M0 ${HEIGHT * 0.74}h${WIDTH}V${HEIGHT}H0z" fill="#ecd6c8" opacity=".5"/>${shadows.join('')}</svg>`);
  const things = await Promise.all(
    shown.map(async ({ x, y, size }, at) => {
      const { input, raw, width, height } = await placed(
        motifs[at] as string,
        at,
        HEIGHT * size,
        0,
      );
      return {
        input,
        raw,
        left: Math.round(WIDTH * x - width / 2),
        top: Math.round(HEIGHT * y - height / 2),
      };
    }),
  );
  await sharp(ground).composite(things).webp({ quality: 84, effort: 2 }).toFile(file);
}
