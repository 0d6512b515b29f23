import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Region } from 'sharp';
import { expect, test } from 'vitest';
import { drawSheet, SIZE } from './draw.ts';

const MARGIN = 56;
const WHITE = 235;

/** How many pixels of a part of the drawing are not paper. */
async function inkIn(png: Buffer, part: Region): Promise<number> {
  const pixels = await sharp(png).extract(part).greyscale().raw().toBuffer();
  return pixels.filter((pixel) => pixel < WHITE).length;
}

test('BEY-34: a crossed-out price of eight figures is whole in the picture for sharing, below the price where there is no room beside it', async () => {
  const thing = path.join(mkdtempSync(path.join(tmpdir(), 'khum-draw-')), 'thing.png');
  await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ffffff' } })
    .png()
    .toFile(thing);
  const spark = { to: '2026-11-27', steps: [[0, 100]] as [number, number][], typical: null };
  const draw = (now: string, was: string) =>
    drawSheet(
      {
        over: '',
        title: 'Laptop',
        picture: '',
        lines: [],
        price: {
          now,
          was,
          verdict: '',
          tone: 'good',
          spark: { ...spark, seenDays: 1 },
          amount: 100,
        },
      },
      'Khum',
      thing,
    );
  const margin = { left: SIZE.width - MARGIN, top: 0, width: MARGIN, height: SIZE.height };
  const half = { left: 860, top: 170, width: 276, height: 110 };
  const [wide, narrow] = [
    await draw('Rp16.449.000', 'Rp24.919.000'),
    await draw('฿16,449', '฿24,919'),
  ];
  expect([await inkIn(wide, margin), await inkIn(narrow, margin)]).toEqual([0, 0]);
  expect(await inkIn(narrow, half), 'beside, where there is room').toBeGreaterThan(100);
});
