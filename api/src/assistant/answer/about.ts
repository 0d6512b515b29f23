/**
 * What Khum says of itself, and of what only shops do. Each sentence is what the pages and docs of
 * this site say; of rows only those of lotteries and bonuses that are open are read.
 */
import type { DealCard } from '#contract/catalog/card.ts';
import { formatDate } from '#contract/time.ts';
import type { ChannelKind } from '#contract/message/delivery.ts';
import { activitiesOpen } from '../../activity/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { About } from '../../lexicon/index.ts';
import { channelKinds } from '../../message/index.ts';
import { mannerOf } from '../../price/index.ts';
import type { Question } from '../intent/question.ts';
import { oneLine } from './coupons.ts';
import { search } from './look-up.ts';
import { follow, line, refOf } from './reply.ts';
import type { Reply } from './reply.ts';

/** Where what is answered can be done or read at length. */
const PAGES: { readonly [One in About]?: string } = {
  judged: '/how-we-judge',
  sources: '/how-we-judge',
  privacy: '/privacy',
  sold: '/privacy',
  regions: '/about-us',
  proposal: '/about-us',
  person: '/about-us',
  what: '/about-us',
  activities: '/activities',
  codes: '/coupons',
  channels: '/notifications/preferences',
  stopped: '/deal-alerts',
};
/** What /how-we-judge says of both. */
const OF_TRUST: readonly About[] = ['earns', 'sources', 'judged'];
/** Answered with what one can ask. */
const REFUSED: readonly About[] = ['injected', 'task', 'person'];
const NAMES: { readonly [Kind in ChannelKind]?: string } = {
  LINE: 'LINE',
  TELEGRAM: 'Telegram',
  DISCORD: 'Discord',
  NTFY: 'ntfy',
  WEBHOOK: 'webhook',
};

export function aboutReply(ctx: Context, about: readonly About[]): Reply {
  // what is refused is all that is said of it
  const refused = about.find((one) => one === 'injected' || one === 'task');
  const asked = refused === undefined ? about : [refused];
  const page = asked.map((one) => PAGES[one]).find((one) => one !== undefined);
  return {
    lines: [
      ...asked.flatMap((one) => (one === 'earns' ? [] : [line(ctx, `about.${one}`, holesOf(ctx))])),
      ...(asked.some((one) => REFUSED.includes(one)) ? [line(ctx, 'help')] : []),
    ],
    cards: [],
    refs: [],
    ...(page === undefined ? {} : { page }),
    followUps: follow(ctx, 'follow.deals'),
  };
}

const SHOWN = 4;

/** Which lotteries and bonuses are open or to come, before what they are. */
export async function activitiesReply(ctx: Context): Promise<Reply> {
  const open = await activitiesOpen(ctx, SHOWN);
  const { timezone, dateFormat } = mannerOf(ctx);
  const day = (time: string) => formatDate(new Date(time), timezone, dateFormat);
  const reply = aboutReply(ctx, ['activities']);
  const lines = open.map(({ title, status, startTime, endTime }) =>
    line(ctx, status === 'RUNNING' ? 'activities.running' : 'activities.soon', {
      title: oneLine(title),
      start: day(startTime),
      end: day(endTime),
    }),
  );
  const none = open.length === 0 ? [line(ctx, 'activities.none')] : [];
  return { ...reply, lines: [...none, ...lines, ...reply.lines] };
}

/**
 * What costs nothing, with the page of lotteries behind it; where nothing is given away, what can be
 * won. Deals that cost nothing are the first in the order of prices.
 */
export async function freeReply(ctx: Context): Promise<Reply> {
  const found = await search(ctx, '', 'CONTENT', { sort: 'PRICE_ASC' });
  const cards = (found.content as DealCard[]).filter(({ isFreebie }) => isFreebie);
  if (cards.length === 0) {
    const reply = await activitiesReply(ctx);
    return { ...reply, lines: [line(ctx, 'free.none'), ...reply.lines] };
  }
  return {
    ...aboutReply(ctx, ['activities']),
    lines: [
      line(ctx, 'free.some'),
      ...cards.map((card) => ({ text: oneLine(card.title), of: { card, isShown: true } })),
    ],
    cards,
    refs: cards.map((card) => refOf(card, 'AIFEED')),
  };
}

/** What is asked beside who pays for it. */
export function aboutMore(ctx: Context, { about = [] }: Question): Reply[] {
  const others = about.filter((one) => !OF_TRUST.includes(one));
  if (others.length === 0) return [];
  const { page: _page, ...reply } = aboutReply(ctx, others);
  return [reply];
}

function holesOf(ctx: Context): Record<string, string> {
  const { tenant, lang } = ctx;
  return {
    region: tenant.name[lang],
    channels: channelKinds(ctx)
      .flatMap((kind) => NAMES[kind] ?? [])
      .join(', '),
  };
}
