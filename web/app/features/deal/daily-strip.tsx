import { useRevalidator } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { MiniCard } from '../goods/mini-card.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** The deals of the day, with the time until the next ones; at zero the list reloads. */
export function DailyStrip({
  deals,
  config,
}: {
  deals: Answer<'daily-special.list'>['content'];
  config: Answer<'daily-special.config'>;
}) {
  const { revalidate } = useRevalidator();
  return (
    <section aria-labelledby="daily">
      <SectionHead id="daily" title={t('footer.daily')} more="/daily-special-offers">
        <p className="count">
          <Icon name="timer" size={16} />
          {t('daily.next')}{' '}
          <Countdown until={config.nextUpdateTime} onEnd={() => void revalidate()} />
        </p>
      </SectionHead>
      <div className="strip">
        {deals.map((deal, index) => (
          <MiniCard key={deal.id} card={deal} eager={index < 2} />
        ))}
      </div>
    </section>
  );
}
