/** Orders that the viewer handed in: three sums, and each with its steps (ACT-09). */
import type { BonusSums } from '#contract/activity/bonus.ts';
import { openLogin } from '../../lib/login.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { page } from '../../lib/page.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useAct } from '../form/use-act.ts';
import { OrderCard } from './order-card.tsx';
import type { OwnOrders } from './use-own-orders.ts';

const SUMS = ['paid', 'waiting', 'returned'] as const;
const TABS = [undefined, 'DELIVERED', 'RETURNED'] as const;

export function BonusOrders({ own }: { own: OwnOrders }) {
  const { known } = own;
  if (known === null)
    return (
      <EmptyState
        title={t('bonus.sign-in')}
        text={t('bonus.sign-in.text')}
        action={{ label: t('page.sign-in'), do: () => openLogin() }}
      />
    );
  return (
    <section aria-label={t('bonus.own')} aria-busy={known === undefined}>
      <Sums sums={known?.sums} />
      <div className="tabs" role="group" aria-label={t('bonus.own')}>
        {TABS.map((status) => (
          <button
            key={status ?? 'all'}
            type="button"
            aria-current={own.status === status ? 'true' : undefined}
            onClick={() => own.show(status)}
          >
            {t(status === undefined ? 'bonus.tab.all' : `bonus.tab.${status}`)}{' '}
            <small className="num">{known ? countOf(known.sums, status) : ''}</small>
          </button>
        ))}
      </div>
      {known && (
        <>
          {known.orders.length === 0 && <p className="bonus__none">{t('bonus.none')}</p>}
          <ul>
            {known.orders.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </ul>
          {known.hasNext && <More more={own.more} />}
        </>
      )}
    </section>
  );
}

function Sums({ sums }: { sums: BonusSums | undefined }) {
  const currency = page().tenant.currencyCode;
  return (
    <dl className="total3">
      {SUMS.map((name) => (
        <div key={name}>
          <dt>{t(`bonus.sum.${name}`)}</dt>
          <dd className="num">{sums ? money(sums[name].amount, currency) : '–'}</dd>
          <dd className="total3__n">
            {sums ? t(`bonus.count.${name}`, { n: sums[name].count }) : ''}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const countOf = ({ paid, waiting, returned }: BonusSums, status: (typeof TABS)[number]): number =>
  status === 'DELIVERED'
    ? paid.count
    : status === 'RETURNED'
      ? returned.count
      : paid.count + waiting.count + returned.count;

/** The next page of a list. */
export function More({ more }: { more: () => Promise<void> }) {
  const { busy, run, failed } = useAct();
  return (
    <button
      className="btn btn--line btn--wide bonus__more"
      type="button"
      aria-busy={busy}
      onClick={() => void run(more)}
    >
      {t(busy ? 'list.loading' : failed ? 'list.retry' : 'list.more')}
    </button>
  );
}
