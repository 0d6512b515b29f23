/**
 * Logos of the invented brands: a mark and the name in our own face, or the name alone, each in the
 * brand's colours. Drawn from the name alone.
 */
import sharp from 'sharp';
import { letter } from '#api/syndication/index.ts';

const SIZE = 288;
/** Ink, ground, and what differs from both. */
const COLOURS = [
  ['#1f3a5f', '#ffffff', '#e07a5f'],
  ['#ffffff', '#1d3557', '#f4a261'],
  ['#7a2e3a', '#fdf6f0', '#c8963e'],
  ['#ffffff', '#2a6f5e', '#f2d388'],
  ['#2b2b33', '#ffffff', '#e5533d'],
  ['#ffffff', '#b23a48', '#fcd5ce'],
  ['#3b3561', '#f6f4fb', '#d16ba5'],
  ['#ffffff', '#3a3644', '#7ee0b5'],
  ['#0b5c6b', '#f1f8f8', '#f2a65a'],
  ['#4a3728', '#fbf4e9', '#8fb39a'],
  ['#ffffff', '#d9822b', '#fff3d6'],
  ['#20513b', '#ffffff', '#9ac46a'],
] as const;

/** Marks on a square of 100, in the ink `i` and the accent `a`. */
const MARKS: readonly ((i: string, a: string) => string)[] = [
  (i, a) =>
    `<circle cx="50" cy="50" r="38" fill="none" stroke="${i}" stroke-width="13"/><circle cx="50" cy="50" r="12" fill="${a}"/>`,
  (i, a) =>
    `<path d="M14 78C14 36 44 14 86 14c0 42-30 64-72 64z" fill="${i}"/><path d="M18 84l46-46" stroke="${a}" stroke-width="8" stroke-linecap="round"/>`,
  (i, a) =>
    `<path d="M50 8l38 22v40L50 92 12 70V30z" fill="${i}"/><path d="M50 32l17 10v18L50 70 33 60V42z" fill="${a}"/>`,
  (i, a) =>
    `<path d="M10 62c14-30 26-30 40 0s26 30 40 0" fill="none" stroke="${i}" stroke-width="14" stroke-linecap="round"/><circle cx="76" cy="24" r="12" fill="${a}"/>`,
  (i, a) =>
    `<path d="M14 88V50a36 36 0 0172 0v38H62V50a12 12 0 00-24 0v38z" fill="${i}"/><circle cx="50" cy="78" r="10" fill="${a}"/>`,
  (i, a) => `<path d="M50 10l42 76H8z" fill="${i}"/><path d="M50 44l20 36H30z" fill="${a}"/>`,
  (i, a) =>
    `<rect x="12" y="12" width="34" height="34" rx="9" fill="${i}"/><rect x="54" y="12" width="34" height="34" rx="17" fill="${a}"/><rect x="12" y="54" width="34" height="34" rx="17" fill="${i}"/><rect x="54" y="54" width="34" height="34" rx="9" fill="${i}"/>`,
  (i, a) =>
    `<path d="M50 14a36 36 0 0136 36H50z" fill="${a}"/><path d="M44 20v36h36a36 36 0 11-36-36z" fill="${i}"/>`,
  (i, a) =>
    `<path d="M12 30h76M12 50h52M12 70h66" stroke="${i}" stroke-width="13" stroke-linecap="round"/><circle cx="82" cy="50" r="8" fill="${a}"/>`,
  (i, a) =>
    `<path d="M50 90C10 62 6 40 18 26c10-12 26-8 32 6 6-14 22-18 32-6 12 14 8 36-32 64z" fill="${i}"/><circle cx="50" cy="52" r="10" fill="${a}"/>`,
];

const numberOf = (name: string): number =>
  [...name].reduce((sum, letterOf) => (sum * 33 + (letterOf.codePointAt(0) ?? 0)) >>> 0, 5381);

export const logoName = (name: string): string => `logo-${name.toLowerCase()}.webp`;

/** Draws one: four of five with a mark over the name, the others the name alone. */
export async function drawLogo(file: string, name: string): Promise<void> {
  const number = numberOf(name);
  const [ink, ground, accent] = COLOURS[number % COLOURS.length] as (typeof COLOURS)[number];
  const mark = MARKS[(number >>> 4) % MARKS.length] as (typeof MARKS)[number];
  const hasMark = (number >>> 8) % 5 > 0;
  const size = Math.min(hasMark ? 44 : 58, Math.floor((SIZE - 56) / (name.length * 0.58)));
  const words = await letter((number >>> 12) % 3 === 0 ? name.toUpperCase() : name, {
    size: (number >>> 12) % 3 === 0 ? Math.floor(size * 0.84) : size,
    weight: 700,
    colour: ink,
    width: SIZE,
  });
  const side = 132;
  const shapes = hasMark
    ? `<svg x="${(SIZE - side) / 2}" y="40" width="${side}" height="${side}" viewBox="0 0 100 100">${mark(ink, accent)}</svg>`
    : `<rect x="${SIZE / 2 - 26}" y="${SIZE / 2 + 44}" width="52" height="9" rx="4.5" fill="${accent}"/>`;
  const back = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="100%" height="100%" fill="${ground}"/>${shapes}</svg>`,
  );
  const over = words
    ? [
        {
          input: words.input,
          left: Math.round((SIZE - words.width) / 2),
          top: Math.round((hasMark ? 226 : SIZE / 2) - words.height / 2),
        },
      ]
    : [];
  await sharp(back).composite(over).webp({ quality: 86, effort: 2 }).toFile(file);
}
