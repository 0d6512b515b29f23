/**
 * Everything about somebody in one file (P-24, BEY-17). It is asked for by a call, made by a job
 * and read at a signed address; a mail says when it is ready.
 */
import { RETENTION_DAYS } from '#contract/account/inventory.ts';
import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/errors.ts';
import type { DataExport } from '#contract/account/data-export.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#contract/language.ts';
import { sendMessage } from '../../delivery/index.ts';
import type { App } from '../../kernel/app.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { exportOfAll } from '../../kernel/export.ts';
import { SIGNED } from '../../kernel/flood.ts';
import { failureEnvelope } from '../../kernel/envelope.ts';
import { idOf } from '../../kernel/identity.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { Handler } from '../../kernel/module.ts';
import type { Queue } from '../../kernel/job-queue/event.ts';
import { isSigned, sign } from '../../kernel/signature.ts';
import { siteAddress } from '../../kernel/site-address.ts';
import { mailOf } from '../login/receiver.ts';
import { viewerId } from '../session/session.ts';
import { packExport } from './pack.ts';
import {
  beginExport,
  exportOf,
  exportsSince,
  failExport,
  fileOf,
  finishExport,
  openExport,
  takeExport,
} from './queries.ts';
import type { ExportRow } from './queries.ts';

const PURPOSE = 'data-export';
const LINK_MS = 3_600_000;
const DAY_MS = 86_400_000;
const RETENTION_MS = RETENTION_DAYS.exports * DAY_MS;
const PER_DAY = 5;
const MAX_TRIES = 5;
/** It takes its time: nobody else waits for it, and few are made at once. */
export const EXPORT_QUEUE: Queue = { name: 'account.export', atOnce: 1, attempts: MAX_TRIES * 2 };

export const start: Handler<'data-export.start'> = async (ctx) => {
  const me = viewerId(ctx);
  const row = await inTurn(ctx, me, async (inside) => {
    const open = await openExport(inside, me);
    if (open) return open;
    if ((await exportsSince(inside, me, new Date(ctx.now.getTime() - DAY_MS))) >= PER_DAY)
      throw fail('common.limit');
    const begun = await beginExport(inside, me);
    if (begun) await inside.emit({ topic: 'export.asked', exportId: begun.id });
    return begun;
  });
  const found = row ?? (await openExport(ctx, me)) ?? (await exportOf(ctx, me, null));
  if (!found) throw fail('common.conflict');
  return show(ctx, found);
};

export const status: Handler<'data-export.status'> = async (ctx, { jobId }) => {
  const id = idOf(jobId);
  const row = id === null ? undefined : await exportOf(ctx, viewerId(ctx), id);
  if (!row) throw fail('common.not_found');
  return show(ctx, row);
};

export const latest: Handler<'data-export.latest'> = async (ctx) => {
  const row = await exportOf(ctx, viewerId(ctx), null);
  return { export: row ? await show(ctx, row) : null };
};

/**
 * Makes the file of an export that was asked for; a process that dies in the middle leaves it to
 * the next.
 */
export async function makeExport(ctx: Context, exportId: number): Promise<void> {
  const row = await takeExport(ctx, exportId);
  if (!row) return;
  const lang = isLanguage(row.lang) ? row.lang : DEFAULT_LANGUAGE;
  const asOwner: Context = { ...ctx, lang, viewer: { userId: String(row.account_id), roles: [] } };
  try {
    const file = packExport(await exportOfAll(asOwner, row.account_id), lang, ctx.now);
    await inTransaction(asOwner, async (inside) => {
      const expiresAt = new Date(ctx.now.getTime() + RETENTION_MS);
      if (!(await finishExport(inside, row, file, expiresAt))) return;
      const to = await mailOf(inside, row.account_id);
      if (to === null) return;
      const holes = {
        url: siteAddress(ctx, '/profile/security#data-export'),
        hours: String(RETENTION_MS / 3_600_000),
      };
      await sendMessage(inside, {
        channel: 'EMAIL',
        to,
        template: 'data-export',
        lang,
        holes,
        key: `data-export:${row.id}`,
        expiresAt,
      });
    });
  } catch (error) {
    if (row.tries < MAX_TRIES) throw error;
    ctx.log.error({ err: error, exportId }, 'an export failed for good');
    await failExport(ctx, row.id);
  }
}

/**
 * `GET /data-export/{jobId}?signature=&tenant=`: the zip, for whoever holds the address while it is
 * good.
 */
export function mountExports(server: FastifyInstance, app: Pick<App, 'contextOf'>): void {
  server.get('/data-export/:id', { config: SIGNED }, async (request, reply) => {
    const ctx = await app.contextOf(request);
    const id = idOf((request.params as { id: string }).id);
    const { signature } = request.query as { signature?: unknown };
    reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex');
    const isGood =
      id !== null &&
      typeof signature === 'string' &&
      (await isSigned(ctx, PURPOSE, String(id), signature));
    const found = isGood ? await fileOf(ctx, id) : undefined;
    if (!found) {
      const { envelope } = failureEnvelope(
        fail(isGood ? 'common.not_found' : 'account.forbidden'),
        ctx,
      );
      return reply.code(isGood ? 404 : 403).send(envelope);
    }
    return reply
      .header(
        'content-disposition',
        `attachment; filename="khum-${ctx.tenant.id.toLowerCase()}-${id}.zip"`,
      )
      .header('x-content-type-options', 'nosniff')
      .type('application/zip')
      .send(found.file);
  });
}

async function show(ctx: Context, row: ExportRow): Promise<DataExport> {
  const isThere = row.state === 'DONE' && row.expires_at !== null && row.expires_at > ctx.now;
  return {
    jobId: String(row.id),
    state: row.state === 'DONE' && !isThere ? 'EXPIRED' : row.state,
    createTime: row.created_at.toISOString(),
    finishTime: row.finished_at?.toISOString() ?? null,
    downloadUrl: isThere ? await addressOf(ctx, row) : null,
    expireTime: row.expires_at?.toISOString() ?? null,
    bytes: isThere ? row.bytes : 0,
  };
}

async function addressOf(ctx: Context, row: ExportRow): Promise<string> {
  const until = new Date(Math.min(ctx.now.getTime() + LINK_MS, row.expires_at?.getTime() ?? 0));
  const query = new URLSearchParams({
    signature: await sign(ctx, PURPOSE, String(row.id), until),
    tenant: ctx.tenant.id,
  });
  return `/data-export/${row.id}?${query}`;
}
