/** The three first prizes, on the stage. */
import { countText } from '../../lib/figure.ts';
import { t } from '../../lib/message.ts';
import { COVER } from '../../lib/picture.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { LotteryData } from './lottery-data.ts';

const MOST = 3;

export function TopPrizes({ prizes }: { prizes: LotteryData['prizes'] }) {
  const top = prizes.filter(({ kind }) => kind !== 'NOTHING').slice(0, MOST);
  return (
    <ul className="prizes3">
      {top.map(({ id, name, image, total }) => (
        <li key={id}>
          <div className="ph">
            {image === '' ? (
              <Icon name="gift" size={24} />
            ) : (
              <Picture url={image} size={COVER.card} />
            )}
          </div>
          <p>
            <b>{name}</b>
            {total === null
              ? t('lottery.prizes.any')
              : t('lottery.prizes.n', { n: countText(total) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
