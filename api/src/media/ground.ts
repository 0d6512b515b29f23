/**
 * A shop's picture on a square ground of its own edge colour, whole, without the banner strip that
 * some shops paint along its upper or lower edge. Judged on a small copy; pure but for sharp.
 */
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { LARGEST } from '#contract/constants.ts';

/** The longer side of the copy that is judged. */
const COPY = 160;
/** Colours nearer than this are one to the eye; farther than `APART` nobody takes them for one. */
const ALIKE = 26;
const APART = 90;
const WHITE = '#ffffff';
const PALE = '#e3e0dc';

type Colour = readonly [number, number, number];
interface Copy {
  readonly width: number;
  readonly height: number;
  at(x: number, y: number): Colour;
}
/** Rows of a picture from the first to before the last. */
interface Rows {
  readonly from: number;
  readonly to: number;
}

/** The picture as a square of at most `LARGEST.content`; `original` is decoded upright. */
export async function onGround(original: Buffer, limitInputPixels: number): Promise<Buffer> {
  const decoded = sharp(original, { limitInputPixels, failOn: 'error' })
    .rotate()
    .resize(LARGEST.content, LARGEST.content, { fit: 'inside', withoutEnlargement: true });
  const upright = await decoded
    .clone()
    .flatten({ background: await underlayOf(decoded) })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  const raw = { width, height, channels };
  const copy = await copyOf(sharp(upright.data, { raw }));
  const rows = rowsWithoutBanner(copy);
  const scale = height / copy.height;
  const top = Math.round(rows.from * scale);
  const kept = Math.max(1, Math.round(rows.to * scale) - top);
  const side = Math.max(width, kept);
  const [r, g, b] = groundOf(copy, rows, width < kept);
  return sharp(upright.data, { raw })
    .extract({ left: 0, top, width, height: kept })
    .resize(side, side, { fit: 'contain', background: { r, g, b } })
    .webp({ quality: 92, effort: 2 })
    .toBuffer();
}

/**
 * What shines through lies on white, as shops show it; a white thing would not be seen there, and
 * lies on a pale grey.
 */
export async function underlayOf(decoded: Sharp): Promise<string> {
  const { hasAlpha } = await decoded.metadata();
  if (!hasAlpha) return WHITE;
  const { data, info } = await decoded
    .clone()
    .resize(COPY, COPY, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alpha = info.channels - 1;
  let [seen, white, clear] = [0, 0, 0];
  for (let first = 0; first < data.length; first += info.channels) {
    if ((data[first + alpha] as number) < 128) clear += 1;
    else {
      seen += 1;
      if (Math.min(...data.subarray(first, first + alpha)) > 225) white += 1;
    }
  }
  return clear > 0 && white > seen * 0.75 ? PALE : WHITE;
}

async function copyOf(picture: Sharp): Promise<Copy> {
  const { data, info } = await picture
    .resize(COPY, COPY, { fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return {
    width,
    height,
    at(x, y) {
      const first = (y * width + x) * channels;
      const grey = data[first] as number;
      return [grey, data[first + 1] ?? grey, data[first + 2] ?? grey];
    },
  };
}

/**
 * The colour that a picture goes on in: that of its edges where they are plain, and a white ground
 * even where a thing reaches over half of it; else a pale tint, which never competes with the
 * picture.
 */
export function groundOf(copy: Copy, { from, to }: Rows, isTall: boolean): Colour {
  const edges: Colour[] = [];
  if (isTall)
    for (let y = from; y < to; y += 1) edges.push(copy.at(0, y), copy.at(copy.width - 1, y));
  else for (let x = 0; x < copy.width; x += 1) edges.push(copy.at(x, from), copy.at(x, to - 1));
  const middle = medianOf(edges);
  const plain = edges.filter((one) => distance(one, middle) < ALIKE).length / edges.length;
  return plain >= (Math.min(...middle) > 235 ? 0.5 : 0.85) ? middle : paleOf(middle);
}

/** Nine tenths of the way to a light that is the same for all. */
function paleOf([r, g, b]: Colour): Colour {
  const toward = (value: number) => Math.round(value * 0.22 + 240 * 0.78);
  return [toward(r), toward(g), toward(b)];
}

/**
 * What is left when a strip along the lower edge, the upper one or both is surely no part of the
 * picture: of one strong colour from edge to edge, or of one that runs into another, with writing
 * on it, parted from the rest by a straight line, and no higher than a quarter.
 */
export function rowsWithoutBanner(copy: Copy): Rows {
  const { height } = copy;
  const least = Math.round(height * 0.06);
  const most = Math.round(height * 0.27);
  let [from, to] = [0, height];
  for (let strip = most; strip >= least; strip -= 1) {
    const border = height - strip;
    if (to === height && isBanner(copy, { from: border, to: height }, border - 2)) to = border - 1;
    if (from === 0 && isBanner(copy, { from: 0, to: strip }, strip + 1)) from = strip + 1;
  }
  return { from, to };
}

/** `beside` is the row on the other side of the line. */
function isBanner(copy: Copy, { from, to }: Rows, beside: number): boolean {
  const last = copy.width - 1;
  const rows = Array.from({ length: to - from }, (_, at) => from + at);
  const ends = [
    [0, 1],
    [last - 1, last],
  ].map((columns) => rows.flatMap((y) => columns.map((x) => copy.at(x, y))));
  const [left, right] = ends.map(medianOf) as [Colour, Colour];
  for (const [at, colour] of [left, right].entries()) {
    const end = ends[at] as Colour[];
    if (!isStrong(colour)) return false;
    if (end.filter((one) => distance(one, colour) < ALIKE * 2).length < end.length * 0.95)
      return false;
  }
  const ground = Array.from({ length: copy.width }, (_, x) => mixed(left, right, x / last));
  // the line: of the strip's colour on this side, of another on the other, all the way
  const line = from > beside ? from + 1 : to - 2;
  for (const [x, colour] of ground.entries())
    if (distance(copy.at(x, line), colour) > APART || distance(copy.at(x, beside), colour) < APART)
      return false;
  let written = 0;
  for (const y of rows) {
    // a row of the picture that came along is no writing
    if (distance(copy.at(0, y), left) > APART || distance(copy.at(last, y), right) > APART)
      continue;
    for (const [x, colour] of ground.entries())
      if (distance(copy.at(x, y), colour) > APART) written += 1;
  }
  const share = written / (rows.length * copy.width);
  return share >= 0.02 && share <= 0.5;
}

/** The colour so far of the way from one to the other, as a strip that runs over has it. */
function mixed(from: Colour, to: Colour, part: number): Colour {
  const at = (channel: 0 | 1 | 2) => from[channel] + (to[channel] - from[channel]) * part;
  return [at(0), at(1), at(2)];
}

/** No grey, white or black, which grounds of photographs are. */
function isStrong(colour: Colour): boolean {
  return Math.max(...colour) - Math.min(...colour) > 70;
}

function distance(a: Colour, b: Colour): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function medianOf(colours: readonly Colour[]): Colour {
  const middle = (channel: 0 | 1 | 2) =>
    colours.map((one) => one[channel]).toSorted((a, b) => a - b)[colours.length >> 1] as number;
  return [middle(0), middle(1), middle(2)];
}
