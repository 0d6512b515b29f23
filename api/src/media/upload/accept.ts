/** What is accepted of what people upload. */
import sharp from 'sharp';
import { fail } from '#contract/errors.ts';
import { IMAGE } from '#contract/constants.ts';

/** Decoders of sharp by the types that may be announced. */
const FORMATS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
};
/** More pixels than any camera has: a bomb. */
const MAX_PIXELS = 50_000_000;
/** Longer sides are made smaller. */
const MAX_SIDE = 4096;

/**
 * The picture's pixels and nothing else, upright, as webp: places, cameras and names that a file
 * describes are gone, and so is whatever else hid in it. upload.type for what is no picture of the
 * announced type.
 */
export async function redraw(bytes: Buffer, announced: string): Promise<Buffer> {
  try {
    const picture = sharp(bytes, {
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
      animated: false,
    });
    const { format } = await picture.metadata();
    if (format !== FORMATS[announced]) throw fail('upload.type');
    return await picture
      .rotate()
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: IMAGE.quality })
      .toBuffer();
  } catch {
    throw fail('upload.type');
  }
}
