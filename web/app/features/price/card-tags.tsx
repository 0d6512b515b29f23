/** What a card says below its picture: at most one tag, and that it is sent free. */
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { labelName, strongestTag } from './label.ts';

export function CardTags({ card }: { card: DealCard | GoodsCard }) {
  const tag = strongestTag(card);
  const isFree = card.labels.includes('FREE_SHIPPING');
  if (!tag && !isFree) return null;
  return (
    <p className="card__tags">
      {tag && (
        <span className={`tag${tag.tone}`}>
          <Icon name={tag.icon} size={14} />
          {labelName(tag.label)}
        </span>
      )}
      {isFree && (
        <span className="tag tag--free">
          <Icon name="truck" size={14} />
          {t('label.free-shipping')}
        </span>
      )}
    </p>
  );
}
