/** One mail of everything that waited for a reader, and the page of the same content (BEY-44). */
import { DIGEST_LINES } from '#contract/message/digest.ts';
import type { Digest, DigestLine } from '#contract/message/digest.ts';
import { shorten } from '#contract/text.ts';
import { formatTime } from '#contract/time.ts';
import { sendMessage } from '../../delivery/index.ts';
import type { Context } from '../../kernel/context.ts';
import { siteAddress } from '../../kernel/site-address.ts';
import type { MessageRow } from '../queries.ts';
import { storeDigest } from './digest-page.ts';
import { byWorth } from './line.ts';
import { stopLinks } from './unsubscribe.ts';

export interface StopLinks {
  readonly url: string;
  readonly oneClickUrl: string;
}
declare module '../../kernel/ports.ts' {
  interface Ports {
    /** Where mail of these alerts is stopped without signing in. */
    readonly alertStop: (ctx: Context, alertIds: readonly number[]) => Promise<StopLinks>;
  }
}

/** Letters of a title in a subject that is read on a phone. */
const TITLE = 30;

interface Reader {
  readonly accountId: number;
  readonly email: string;
}

/** Writes the mail; `ctx` speaks the language of its reader. */
export async function sendDigest(
  ctx: Context,
  { accountId, email }: Reader,
  written: readonly { readonly row: MessageRow; readonly line: DigestLine }[],
): Promise<void> {
  const lines = written.map(({ line }) => line).toSorted(byWorth);
  const unsubscribe = await stopOf(
    ctx,
    accountId,
    written.map(({ row }) => row),
  );
  const count = String(lines.length);
  const open = String(lines.filter(({ isGone }) => !isGone).length);
  const time = formatTime(ctx.now, ctx.tenant.timezone, ctx.tenant.dateFormat);
  const content: Digest = {
    lines,
    time: ctx.now.toISOString(),
    unsubscribeHref: pathOf(unsubscribe.url),
  };
  const url = siteAddress(ctx, await storeDigest(ctx, accountId, content));
  const [first] = lines;
  const shared = {
    channel: 'EMAIL',
    to: email,
    lang: ctx.lang,
    key: `digest:${accountId}:${ctx.now.getTime()}`,
    unsubscribe,
    lines: lines.slice(0, DIGEST_LINES).map((line) => ({
      ...line,
      href: line.href === null ? url : siteAddress(ctx, line.href),
      cover: line.cover?.startsWith('/') ? siteAddress(ctx, line.cover) : null,
    })),
  } as const;
  if (lines.length === 1)
    await sendMessage(ctx, {
      ...shared,
      template: 'offer',
      holes: { title: shorten(first?.title ?? '', TITLE), time, url },
    });
  else
    await sendMessage(ctx, {
      ...shared,
      template: 'digest',
      holes: { count, open, time, url },
    });
}

/** Of alerts alone: what stops these. Of anything else, too: what stops all of this kind. */
async function stopOf(
  ctx: Context,
  accountId: number,
  rows: readonly MessageRow[],
): Promise<StopLinks> {
  const alerts = rows.map(({ holes }) => Number(holes.alert ?? Number.NaN));
  return alerts.every(Number.isInteger)
    ? ctx.ports.alertStop(ctx, alerts)
    : stopLinks(ctx, accountId);
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
