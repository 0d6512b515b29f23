/** One entry of a feed: its title carries the price, its text the verdict. Pure. */
import type { Item } from 'feed';
import type { DealCard } from '#contract/catalog/card.ts';
import type { ContentCard } from '#contract/content/card.ts';
import type { Coupon } from '#contract/coupon/coupon.ts';
import { moneyText } from '#contract/money.ts';
import { struckOf } from '#contract/price/chip.ts';
import { formatDate, formatTime } from '#contract/time.ts';
import { contentPath } from '../../content/index.ts';
import type { Context } from '../../kernel/context.ts';
import { word } from '../messages/words.ts';
import { escapeXml } from '../site.ts';
import type { Site } from '../site.ts';
import { verdictWord } from '../verdict-word.ts';
import type { Entry } from './source.ts';

type Priced = Pick<DealCard, 'currentAmount' | 'currencyCode' | 'isCurrent' | 'seenTime'>;

export function entryOf(site: Site, entry: Entry): Item {
  if ('discountType' in entry) return couponItem(site, entry);
  return entry.contentTypeCode === 'DEAL'
    ? dealItem(site, entry as DealCard)
    : writingItem(site, entry as ContentCard);
}

/** When an entry last changed, for Last-Modified. */
export function changedOf(entry: Entry): Date {
  return new Date('discountType' in entry ? entry.shelfTime : entry.updateTime);
}

function dealItem(site: Site, deal: DealCard): Item {
  const { ctx } = site;
  const link = site.address(contentPath('DEAL', deal.code));
  const shown = (amount: number) => moneyText(amount, deal.currencyCode);
  const struck = struckOf(deal);
  const lines = [
    [
      pricedWords(ctx, deal),
      struck === null
        ? ''
        : word(ctx.lang, struck.isUsual ? 'usual' : 'was', { price: shown(struck.amount) }),
    ]
      .filter(Boolean)
      .join(' · '),
    ...(deal.isFreebie ? [] : [verdictWord(deal, ctx.lang).text]),
    ...(deal.shopName ? [deal.shopName] : []),
    ...(deal.endTime ? [word(ctx.lang, 'until', { time: timeOf(ctx, deal.endTime) })] : []),
    ...(deal.summary ? [deal.summary] : []),
  ];
  return {
    title: `${pricedWords(ctx, deal)} · ${deal.title}`,
    id: link,
    guid: link,
    link,
    date: new Date(deal.updateTime),
    published: new Date(deal.publishTime),
    description: lines.join(' — '),
    content:
      picture(site, deal.cover, deal.title) +
      lines.map((line) => `<p>${escapeXml(line)}</p>`).join(''),
    category: deal.keywords.slice(0, 8).map((name) => ({ name, term: name })),
  };
}

function writingItem(site: Site, card: ContentCard): Item {
  const link = site.address(contentPath(card.contentTypeCode, card.code));
  return {
    title: card.title,
    id: link,
    guid: link,
    link,
    date: new Date(card.updateTime),
    published: new Date(card.publishTime),
    description: card.summary || card.title,
    content: `${picture(site, card.coverImage.url, card.title)}<p>${escapeXml(card.summary)}</p>`,
    author: [{ name: card.author.nickname }],
    category: card.keywords.slice(0, 8).map((name) => ({ name, term: name })),
  };
}

function couponItem(site: Site, coupon: Coupon): Item {
  const { ctx } = site;
  const link = site.address('/coupons', { coupon: coupon.id });
  const lines = [
    coupon.description,
    coupon.code === null ? '' : word(ctx.lang, 'code', { code: coupon.code }),
    coupon.shopName ?? '',
    coupon.endTime ? word(ctx.lang, 'until', { time: timeOf(ctx, coupon.endTime) }) : '',
  ].filter(Boolean);
  return {
    title: coupon.title,
    id: link,
    guid: link,
    link,
    date: new Date(coupon.shelfTime),
    published: new Date(coupon.shelfTime),
    description: lines.join(' — ') || coupon.title,
    content: lines.map((line) => `<p>${escapeXml(line)}</p>`).join('') || escapeXml(coupon.title),
  };
}

function picture(site: Site, url: string, name: string): string {
  if (url === '') return '';
  return `<p><img src="${escapeXml(new URL(url, site.ctx.device.origin).href)}" alt="${escapeXml(name)}"></p>`;
}

/**
 * The price, or what it was when last seen: one not seen for long is never given as a price of now.
 */
export function pricedWords(
  ctx: Context,
  { currentAmount, currencyCode, isCurrent, seenTime }: Priced,
): string {
  if (currentAmount === 0) return word(ctx.lang, 'free');
  const price = moneyText(currentAmount, currencyCode);
  if (isCurrent || seenTime === null) return price;
  return word(ctx.lang, 'lastSeen', {
    price,
    date: formatDate(seenTime, ctx.tenant.timezone, ctx.tenant.dateFormat),
  });
}

export const timeOf = (ctx: Context, iso: string) =>
  formatTime(iso, ctx.tenant.timezone, ctx.tenant.dateFormat);
