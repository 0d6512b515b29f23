/** Pictures of screens at half their size, and whether two of them look different. */
import sharp from 'sharp';

/** How far a pixel may lie from what it was, of 255: letters are drawn a little otherwise elsewhere. */
const NEAR = 48;
/** The part of a picture that may lie further: a word that is another is more. */
const PART = 0.004;

/** Half as large, for the repository. */
export async function small(png: Buffer): Promise<Buffer> {
  const { width } = await sharp(png).metadata();
  return sharp(png)
    .resize({ width: Math.round(width / 2) })
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
}

export async function differs(before: Buffer, now: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([before, now].map(soft));
  if (!a || !b || a.width !== b.width || a.height !== b.height) return true;
  let far = 0;
  for (let at = 0; at < a.data.length; at++)
    if (Math.abs((a.data[at] as number) - (b.data[at] as number)) > NEAR) far++;
  return far > a.data.length * PART;
}

/** Its three colours, blurred, so that the edge of a letter is no difference. */
async function soft(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .blur(1.5)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
