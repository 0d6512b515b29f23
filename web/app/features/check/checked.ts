/** What `/check` shows of a pasted link: the product with its history, or why there is none. */
import type { Answer } from '#contract/calls.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import { PASTED_MAX } from '#contract/catalog/pasted.ts';
import type { Offer } from '#contract/catalog/goods.ts';
import { linksIn } from '#contract/catalog/share-link.ts';
import { headOf } from '#contract/text.ts';
import { redirect } from 'react-router';
import { EXTRA } from '../../lib/call.ts';
import type { Caller } from '../../lib/call.ts';
import { page } from '../../lib/page.ts';
import { DEFAULT_RANGE, WHOLE } from '../chart/price-history.tsx';
import { assumptionsOf } from '../price/assumptions.ts';
import type { Assumptions } from '../price/assumptions.ts';

export interface FoundLink {
  readonly view: 'found';
  readonly pasted: string;
  readonly url: string;
  readonly goods: Answer<'goods.detail'>;
  /** The offer that the link is of. */
  readonly offer: Offer;
  readonly stat: Answer<'price.statistics'>;
  readonly range: number;
  readonly outlook: Answer<'price.outlook'> | null;
  readonly assumptions: Assumptions;
}

export interface MissedLink {
  readonly view: 'missed';
  readonly pasted: string;
  readonly link: Answer<'goods.check'>;
  /** What the words of the address find. */
  readonly near: readonly GoodsCard[];
}

export type Checked = { readonly view: 'entrance' } | FoundLink | MissedLink;

const NEAR = 4;
/** Paths of this site's own pages that have a verdict. */
const VERDICTS = /^\/(product|content)\/[^/]+$/;

export async function loadChecked(call: Caller, url: URL): Promise<Checked> {
  const pasted = headOf((url.searchParams.get('url') ?? '').trim(), PASTED_MAX);
  if (pasted === '') return { view: 'entrance' };
  const own = ownPage(pasted);
  if (own !== null) throw redirect(own);
  const link = await call('goods.check', { text: pasted });
  const found = link.goodsCode === null ? null : await foundOf(call, url, pasted, link);
  return found ?? { view: 'missed', pasted, link, near: await nearTo(call, link.words) };
}

/** The product or the deal of this site that a text links to: its page says all that a check does. */
function ownPage(pasted: string): string | null {
  const { host } = new URL(page().origin);
  const links = linksIn(pasted).flatMap((link) => (URL.canParse(link) ? new URL(link) : []));
  const own = links.find((link) => link.host === host && VERDICTS.test(link.pathname));
  return own ? own.pathname + own.search : null;
}

async function foundOf(
  call: Caller,
  url: URL,
  pasted: string,
  link: Answer<'goods.check'>,
): Promise<FoundLink | null> {
  const code = link.goodsCode as string;
  const assumptions = assumptionsOf(url);
  const goods = await call('goods.detail', { code, ...assumptions });
  const offer = goods.offers.find(({ id }) => id === link.offerId);
  if (!offer) return null;
  const asked = Number(url.searchParams.get('range') ?? Number.NaN);
  const usual = offer.isCurrent ? DEFAULT_RANGE : WHOLE;
  const range = [7, 30, 90, 180, 365, 0].includes(asked) ? asked : usual;
  const ask = { id: code, dayRange: range, offerId: offer.id, ...assumptions };
  const [stat, outlook] = await Promise.all([
    call('price.statistics', ask),
    call('price.outlook', { id: code }, EXTRA).catch(() => null),
  ]);
  const shown = { goods, offer, stat, range, outlook, assumptions };
  return { view: 'found', pasted, url: link.url ?? '', ...shown };
}

/** An extra: the page says what it is about without it. */
async function nearTo(call: Caller, words: string | null): Promise<readonly GoodsCard[]> {
  if (words === null) return [];
  const found = await call(
    'search.search',
    { keyword: words, dataTypes: ['GOODS'], pageRequest: { page: 1, size: NEAR } },
    EXTRA,
  ).catch(() => null);
  return (found?.content ?? []) as GoodsCard[];
}
