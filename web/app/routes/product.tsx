/**
 * Product detail: price and verdict first, then the history, offers of every platform, what belongs
 * to it.
 */
import { useLoaderData, useLocation } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import type { ContentCard } from '#contract/content/card.ts';
import { ARTICLE_TYPES } from '#contract/content/kind.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Offer } from '#contract/catalog/goods.ts';
import type { Label } from '#contract/catalog/label.ts';
import { billOf, cheaperOf } from '#contract/price/bill.ts';
import { Outlook } from '../features/chart/outlook.tsx';
import {
  DEFAULT_RANGE,
  ofAllShops,
  PriceHistory,
  WHOLE,
} from '../features/chart/price-history.tsx';
import { WatchButton } from '../features/alert/watch-button.tsx';
import { Comments } from '../features/comment/comments.tsx';
import { useCouponEnds } from '../features/coupon/use-coupon-ends.ts';
import { useLook } from '../features/goods/use-look.ts';
import { CompareTick } from '../features/goods/compare-tick.tsx';
import { GoodsTop } from '../features/goods/goods-top.tsx';
import { BuyBar, BuySide, ShopLink } from '../features/goods/buy.tsx';
import { GoodsFacts } from '../features/goods/facts.tsx';
import { Offers } from '../features/goods/offers.tsx';
import { MiniCard } from '../features/goods/mini-card.tsx';
import { ReportButton } from '../features/report/report-button.tsx';
import { EmbedFold } from '../features/share/embed-fold.tsx';
import { offerExit } from '../features/outbound/exit-link.tsx';
import { platformWords } from '../features/price/platform-mark.tsx';
import { isLow } from '../features/price/label.ts';
import { assumptionQuery, assumptionsOf } from '../features/price/assumptions.ts';
import type { Assumptions } from '../features/price/assumptions.ts';
import { categoryAddress, changedQuery, goodsAddress, elsewhereOf } from '../lib/address.ts';
import { ListBlock } from '../features/writing/list-block.tsx';
import { Skus } from '../features/goods/skus.tsx';
import { EXTRA } from '../lib/call.ts';
import { useView } from '../lib/click.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { breadcrumbs, product } from '../lib/structured.ts';
import { conditionIn } from '#contract/catalog/condition.ts';

interface ProductData {
  goods: Answer<'goods.detail'>;
  stat: Answer<'price.statistics'>;
  outlook: Answer<'price.outlook'> | null;
  range: number;
  assumptions: Assumptions;
  byUnit: boolean;
  allShops: boolean;
  related: GoodsCard[];
  skus: Answer<'price.related-skus'>['skus'];
  notes: ContentCard[];
}

function Related({ goods }: { goods: readonly GoodsCard[] }) {
  if (goods.length === 0) return null;
  return (
    <section className="pd__sec" aria-labelledby="related">
      <h2 id="related">{t('goods.related')}</h2>
      <div className="strip strip--rel">
        {goods.map((card) => (
          <MiniCard key={card.id} card={card} />
        ))}
      </div>
    </section>
  );
}

function ProductPage() {
  const {
    goods: found,
    stat,
    range,
    assumptions,
    byUnit,
    allShops,
    related,
    skus,
    notes,
    outlook,
  } = useLoaderData<ProductData>();
  useView('GOODS', found.id);
  useLook(found, assumptions);
  useCouponEnds(
    found.vouchers,
    found.parts,
    found.offers.map((offer) => offer.stack),
  );
  const location = useLocation();
  const { goods, own, cheaper, about, matters, bill, exit } = shownOf(found, assumptions);
  const buy = { card: goods, bill, exit };
  const go = <ShopLink {...buy} />;
  const couponHref = changedQuery(
    location,
    assumptionQuery({ ...assumptions, withCoupon: !assumptions.withCoupon }),
  );
  const watched = { ...found, hasTwins: found.offers.some(({ twin }) => twin !== null) };
  return (
    <div className="pd has-bar">
      <div>
        <GoodsTop goods={goods} bill={bill} go={go} about={about} cheaper={cheaper} />
      </div>
      <BuySide
        {...buy}
        platformCount={new Set(own.map((offer) => offer.platform)).size}
        cheaper={cheaper}
        about={about}
        more={
          <>
            <WatchButton goods={watched} look="row" />
            <CompareTick product={goods} isNamed />
          </>
        }
      />
      <BuyBar {...buy} more={<WatchButton goods={watched} look="bar" />} />
      <div>
        <PriceHistory
          key={`${goods.id} ${location.search}`}
          goods={goods}
          first={stat}
          range={range}
          usualRange={goods.isCurrent ? DEFAULT_RANGE : WHOLE}
          assumptions={assumptions}
          matters={matters}
          byUnit={byUnit}
          allShops={allShops}
        >
          <Outlook
            found={outlook}
            verdict={goods.verdict.kind}
            isChartOfOne={stat.offerId !== null}
          />
        </PriceHistory>
        <Offers goods={goods} assumptions={assumptions} couponHref={couponHref} />
        <Skus skus={skus} />
        <GoodsFacts goods={goods} />
        <More goods={goods} />
        <ListBlock id="notes" title={t('goods.notes')} contents={notes} layout="horizontal" />
        <Comments type="GOODS" id={goods.id} />
        <Related goods={related} />
      </div>
    </div>
  );
}

function More({ goods }: { goods: ProductData['goods'] }) {
  return (
    <div className="pd__sec pd__more">
      <EmbedFold code={goods.code} name={goods.name} />
      <ReportButton type="GOODS" id={goods.id} />
    </div>
  );
}

