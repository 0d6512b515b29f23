import { expect, test } from 'vitest';
import { cloudPicture } from './cloud-picture.ts';
import { IMAGE, PICTURE_SIDES } from '#contract/constants.ts';
import { COVER, pictureAt, pictureSet, wholePicture } from './picture.ts';

const size = { width: 300, height: 200 };
const handler = (ask: object) => `https://d1.cloudfront.net/${btoa(JSON.stringify(ask))}`;
const asked = (url: string | null) =>
  JSON.parse(atob(new URL(url as string).pathname.slice(1))) as object;

test('UPL-03, AMB-77: Alibaba OSS and Huawei OBS get fit, width, height, background, format and quality', () => {
  const oss = 'https://shop.oss-ap-southeast-1.aliyuncs.com/a/b.jpg';
  const obs = 'https://shop.obs.ap-southeast-2.myhuaweicloud.com/a/b.jpg';
  const table = [
    [oss, {}, `${oss}?x-oss-process=image/resize,m_fill,w_300,h_200/format,webp/quality,q_75`],
    [
      oss,
      { fit: 'contain', background: 'FFFFFF', format: 'jpg' },
      `${oss}?x-oss-process=image/resize,m_pad,w_300,h_200,color_FFFFFF/format,jpg/quality,q_75`,
    ],
    [
      `${oss}?v=1&x-oss-process=style/big`,
      {},
      `${oss}?v=1&x-oss-process=image/resize,m_fill,w_300,h_200/format,webp/quality,q_75`,
    ],
    [obs, {}, `${obs}?x-image-process=image/resize,m_fill,w_300,h_200/format,webp/quality,q_75`],
    [
      obs,
      { fit: 'contain', background: '161210' },
      `${obs}?x-image-process=image/resize,m_pad,w_300,h_200,color_161210/format,webp/quality,q_75`,
    ],
  ] as const;
  for (const [url, edits, wanted] of table)
    expect(cloudPicture(url, { ...size, ...edits }), url).toBe(wanted);
});

test('UPL-03, AMB-77: AWS Serverless Image Handler gets them as edits in base64, other edits are kept', () => {
  const url = handler({ bucket: 'b', key: 'k/1.jpg', edits: { grayscale: true } });
  expect(asked(cloudPicture(url, size))).toEqual({
    bucket: 'b',
    key: 'k/1.jpg',
    edits: {
      grayscale: true,
      resize: { width: 300, height: 200, fit: 'cover' },
      toFormat: 'webp',
      webp: { quality: 75 },
    },
  });
  expect(
    asked(cloudPicture(url, { ...size, fit: 'contain', background: 'ff8000', format: 'jpg' })),
  ).toMatchObject({
    edits: {
      resize: { fit: 'contain', background: { r: 255, g: 128, b: 0, alpha: 1 } },
      toFormat: 'jpeg',
      jpeg: { quality: 75 },
    },
  });
});

test('AMB-77: an unknown host, a signed address and what is no such address stay untouched', () => {
  for (const url of [
    'https://cdn.shop.example/a.jpg',
    'https://oss.example/a.jpg',
    'https://x.oss-cn.aliyuncs.com.evil.example/a.jpg',
    'https://shop.oss-ap-southeast-1.aliyuncs.com/a.jpg?OSSAccessKeyId=1&Signature=2',
    handler({ other: true }),
    'https://d1.cloudfront.net/eyJub3QganNvbg==',
    '/pic/a.webp',
    'nonsense',
  ])
    expect(cloudPicture(url, size), url).toBeNull();
});

test('UPL-04: three candidates at 0.4, 0.7 and 1 of the largest cover; a phone of 375 px and three pixels gets 1,125', () => {
  expect(pictureSet('/pic/a.webp', COVER.card)).toBe(
    '/pic/a.webp?w=288&h=288 288w, /pic/a.webp?w=504&h=504 504w, /pic/a.webp?w=720&h=720 720w',
  );
  const widths = pictureSet('https://a.example/b.jpg', COVER.content)
    ?.split(', ')
    .map((one) => Number.parseInt(one.split(' ')[1] as string, 10));
  expect(widths).toEqual([480, 840, 1200]);
  for (const [at, pixels] of [375, 750, 1125].entries())
    expect(widths?.[at]).toBeGreaterThanOrEqual(pixels);
  expect(pictureSet('data:image/png;base64,x', COVER.card)).toBeUndefined();
  expect(pictureAt('https://a.example/b.jpg?x=1&y=2', COVER.card)).toBe(
    '/img?u=https%3A%2F%2Fa.example%2Fb.jpg%3Fx%3D1%26y%3D2&w=300',
  );
});

test('UPL-04: thumbnails have candidates for one, two and three pixels, of sides that are drawn', () => {
  for (const side of [72, 96, 120, IMAGE.avatar.width]) {
    const set = pictureSet('/pic/a.webp', { width: side, height: side })?.split(', ') ?? [];
    expect(set.map((one) => one.split(' ')[1])).toEqual(['1x', '2x', '3x']);
    for (const [at, one] of set.entries()) {
      const pixels = Number(/w=(\d+)/.exec(one)?.[1]);
      expect(PICTURE_SIDES).toContain(pixels);
      expect(pixels).toBeGreaterThanOrEqual(side * (at + 1));
    }
  }
  expect(pictureSet('/pic/a.webp', { width: 1232, height: 308 })).toBeUndefined();
});

test('UPL-03: whole pictures of shops come from us, those of cloud services and our own as they are', () => {
  expect(wholePicture('https://a.example/b.jpg')).toBe(
    '/img?u=https%3A%2F%2Fa.example%2Fb.jpg&w=1200&whole=1',
  );
  for (const url of ['/pic/a.webp', 'https://shop.oss-ap-southeast-1.aliyuncs.com/a/b.jpg'])
    expect(wholePicture(url)).toBe(url);
});
