/**
 * A coupon as a ticket: what it takes off, where, on what terms; a code that copies with one tap;
 * when it last worked.
 */
import { useState } from 'react';
import type { Coupon } from '#contract/coupon/coupon.ts';
import { shortOf } from '#contract/coupon/stack.ts';
import { formatDiscount } from '#contract/money.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { page } from '../../lib/page.ts';
import { shortDate } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { ExitLink } from '../outbound/exit-link.tsx';
import { PlatformMark } from '../price/platform-mark.tsx';
import { copyCode } from '../share/copy-code.ts';
import { Feedback } from './feedback.tsx';
import { TruthLine } from './truth-line.tsx';

const DAY_MS = 86_400_000;

/** `small`: in a rail, without terms and without asking whether it worked. */
export function Ticket({
  coupon: first,
  small = false,
  itemAmount,
  offer,
}: {
  coupon: Coupon;
  small?: boolean;
  /** The price of the one piece that it is for. */
  itemAmount?: number | undefined;
  /** Whose offer it is for, where the price of the page is of another. */
  offer?: string | undefined;
}) {
  const [coupon, set] = useState(first);
  const off = coupon.state === 'EXPIRED' || coupon.state === 'DEAD' || coupon.state === 'DOUBTFUL';
  return (
    <article
      className={off ? 'ticket ticket--off' : 'ticket'}
      aria-label={`${amountOf(coupon)} ${coupon.code ?? ''}`}
    >
      <div className="ticket__l">
        <p className="ticket__amt">{amountOf(coupon)}</p>
        <p className="ticket__c">
          <PlatformMark platform={coupon.platform} />
          <Terms coupon={coupon} />
        </p>
        {itemAmount !== undefined && <Short coupon={coupon} itemAmount={itemAmount} />}
        {offer && <p className="ticket__s ticket__s--of">{offer}</p>}
        {!small && <p className="ticket__s">{scopeOf(coupon)}</p>}
      </div>
      <div className="ticket__r">
        <Code coupon={coupon} />
      </div>
      <div className="ticket__f">
        <TruthLine coupon={coupon} />
        <Ends coupon={coupon} onEnd={() => set({ ...coupon, state: 'EXPIRED' })} />
      </div>
      {!small && coupon.state !== 'EXPIRED' && <Feedback coupon={coupon} onSaid={set} />}
    </article>
  );
}

function Code({ coupon }: { coupon: Coupon }) {
  const { code } = coupon;
  if (code === null)
    return coupon.url ? (
      <ExitLink
        className="code"
        exit={{ ref: `coupon-${coupon.id}`, type: 'COUPON', id: coupon.id }}
      >
        {t('coupon.no-code')}
        <span>
          {t('coupon.open')} <Icon name="arrow-up-right" size={16} />
        </span>
      </ExitLink>
    ) : (
      <p className="code">{t('coupon.no-code')}</p>
    );
  // a code that has ended is still read, and no more taken along
  if (coupon.state === 'EXPIRED')
    return (
      <p className="code">
        <b>{code}</b>
      </p>
    );
  return (
    <button className="code" type="button" onClick={() => copyCode(code)}>
      <b>{code}</b>
      <span>
        <Icon name="copy" size={16} /> {t('coupon.copy')}
      </span>
    </button>
  );
}

/** How far one piece is from the minimum spend. */
function Short({ coupon, itemAmount }: { coupon: Coupon; itemAmount: number }) {
  const short = coupon.state === 'LIVE' ? shortOf(itemAmount, coupon) : null;
  if (short === null) return null;
  return (
    <p className="ticket__s">
      <b>{t('coupon.short', { amount: money(short, coupon.currencyCode) })}</b>
    </p>
  );
}

function Ends({ coupon: { endTime, state }, onEnd }: { coupon: Coupon; onEnd: () => void }) {
  if (endTime === null) return <span className="end">{t('coupon.open-end')}</span>;
  if (state === 'EXPIRED')
    return <span className="end">{t('coupon.ended', { date: shortDate(endTime) })}</span>;
  if (Date.parse(endTime) - page().currentTimeMillis > DAY_MS)
    return <span className="end">{t('coupon.until', { date: shortDate(endTime) })}</span>;
  return (
    <span className="end">
      {t('coupon.ends-in')} <Countdown until={endTime} onEnd={onEnd} />
    </span>
  );
}

function amountOf(coupon: Coupon): string {
  if (coupon.discountType === 'DISCOUNT')
    return t('coupon.off', { amount: formatDiscount(coupon.fraction).slice(1) });
  return coupon.amount === null
    ? coupon.title
    : t('coupon.off', { amount: money(coupon.amount, coupon.currencyCode) });
}

/** What must be spent, and the most that is taken off; a line ends between the two. */
function Terms({ coupon: { minSpendAmount, capAmount, currencyCode } }: { coupon: Coupon }) {
  return (
    <span className="ticket__t">
      <span>
        {minSpendAmount
          ? t('coupon.min', { amount: money(minSpendAmount, currencyCode) })
          : t('coupon.no-min')}
        {capAmount && ' ·'}
      </span>{' '}
      {capAmount && <span>{t('coupon.cap', { amount: money(capAmount, currencyCode) })}</span>}
    </span>
  );
}

function scopeOf({ brands, categories, shopName, exclusive }: Coupon): string {
  const names = [...brands, ...categories].map((one) => one.name);
  return [
    names.length > 0
      ? t('coupon.only', { names: names.join(', ') })
      : shopName
        ? t('coupon.shop', { shop: shopName })
        : t('coupon.all-goods'),
    exclusive ? t('coupon.exclusive') : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
