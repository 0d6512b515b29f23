/** Orders of everybody that were paid, masked, for anyone (API-52). */
import { useState } from 'react';
import type { BonusOrder } from '#contract/activity/bonus.ts';
import { platformOf } from '#contract/catalog/label.ts';
import { BONUS_ORDER_PAGE_SIZE } from '#contract/constants.ts';
import type { List } from '#contract/shapes.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { shortDate } from '../../lib/when.ts';
import { PlatformMark } from '../price/platform-mark.tsx';
import { More } from './bonus-orders.tsx';

export function BonusPaid({ activityId, first }: { activityId: string; first: List<BonusOrder> }) {
  const [shown, setShown] = useState({ ...first, page: 1 });
  async function more() {
    const page = shown.page + 1;
    const next = await browserCaller(
      'bonus-order.pages',
      { activityId, onlyDelivered: true, pageRequest: { page, size: BONUS_ORDER_PAGE_SIZE } },
      EXTRA,
    );
    setShown({ ...next, page, content: [...shown.content, ...next.content] });
  }
  return (
    <section className="amod" aria-labelledby="paid">
      <h2 id="paid">
        {t('bonus.everybody')} <span className="muted num">{shown.totalElements}</span>
      </h2>
      {shown.content.length === 0 && <p>{t('bonus.everybody.none')}</p>}
      <ul className="bpaid">
        {shown.content.map((order) => (
          <li key={order.id}>
            <PlatformMark platform={platformOf(order.platform)} size={20} />
            <span>
              <b>{order.user.nickname}</b> <small className="num">{order.orderNo}</small>
            </span>
            <span className="amt num">{money(order.bonusAmount ?? 0, order.currencyCode)}</span>
            <small>{order.deliverTime && shortDate(order.deliverTime)}</small>
          </li>
        ))}
      </ul>
      {shown.hasNext && <More more={more} />}
    </section>
  );
}
