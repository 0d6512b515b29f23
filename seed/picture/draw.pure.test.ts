import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { draw } from './draw.ts';
import { SHOTS } from './look.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'khum-drawn-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const pixels = (file: string, side: number) =>
  sharp(file).resize(side).removeAlpha().raw().toBuffer();

test('PROD-02: a drawing of ours lies beside its picture and is the same in every shot; an emoji, which has only its pixels, has none', async () => {
  for (const look of SHOTS.keys()) {
    const file = path.join(folder, `sofa-${look}.webp`);
    await draw(file, 'sofa', look);
    const [small, large] = await Promise.all(
      [file, file.replace(/webp$/, 'svg')].map((one) => pixels(one, 60)),
    );
    const apart = (small as Buffer).map((value, at) => Math.abs(value - (large?.[at] as number)));
    expect(Math.max(...apart), `shot ${look}`).toBeLessThan(48);
  }
  const emoji = path.join(folder, 'cookie.webp');
  await draw(emoji, '🍪', 0);
  expect([emoji, emoji.replace(/webp$/, 'svg')].map((one) => existsSync(one))).toEqual([
    true,
    false,
  ]);
});
