import sharp from 'sharp';
import { expect, test } from 'vitest';
import { onGround } from './ground.ts';

const MOST = 50_000_000;
const drawn = (width: number, height: number, inside: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`,
    ),
  )
    .png()
    .toBuffer();
const ground = (fill: string) => `<rect width="100%" height="100%" fill="${fill}"/>`;

async function squared(picture: Buffer) {
  const { data, info } = await sharp(await onGround(picture, MOST))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    ...info,
    at: (x: number, y: number) => {
      const first =
        (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
      return [...data.subarray(first, first + 3)];
    },
  };
}
const near = (colour: number[], wanted: number[]) =>
  expect(
    Math.max(...colour.map((value, at) => Math.abs(value - (wanted[at] as number)))),
  ).toBeLessThan(14);

test('UPL-03: a tall picture is whole in a square, on the colour of its own plain edges', async () => {
  const shot = await squared(
    await drawn(
      600,
      800,
      `${ground('#e8d8c0')}<rect x="200" width="200" height="800" fill="#933"/>`,
    ),
  );
  expect([shot.width, shot.height]).toEqual([800, 800]);
  near(shot.at(0.02, 0.5), [232, 216, 192]);
  // head and feet are there
  near(shot.at(0.5, 0.01), [153, 51, 51]);
  near(shot.at(0.5, 0.99), [153, 51, 51]);
});

test('UPL-03: a picture with many colours at its edges lies on a pale tint', async () => {
  const stripes = Array.from(
    { length: 8 },
    (_, at) =>
      `<rect x="${at * 100}" width="100" height="500" fill="${at % 2 ? '#123a7a' : '#4c82d0'}"/>`,
  ).join('');
  const shot = await squared(await drawn(800, 500, stripes));
  expect([shot.width, shot.height]).toEqual([800, 800]);
  const [r = 0, g = 0, b = 0] = shot.at(0.5, 0.02);
  expect(Math.min(r, g, b)).toBeGreaterThan(180);
  expect(b).toBeGreaterThan(r);
});

test('UPL-03: what shines through lies on white, and nothing grows beyond its own pixels', async () => {
  const shot = await squared(
    await drawn(300, 200, '<circle cx="150" cy="100" r="60" fill="#070"/>'),
  );
  expect(shot.width).toBe(300);
  near(shot.at(0.02, 0.5), [255, 255, 255]);
  expect((await squared(await drawn(2400, 2400, ground('#abc')))).width).toBe(1200);
});

const STRIP = (
  y: number,
  fill = '#e4002b',
) => `<rect y="${y}" width="800" height="140" fill="${fill}"/>
  <g fill="#fff"><rect x="120" y="${y + 45}" width="60" height="50"/><rect x="220" y="${y + 45}" width="160" height="50"/><rect x="420" y="${y + 45}" width="200" height="50"/></g>`;
const THING = '<circle cx="400" cy="380" r="200" fill="#285"/>';

test('UPL-03: a banner strip along an edge is cut off, the thing itself stays', async () => {
  for (const y of [0, 660]) {
    const shot = await squared(await drawn(800, 800, `${ground('#fff')}${THING}${STRIP(y)}`));
    for (const at of [0.01, 0.5, 0.99])
      for (const side of [0.01, 0.99]) near(shot.at(at, side), [255, 255, 255]);
    expect(shot.width, String(y)).toBe(800);
    near(shot.at(0.5, 0.5), [34, 136, 85]);
  }
});

test('UPL-03: strips along both edges are cut off, and one whose colour runs into another', async () => {
  const runs = `<defs><linearGradient id="g"><stop stop-color="#ff9a00"/><stop offset="1" stop-color="#e8003a"/></linearGradient></defs>`;
  for (const inside of [`${STRIP(0, '#0a7d3c')}${STRIP(660)}`, `${runs}${STRIP(660, 'url(#g)')}`]) {
    const shot = await squared(await drawn(800, 800, `${ground('#fff')}${THING}${inside}`));
    for (const at of [0.01, 0.5, 0.99])
      for (const side of [0.01, 0.99]) near(shot.at(at, side), [255, 255, 255]);
  }
});

test('UPL-03: a white ground stays white where a thing reaches over its edge', async () => {
  const shadow = '<ellipse cx="400" cy="500" rx="180" ry="60" fill="#777"/>';
  const shot = await squared(await drawn(800, 500, `${ground('#fff')}${shadow}`));
  for (const y of [0.02, 0.98]) near(shot.at(0.5, y), [255, 255, 255]);
});

test('UPL-03: a white thing without a ground is seen', async () => {
  const shot = await squared(
    await drawn(400, 400, '<circle cx="200" cy="200" r="120" fill="#fdfdfd"/>'),
  );
  near(shot.at(0.5, 0.5), [253, 253, 253]);
  expect(Math.max(...shot.at(0.05, 0.05))).toBeLessThan(235);
});

test('UPL-03: what may belong to the picture is never cut off: a floor, a table under a thing, a grey ground', async () => {
  const floor = '<rect y="660" width="800" height="140" fill="#c33"/>';
  const onTable = `${STRIP(660)}<rect x="300" y="400" width="200" height="330" fill="#285"/>`;
  for (const inside of [floor, onTable, STRIP(660, '#444')]) {
    const shot = await squared(await drawn(800, 800, `${ground('#fff')}${inside}`));
    const below = shot.at(0.02, 0.97);
    expect(Math.max(...below) - Math.min(...below) + (255 - Math.max(...below))).toBeGreaterThan(
      60,
    );
  }
});
