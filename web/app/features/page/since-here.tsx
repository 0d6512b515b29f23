/**
 * Home for somebody without an account: what became of the prices that were looked at in this browser, and what was
 * searched in it. Nothing of it is sent but the codes whose prices are asked; one tap forgets all.
 */
import { useEffect, useState } from 'react';
import type { GoodsCard } from '#contract/catalog/card.ts';
import { withQuery } from '../../lib/address.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { forgetLooks, keepLooks, lookedAt } from '../goods/looked-at.ts';
import type { LookedAt } from '../goods/looked-at.ts';
import { MiniCard } from '../goods/mini-card.tsx';
import { searched } from '../search/history.ts';

const SHOWN = 12;

interface Since {
  readonly looks: readonly LookedAt[];
  readonly cards: readonly GoodsCard[];
  readonly words: readonly string[];
}

export function SinceHere() {
  const [since, setSince] = useState<Since>();
  const [isForgotten, setForgotten] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const looks = lookedAt();
    const words = searched();
    if (looks.length === 0) return undefined;
    browserCaller('goods.named', { codes: looks.map(({ code }) => code) }, EXTRA).then(
      (cards) => isLeft || setSince({ looks, cards, words }),
      // an extra: home is shown without it too
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, []);
  if (!since || since.cards.length === 0) return null;
  const forget = () => {
    forgetLooks();
    setForgotten(true);
  };
  const undo = () => {
    keepLooks(since.looks);
    setForgotten(false);
  };
  return (
    <section aria-labelledby="since-here">
      <div className="sec">
        <h2 id="since-here">{t('here.title')}</h2>
        <button className="sec__more" type="button" onClick={isForgotten ? undo : forget}>
          {t(isForgotten ? 'here.undo' : 'here.forget')}
        </button>
      </div>
      {isForgotten ? (
        <p role="status">{t('here.forgotten')}</p>
      ) : (
        <>
          <p className="count">{t('here.note')}</p>
          <SinceCards {...since} />
          <Searched words={since.words} />
        </>
      )}
    </section>
  );
}

/** What fell most comes first, then by the time of the look. */
function SinceCards({ looks, cards }: Pick<Since, 'looks' | 'cards'>) {
  const then = new Map(looks.map(({ code, amount }) => [code, amount]));
  const change = (card: GoodsCard) =>
    card.currentAmount - (then.get(card.code) ?? card.currentAmount);
  const share = (card: GoodsCard) =>
    card.isCurrent ? Math.min(0, change(card)) / Math.max(1, then.get(card.code) ?? 1) : 0;
  const sorted = cards.toSorted((one, other) => share(one) - share(other)).slice(0, SHOWN);
  return (
    <div className="strip since">
      {sorted.map((card) => (
        <div key={card.id}>
          <MiniCard card={card} />
          <p className={`since__c${change(card) < 0 ? ' is-down' : ''}`}>
            {changeWords(card, change(card))}
          </p>
        </div>
      ))}
    </div>
  );
}

function changeWords(card: GoodsCard, change: number): string {
  if (!card.inStock) return t('here.gone');
  if (!card.isCurrent || change === 0) return t('here.same');
  const amount = money(Math.abs(change), card.currencyCode);
  return t(change < 0 ? 'here.fell' : 'here.rose', { amount });
}

function Searched({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <nav className="chips" aria-label={t('here.searched')}>
      {words.map((word) => (
        <a key={word} className="chip" href={withQuery('/search', { keyword: word })}>
          <Icon name="search" size={16} />
          {word}
        </a>
      ))}
    </nav>
  );
}
