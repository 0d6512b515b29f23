/** What a picture for sharing says, by what is shared. Undefined when there is no such thing. */
import { moneyText } from '#contract/money.ts';
import { struckOf } from '#contract/price/chip.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Spark, Verdict } from '#contract/price/verdict.ts';
import type { ShareKind } from '#contract/syndication.ts';
import { pricedWords } from '../feed/entry.ts';
import { WORDS } from '../messages/words.ts';
import type { Site } from '../site.ts';
import { verdictWord } from '../verdict-word.ts';
import type { Tone } from '../verdict-word.ts';

export interface Sheet {
  /** A small word above the title. */
  readonly over: string;
  readonly title: string;
  readonly picture: string;
  readonly lines: readonly string[];
  readonly price?: {
    readonly now: string;
    readonly was: string;
    readonly verdict: string;
    readonly tone: Tone;
    readonly spark: Spark;
    /** Null where the price is not one of now: then a line says when it was seen. */
    readonly amount: number | null;
  };
}

type Maker = (site: Site, code: string) => Promise<Sheet | undefined>;

export const SHEETS: Readonly<Record<ShareKind, Maker>> = {
  deal: async (site, code) => {
    const deal = await site.call('deal.get-by-id', { subject: { type: 'DEAL', code } });
    if (!deal || !('goodsCode' in deal)) return undefined;
    const ended = deal.state === 'EXPIRED' ? [WORDS[site.ctx.lang].ended] : [];
    return {
      over: deal.shopName ?? '',
      title: deal.title,
      picture: deal.cover,
      lines: [...ended, ...oldLines(site, deal)],
      price: priceOf(site, deal),
    };
  },
  product: async (site, code) => {
    const goods = await site.call('goods.detail', { code });
    return (
      goods && {
        over: goods.brand?.name ?? '',
        title: goods.name,
        picture: goods.cover,
        lines: oldLines(site, goods),
        price: priceOf(site, goods),
      }
    );
  },
  article: async (site, code) => {
    const piece = await site.call('content.detail', { code });
    return (
      piece && {
        over: piece.author.nickname,
        title: piece.title,
        picture: piece.coverImage.url,
        lines: piece.summary ? [piece.summary] : [],
      }
    );
  },
  guide: async (site, subtitle) => {
    const guide = await site.call('guide.detail', { subtitle });
    return (
      guide && {
        over: WORDS[site.ctx.lang].guide,
        title: guide.title,
        picture: guide.coverImage.url,
        lines: guide.summary ? [guide.summary] : [],
      }
    );
  },
  leaderboard: async (site, code) => {
    const group = await site.call('item-group.by-code', { code });
    if (!group) return undefined;
    const names = group.items.map((item) =>
      item.subjectType === 'GOODS'
        ? item.goods.name
        : item.subjectType === 'TOPIC'
          ? item.topic.title
          : item.content.title,
    );
    const [first] = group.items;
    const picture =
      first?.subjectType === 'GOODS' ? first.goods.cover : (group.coverImage?.url ?? '');
    return {
      over: WORDS[site.ctx.lang].ranked,
      title: group.name,
      picture,
      lines: names.slice(0, 3).map((name, index) => `${index + 1}. ${name}`),
    };
  },
};

interface Priced {
  readonly currentAmount: number;
  readonly originAmount: number | null;
  readonly currencyCode: CurrencyCode;
  readonly verdict: Verdict;
  readonly isCurrent: boolean;
  readonly spark: Spark;
  readonly seenTime: string | null;
  readonly isFreebie?: boolean;
}

/** Of a price not seen for long, when it was seen and what it was then. */
const oldLines = (site: Site, priced: Priced) =>
  priced.isCurrent ? [] : [pricedWords(site.ctx, priced)];

function priceOf(site: Site, priced: Priced): NonNullable<Sheet['price']> {
  const { currentAmount, currencyCode, spark, isCurrent } = priced;
  const struck = struckOf(priced);
  const { text, tone } = verdictWord(priced, site.ctx.lang);
  return {
    now: isCurrent ? pricedWords(site.ctx, priced) : '',
    was: struck === null ? '' : moneyText(struck.amount, currencyCode),
    verdict: text,
    tone,
    spark,
    amount: isCurrent && !priced.isFreebie ? currentAmount : null,
  };
}
