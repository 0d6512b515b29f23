/** What is left of a month's messages, before it runs out, and what happens then (BEY-35). */
import type { Channel } from '#contract/message/delivery.ts';
import { t } from '../../lib/message.ts';
import { shortDate } from '../../lib/when.ts';

export function ChannelQuota({ quota }: { quota: NonNullable<Channel['quota']> }) {
  const { used, max, resetTime, serviceLeft } = quota;
  const left = Math.max(0, max - used);
  const isFull = left === 0 || serviceLeft === 0;
  return (
    <div className="chan__q">
      <svg className="meter" role="img" aria-label={t('channel.quota.meter', { used, max })}>
        <rect className="m0" width="100%" height="6" />
        <rect
          className={isFull ? 'm1 m1--full' : 'm1'}
          width={`${Math.min(100, (used / max) * 100)}%`}
          height="6"
        />
      </svg>
      <p>
        <span>{t('channel.quota.used', { used, max, left })}</span>
        <span>{t('channel.quota.reset', { date: shortDate(resetTime) })}</span>
      </p>
      {serviceLeft !== null && serviceLeft < left && (
        <p>{t('channel.quota.service', { n: Math.max(0, serviceLeft) })}</p>
      )}
      <p>{t(isFull ? 'channel.quota.full' : 'channel.quota.text')}</p>
    </div>
  );
}
