/**
 * The first screen of a deal: picture, author and time, title, labels, text; for an ended deal why,
 * and the next best.
 */
import type { ReactNode } from 'react';
import { WholeWords } from '../../ui/whole-words.tsx';
import type { DealDetail } from '#contract/content/deal.ts';
import type { Label } from '#contract/catalog/label.ts';
import type { Bill } from '#contract/price/bill.ts';
import { categoryAddress, dealAddress, goodsAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { ago, fullTime } from '../../lib/when.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Pictures } from '../../ui/pictures.tsx';
import { BillFold } from '../coupon/bill-fold.tsx';
import { FollowButton } from '../mark/follow-button.tsx';
import { AuthorName, Avatar, hasPage } from '../user/author.tsx';
import { Cheaper } from '../goods/cheaper.tsx';
import { Gallery } from '../goods/gallery.tsx';
import { Evidence } from '../price/evidence.tsx';
import { Labels } from '../price/labels.tsx';
import { platformWords } from '../price/platform-mark.tsx';
import { PriceRow } from '../price/price.tsx';
import { isRefuted } from '../price/label.ts';
import { Until } from '../price/until.tsx';
import { VerdictLine } from '../price/verdict.tsx';

export function DealTop({
  deal,
  labels,
  bill,
  go,
}: {
  deal: DealDetail;
  labels: readonly Label[];
  bill: Bill | null;
  /** The way to the shop, of the bill. */
  go: ReactNode;
}) {
  const crumbs = [
    { label: t('nav.home'), href: '/' },
    { label: t('nav.deals'), href: '/' },
    ...deal.breadcrumb
      .slice(-1)
      .map((category) => ({ label: category.name, href: categoryAddress(category) })),
  ];
  return (
    <>
      <div className="pd__crumb">
        <Breadcrumb crumbs={crumbs} />
      </div>
      {deal.state === 'EXPIRED' && <EndedNote deal={deal} />}
      <section className="pd__top pd__top--deal">
        <Gallery images={[{ url: deal.cover }]} name={deal.title} />
        <div className="info">
          <p className="by">
            <Avatar user={deal.author} />
            <span>
              <AuthorName user={deal.author} />
              <br />
              <time dateTime={deal.updateTime}>{fullTime(deal.updateTime)}</time> ·{' '}
              {platformWords(deal.platform, deal.isMall)}
            </span>
            {hasPage(deal.author) && <FollowButton user={deal.author} small />}
          </p>
          <h1 className="deal__h">
            <WholeWords text={deal.title} />
          </h1>
          <div className="buy only-phone">
            <PriceRow card={deal} size={36} muted={deal.state === 'EXPIRED' || !deal.inStock} />
            {bill && <BillFold bill={bill} currency={deal.currencyCode} shop={deal} go={go} />}
            <Cheaper
              offer={deal.cheaper}
              than={deal}
              offersAt={`${goodsAddress(deal.goodsCode)}#offers`}
            />
            <Evidence of={deal} />
          </div>
          {deal.endTime && deal.state === 'LIVE' && (
            <Until time={deal.endTime} isCounting={!isRefuted(deal.verdict)} />
          )}
          <Labels labels={labels} asLowTime={deal.verdict.asLowTime} />
          {deal.text ? (
            // the API has made it harmless
            <div className="read rich deal__r" dangerouslySetInnerHTML={{ __html: deal.text }} />
          ) : (
            <div className="read deal__r">
              <p>{deal.summary}</p>
            </div>
          )}
          {deal.parts.couponCode && deal.parts.couponAmount === null && (
            <p>
              <span className="chip">
                {t('writing.deal.code', { code: deal.parts.couponCode })}
              </span>
            </p>
          )}
          {deal.disclosure !== 'NONE' && (
            <p className="discl">{t(`writing.disclosure.${deal.disclosure}`)}</p>
          )}
          {deal.boughtProof && (
            <p className="proof">
              <Icon name="verified" size={16} />
              {t('writing.bought')}
            </p>
          )}
        </div>
      </section>
      {deal.images.length > 1 && <Pictures pictures={deal.images} title={deal.title} />}
    </>
  );
}

/** How it ended and came back, when it did. */
export function DealHistory({ deal }: { deal: DealDetail }) {
  if (deal.history.length === 0) return null;
  return (
    <section className="pd__sec" aria-labelledby="life">
      <h2 id="life">{t('deal.life')}</h2>
      <ol className="life">
        {deal.history.map(({ state, reason, time }) => (
          <li key={`${time} ${state} ${reason}`}>
            <time dateTime={time}>{fullTime(time)}</time>
            <span>
              {state === 'EXPIRED'
                ? `${t('deal.ended.plain')}: ${t(`deal.end.${reason ?? 'OPERATOR'}`)}`
                : t('deal.revived')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The same product elsewhere, or a checked deal of its kind. */
function NextBest({ deal, next }: { deal: DealDetail; next: NonNullable<DealDetail['nextBest']> }) {
  const isDeal = 'contentTypeCode' in next;
  const isSame =
    next.name === deal.name || (isDeal ? next.goodsId === deal.goodsId : next.id === deal.goodsId);
  return (
    <a className="ended__next" href={isDeal ? dealAddress(next.code) : goodsAddress(next.code)}>
      <Picture url={next.cover} size={{ width: 120, height: 120 }} />
      <span>
        <small>{t(!isDeal || isSame ? 'deal.next.same' : 'deal.next.kind')}</small>
        <b>{next.name}</b>
        <PriceRow card={next} size={18} />
        <VerdictLine of={next} />
      </span>
    </a>
  );
}

function EndedNote({ deal }: { deal: DealDetail }) {
  const reason = t(`deal.end.${deal.endReason ?? 'OPERATOR'}`);
  return (
    <div className="ended" role="status">
      <Icon name="clock" />
      <div>
        <p>
          <b>
            {deal.endedTime ? t('deal.ended', { ago: ago(deal.endedTime) }) : t('deal.ended.plain')}
          </b>{' '}
          {reason}
        </p>
        {deal.nextBest && <NextBest deal={deal} next={deal.nextBest} />}
      </div>
    </div>
  );
}
