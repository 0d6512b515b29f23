import type { Coupon } from '#contract/coupon/coupon.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { ago } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';

/**
 * When it last worked and for how many of those who tried; never a rate without its n, and nothing
 * invented (BEY-08).
 */
export function TruthLine({ coupon: { state, truth } }: { coupon: Coupon }) {
  const n = truth.works + truth.fails;
  const counts = <span className="num">{t('coupon.counts', { works: truth.works, n })}</span>;
  if (n === 0) return <span>{t('coupon.untried')}</span>;
  if (state === 'DEAD' || state === 'DOUBTFUL')
    return (
      <span className="ticket__warn">
        <Icon name="triangle-alert" size={16} />
        {t(state === 'DEAD' ? 'coupon.dead' : 'coupon.doubtful')} · {counts}
      </span>
    );
  if (truth.lastWorkedTime === null) return <span>{t('coupon.never', { n })}</span>;
  const fresh = page().currentTimeMillis - Date.parse(truth.lastWorkedTime) < 60_000;
  return (
    <span className="ok">
      <Icon name="check" size={16} />
      {fresh ? t('coupon.worked.now') : t('coupon.worked', { ago: ago(truth.lastWorkedTime) })} ·{' '}
      {counts}
    </span>
  );
}
