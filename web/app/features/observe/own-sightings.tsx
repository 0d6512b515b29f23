/**
 * Prices that the user reported: the state of each, and withdrawing what is not confirmed yet
 * (BEY-19).
 */
import { useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { LIST } from '#contract/constants.ts';
import { goodsAddress } from '../../lib/address.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { fullTime } from '../../lib/when.ts';
import { PagedList } from '../list/paged-list.tsx';
import { stateWords } from './state.ts';

type Mine = Answer<'sighting.mine'>;

export function OwnSightings({ first, page }: { first: Mine; page: number }) {
  const load = (next: number) =>
    browserCaller(
      'sighting.mine',
      { pageRequest: { page: next, size: LIST.pageSize } },
      { quiet: true },
    );
  return (
    <section className="own__sec" aria-labelledby="own-sightings">
      <h2 id="own-sightings">{t('observe.mine')}</h2>
      <PagedList
        key={page}
        first={first}
        page={page}
        size={LIST.pageSize}
        load={load}
        empty={<p className="muted">{t('observe.none')}</p>}
      >
        {(items) => (
          <ul className="own__rows">
            {items.map((item) => (
              <OwnSighting key={item.id} item={item} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

function OwnSighting({ item }: { item: Mine['content'][number] }) {
  const [state, setState] = useState<'there' | 'busy' | 'gone'>('there');
  async function takeBack() {
    if (state !== 'there') return;
    setState('busy');
    try {
      await browserCaller('sighting.take-back', { id: item.id });
      setState('gone');
    } catch {
      // the caller has said why
      setState('there');
    }
  }
  if (state === 'gone')
    return (
      <li className="muted" role="status">
        {t('observe.taken-back')}
      </li>
    );
  return (
    <li>
      <p className="own__row">
        <a className="link" href={goodsAddress(item.goodsCode)}>
          {item.goodsName}
        </a>
        <span className="muted">
          <b className="num">{money(item.amount, item.currencyCode)}</b> · {fullTime(item.seenTime)}
        </span>
        <span className="muted">{stateWords(item)}</span>
      </p>
      {item.state === 'OPEN' && (
        <button
          className="btn btn--quiet needs-script"
          type="button"
          aria-disabled={state === 'busy'}
          onClick={() => void takeBack()}
        >
          {t('observe.take-back')}
          <span className="sr"> {item.goodsName}</span>
        </button>
      )}
    </li>
  );
}
