import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#api/kernel/config.ts';
import { mountPictures } from './picture.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'khum-pic-'));
const folder = path.join(dataDir, 'pic');
const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><rect width="60" height="60" fill="#fff"/><path d="M0 0h30v60H0z" fill="${colour}"/></svg>`;
mkdirSync(folder);
for (const name of ['drawn', 'taken'])
  await sharp(Buffer.from(svg('#000')), { density: 72 })
    .resize(600)
    .webp()
    .toFile(path.join(folder, `${name}.webp`));
writeFileSync(path.join(folder, 'drawn.svg'), svg('#000'));
const server = Fastify();
mountPictures(server, readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }));
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const asked = async (name: string, side: number, headers: Record<string, string> = {}) => {
  const { rawPayload } = await server.inject({
    url: `/pic/${name}.webp?w=${side}&h=${side}`,
    headers,
  });
  return rawPayload;
};
const widthOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).width;

test('UPL-04, PROD-02: what is drawn has every pixel that a dense screen asks for, what is taken is never blown up', async () => {
  const sides = [288, 720, 840, 1200];
  const widths = (name: string) =>
    Promise.all(sides.map(async (side) => widthOf(await asked(name, side))));
  expect(await widths('drawn')).toEqual(sides);
  expect(await widths('taken')).toEqual([288, 600, 600, 600]);
  // an edge is an edge: no pixel between black and white but the one that compression blurs
  const { data, info } = await sharp(await asked('drawn', 1200))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = [...data.subarray(600 * info.width, 601 * info.width)];
  expect(row.filter((value) => value > 40 && value < 215).length).toBeLessThan(6);
});

test('BEY-26: a reader who saves data gets no more of a drawing than of a photograph', async () => {
  const lean = await asked('drawn', 1200, { 'save-data': 'on' });
  expect(await widthOf(lean)).toBe(480);
});

test('a size is drawn once, and a drawing is not to be had itself', async () => {
  const first = await asked('drawn', 504);
  writeFileSync(path.join(folder, 'drawn.svg'), svg('#f00'));
  expect(await asked('drawn', 504)).toEqual(first);
  expect(await asked('drawn', 480)).not.toEqual(first);
  const answers = await Promise.all(
    ['/pic/drawn.svg', '/pic/drawn.webp?w=1201&h=1201', '/pic/drawn.webp?w=2400'].map((url) =>
      server.inject({ url }),
    ),
  );
  expect(answers.map((one) => one.statusCode)).toEqual([404, 404, 404]);
});
