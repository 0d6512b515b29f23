/** When alerts are silent, and the way to change it. */
import type { Answer } from '#contract/calls.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';

export function QuietBox({ quiet }: { quiet: Answer<'quiet-hours.read'> }) {
  const { enabled, fromTime, toTime, maxPerDay } = quiet;
  return (
    <section className="box">
      <h2>{t('quiet.title')}</h2>
      <p>
        {enabled
          ? t('alerts.quiet', { from: fromTime, to: toTime, n: maxPerDay })
          : t('alerts.quiet.off', { n: maxPerDay })}
      </p>
      <a className="link" href="/notifications/preferences">
        <Icon name="settings" />
        {t('alerts.channels')}
      </a>
    </section>
  );
}
