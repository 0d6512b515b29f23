/** What a card says below its picture: at most one tag, when it ends, and that it is sent free. */
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import { t } from '../../lib/message.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { labelName, strongestTag, untilOf } from './label.ts';

export function CardTags({ card }: { card: DealCard | GoodsCard }) {
  const until = untilOf(card);
  const tag = strongestTag(card);
  const isFlash = tag?.icon === 'zap';
  const isFree = card.labels.includes('FREE_SHIPPING');
  if (!tag && !isFree && !until) return null;
  return (
    <p className="card__tags">
      {tag && (
        <span className={`tag${tag.tone}`}>
          <Icon name={tag.icon} size={14} />
          {labelName(tag.label)}
          {isFlash && until && <Countdown until={until} />}
        </span>
      )}
      {until && !isFlash && (
        <span className="tag tag--quiet">
          <Icon name="clock" size={14} />
          {t('deal.ends-in')} <Countdown until={until} />
        </span>
      )}
      {isFree && (
        <span className="tag tag--quiet tag--free">
          <Icon name="truck" size={14} />
          {t('label.free-shipping')}
        </span>
      )}
    </p>
  );
}
