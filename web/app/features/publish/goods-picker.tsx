/** Goods that a note is about: searched by words, chosen with a tap, taken out again. */
import { useEffect, useId, useState } from 'react';
import type { GoodsCard } from '#contract/catalog/card.ts';
import { DRAFT_LIMITS } from '#contract/content/drafting.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller, unreached } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../price/price.tsx';

const WAIT_MS = 300;

interface GoodsPickerProps {
  chosen: readonly GoodsCard[];
  onChange: (goods: readonly GoodsCard[]) => void;
}

export function GoodsPicker({ chosen, onChange }: GoodsPickerProps) {
  const id = useId();
  const [keyword, setKeyword] = useState('');
  const [found, setFound] = useState<readonly GoodsCard[] | 'failed'>();
  const words = keyword.trim();
  useEffect(() => {
    if (words.length < 2) return setFound(undefined);
    let isWanted = true;
    const timer = setTimeout(() => {
      browserCaller(
        'search.search',
        { keyword: words, dataTypes: ['GOODS'], pageRequest: { page: 1, size: 6 } },
        EXTRA,
      ).then(
        ({ content }) => isWanted && setFound(content as GoodsCard[]),
        () => isWanted && setFound('failed'),
      );
    }, WAIT_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [words]);
  const free = Array.isArray(found)
    ? found.filter((card) => !chosen.some((one) => one.id === card.id))
    : [];
  return (
    <fieldset className="pub__set">
      <legend className="field__l">
        {t('publish.goods')} <small className="muted">{t('form.optional')}</small>
      </legend>
      <ul className="pub__goods">
        {chosen.map((card) => (
          <li key={card.id}>
            <Line card={card} />
            <button
              type="button"
              className="icon-btn"
              aria-label={t('publish.goods.remove', { name: card.name })}
              onClick={() => onChange(chosen.filter((one) => one.id !== card.id))}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
      {chosen.length < DRAFT_LIMITS.goods && (
        <div className="field">
          <label className="sr" htmlFor={id}>
            {t('publish.goods.find')}
          </label>
          <input
            className="input"
            id={id}
            type="search"
            autoComplete="off"
            placeholder={t('publish.goods.find')}
            value={keyword}
            onChange={({ target }) => setKeyword(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </div>
      )}
      <p className="field__hint" role="status">
        {found === 'failed'
          ? unreached().message
          : found && found.length === 0
            ? t('publish.goods.none')
            : ''}
      </p>
      <ul className="pub__goods">
        {free.map((card) => (
          <li key={card.id}>
            <Line card={card} />
            <button
              type="button"
              className="btn btn--line btn--s"
              onClick={() => onChange([...chosen, card])}
            >
              {t('publish.goods.add')}
              <span className="sr"> {card.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

export function Line({ card }: { card: GoodsCard }) {
  return (
    <>
      <span className="pub__thumb">
        <Picture url={card.cover} />
      </span>
      <span className="pub__name">
        <span>{card.name}</span>
        <Price price={card.currentPrice} currency={card.currencyCode} size={14} />
      </span>
    </>
  );
}
