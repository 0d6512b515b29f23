/**
 * Short links (API-56, API-57; SHO-01, SHO-02). They lead to pages of this site and to shops that
 * its offers are of, and nowhere else, so that nobody can borrow our name for links of their own.
 */
import { createHash } from 'node:crypto';
import { fail } from '#contract/errors.ts';
import sql from 'sql-template-tag';
import { isShopHost } from '../catalog/index.ts';
import type { Context } from '../kernel/context.ts';
import type { Handler } from '../kernel/module.ts';

const CODE = /^(?:.*\/)?([A-Za-z0-9]{7})\/?(?:[?#].*)?$/;
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Other codes for the same address, should the first be taken by another. */
const TRIES = 5;

export const origin: Handler<'short-link.origin'> = async (ctx, { shortUri }) => {
  const originUri = await originOf(ctx, shortUri);
  if (originUri === null) throw fail('short_link.not_found');
  return { originUri };
};

/** What a short link, or its code, stands for. */
export async function originOf(ctx: Context, given: string): Promise<string | null> {
  const code = CODE.exec(given.trim())?.[1];
  const row =
    code === undefined
      ? undefined
      : await ctx.db.row<{ origin_uri: string }>(
          sql`select origin_uri from short_link where code = ${code}`,
        );
  return row?.origin_uri ?? null;
}

export const shorten: Handler<'short-link.shorten'> = async (ctx, ask) => {
  const target = await targetOf(ctx, ask.originUri);
  if (target === undefined)
    throw fail('short_link.target', { fields: { originUri: 'short_link.target' } });
  const code = await codeFor(ctx, target);
  return { shortUri: code, shortUrl: `${ctx.device.origin}/shortLink/${code}` };
};

async function codeFor(ctx: Context, target: string): Promise<string> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    await ctx.db.run(
      sql`insert into short_link (tenant_id, code, origin_uri, created_at) values (${ctx.tenant.id},
          ${codeOf(target, turn)}, ${target}, ${ctx.now}) on conflict do nothing`,
    );
    const row = await ctx.db.row<{ code: string }>(
      sql`select code from short_link where md5(origin_uri) = md5(${target})
          and origin_uri = ${target}`,
    );
    if (row) return row.code;
  }
  throw fail('server.busy');
}

/** Seven letters of a digest. */
function codeOf(target: string, turn: number): string {
  return [...createHash('sha256').update(`${turn} ${target}`).digest().subarray(0, 7)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');
}

/**
 * The address as it is stored: a path of this site, or the whole of a shop's; undefined when it may
 * not be shortened.
 */
async function targetOf(ctx: Context, given: string): Promise<string | undefined> {
  const typed = given.trim();
  if (typed === '' || /[\u0000-\u0020\u007f\\]/.test(typed)) return undefined;
  const base = ctx.device.origin || 'http://localhost';
  if (!URL.canParse(typed, base)) return undefined;
  const url = new URL(typed, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.origin === base || ctx.tenant.hosts.includes(url.host))
    return isOwnPage(url) ? url.pathname + url.search + url.hash : undefined;
  return (await isShopHost(ctx.db, url.host)) ? url.href : undefined;
}

/** Pages may be shortened; calls, files and short links themselves may not. */
function isOwnPage({ pathname }: URL): boolean {
  return !pathname.startsWith('//') && !/^\/(api|shortLink|go|pic|img|assets)(\/|$)/.test(pathname);
}
