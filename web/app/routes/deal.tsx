/** Deal detail: what it is, what it really costs, why it is good or not, and what else there is. */
import { redirect, useLoaderData } from 'react-router';
import type { Answer, Ask } from '#contract/calls.ts';
import { ANSWER_CARD_TYPES } from '#contract/assistant/limits.ts';
import type { DealDetail } from '#contract/content/deal.ts';
import { DEAL_PLATFORMS } from '#contract/catalog/label.ts';
import type { Label } from '#contract/catalog/label.ts';
import { billOf } from '#contract/price/bill.ts';
import { Outlook } from '../features/chart/outlook.tsx';
import { ChartPlot } from '../features/chart/price-chart.tsx';
import { WatchButton } from '../features/alert/watch-button.tsx';
import { Comments } from '../features/comment/comments.tsx';
import { Tickets } from '../features/coupon/tickets.tsx';
import { useCouponEnds } from '../features/coupon/use-coupon-ends.ts';
import { DealHistory, DealTop } from '../features/deal/deal-top.tsx';
import { WhyScore } from '../features/deal/why-score.tsx';
import { BuyBar, BuySide, ShopLink } from '../features/goods/buy.tsx';
import { useLook } from '../features/goods/use-look.ts';
import { MiniCard } from '../features/goods/mini-card.tsx';
import {
  categoryAddress,
  contentAddress,
  dealAddress,
  goodsAddress,
  withQuery,
  elsewhereOf,
} from '../lib/address.ts';
import { EXTRA } from '../lib/call.ts';
import { useView } from '../lib/click.ts';
import { ReportButton } from '../features/report/report-button.tsx';
import { Votes } from '../features/vote/votes.tsx';
import { KeywordChips } from '../features/writing/keyword-chips.tsx';
import { AS_LISTED } from '../features/price/assumptions.ts';
import { platformWords } from '../features/price/platform-mark.tsx';
import { t } from '../lib/message.ts';
import { toPay } from '../lib/money.ts';
import { definePage } from '../lib/route.ts';
import { breadcrumbs, product } from '../lib/structured.ts';
import { headOf, shorten } from '#contract/text.ts';

interface DealData {
  deal: DealDetail;
  stat: Answer<'price.statistics'> | null;
  outlook: Answer<'price.outlook'> | null;
  score: Answer<'deal.score'> | null;
}

function DealPage() {
  const { deal, stat, score, outlook } = useLoaderData<DealData>();
  useView('CONTENT', deal.id);
  useLook(
    { ...deal, isCurrent: deal.isCurrent && !deal.isFreebie, code: deal.goodsCode },
    AS_LISTED,
    deal.code,
  );
  useCouponEnds(deal.vouchers, deal.parts, [deal.stack]);
  const platform = DEAL_PLATFORMS.find((one) => one === deal.platform);
  const ended = deal.state === 'EXPIRED';
  const exit =
    deal.offer || deal.isFreebie
      ? ({ ref: deal.code, type: 'DEAL', id: deal.id } as const)
      : undefined;
  const bill =
    deal.isCurrent && deal.inStock && !deal.isFreebie
      ? billOf(deal.parts, ended ? null : deal.stack)
      : null;
  const buy = { card: deal, bill, exit, ended };
  // what is given away has no price to watch
  const goods = deal.isFreebie ? null : { ...deal, code: deal.goodsCode };
  return (
    <div className="pd has-bar">
      <div>
        <DealTop
          deal={deal}
          labels={deal.labels as Label[]}
          bill={bill}
          go={<ShopLink {...buy} />}
        />
      </div>
      <BuySide
        {...buy}
        cheaper={deal.cheaper}
        offersAt={`${goodsAddress(deal.goodsCode)}#offers`}
        more={goods && <WatchButton goods={goods} look="row" />}
      />
      <BuyBar {...buy} more={goods && <WatchButton goods={goods} look="bar" />} />
      <div>
        {stat?.enough && !deal.isFreebie && <History deal={deal} stat={stat} />}
        {!ended && !deal.isFreebie && (
          <Outlook
            found={outlook}
            verdict={deal.verdict.kind}
            isChartOfOne={typeof stat?.offerId === 'string'}
          />
        )}
        {score && !ended && <WhyScore score={score} />}
        <DealHistory deal={deal} />
        <Tickets
          coupons={deal.vouchers}
          offers={deal.offer ? [deal.offer] : []}
          rest={{ href: withQuery('/coupons', { platform }), label: t('coupons.rest') }}
        />
        {deal.keywords.length > 0 && (
          <section className="pd__sec">
            <h2 className="sr">{t('deal.keywords')}</h2>
            <KeywordChips keywords={deal.keywords} most={8} />
          </section>
        )}
        <Votes id={deal.id} ended={ended} downCount={deal.downCount} />
        <p>
          <ReportButton type="CONTENT" id={deal.id} ownerId={deal.author.userId} />
        </p>
        <Comments type="CONTENT" id={deal.id} />
        <Strip id="related-goods" title={t('goods.related')} cards={deal.relatedGoods} />
        <Strip id="related-deals" title={t('deal.related')} cards={besideGoods(deal)} />
      </div>
    </div>
  );
}

