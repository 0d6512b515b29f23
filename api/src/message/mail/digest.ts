/** One mail of everything that waited for a reader, and the page of the same content (BEY-44). */
import { DIGEST_LINES } from '#contract/message/digest.ts';
import type { Digest, DigestLine } from '#contract/message/digest.ts';
import { shorten } from '#contract/text.ts';
import { formatTime } from '#contract/time.ts';
import { sendMessage } from '../../delivery/index.ts';
import type { Context } from '../../kernel/context.ts';
import { siteAddress } from '../../kernel/site-address.ts';
import type { MessageRow } from '../queries.ts';
import { sayDigest, sayMoment } from '../messages/digest.ts';
import { marksOf } from '../visit.ts';
import { storeDigest } from './digest-page.ts';
import { byWorth, mailLine } from './line.ts';
import { stopLinks } from './unsubscribe.ts';

/** Words that lead somewhere. */
interface Link {
  readonly text: string;
  readonly url: string;
}

export interface StopLinks {
  readonly url: string;
  readonly oneClickUrl: string;
}
declare module '../../kernel/ports.ts' {
  interface Ports {
    /** Where mail of each of these sets of alerts (`12`) and watches (`w12`) is stopped without signing in. */
    readonly alertStop: (
      ctx: Context,
      several: readonly (readonly string[])[],
    ) => Promise<StopLinks[]>;
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
  const sorted = written.toSorted((one, other) => byWorth(one.line, other.line));
  const lines = sorted.map(({ line }) => line);
  const [pageMark = '', ...marks] = await marksOf(ctx, 'EMAIL', [
    sorted.map(({ row }) => row),
    ...sorted.slice(0, DIGEST_LINES).map(({ row }) => [row]),
  ]);
  const { unsubscribe, stops } = await stopsOf(
    ctx,
    accountId,
    sorted.map(({ row }) => row),
  );
  const count = String(lines.length);
  const open = String(lines.filter(({ isGone }) => !isGone).length);
  const time = formatTime(ctx.now, ctx.tenant.timezone, ctx.tenant.dateFormat);
  const content: Digest = {
    lines,
    time: ctx.now.toISOString(),
    unsubscribeHref: pathOf(unsubscribe.url),
  };
  const url = siteAddress(ctx, (await storeDigest(ctx, accountId, content)) + pageMark);
  const [first] = lines;
  const shared = {
    channel: 'EMAIL',
    to: email,
    lang: ctx.lang,
    // two may leave at one instant, about different messages
    key: `digest:${accountId}:${written[0]?.row.id}:${ctx.now.getTime()}`,
    unsubscribe,
    lines: lines.slice(0, DIGEST_LINES).map((line, at) => ({
      ...mailLine(ctx, line, url, marks[at]),
      stop: lines.length === 1 ? undefined : stops[at],
    })),
    around: aroundOf(ctx),
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

/** When it was written, and where else its reader may want to go. */
function aroundOf(ctx: Context) {
  return {
    date: sayMoment(ctx.lang, ctx.now, ctx.tenant.timezone),
    second: {
      text: sayDigest(ctx.lang, 'quiet'),
      url: siteAddress(ctx, '/notifications/preferences#quiet'),
    },
    links: [{ text: sayDigest(ctx.lang, 'manage'), url: siteAddress(ctx, '/deal-alerts') }],
  };
}

/**
 * What stops the mail, and each of its lines. Of alerts and watches alone: these. Of anything else, too: all
 * of this kind.
 */
async function stopsOf(
  ctx: Context,
  accountId: number,
  rows: readonly MessageRow[],
): Promise<{ unsubscribe: StopLinks; stops: (Link | undefined)[] }> {
  const keys = rows.map(stopKeys);
  const [all, ...each] = await ctx.ports.alertStop(ctx, [
    keys.flat(),
    ...keys.slice(0, DIGEST_LINES),
  ]);
  const isWhole = all !== undefined && keys.every((some) => some.length > 0);
  const text = sayDigest(ctx.lang, 'stop');
  return {
    unsubscribe: isWhole ? all : await stopLinks(ctx, accountId),
    stops: each.map(({ url }, at) => (keys[at]?.length ? { text, url } : undefined)),
  };
}

/** The alert, or the watches, that a message is of. */
function stopKeys({ holes }: MessageRow): string[] {
  if (/^\d+$/.test(holes.alert ?? '')) return [holes.alert as string];
  return /^\d+(?:-\d+)*$/.test(holes.watches ?? '')
    ? (holes.watches as string).split('-').map((id) => `w${id}`)
    : [];
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
