/**
 * A sheet → a picture of 1200 by 630: the thing, its name, what it costs and whether that is good.
 */
import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import { sparkShape } from '#contract/price/spark.ts';
import type { Tone } from '../verdict-word.ts';
import { letter } from './lettering.ts';
import type { Lettered, Lettering } from './lettering.ts';
import type { Sheet } from './sheet.ts';

/** Raised when the drawing changes, so that cached pictures are redrawn. */
export const DRAWING = 5;
export const SIZE = { width: 1200, height: 630 } as const;

const PAPER = '#fbfaf8';
const INK = '#231d1a';
const MUTED = '#6b625c';
const BRAND = '#cc1231';
const TONES: Readonly<Record<Tone, string>> = {
  good: '#0a6b4c',
  doubt: '#8a5a00',
  bad: '#4b5563',
  quiet: MUTED,
};
const MARGIN = 64;
const PICTURE = 440;
const SPARK = { width: 520, height: 96, edge: 12, right: 12 } as const;

/** `picture`: that of the thing or its file, if there is one here. */
export async function drawSheet(
  sheet: Sheet,
  name: string,
  picture: string | Buffer | undefined,
): Promise<Buffer> {
  const thing = picture === undefined ? undefined : await thingOf(picture);
  const left = thing ? MARGIN + PICTURE + 48 : MARGIN;
  const width = SIZE.width - left - MARGIN;
  const layers: OverlayOptions[] = [
    { input: await logo(), left: MARGIN, top: 36 },
    ...placed(
      await letter(name, { size: 30, weight: 700, colour: INK, width: 400 }),
      MARGIN + 60,
      42,
    ),
  ];
  if (thing) layers.push({ input: thing, left: MARGIN, top: 126 });
  await new Column(layers, left, 126).fill(sheet, width);
  return sharp({ create: { ...SIZE, channels: 3, background: PAPER } })
    .composite(layers)
    .png({ palette: true, quality: 92, effort: 4 })
    .toBuffer();
}

/** Text below text. */
class Column {
  private readonly layers: OverlayOptions[];
  private readonly left: number;
  private top: number;

  constructor(layers: OverlayOptions[], left: number, top: number) {
    this.layers = layers;
    this.left = left;
    this.top = top;
  }

  async fill(sheet: Sheet, width: number): Promise<void> {
    await this.write(sheet.over, { size: 26, colour: MUTED, width }, 14);
    await this.write(
      sheet.title,
      { size: sheet.price ? 40 : 48, weight: 700, colour: INK, width, lines: sheet.price ? 2 : 3 },
      24,
    );
    if (sheet.price) await this.price(sheet.price, width);
    for (const line of sheet.lines)
      await this.write(
        line,
        { size: 28, colour: MUTED, width, lines: sheet.lines.length > 1 ? 1 : 3 },
        16,
      );
  }

  private async price(price: NonNullable<Sheet['price']>, width: number): Promise<void> {
    const now = await letter(price.now, { size: 72, weight: 700, colour: BRAND, width });
    const was = await letter(price.was, { size: 32, colour: MUTED, width, struck: true });
    this.layers.push(...placed(now, this.left, this.top));
    // beside the price where there is room, else below: a figure that is cut is another figure
    const right = (now?.width ?? 0) + 24;
    const isBeside = was !== undefined && right + was.width <= width;
    if (isBeside)
      this.layers.push(
        ...placed(was, this.left + right, this.top + (now?.height ?? 0) - was.height),
      );
    if (now) this.top += now.height + (was && !isBeside ? 12 : 24);
    if (was && !isBeside) {
      this.layers.push(...placed(was, this.left, this.top));
      this.top += was.height + 20;
    }
    await this.write(
      price.verdict,
      { size: 34, weight: 700, colour: TONES[price.tone], width },
      24,
    );
    if (this.top + SPARK.height > SIZE.height - 30) return;
    this.layers.push({ input: sparkPicture(price), left: this.left, top: this.top });
    this.top += SPARK.height + 16;
  }

  private async write(text: string, style: Lettering, after: number): Promise<void> {
    const drawn = await letter(text, style);
    if (!drawn || this.top + drawn.height > SIZE.height - 24) return;
    this.layers.push(...placed(drawn, this.left, this.top));
    this.top += drawn.height + after;
  }
}

function placed(drawn: Lettered | undefined, left: number, top: number): OverlayOptions[] {
  return drawn ? [{ input: drawn.input, left: Math.round(left), top: Math.round(top) }] : [];
}

async function thingOf(file: string | Buffer): Promise<Buffer> {
  const mask = Buffer.from(
    `<svg width="${PICTURE}" height="${PICTURE}"><rect width="${PICTURE}" height="${PICTURE}" rx="28"/></svg>`,
  );
  const cut = await sharp(file).resize(PICTURE, PICTURE, { fit: 'cover' }).png().toBuffer();
  return sharp(cut)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

function logo(): Promise<Buffer> {
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 32 32"><rect fill="${BRAND}" width="32" height="32" rx="9"/><path d="M7 10.5h6.5v6H20v6" stroke="#fff" stroke-width="2.6" fill="none" stroke-linecap="round" stroke-linejoin="round"/><circle fill="#fff" cx="24" cy="22.5" r="2.6"/></svg>`,
    ),
  )
    .png()
    .toBuffer();
}

function sparkPicture({ spark, amount }: NonNullable<Sheet['price']>): Buffer {
  const { path, typicalY, dotY } = sparkShape(spark, amount, SPARK);
  const typical =
    typicalY === null
      ? ''
      : `<path d="M0 ${typicalY}H${SPARK.width}" stroke="${MUTED}" stroke-width="2" stroke-dasharray="4 8"/>`;
  const dot =
    dotY === null
      ? ''
      : `<circle cx="${SPARK.width - SPARK.right}" cy="${dotY}" r="8" fill="${BRAND}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SPARK.width}" height="${SPARK.height}">${typical}<path d="${path}" fill="none" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>${dot}</svg>`,
  );
}
