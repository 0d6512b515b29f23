/** The address of one prize: asked for, sent, or too late. */
import { useState } from 'react';
import type { Address } from '#contract/activity/lottery.ts';
import { t } from '../../lib/message.ts';
import { longDate } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { AddressForm, LockedAddress } from './address-form.tsx';
import { AwardWay } from './award-way.tsx';
import type { Award } from './prize-data.ts';
import { Sealed } from './prize-side.tsx';

export interface AddressRoomProps {
  award: Award;
  saved: Address | null;
  title: string;
  days: number;
}

export function AddressRoom({ award: first, saved, title, days }: AddressRoomProps) {
  const [award, setAward] = useState(first);
  return (
    <div className="two">
      <div>
        {award.address ? (
          <>
            <p className="banner" role="status">
              <Icon name="lock" />
              <span>
                <b>{t('prize.address.done')}</b>{' '}
                {award.deliverByTime &&
                  t('prize.address.done.text', { date: longDate(award.deliverByTime) })}
              </span>
            </p>
            <LockedAddress address={award.address} />
          </>
        ) : award.status === 'NOT_FILL_ADDRESS' ? (
          <>
            <p className="banner">
              <Icon name="info" />
              <span>
                {saved && `${t('prize.address.filled')} `}
                <b>{t('prize.address.final')}</b> {t('prize.address.look')}
              </span>
            </p>
            <AddressForm award={award} saved={saved} onSent={setAward} />
          </>
        ) : (
          <p className="banner">
            <Icon name="clock" />
            <span>{t('prize.address.over')}</span>
          </p>
        )}
      </div>
      <aside className="two__side">
        <AwardWay award={award} title={title} days={days} />
        <Sealed />
      </aside>
    </div>
  );
}
