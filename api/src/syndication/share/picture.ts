/**
 * `GET /og/{deal|product|article|guide|leaderboard}/{code}.png`: the preview that networks show of
 * a shared page. Drawn once for what it says and cached on disk by that; at most two are drawn at a
 * time.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SHARE_KINDS } from '#contract/syndication.ts';
import type { ShareKind } from '#contract/syndication.ts';
import type { Config } from '../../kernel/config.ts';
import { once, picturesToDraw } from '../../media/index.ts';
import { WORDS } from '../messages/words.ts';
import { missing, send, SHARED, siteOf } from '../site.ts';
import type { Calls } from '../site.ts';
import { DRAWING, drawSheet } from './draw.ts';
import { boundedQueue } from './queue.ts';
import { SHEETS } from './sheet.ts';
import { PICTURES } from '../../kernel/flood.ts';
import { PUBLIC } from '../../kernel/outside.ts';
import type { Reach } from '../../kernel/outside.ts';

const SECONDS = 600;
const AT_ONCE = 2;
const WAITING = 12;
/** Some 60 kB each. */
const STORED_MOST = 3000;
const CLEAN_EVERY = 100;

export function mountPictures(
  server: FastifyInstance,
  config: Config,
  app: Calls,
  reach: Reach = PUBLIC,
): void {
  const pictureOf = picturesToDraw(config, reach);
  const folder = path.join(config.dataDir, 'og');
  const queued = boundedQueue(AT_ONCE, WAITING);
  const drawing = new Map<string, Promise<Buffer>>();
  let written = 0;
  const draw = async (file: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const bytes = await queued(make);
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.${process.pid}`, bytes);
    await rename(`${file}.${process.pid}`, file);
    written += 1;
    if (written % CLEAN_EVERY === 0) await forgetOldest(folder);
    return bytes;
  };
  server.get(
    '/og/:kind/:file',
    { config: { ...SHARED.config, ...PICTURES } },
    async (request, reply) => {
      const { kind, file } = request.params as { kind: string; file: string };
      const code = /^(.{1,200})\.png$/u.exec(file)?.[1];
      if (
        code === undefined ||
        code.includes('\u0000') ||
        !(SHARE_KINDS as readonly string[]).includes(kind)
      )
        return missing(reply);
      const site = await siteOf(app, request);
      const sheet = await SHEETS[kind as ShareKind](site, code);
      if (!sheet) return missing(reply);
      const { name } = WORDS[site.ctx.lang];
      // one that had to be drawn without its picture gives way to one with it
      const fileOf = (isBare: boolean) =>
        path.join(folder, `${digestOf([DRAWING, name, sheet, isBare])}.png`);
      let stored = fileOf(false);
      let bytes = await storedAt(stored, site.ctx.now);
      if (!bytes) {
        const picture = await pictureOf(sheet.picture);
        stored = fileOf(sheet.picture !== '' && picture === undefined);
        bytes = await storedAt(stored, site.ctx.now);
        bytes ??= await once(drawing, stored, () =>
          draw(stored, () => drawSheet(sheet, name, picture)),
        );
      }
      return send(request, reply, { type: 'image/png', seconds: SECONDS, body: bytes });
    },
  );
}

const digestOf = (of: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 40);

async function storedAt(file: string, now: Date): Promise<Buffer | undefined> {
  if (!existsSync(file)) return undefined;
  await utimes(file, now, now);
  return readFile(file);
}

/** Of more than are cached, those that nobody asked for longest go. */
async function forgetOldest(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= STORED_MOST) return;
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const gone = files.sort((a, b) => a.at - b.at).slice(0, names.length - STORED_MOST + CLEAN_EVERY);
  await Promise.all(gone.map(({ name }) => rm(path.join(folder, name), { force: true })));
}
