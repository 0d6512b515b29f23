/**
 * What is behind a motif: a soft ground of one hue, lit from the upper left, with the motif's
 * shadow.
 */
import sharp from 'sharp';
import type { Raw } from 'sharp';
import type { Shot } from './look.ts';

export const SIZE = 600;

/** Light, deep and the tone of a shape on it. */
const GROUNDS = [
  ['#fbf7f3', '#f3e4da', '#ecd6c8'],
  ['#faf6f8', '#f0dfe6', '#e8d0da'],
  ['#f5f8fb', '#dfe7f1', '#cfdbea'],
  ['#f7f9f4', '#e2eadb', '#d3dfc8'],
  ['#faf8f1', '#efe6cf', '#e6d9b8'],
  ['#f7f5fb', '#e6e0f1', '#d8cfe9'],
] as const;

interface Ground {
  readonly data: Buffer;
  readonly raw: Raw;
}

const made = new Map<string, Promise<Ground>>();

/** The ground of a shot in the n-th hue; there are few, so each is made once. */
export function groundOf(hue: number, shot: Shot): Promise<Ground> {
  const key = `${hue % GROUNDS.length} ${JSON.stringify(shot)}`;
  const known = made.get(key);
  if (known) return known;
  const fresh = makeGround(hue, shot);
  made.set(key, fresh);
  return fresh;
}

async function makeGround(hue: number, shot: Shot): Promise<Ground> {
  const { data, info } = await sharp(Buffer.from(groundSvg(hue, shot)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** The same as an SVG, with what is on it. */
export function groundSvg(hue: number, shot: Shot, things = ''): string {
  const [light, deep, tone] = GROUNDS[hue % GROUNDS.length] as (typeof GROUNDS)[number];
  const { scale, right, down, beside } = shot;
  const shadows = [
    { right, down, scale },
    ...(beside ? [{ right: beside.right, down: beside.down, scale: scale * beside.scale }] : []),
  ].map(
    (one) =>
      `<ellipse cx="${SIZE * (0.5 + one.right)}" cy="${SIZE * (0.49 + one.down + one.scale * 0.485)}" rx="${SIZE * one.scale * 0.43}" ry="${SIZE * one.scale * 0.07}" fill="url(#s)"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}"><defs><linearGradient id="g" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
    <linearGradient id="t" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${tone}"/></linearGradient>
    <radialGradient id="s"><stop offset="0" stop-color="#3b2a22" stop-opacity="0.34"/><stop offset="0.6" stop-color="#3b2a22" stop-opacity="0.12"/><stop offset="1" stop-color="#3b2a22" stop-opacity="0"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>${shapeOf(shot, tone)}${shadows.join('')}${things}</svg>`;
}

function shapeOf({ ground }: Shot, tone: string): string {
  switch (ground) {
    case 'disc':
      return `<circle cx="${SIZE / 2}" cy="${SIZE * 0.48}" r="${SIZE * 0.38}" fill="url(#t)"/>`;
    case 'arch':
      return `<path d="M120 ${SIZE}V290a180 180 0 01360 0v${SIZE}z" fill="url(#t)"/>`;
    case 'floor':
      return `<path d="M0 ${SIZE * 0.66}h${SIZE}v${SIZE}H0z" fill="${tone}" opacity=".55"/>`;
    case 'plain':
      return '';
    default:
      return sceneOf(ground, tone);
  }
}

const POT =
  '<path d="M70 376h64l-8 62H78z" fill="#d99a78"/><path d="M70 376h64l-2 14H72z" fill="#c07f5e"/><path d="M102 378c-6-40-30-58-52-60 4 30 22 52 50 60zm0 0c2-52 20-78 50-84 2 40-16 68-48 84zm0 0c-8-30-4-66 4-92 12 28 10 66-2 92z" fill="#8fb39a"/>';
const BOOKS =
  '<g transform="rotate(-4 520 430)"><rect x="472" y="328" width="26" height="110" rx="4" fill="#7fa6d6"/><rect x="500" y="312" width="30" height="126" rx="4" fill="#e2b577"/><rect x="532" y="336" width="22" height="102" rx="4" fill="#9b8fd0"/><path d="M478 346h14M506 332h18M538 354h10" stroke="#fff" stroke-opacity=".6" stroke-width="5"/></g>';
const CARTON =
  '<path d="M330 300l118-34 112 30-116 38z" fill="#e0bd92"/><path d="M330 300l114 34v160l-114-38z" fill="#cfa678"/><path d="M560 296l-116 38v160l116-44z" fill="#b98f62"/><path d="M386 284l114 31v34l-22 8v-36l-112-32z" fill="#f2dfc2" opacity=".85"/><path d="M350 420l34 11M350 436l22 7" stroke="#8d6a45" stroke-width="6" stroke-linecap="round"/>';

/** Where a thing is in a room, or as it comes out of its carton. */
function sceneOf(
  ground: Exclude<Shot['ground'], 'plain' | 'disc' | 'arch' | 'floor'>,
  tone: string,
): string {
  switch (ground) {
    case 'podium':
      return `<circle cx="300" cy="250" r="215" fill="#fff" opacity=".45"/><path d="M110 414v${SIZE - 414}h380V414z" fill="${tone}"/><ellipse cx="300" cy="414" rx="190" ry="38" fill="url(#t)" stroke="#fff" stroke-opacity=".7" stroke-width="4"/>`;
    case 'shelf':
      return `<circle cx="460" cy="150" r="70" fill="#fff" opacity=".4"/>${POT}${BOOKS}<path d="M0 438h${SIZE}v26H0z" fill="#d2a878"/><path d="M0 438h${SIZE}v7H0z" fill="#e6c49a"/><path d="M0 464h${SIZE}v20H0z" fill="#3b2a22" opacity=".1"/>`;
    case 'carton':
      return `<path d="M0 400h${SIZE}v${SIZE}H0z" fill="${tone}" opacity=".6"/><ellipse cx="450" cy="486" rx="140" ry="22" fill="#3b2a22" opacity=".16"/>${CARTON}`;
    case 'rug':
      return `<path d="M0 380h${SIZE}v${SIZE}H0z" fill="${tone}" opacity=".6"/><ellipse cx="300" cy="448" rx="250" ry="62" fill="#fff" opacity=".6"/><ellipse cx="300" cy="448" rx="220" ry="50" fill="none" stroke="#e59a6f" stroke-opacity=".6" stroke-width="6"/><path d="M520 170v250M490 424h60" stroke="#6a6577" stroke-width="9" stroke-linecap="round"/><path d="M482 178l22-76h34l22 76z" fill="#f3e2b3"/>`;
    case 'window':
      return `<path d="M60 40l110 24v120L60 160zm130 28l110 24v120l-110-24zM60 182l110 24v120L60 302zm130 28l110 24v120l-110-24z" fill="#fff" opacity=".55"/><path d="M0 410h${SIZE}v${SIZE}H0z" fill="${tone}"/><path d="M0 410h${SIZE}v10H0z" fill="#fff" opacity=".5"/><g transform="translate(-14 40)">${POT}</g>`;
  }
}