function History({ deal, stat }: { deal: DealDetail; stat: Answer<'price.statistics'> }) {
  return (
    <section className="pd__sec" aria-labelledby="history">
      <div className="h2row">
        <h2 id="history">{t('deal.history')}</h2>
        <a className="link" href={goodsAddress(deal.goodsCode)}>
          {t('deal.full-history')}
        </a>
      </div>
      <ChartPlot stat={stat} />
    </section>
  );
}

/** Deals of other goods than those of the row above. */
function besideGoods({ relatedGoods, relatedDeals }: DealDetail): DealDetail['relatedDeals'] {
  const there = new Set(relatedGoods.map((one) => one.code));
  return relatedDeals.filter((one) => !there.has(one.goodsCode));
}

function Strip({
  id,
  title,
  cards,
}: {
  id: string;
  title: string;
  cards: React.ComponentProps<typeof MiniCard>['card'][];
}) {
  if (cards.length === 0) return null;
  return (
    <section className="pd__sec" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="strip strip--rel">
        {cards.map((card) => (
          <MiniCard key={card.id} card={card} />
        ))}
      </div>
    </section>
  );
}

/** What a card of an answer says with its link (AI-05, DEAL-11). */
function openedFrom(query: URLSearchParams) {
  const type = ANSWER_CARD_TYPES.find((one) => one === query.get('type')) ?? ('CONTENT' as const);
  const named = ['goodsSource', 'hl', 'gl', 'price', 'platformName'].flatMap((name) =>
    query.get(name) ? [[name, headOf(query.get(name) ?? '', 20)]] : [],
  );
  return { type, ...(Object.fromEntries(named) as Partial<Ask<'deal.get-by-id'>>) };
}

export default definePage<DealData>({
  async load({ call, params, url }) {
    const { type, ...from } = openedFrom(url.searchParams);
    const deal = await call('deal.get-by-id', {
      subject: { type, code: params.code as string },
      includeText: true,
      ...from,
    });
    if ('contentTypeCode' in deal && !('goodsCode' in deal))
      throw redirect(contentAddress(deal.contentTypeCode, deal.code), 301);
    if (!('goodsCode' in deal)) throw new Response(null, { status: 404 });
    // history and score are extras: the deal is shown without them too
    const [stat, score, outlook] = await Promise.all([
      call('price.statistics', { id: deal.goodsCode, dayRange: 90, judged: true }, EXTRA).catch(
        () => null,
      ),
      call('deal.score', { id: deal.id }, EXTRA).catch(() => null),
      call('price.outlook', { id: deal.goodsCode }, EXTRA).catch(() => null),
    ]);
    return { deal, stat, score, outlook };
  },
  head: ({ deal }) => ({
    title: `${t('deal.head.title', { title: deal.title, price: toPay(deal.currentAmount, deal.currencyCode), shop: platformWords(deal.platform, deal.isMall) })} · ${t('site.name')}`,
    description: shorten(deal.summary, 240),
    elsewhere: elsewhereOf(deal.breadcrumb),
    canonical: dealAddress(deal.code),
    image: deal.cover,
    noindex: deal.state === 'EXPIRED',
    type: 'product',
    share: { kind: 'deal', code: deal.code, version: deal.currentAmount },
    structured: () => [
      product(
        {
          name: deal.title,
          description: deal.summary,
          pictures: [deal.cover],
          address: dealAddress(deal.code),
          category: deal.breadcrumb.at(-1)?.name,
        },
        [{ ...deal, inStock: deal.inStock && deal.state === 'LIVE' }],
        deal.endTime,
      ),
      breadcrumbs([
        { label: t('nav.deals'), href: '/' },
        ...deal.breadcrumb.map((category) => ({
          label: category.name,
          href: categoryAddress(category),
        })),
        { label: deal.title },
      ]),
    ],
  }),
  Page: DealPage,
});
