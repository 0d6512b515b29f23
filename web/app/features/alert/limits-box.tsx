/** How many alerts, watches and awaited links there are, and may be (ALERT-06, AMB-12). */
import { ALERT_LIMITS, LINK_WAITS_MAX, WATCHES_MAX } from '#contract/alert/limits.ts';
import { t } from '../../lib/message.ts';

interface LimitsBoxProps {
  alerts: number;
  watches?: number;
  links?: number;
}

export function LimitsBox({ alerts, watches, links = 0 }: LimitsBoxProps) {
  return (
    <section className="box">
      <Limit label={t('alerts.deals')} n={alerts} most={ALERT_LIMITS.alerts} />
      {watches !== undefined && (
        <>
          <Limit label={t('alerts.watches')} n={watches} most={WATCHES_MAX} />
          <p className="t12">{t('alerts.limit.both')}</p>
        </>
      )}
      {links > 0 && <Limit label={t('alerts.links')} n={links} most={LINK_WAITS_MAX} />}
    </section>
  );
}

function Limit({ label, n, most }: { label: string; n: number; most: number }) {
  const width = `${Math.min(100, Math.round((n / most) * 100))}%`;
  return (
    <>
      <p className="limit">
        {label} <span className="num">{t('alerts.limit', { n, most })}</span>
      </p>
      <svg className="meter" aria-hidden="true">
        <rect className="m0" width="100%" height="6" />
        <rect className={n >= most ? 'm1 m1--full' : 'm1'} width={width} height="6" />
      </svg>
    </>
  );
}
