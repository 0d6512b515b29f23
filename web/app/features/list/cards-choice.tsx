/**
 * Rows or two columns of cards on a phone, chosen once for all lists. A plain form, so that it works without script;
 * with script nothing is loaded again.
 */
import { COOKIE_MAX_AGE_S } from '#contract/constants.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { setCookie } from '../../lib/cookie.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { Icon } from '../../ui/icon/icon.tsx';

type Cards = 'rows' | 'grid';

/** What was chosen last in this visit; the page knows what was chosen before it. */
let chosen: Cards | undefined;

export function CardsChoice() {
  const { pathname, search } = useLocation();
  const [cards, setCards] = useState<Cards>(chosen ?? page().cards ?? 'rows');
  const choose = (next: Cards) => {
    chosen = next;
    setCards(next);
    setCookie('cards', next, next === 'grid' ? COOKIE_MAX_AGE_S : 0);
    if (next === 'grid') document.documentElement.dataset.cards = next;
    else delete document.documentElement.dataset.cards;
  };
  const next: Cards = cards === 'grid' ? 'rows' : 'grid';
  return (
    <form
      className="cards-choice"
      action="/preferences"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        choose(next);
      }}
    >
      <input type="hidden" name="next" value={pathname + search} />
      <input type="hidden" name="cards" value={next} />
      <button className="icon-btn" type="submit" aria-label={t(`cards.${next}`)}>
        <Icon name={next === 'grid' ? 'layout-grid' : 'list'} />
      </button>
    </form>
  );
}
