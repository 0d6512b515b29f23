/**
 * When a deal or a flash sale ends, counting, with the moment itself. Beside a discount that history
 * refutes nothing counts down.
 */
import { useRevalidator } from 'react-router';
import { t } from '../../lib/message.ts';
import { fullTime } from '../../lib/when.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

export function Until({
  time,
  isFlash = false,
  isCounting = true,
}: {
  time: string;
  isFlash?: boolean;
  isCounting?: boolean;
}) {
  const { revalidate } = useRevalidator();
  return (
    <p className="deal__until">
      <Icon name={isFlash ? 'zap' : 'clock'} size={16} /> {isFlash && `${t('label.flash-sale')} · `}
      {isCounting ? (
        <>
          {t('deal.ends-in')} <Countdown until={time} onEnd={() => void revalidate()} />{' '}
        </>
      ) : (
        `${t('deal.ends')} `
      )}
      <time className="muted" dateTime={time}>
        {fullTime(time)}
      </time>
    </p>
  );
}
