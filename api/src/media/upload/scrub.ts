/**
 * Removes from films what describes their maker: places, devices, names and times are in
 * boxes of their own (ISO/IEC 14496-12), which are made empty in place, so that no other byte moves
 * and nothing is read into memory.
 */
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { fail } from '#contract/errors.ts';

/** Boxes of user data, of metadata and of makers (`uuid` holds XMP). */
const TELLING = new Set(['udta', 'meta', 'uuid']);
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'moof', 'traf']);
/** Begin with a version and then the times of making and changing. */
const TIMED = new Set(['mvhd', 'tkhd', 'mdhd']);
const BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV)$/;
/** A film of a phone has some dozens of boxes, one in fragments some thousands. */
const MOST_BOXES = 100_000;
const BLANK = 65_536;

/** Empties them in a file; refuses what is not built as such files are. */
export async function scrubFilm(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    const { size } = await handle.stat();
    const first = await headerAt(handle, 0, size);
    const brand = Buffer.alloc(4);
    if (first) await handle.read(brand, 0, 4, first.from);
    if (first?.type !== 'ftyp' || !BRANDS.test(brand.toString('latin1'))) throw fail('upload.type');
    await scrubWithin(handle, 0, size, { boxes: 0 });
  } finally {
    await handle.close();
  }
}

interface Box {
  readonly type: string;
  /** Where its content begins and where it ends. */
  readonly from: number;
  readonly to: number;
}

async function scrubWithin(
  handle: FileHandle,
  start: number,
  end: number,
  count: { boxes: number },
): Promise<void> {
  for (let at = start; at < end; ) {
    const box = await headerAt(handle, at, end);
    if (!box || ++count.boxes > MOST_BOXES) throw fail('upload.type');
    if (TELLING.has(box.type)) await blank(handle, at + 4, box);
    else if (CONTAINERS.has(box.type)) await scrubWithin(handle, box.from, box.to, count);
    else if (TIMED.has(box.type)) await forgetTimes(handle, box);
    at = box.to;
  }
}

async function headerAt(handle: FileHandle, at: number, end: number): Promise<Box | undefined> {
  const head = Buffer.alloc(16);
  const { bytesRead } = await handle.read(head, 0, Math.min(16, end - at), at);
  if (bytesRead < 8) return undefined;
  const short = head.readUInt32BE(0);
  // 0: to the end of the file; 1: the length is in the next eight bytes
  const length =
    short === 0
      ? end - at
      : short === 1 && bytesRead === 16
        ? Number(head.readBigUInt64BE(8))
        : short;
  const from = at + (short === 1 ? 16 : 8);
  const to = at + length;
  return Number.isSafeInteger(to) && to >= from && to <= end
    ? { type: head.toString('latin1', 4, 8), from, to }
    : undefined;
}

/** The box stays as free space of the same length, of nothing but zeros. */
async function blank(handle: FileHandle, typeAt: number, { from, to }: Box): Promise<void> {
  await handle.write(Buffer.from('free', 'latin1'), 0, 4, typeAt);
  const zeros = Buffer.alloc(Math.min(BLANK, Math.max(1, to - from)));
  for (let at = from; at < to; at += zeros.length)
    await handle.write(zeros, 0, Math.min(zeros.length, to - at), at);
}

async function forgetTimes(handle: FileHandle, { from, to }: Box): Promise<void> {
  const version = Buffer.alloc(1);
  await handle.read(version, 0, 1, from);
  const length = version[0] === 1 ? 16 : 8;
  if (from + 4 + length <= to) await handle.write(Buffer.alloc(length), 0, length, from + 4);
}
