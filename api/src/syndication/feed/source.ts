/**
 * What a feed may be of, and where its entries come from. A source that does not exist is
 * undefined.
 */
import type { DealCard } from '#contract/catalog/card.ts';
import { PLATFORMS } from '#contract/catalog/label.ts';
import type { ContentCard } from '#contract/content/card.ts';
import type { Coupon } from '#contract/coupon/coupon.ts';
import { WORDS, word } from '../messages/words.ts';
import { brandPath, categoryPath, tagPath } from '../path.ts';
import type { Site } from '../site.ts';

/** Entries of a feed: what fits a reader's screen, and no history. */
const SIZE = 50;
const WRITING = ['ARTICLE', 'YOU_DIAO', 'TEXT_IMG', 'IMG_TEXT', 'NOTE'];
const pageRequest = { page: 1, size: SIZE };

export type Entry = DealCard | ContentCard | Coupon;

export interface Source {
  readonly title: string;
  /** The page that shows the same. */
  readonly path: string;
  readonly entries: readonly Entry[];
}

type Find = (site: Site, word: string) => Promise<Source | undefined>;

/** By the part of the address after the format; those with a name need one more part. */
export const PLAIN_SOURCES: Readonly<Record<string, Find>> = {
  deals: async (site) => ({
    title: WORDS[site.ctx.lang].deals,
    path: '/',
    entries: (await site.call('deal.feed', { ...pageRequest, sort: 'NEWEST' }))?.content ?? [],
  }),
  articles: async (site) => ({
    title: WORDS[site.ctx.lang].articles,
    path: '/articles',
    entries:
      (
        await site.call('content.pages', {
          queryType: 'NEWEST',
          contentTypeCodes: WRITING,
          pageRequest,
        })
      )?.content ?? [],
  }),
  coupons: async (site) => ({
    title: WORDS[site.ctx.lang].coupons,
    path: '/coupons',
    entries:
      (await site.call('coupon.pages', { sort: 'SHELF_TIME_DESC', pageRequest }))?.content ?? [],
  }),
  search: async (site, keyword) =>
    keyword === ''
      ? undefined
      : {
          title: word(site.ctx.lang, 'searchFor', { word: keyword }),
          path: `/search?keyword=${encodeURIComponent(keyword)}`,
          entries: await dealsOf(site, { keyword }),
        },
};

export const NAMED_SOURCES: Readonly<Record<string, Find>> = {
  tag: async (site, tag) => ({
    title: tag,
    path: tagPath(site.ctx.tenant, tag),
    entries:
      (await site.call('content.pages', { queryType: 'NEWEST', tag, pageRequest }))?.content ?? [],
  }),
  category: async (site, code) => {
    const category = (await site.call('category.parents-by-code', { code }))?.at(-1);
    return (
      category && {
        title: category.name,
        path: categoryPath(category),
        entries: await dealsOf(site, { categoryCodes: [code] }),
      }
    );
  },
  brand: async (site, code) => {
    const brand = await site.call('brand.detail-by-code', { code });
    return (
      brand && {
        title: brand.name,
        path: brandPath(code),
        entries: await dealsOf(site, { brandIds: [brand.id] }),
      }
    );
  },
  platform: async (site, code) => {
    const platform = PLATFORMS.find((one) => one === code.toUpperCase());
    return (
      platform && {
        title: `${WORDS[site.ctx.lang].deals}: ${titleCase(platform)}`,
        path: '/',
        entries: await dealsOf(site, { platforms: [platform] }),
      }
    );
  },
  user: async (site, userId) => {
    if (!/^\d{1,18}$/.test(userId)) return undefined;
    const entries =
      (await site.call('content.pages', { queryType: 'NEWEST', authorIds: [userId], pageRequest }))
        ?.content ?? [];
    const author = entries.find((one): one is ContentCard => 'author' in one)?.author;
    return (
      author && {
        title: word(site.ctx.lang, 'by', { name: author.nickname }),
        path: `/user/${userId}`,
        entries,
      }
    );
  },
};

async function dealsOf(site: Site, narrow: object): Promise<DealCard[]> {
  const found = await site.call('search.search', {
    dataTypes: ['CONTENT'],
    sort: 'NEWEST',
    ...narrow,
    pageRequest,
  });
  return (found?.content ?? []) as DealCard[];
}

function titleCase(platform: string): string {
  return platform[0] + platform.slice(1).toLowerCase().replaceAll('_', ' ');
}
