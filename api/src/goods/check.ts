/**
 * The product that a pasted link is of (BEY-14). The link is read, and the page of the shop never
 * fetched; the one reader of shop addresses is that of the catalogue, which sightings and deals ask
 * too.
 */
import type { CheckedLink } from '#contract/catalog/check.ts';
import { isShareLink, linkIn, linksIn } from '#contract/catalog/share-link.ts';
import sql from 'sql-template-tag';
import { followed, isShopHost, offerLink, offersAt, shopPage } from '../catalog/index.ts';
import type { OfferLink } from '../catalog/index.ts';
import type { Context } from '../kernel/context.ts';
import type { Handler } from '../kernel/module.ts';

const NOTHING = {
  url: null,
  platform: 'UNKNOWN',
  region: null,
  goodsCode: null,
  offerId: null,
  words: null,
} as const;

export const check: Handler<'goods.check'> = async (ctx, { text }) => {
  const pasted = pickedFrom(text);
  if (!pasted) return { ...NOTHING, state: 'NO_LINK' };
  if (!isShareLink(pasted.url)) return checked(ctx, pasted);
  const page = await followed(ctx, pasted.url);
  const link = page === null ? null : offerLink(page);
  return link
    ? checked(ctx, link)
    : { ...NOTHING, state: 'SHORT', url: pasted.url, platform: shopPage(pasted).platform };
};

/** Of the links in a text the first of a marketplace, else the first that a shop can have. */
function pickedFrom(text: string): OfferLink | null {
  const found = linksIn(text);
  const links = (found.length > 0 ? found : [linkIn(text)]).flatMap((one) => offerLink(one) ?? []);
  return (
    links.find((link) => shopPage(link).isMarketplace || isShareLink(link.url)) ?? links[0] ?? null
  );
}

async function checked(ctx: Context, link: OfferLink): Promise<CheckedLink> {
  const { platform, isMarketplace, country, words } = shopPage(link);
  const said = { ...NOTHING, url: link.url, platform };
  const found = await offerAt(ctx, link);
  if (found)
    return { ...said, state: 'FOUND', goodsCode: found.code, offerId: String(found.id), words };
  const region = country === null || country === ctx.tenant.id ? null : country;
  const { host, pathname } = new URL(link.url);
  const isShop = isMarketplace || region !== null || (await isShopHost(ctx.db, host));
  if (!isShop) return { ...said, state: 'OTHER_SHOP', words };
  const isProduct = link.number !== null || !isMarketplace || hasPage(platform, pathname);
  return isProduct
    ? { ...said, state: 'UNKNOWN', region, words }
    : { ...said, state: 'NOT_PRODUCT', region };
}

/** Tokopedia has no number in the address of a product: shop and name are two segments. */
function hasPage(platform: string, pathname: string): boolean {
  return platform === 'TOKOPEDIA' && /^\/[^/]+\/[^/]+\/?$/.test(pathname);
}

/** Of offers that share a page, one of goods with a price: the freshest in stock first. */
async function offerAt(
  { db }: Context,
  link: OfferLink,
): Promise<{ id: number; code: string } | undefined> {
  const ids = (await offersAt(db, link)).map(({ id }) => id);
  if (ids.length === 0) return undefined;
  return db.row(sql`
    select o.id, g.code from offer o join goods g on g.id = o.goods_id
      join goods_price p on p.goods_id = g.id left join offer_price q on q.offer_id = o.id
      where o.id = any(${ids}::bigint[]) and g.listed
      order by q.is_current desc nulls last, q.in_stock desc nulls last, o.id limit 1`);
}
