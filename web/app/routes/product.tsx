/** Product detail: price and verdict first, then the history, offers of every platform, what belongs to it. */
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { PriceHistory } from '../features/chart/price-history.tsx';
import { GoodsTop } from '../features/goods/goods-top.tsx';
import { BuyBar, BuySide } from '../features/goods/buy.tsx';
import { GoodsFacts } from '../features/goods/facts.tsx';
import { Offers } from '../features/goods/offers.tsx';
import { MiniCard } from '../features/goods/mini-card.tsx';
import { goodsAddress } from '../lib/address.ts';
import { browserCaller } from '../lib/caller.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';

interface ProductData {
  goods: Answer<'goods.detail'>;
  stat: Answer<'price.statistics'>;
  range: number;
  related: Answer<'search.search'>['content'];
}

function ProductPage() {
  const data = useLoaderData<ProductData>();
  return <Product key={data.goods.id} {...data} />;
}

function Product({ goods: first, stat: firstStat, range, related }: ProductData) {
  const [{ goods, stat, withCoupon }, set] = useState({ goods: first, stat: firstStat, withCoupon: true });
  async function assume(coupon: boolean) {
    const assumptions = { withShipping: true, withCoupon: coupon };
    const [again, history] = await Promise.all([
      browserCaller('goods.detail', { code: goods.code, ...assumptions }),
      browserCaller('price.statistics', { id: goods.code, dayRange: range, ...assumptions }),
    ]);
    set({ goods: again, stat: history, withCoupon: coupon });
  }
  return (
    <div className="pd has-bar">
      <div>
        <GoodsTop goods={goods} />
        <PriceHistory key={String(withCoupon)} goodsCode={goods.code} first={stat} range={range} assumptions={{ withShipping: true, withCoupon }} />
        <Offers offers={goods.offers} unit={goods.unitPrice} withCoupon={withCoupon} onCoupon={(coupon) => void assume(coupon).catch(() => {})} />
        <GoodsFacts goods={goods} />
        {related.length > 0 && (
          <section className="pd__sec" aria-labelledby="related">
            <h2 id="related">{t('goods.related')}</h2>
            <div className="strip strip--rel">
              {related.map((card) => (
                <MiniCard key={card.id} card={card} />
              ))}
            </div>
          </section>
        )}
      </div>
      <BuySide
        card={goods}
        parts={goods.parts}
        stack={goods.stack}
        url={goods.offers[0]?.url}
        platformCount={new Set(goods.offers.map((offer) => offer.platform)).size}
      />
      <BuyBar card={goods} url={goods.offers[0]?.url} />
    </div>
  );
}

export default definePage<ProductData>({
  async load({ call, params, url }) {
    const code = params.code as string;
    const asked = Number(url.searchParams.get('range') ?? 90);
    const range = [7, 30, 90, 180, 365, 0].includes(asked) ? asked : 90;
    const [goods, stat] = await Promise.all([call('goods.detail', { code }), call('price.statistics', { id: code, dayRange: range })]);
    const category = goods.breadcrumb.at(-2) ?? goods.breadcrumb.at(-1);
    // related goods are an extra: without them the product still stands
    const found =
      category &&
      (await call('search.search', { dataTypes: ['GOODS'], categoryCodes: [category.code], sort: 'DISCOUNT', pageRequest: { page: 1, size: 6 } }).catch(
        () => undefined,
      ));
    return { goods, stat, range, related: (found?.content ?? []).filter((card) => card.id !== goods.id).slice(0, 5) };
  },
  head: ({ goods }) => ({
    title: `${goods.name} · ${t('site.name')}`,
    description: t('goods.head', { name: goods.name }),
    canonical: goodsAddress(goods.code),
    image: goods.cover,
  }),
  Page: ProductPage,
});
