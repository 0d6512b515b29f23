/**
 * Emoji in other colours: what is coloured turns its hue, what is grey or brown is dyed, food and
 * living things stay.
 */
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { codeOf } from './look.ts';

const setOf = (emoji: string): ReadonlySet<string> => new Set(emoji.split(' ').map(codeOf));

const COLOURED = setOf(
  '👗 👚 👕 👖 👠 🧢 🧳 🎒 ☂️ ⛺ 🧣 🧤 🧴 🧼 🪮 ✂️ 🪥 🪒 🏸 🚲 🛼 🛴 🥊 🧩 🧦 🩱 🖍️ 🪁 📓 🖊️ 🧶 🧵 🎮 🕹️ 🪛 🧰 🫖 🍼 📚 💍 🕶️ 🪞 👟 🔪 ⚽',
);
/** Reds only: nobody sells a green one. */
const ROUGE = setOf('💄');
const GREY = setOf('🎧 🎙️ 📷 🖱️ ⌨️ 🔧 💻 🔭 🦴 🖨️');
const BROWN = setOf('🪑 👞 🧸 👜 🧥 🎻');

/** Degrees that a hue is turned by. */
const HUES = [0, 165, 215, 60, 280] as const;
const REDS = [0, 340, 16, 318, 350] as const;
/** What red, green and blue are multiplied by. */
const GREY_DYES = [
  [1, 1, 1],
  [0.42, 0.42, 0.48],
  [0.8, 0.93, 0.84],
  [1, 0.84, 0.84],
  [0.74, 0.86, 1],
] as const;
const BROWN_DYES = [
  [1, 1, 1],
  [0.62, 0.56, 0.56],
  [1.18, 1.1, 1],
  [1.12, 0.82, 0.72],
  [0.86, 0.8, 0.72],
] as const;

/** The emoji of a file in the n-th colour. */
export function recoloured(file: string, motif: string, colour: number): Sharp {
  const code = codeOf(motif);
  const picture = sharp(file).ensureAlpha();
  if (COLOURED.has(code) && colour > 0)
    return picture.modulate({ hue: HUES[colour] as number, saturation: 0.85 });
  if (ROUGE.has(code) && colour > 0)
    return picture.modulate({ hue: REDS[colour] as number, saturation: 0.8, brightness: 0.94 });
  const dye = GREY.has(code) ? GREY_DYES[colour] : BROWN.has(code) ? BROWN_DYES[colour] : undefined;
  return dye && colour > 0 ? picture.linear([...dye, 1], [0, 0, 0, 0]) : picture;
}