/** What of the goods is shown under these assumptions. */
function shownOf(found: ProductData['goods'], assumptions: Assumptions) {
  // lows are judged with everything counted; of another sum they say nothing
  const asJudged = assumptions.withShipping && assumptions.withCoupon;
  const goods = asJudged
    ? found
    : { ...found, labels: (found.labels as Label[]).filter((label) => !isLow(label)) };
  // the price and the way to the shop are those of these goods; the table also compares the same
  // product elsewhere
  const own = goods.offers.filter((offer) => offer.twin === null);
  const priced = own.find((offer) => offer.id === goods.bestOfferId) ?? own[0];
  const judged =
    own.length > 1
      ? (own.find((offer) => offer.id === goods.verdict.offerId) ?? priced)
      : undefined;
  const about = judged && aboutOffer(judged);
  const parts = goods.offers.map((offer) => offer.parts);
  const matters = {
    shipping: !assumptions.withShipping || parts.some((one) => (one.shippingAmount ?? 0) > 0),
    coupon: !assumptions.withCoupon || parts.some((one) => (one.couponAmount ?? 0) > 0),
  };
  const bill = goods.isCurrent && goods.inStock ? billOf(goods.parts, goods.stack) : null;
  const paid = bill?.payAmount ?? goods.currentAmount;
  const cheaper = cheaperOf(goods.offers, goods.bestOfferId, paid);
  return { goods, own, cheaper, about, matters, bill, exit: priced && offerExit(priced) };
}

/** Of goods with several offers, the one that the price and its verdict are about. */
function aboutOffer({ shopName, platform, platformName }: Offer): string {
  const place = platform === 'UNKNOWN' ? platformWords(platform, false) : platformName;
  return shopName === null || shopName === place
    ? t('evidence.about', { shop: place })
    : t('evidence.about.shop', { shop: shopName, platform: place });
}

export default definePage<ProductData>({
  async load({ call, params, url }) {
    const code = params.code as string;
    const asked = Number(url.searchParams.get('range') ?? Number.NaN);
    const wished = [7, 30, 90, 180, 365, 0].includes(asked) ? asked : undefined;
    const assumptions = assumptionsOf(url);
    const allShops = ofAllShops(url);
    const history = (dayRange: number) =>
      call('price.statistics', { id: code, dayRange, judged: !allShops, ...assumptions });
    const [goods, lately] = await Promise.all([
      call('goods.detail', { code, ...assumptions }),
      history(wished ?? DEFAULT_RANGE),
    ]);
    // of what has not been seen for long, the last days show nothing: the whole history does
    const range = wished ?? (goods.isCurrent ? DEFAULT_RANGE : WHOLE);
    const stat = range === (wished ?? DEFAULT_RANGE) ? lately : await history(range);
    const category = goods.breadcrumb.at(-2) ?? goods.breadcrumb.at(-1);
    // related goods are an extra: the product is shown without them too
    // what others wrote, what the SKUs cost and related goods are extras: the product is
    // shown without them too
    const [found, skus, outlook, notes] = await Promise.all([
      category &&
        call(
          'search.search',
          {
            dataTypes: ['GOODS'],
            categoryCodes: [category.code],
            sort: 'DISCOUNT',
            pageRequest: { page: 1, size: 6 },
          },
          EXTRA,
        ).catch(() => undefined),
      call('price.related-skus', { id: goods.id }, EXTRA).catch(() => undefined),
      call('price.outlook', { id: code }, EXTRA).catch(() => null),
      call(
        'content.pages',
        {
          goodsIds: [goods.id],
          contentTypeCodes: ['NOTE', ...ARTICLE_TYPES],
          queryType: 'HOT',
          pageRequest: { page: 1, size: 4 },
        },
        EXTRA,
      ).catch(() => undefined),
    ]);
    const byUnit = url.searchParams.get('unit') === '1' && goods.unitPrice !== null;
    return {
      goods,
      stat,
      range,
      assumptions,
      byUnit,
      allShops,
      related: ((found?.content ?? []) as GoodsCard[])
        .filter((card) => card.id !== goods.id)
        .slice(0, 5),
      skus: skus?.skus ?? [],
      outlook,
      notes: (notes?.content ?? []) as ContentCard[],
    };
  },
  head: ({ goods }) => ({
    title: `${t('goods.head.title', { name: goods.name })} · ${t('site.name')}`,
    description: t('goods.head', { name: goods.name }),
    elsewhere: elsewhereOf(goods.breadcrumb),
    canonical: goodsAddress(goods.code),
    image: goods.cover,
    type: 'product',
    oembed: true,
    share: { kind: 'product', code: goods.code, version: goods.currentAmount },
    structured: () => [
      product(
        {
          name: goods.name,
          description: goods.description || t('goods.head', { name: goods.name }),
          pictures:
            goods.images.length > 0 ? goods.images.map((image) => image.url) : [goods.cover],
          address: goodsAddress(goods.code),
          brand: goods.brand?.name ?? null,
          category: goods.breadcrumb.at(-1)?.name,
          rating: goods.rating,
          reviewCount: goods.reviewCount,
          condition: conditionIn(goods.attributes),
        },
        goods.offers.filter((offer) => offer.twin === null),
      ),
      breadcrumbs([
        { label: t('nav.goods'), href: '/products' },
        ...goods.breadcrumb.map((category) => ({
          label: category.name,
          href: categoryAddress(category),
        })),
        { label: goods.name },
      ]),
    ],
  }),
  Page: ProductPage,
});
