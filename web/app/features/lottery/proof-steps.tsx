/** How it is checked, in three numbered sentences beside the draw (BEY-13). */
import type { ReactNode } from 'react';
import { headOf } from '#contract/text.ts';
import { longTime } from '../../lib/day-time.ts';
import { countText } from '../../lib/figure.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { lotteryAddress } from './lottery-address.ts';
import type { Lottery } from './use-lottery.ts';

/** Eight and eight signs of a hash; it is whole in the verifier. */
const shortHash = (hash: string): string => `${headOf(hash, 8)}…${hash.slice(-8)}`;

export function ProofSteps({ lottery }: { lottery: Lottery }) {
  const { data, state } = lottery;
  const isOpen = state === 'REVEALED';
  return (
    <section className="amod" aria-labelledby="proof">
      <h2 id="proof">{t('lottery.proof')}</h2>
      <div className="psteps">
        <ol>
          <Sealed lottery={lottery} />
          {state === 'COMING_SOON' || state === 'RUNNING' ? (
            <Mixed lottery={lottery} />
          ) : (
            <Step
              title={t('lottery.proof.chain', { n: countText(data.fairness.drawCount) })}
              text={t('lottery.proof.chain.text')}
              hash={data.fairness.lastHash}
            />
          )}
          <Opened lottery={lottery} />
        </ol>
        <a
          className={isOpen ? 'btn btn--ink btn--wide' : 'btn btn--line btn--wide'}
          href={lotteryAddress(data.activity.id, 'verify')}
        >
          <Icon name="shield-check" />
          {t('lottery.proof.go')}
        </a>
      </div>
    </section>
  );
}

function Sealed({ lottery: { data, state } }: { lottery: Lottery }) {
  const { publishTime, commit } = data.fairness;
  return (
    <Step
      title={t(state === 'REVEALED' ? 'lottery.proof.commit.open' : 'lottery.proof.commit')}
      text={t('lottery.proof.commit.text', { time: longTime(publishTime) })}
      hash={commit}
    />
  );
}

function Mixed({ lottery: { data } }: { lottery: Lottery }) {
  const { beacon } = data.fairness.terms;
  return beacon ? (
    <Step
      title={t('lottery.proof.beacon')}
      text={t('lottery.proof.beacon.text', { n: beacon.periodS })}
    />
  ) : (
    <Step title={t('lottery.proof.site')} text={t('lottery.proof.site.text')} />
  );
}

function Opened({ lottery: { data } }: { lottery: Lottery }) {
  const { serverSeed, revealTime, timelock } = data.fairness;
  const time = longTime(revealTime);
  return serverSeed ? (
    <Step title={t('lottery.proof.open', { time })} hash={serverSeed} />
  ) : (
    <Step
      title={t('lottery.proof.reveal', { time })}
      text={t('lottery.proof.reveal.text')}
      more={timelock ? t('lottery.proof.lock') : undefined}
    />
  );
}

interface StepProps {
  title: string;
  text?: ReactNode;
  more?: string | undefined;
  hash?: string;
}

function Step({ title, text, more, hash }: StepProps) {
  return (
    <li>
      <div>
        <b>{title}</b>
        {text && <p>{text}</p>}
        {more && <p>{more}</p>}
        {hash && <span className="hash">{shortHash(hash)}</span>}
      </div>
    </li>
  );
}
