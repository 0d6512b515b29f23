/**
 * Text as pixels, in our own face: a server need have no fonts. The variable TrueType files lie
 * beside this (the web's are packed in a way that the drawing library cannot read), one per script;
 * together they are one family.
 */
import path from 'node:path';
import sharp from 'sharp';
import { escapeXml } from '../site.ts';

const FACES = ['thai', 'latin', 'latin-ext', 'vietnamese'].map((script) =>
  path.join(import.meta.dirname, `../font/anuphan-${script}.ttf`),
);

export interface Lettering {
  readonly size: number;
  readonly weight?: 400 | 500 | 700;
  readonly colour: string;
  readonly width: number;
  /** Lines beyond are cut off, with a mark. */
  readonly lines?: number;
  readonly struck?: boolean;
}

export interface Lettered {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
}

let faces: Promise<unknown> | undefined;

/** Each face is made known to the drawing library once. */
function knowFaces(): Promise<unknown> {
  faces ??= Promise.all(
    FACES.map((fontfile) =>
      sharp({ text: { text: 'k', font: 'Anuphan 8', fontfile } })
        .png()
        .toBuffer(),
    ),
  );
  return faces;
}

/** The text in a column of a width; undefined when there is nothing to write. */
export async function letter(text: string, style: Lettering): Promise<Lettered | undefined> {
  const clean = text.replace(/\s+/g, ' ').trim().replace(FIGURE, '$1\u00a0');
  if (clean === '') return undefined;
  await knowFaces();
  const { lines = 1 } = style;
  const most = Math.ceil(style.size * 1.75 * lines);
  let drawn = await draw(clean, style);
  // the longest text that fits, found by halving
  const words = wordsOf(clean);
  let [fits, tooMany] = [0, words.length];
  while (drawn.height > most && tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    const shorter = await draw(`${words.slice(0, middle).join('').trimEnd()}…`, style);
    if (shorter.height > most) tooMany = middle;
    else [fits, drawn] = [middle, shorter];
    if (tooMany - fits <= 1 && drawn.height > most)
      drawn = await draw(`${words.slice(0, Math.max(1, fits)).join('')}…`, style);
  }
  return drawn;
}

async function draw(
  text: string,
  { size, weight = 400, colour, width, struck = false }: Lettering,
): Promise<Lettered> {
  const strike = struck ? ' strikethrough="true"' : '';
  const markup = `<span foreground="${colour}" font_weight="${weight}"${strike}>${escapeXml(wordsOf(text).join('\u200b'))}</span>`;
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `Anuphan ${size}`,
      fontfile: FACES[0] as string,
      rgba: true,
      width,
      wrap: 'word-char',
      spacing: 4,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** A figure and the short word after it, which is its unit more often than not: "1 TB". */
const FIGURE = /(\d[\d.,×]*) (?=\p{L}[\p{L}\p{M}]{0,4}\.?(?:[\s,)]|$))/gu;

/**
 * Thai has no blanks between words: lines may break where words end, but not at a no-break space.
 */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = words.at(-1);
    if (last !== undefined && (segment === '\u00a0' || last.endsWith('\u00a0')))
      words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  return words;
}
