/**
 * Faces of people in the demo world, drawn from a number: nobody's portrait, but everybody can be
 * told apart. Skin, hair, clothes and ground come from small palettes; the same number gives the
 * same face.
 */
import sharp from 'sharp';
import { IMAGE } from '#contract/constants.ts';

const SKINS = ['#f3c9a5', '#e8b48a', '#d99f73', '#c68658', '#a96b42', '#8a5433'] as const;
const HAIRS = ['#1d1512', '#2e201a', '#3f2a20', '#5a3b28', '#7a5a3c', '#8d8a86'] as const;
const CLOTHES = [
  '#b3263b',
  '#0f7b5f',
  '#2d5fb0',
  '#b5762a',
  '#6a4a9c',
  '#3d4a52',
  '#c4577a',
] as const;
const GROUNDS = [
  '#f6e3d7',
  '#dff0e6',
  '#dfe9f7',
  '#f7eed3',
  '#ece4f5',
  '#e6ebee',
  '#f8dfe6',
] as const;

/** So many are drawn; more people than that share them. */
export const FACES = 84;

export async function drawFace(file: string, number: number): Promise<void> {
  const { width } = IMAGE.avatar;
  await sharp(Buffer.from(faceOf(number)), { density: 144 })
    .resize(width, width)
    .webp({ quality: 82, effort: 2 })
    .toFile(file);
}

/** Each palette turns at its own pace, so that neighbours differ in everything. */
export function faceOf(number: number): string {
  const of = <Item>(list: readonly Item[], step: number): Item =>
    list[(number * step + Math.floor(number / list.length)) % list.length] as Item;
  const [skin, hair, cloth, ground] = [of(SKINS, 1), of(HAIRS, 5), of(CLOTHES, 3), of(GROUNDS, 2)];
  const style = STYLES[(number * 3 + Math.floor(number / STYLES.length)) % STYLES.length] as Style;
  const glasses = number % 4 === 1 ? GLASSES : '';
  const mouth = MOUTHS[number % MOUTHS.length] as string;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="${ground}"/>${style.behind(hair)}
    <path d="M18 126c0-26 18-38 42-38s42 12 42 38z" fill="${cloth}"/><path d="M50 78h20v14c0 7-20 7-20 0z" fill="${skin}"/><path d="M50 84c6 5 14 5 20 0v4c-6 5-14 5-20 0z" fill="#000" opacity=".12"/>
    <ellipse cx="36" cy="60" rx="5" ry="7" fill="${skin}"/><ellipse cx="84" cy="60" rx="5" ry="7" fill="${skin}"/>
    <path d="M36 52c0-18 10-28 24-28s24 10 24 28v8c0 15-11 25-24 25S36 75 36 60z" fill="${skin}"/>
    <circle cx="50" cy="58" r="2.6" fill="#1b1411"/><circle cx="70" cy="58" r="2.6" fill="#1b1411"/>
    <path d="M45 51q5-3 10 0M65 51q5-3 10 0" stroke="${hair}" stroke-width="2.2" fill="none" stroke-linecap="round"/>
    <path d="M60 60l-2 7h4" stroke="#000" stroke-opacity=".25" stroke-width="1.6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>${mouth}${glasses}${style.front(hair)}</svg>`;
}

const MOUTHS = [
  '<path d="M51 73q9 7 18 0" stroke="#7c2f2b" stroke-width="2.4" fill="none" stroke-linecap="round"/>',
  '<path d="M51 72q9 11 18 0z" fill="#fff" stroke="#7c2f2b" stroke-width="1.8" stroke-linejoin="round"/>',
  '<path d="M53 74h14" stroke="#7c2f2b" stroke-width="2.4" stroke-linecap="round"/>',
] as const;
const GLASSES =
  '<g fill="none" stroke="#26211f" stroke-width="1.8"><circle cx="50" cy="58" r="7.5"/><circle cx="70" cy="58" r="7.5"/><path d="M57.500 58h5M42.500 57l-7-2M77.500 57l7-2"/></g>';

interface Style {
  /** What falls behind the head, and what lies over it. */
  behind(hair: string): string;
  front(hair: string): string;
}

const none = () => '';
const cap = (hair: string) =>
  `<path d="M34 54c-2-22 10-34 26-34s28 12 26 34c-4-12-12-18-26-18s-22 6-26 18z" fill="${hair}"/>`;
const fringe = (hair: string) =>
  `<path d="M34 56c-3-24 9-37 26-37s29 13 26 37c-2-9-5-14-8-16-12 6-30 5-38-2-3 4-5 9-6 18z" fill="${hair}"/>`;
const side = (hair: string) =>
  `<path d="M34 56c-4-24 8-38 27-37 17 0 27 13 25 36-3-10-7-16-14-19-8 8-22 12-34 10-2 3-3 6-4 10z" fill="${hair}"/>`;
const long = (hair: string) =>
  `<path d="M28 100c-4-26-2-62 32-80 34 18 36 54 32 80z" fill="${hair}"/>`;
const bun = (hair: string) => `<circle cx="60" cy="16" r="11" fill="${hair}"/>`;
const bob = (hair: string) =>
  `<path d="M30 82c-4-30 2-62 30-62s34 32 30 62c-6 3-54 3-60 0z" fill="${hair}"/>`;
const scarf = (hair: string) =>
  `<path d="M22 112c2-30-2-96 38-96s36 66 38 96c-20 8-56 8-76 0z" fill="${hair}"/>`;
const scarfEdge = (hair: string) =>
  `<path d="M33 62c-3-26 9-42 27-42s30 16 27 42c-2 14-10 24-16 28 6-8 10-18 10-30 0-16-8-25-21-25s-21 9-21 25c0 12 4 22 10 30-6-4-14-14-16-28z" fill="${hair}"/>`;
/** Scarves have colours of cloth, not of hair. */
const dyed = (draw: (colour: string) => string) => (hair: string) =>
  draw(CLOTHES[HAIRS.indexOf(hair as (typeof HAIRS)[number]) % CLOTHES.length] as string);

const STYLES: readonly Style[] = [
  { behind: none, front: cap },
  { behind: long, front: fringe },
  { behind: none, front: side },
  { behind: bob, front: fringe },
  { behind: dyed(scarf), front: dyed(scarfEdge) },
  { behind: bun, front: cap },
  { behind: long, front: side },
];
