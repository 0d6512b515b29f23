/**
 * Home for somebody without an account (BEY-36): what became of what was looked at in this browser, and what was
 * searched in it. Nothing of it is sent but the codes whose prices are asked; one tap forgets all.
 */
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import { withQuery } from '../../lib/address.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { forgetLooks, keepLooks, lookedAt } from '../goods/looked-at.ts';
import type { LookedAt } from '../goods/looked-at.ts';
import { MiniCard } from '../goods/mini-card.tsx';
import { kinOf } from '../mute/kin.ts';
import { forgetSearch, keepSearches, searched } from '../search/history.ts';
import { sinceOf } from './since.ts';
import type { Seen } from './since.ts';

const SHOWN = 12;

interface Since {
  readonly looks: readonly LookedAt[];
  readonly seen: readonly Seen[];
  readonly words: readonly string[];
}

export interface SinceListProps {
  /** Shown until it is known what became of them. */
  waiting: ReactNode;
  /** There is room for what was looked at, not for words alone. */
  hasLooks: boolean;
  /** There is nothing to say. */
  onNone: () => void;
}

export function SinceList({ waiting, hasLooks, onNone }: SinceListProps) {
  const [since, setSince] = useState<Since>();
  const [isForgotten, setForgotten] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const looks = lookedAt();
    const words = searched();
    if (looks.length + words.length === 0) {
      onNone();
      return undefined;
    }
    void cardsOf(looks).then((cards) => {
      const seen = hasLooks ? sinceOf(looks, cards).slice(0, SHOWN) : [];
      if (isLeft) return;
      if (seen.length + words.length > 0) setSince({ looks, seen, words });
      else onNone();
    });
    return () => {
      isLeft = true;
    };
  }, []);
  if (!since) return waiting;
  const forget = () => {
    forgetLooks();
    forgetSearch();
    setForgotten(true);
  };
  const undo = () => {
    keepLooks(since.looks);
    keepSearches(since.words);
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
          <Searched words={since.words} />
          <div className="strip since">
            {since.seen.map((one) => (
              <div key={one.card.id} data-of={kinOf(one.card)}>
                <MiniCard card={one.card} />
                <p className={`since__c${one.kind === 'FELL' ? ' is-down' : ''}`}>{wordsOf(one)}</p>
              </div>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** An extra: home is shown without them too. */
async function cardsOf(looks: readonly LookedAt[]): Promise<(GoodsCard | DealCard)[]> {
  const deals = looks.flatMap(({ deal }) => deal ?? []);
  const goods = looks.flatMap(({ code, deal }) => (deal ? [] : [code]));
  const [ofDeals, ofGoods] = await Promise.all([
    deals.length === 0 ? [] : browserCaller('deal.named', { codes: deals }, EXTRA).catch(() => []),
    goods.length === 0 ? [] : browserCaller('goods.named', { codes: goods }, EXTRA).catch(() => []),
  ]);
  return [...ofDeals, ...ofGoods];
}

function wordsOf({ kind, card, change }: Seen): string {
  const amount = money(Math.abs(change), card.currencyCode);
  if (kind === 'FELL') return t('here.fell', { amount });
  if (kind === 'ROSE') return t('here.rose', { amount });
  if (kind === 'ENDED') return t('here.ended');
  return t(kind === 'GONE' ? 'here.gone' : 'here.same');
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
