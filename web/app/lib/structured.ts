/**
 * Structured data of schema.org for search engines, as typed builders. Every address is a whole
 * one, every amount in major units; what is not known is left out, never guessed. What they must
 * hold is checked in structured.test.ts.
 */
import type { ContentCard } from '#contract/content/card.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { plainDecimal } from '#contract/money.ts';
import { outside } from './address.ts';
import { t } from './message.ts';
import { page } from './page.ts';
import type { Condition } from '#contract/catalog/condition.ts';

/** One object of schema.org, with its `@type`. */
export type Structured = { readonly '@type': string } & Readonly<Record<string, unknown>>;

export interface Step {
  readonly label: string;
  readonly href?: string;
}

/** The path to the page. The last step is the page itself and needs no address. */
export function breadcrumbs(steps: readonly Step[]): Structured {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href === undefined ? {} : { item: outside(href) }),
    })),
  };
}

interface Priced {
  readonly currentAmount: number;
  readonly currencyCode: CurrencyCode;
  readonly inStock: boolean;
  readonly shopName: string | null;
  readonly isCurrent: boolean;
}

interface Shown {
  readonly name: string;
  readonly description: string;
  readonly pictures: readonly string[];
  readonly address: string;
  readonly brand?: string | null;
  readonly category?: string | undefined;
  /** The ratings that buyers gave at the shops; left out without reviews. */
  readonly rating?: number | null;
  readonly reviewCount?: number;
  /** Of goods that are not new; null: new; absent: nobody knows here. */
  readonly condition?: Condition | null;
}

const CONDITION_OF = {
  NEW: 'https://schema.org/NewCondition',
  USED: 'https://schema.org/UsedCondition',
  REFURBISHED: 'https://schema.org/RefurbishedCondition',
} as const;

/**
 * Goods with their offers: one `Offer`, or an `AggregateOffer` over several sellers; a price not
 * seen for long is none.
 */
export function product(
  shown: Shown,
  priced: readonly Priced[],
  until: string | null = null,
): Structured {
  const address = outside(shown.address);
  const offers = priced.filter((offer) => offer.isCurrent);
  const [first] = offers;
  const { rating = null, reviewCount = 0 } = shown;
  return {
    '@type': 'Product',
    '@id': `${address}#product`,
    name: shown.name,
    ...(shown.description ? { description: shown.description } : {}),
    image: shown.pictures.filter((url) => url !== '').map((url) => outside(url)),
    url: address,
    ...(shown.condition === undefined
      ? {}
      : { itemCondition: CONDITION_OF[shown.condition ?? 'NEW'] }),
    ...(shown.brand ? { brand: { '@type': 'Brand', name: shown.brand } } : {}),
    ...(shown.category ? { category: shown.category } : {}),
    ...(rating !== null && reviewCount > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating,
            bestRating: 5,
            worstRating: 1,
            reviewCount,
          },
        }
      : {}),
    ...(first
      ? {
          offers:
            offers.length === 1 ? offerOf(first, address, until) : aggregateOf(offers, address),
        }
      : {}),
  };
}

const IN = 'https://schema.org/InStock';
const OUT = 'https://schema.org/OutOfStock';

function offerOf(
  { currentAmount, currencyCode, inStock, shopName }: Priced,
  url: string,
  until: string | null,
): Structured {
  return {
    '@type': 'Offer',
    url,
    price: plainDecimal(currentAmount, currencyCode),
    priceCurrency: currencyCode,
    availability: inStock ? IN : OUT,
    ...(until ? { priceValidUntil: until } : {}),
    ...(shopName ? { seller: { '@type': 'Organization', name: shopName } } : {}),
  };
}

function aggregateOf(offers: readonly Priced[], url: string): Structured {
  const amounts = offers.map((offer) => offer.currentAmount);
  const currency = (offers[0] as Priced).currencyCode;
  return {
    '@type': 'AggregateOffer',
    url,
    lowPrice: plainDecimal(Math.min(...amounts), currency),
    highPrice: plainDecimal(Math.max(...amounts), currency),
    priceCurrency: currency,
    offerCount: offers.length,
    availability: offers.some((offer) => offer.inStock) ? IN : OUT,
  };
}

/** Questions and answers; undefined without any. */
export function faq(
  entries: readonly { question: string; answer: string }[],
): Structured | undefined {
  if (entries.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface Written {
  readonly title: string;
  readonly summary: string;
  readonly pictures: readonly string[];
  readonly address: string;
  readonly publishTime: string;
  readonly updateTime: string;
  readonly author?: ContentCard['author'];
}

/** Google shows 110 characters of a headline. */
const HEADLINE_MAX = 110;

/** Writing: an article, a note, a guide. What nobody signs is of the house. */
export function article(written: Written): Structured {
  const { author } = written;
  return {
    '@type': 'Article',
    headline: [...written.title].slice(0, HEADLINE_MAX).join(''),
    ...(written.summary ? { description: written.summary } : {}),
    image: written.pictures.filter((url) => url !== '').map((url) => outside(url)),
    datePublished: written.publishTime,
    dateModified: written.updateTime,
    author:
      author && author.userId !== '0'
        ? { '@type': 'Person', name: author.nickname, url: outside(`/user/${author.userId}`) }
        : { '@type': 'Organization', name: t('site.name'), url: outside('/') },
    publisher: organization(),
    mainEntityOfPage: outside(written.address),
    inLanguage: page().lang,
  };
}

/** A list as a summary: the pages of its items in their order; undefined when it is empty. */
export function itemList(
  name: string,
  items: readonly { name: string; address: string }[],
): Structured | undefined {
  if (items.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: outside(item.address),
    })),
  };
}

export function organization(): Structured {
  const { tenant } = page();
  return {
    '@type': 'Organization',
    name: t('site.name'),
    url: outside('/'),
    logo: { '@type': 'ImageObject', url: outside('/icon/icon-512.png'), width: 512, height: 512 },
    ...(tenant.social.length > 0 ? { sameAs: tenant.social.map((one) => one.url) } : {}),
  };
}

/** The site with its search, for the home page. */
export function website(): Structured {
  const search = outside('/search');
  return {
    '@type': 'WebSite',
    name: t('site.name'),
    url: outside('/'),
    inLanguage: page().lang,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${search}${search.includes('?') ? '&' : '?'}keyword={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
