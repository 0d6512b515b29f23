/**
 * A price watch without a connection (BEY-14): the target alone, since nothing can be replayed. It
 * waits with the likes, and what becomes of it is said where they are.
 */
import { useId, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { CURRENCIES, plainDecimal, shownAmount, typedAmount } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { openLogin } from '../../lib/login.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { page } from '../../lib/page.ts';
import { mayAct } from '../../lib/viewer.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { openModal } from '../../ui/open-modal.ts';
import { asOf } from './as-of.ts';
import { enqueue } from './queue-send.ts';

interface WatchLaterProps {
  readonly goods: {
    readonly code: string;
    readonly name: string;
    readonly currencyCode: CurrencyCode;
    readonly currentPrice: string;
  };
  readonly onClose: () => void;
}

/** A step below the last known price that is worth a message. */
const FIRST_SHARE = 0.95;

export function WatchLater({ goods, onClose }: WatchLaterProps) {
  const { code, name, currencyCode: currency, currentPrice } = goods;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const known = typedAmount(currentPrice, currency);
  const [typed, setTyped] = useState(() => {
    const unit = CURRENCIES[currency].exampleUnit;
    const first = Math.floor(((known ?? 0) * FIRST_SHARE) / unit) * unit;
    return first > 0 ? plainDecimal(first, currency) : '';
  });
  const targetAmount = typedAmount(typed, currency);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (!targetAmount) return;
    dialog.current?.close();
    if (!mayAct()) return openLogin(undefined, undefined, undefined, 'watch');
    enqueue({
      kind: 'watch',
      subject: { subjectId: code, subjectType: 'GOODS' },
      on: true,
      watch: { goodsId: code, kind: 'TARGET_PRICE', targetAmount },
      target: money(targetAmount, currency),
      name,
    });
  };
  return (
    <dialog
      ref={(element) => {
        dialog.current = element;
        openModal(element);
      }}
      className="dialog"
      aria-labelledby={id}
      onClose={onClose}
    >
      <form onSubmit={save}>
        <h3 id={id}>{t('later.title')}</h3>
        <p>{name}</p>
        <p>
          {money(known ?? 0, currency)} ·{' '}
          {t('offline.data', { time: asOf(page().currentTimeMillis) })}
        </p>
        <label className="say">
          {t('later.target')}{' '}
          <span className="tok tok--sum num">
            {shownAmount(0, currency).symbol}
            <input
              inputMode="decimal"
              autoComplete="off"
              maxLength={14}
              required
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </span>
        </label>
        <p className="t12">{t('later.text')}</p>
        <div className="dialog__a">
          <button className="btn btn--quiet" type="button" onClick={() => dialog.current?.close()}>
            {t('later.cancel')}
          </button>
          <button className="btn btn--go" type="submit" aria-disabled={!targetAmount}>
            <Icon name="bell-ring" />
            {t('later.start')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
