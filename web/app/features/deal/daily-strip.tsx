import { useRevalidator } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Countdown } from '../frame/countdown.tsx';
import { MiniCard } from '../goods/mini-card.tsx';

/** The deals of the day, with the time until the next ones; at zero the list reloads. */
export function DailyStrip({ deals, config }: { deals: Answer<'daily-special.list'>['content']; config: Answer<'daily-special.config'> }) {
  const { revalidate } = useRevalidator();
  return (
    <section aria-labelledby="daily">
      <div className="sec">
        <h2 id="daily">{t('footer.daily')}</h2>
        <p className="count">
          <Icon name="timer" size={16} />
          {t('daily.next')} <Countdown until={config.nextUpdateTime} onEnd={() => void revalidate()} />
        </p>
        <a className="sec__more" href="/daily-special-offers">
          {t('see-all')}
          <Icon name="chevron-right" size={16} />
        </a>
      </div>
      <div className="strip">
        {deals.map((deal, index) => (
          <MiniCard key={deal.id} card={deal} eager={index < 2} />
        ))}
      </div>
    </section>
  );
}
