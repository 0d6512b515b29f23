/** Drawing: chances, digits, the result, and the word that one may add (ACT-04, ACT-13, ACT-15). */
import { useState } from 'react';
import type { CallFailure } from '../../lib/call.ts';
import { t } from '../../lib/message.ts';
import { useViewer } from '../../lib/viewer.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { DecidedBy } from './decided-by.tsx';
import { Digits } from './digits.tsx';
import { awardAddress, lotteryAddress } from './lottery-address.ts';
import { Result } from './result.tsx';
import { Track } from './track.tsx';
import { useDraw } from './use-draw.ts';
import type { Drawn } from './use-draw.ts';
import type { Lottery } from './use-lottery.ts';

export function RunningBox({ lottery }: { lottery: Lottery }) {
  const { data, own, refresh } = lottery;
  const { user, known } = useViewer();
  const [word, setWord] = useState('');
  const { busy, failed, drawn, draw } = useDraw(data.activity.id, refresh);
  const isOut = own !== undefined && own.chances === 0;
  return (
    <section className="draw" aria-busy={busy}>
      <p>
        {own
          ? t('lottery.chances', { n: own.chances })
          : known && !user
            ? t('lottery.chances.unknown')
            : ' '}
      </p>
      {failed ? (
        <Refused failed={failed} />
      ) : (
        <Digits key={drawn?.recordId} number={drawn?.number ?? null} isNew={drawn !== undefined} />
      )}
      <div className="draw__live" role="status">
        {busy && <p className="draw__r">{t('lottery.drawing')}</p>}
        {!busy && drawn && !failed && <Outcome lottery={lottery} drawn={drawn} />}
      </div>
      <button
        className="btn btn--go btn--lg btn--wide needs-script"
        type="button"
        disabled={isOut}
        aria-disabled={busy}
        onClick={() => draw(word)}
      >
        <Icon name={busy ? 'loader-circle' : 'dices'} className={busy ? 'spin' : ''} />
        {t('lottery.draw')}
      </button>
      <OwnWord word={word} onWord={setWord} />
      {isOut && (
        <p className="draw__out">
          <a className="link" href="#ways">
            {t('lottery.chances.none')}
          </a>
        </p>
      )}
      <DecidedBy lottery={lottery} />
    </section>
  );
}

/** A word that goes into the number. */
function OwnWord({ word, onWord }: { word: string; onWord: (word: string) => void }) {
  return (
    <details className="draw__word needs-script">
      <summary>{t('lottery.word')}</summary>
      <label>
        <input
          className="input"
          aria-label={t('lottery.word')}
          value={word}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onWord(target.value)}
        />
        <small>{t('lottery.word.hint')}</small>
      </label>
    </details>
  );
}

/** The result as a sentence, before its digits stand still. */
function Outcome({ lottery, drawn }: { lottery: Lottery; drawn: Drawn }) {
  const { data, own } = lottery;
  if (drawn.number === null)
    return <p className="draw__r">{t('lottery.waiting', { no: drawn.drawNo })}</p>;
  const award =
    drawn.awardRecordId ??
    own?.draws.find(({ recordId }) => recordId === drawn.recordId)?.awardRecordId;
  const isGoods = data.prizes.find(({ id }) => id === drawn.prizeId)?.kind === 'GOODS';
  return (
    <>
      <Result data={data} number={drawn.number} prizeId={drawn.prizeId} />
      <Track data={data} number={drawn.number} />
      {award && (
        <a
          className="btn btn--ink btn--wide"
          href={
            isGoods
              ? awardAddress(data.activity.id, award)
              : lotteryAddress(data.activity.id, 'prizes')
          }
        >
          <Icon name="gift" />
          {t(isGoods ? 'lottery.result.address' : 'lottery.result.voucher')}
        </a>
      )}
    </>
  );
}

/** Why there was no draw, in place of the digits. */
function Refused({ failed }: { failed: CallFailure }) {
  return (
    <div className="banner--bad draw__no" role="alert">
      <Icon name="triangle-alert" />
      <p>
        {failed.message}
        {failed.errorKey === 'activity.abnormal' && (
          <>
            {' '}
            <a className="link" href="#held">
              {t('lottery.refused.object')}
            </a>
          </>
        )}
      </p>
    </div>
  );
}
