/** One watch for everything in a saved list (BEY-47), folded: what is saved comes first. */
import { LIST_KINDS, WATCHES_MAX } from '#contract/alert/limits.ts';
import type { WatchList } from '#contract/alert/list.ts';
import { t } from '../../lib/message.ts';
import { Problem } from '../form/problem.tsx';
import { FrequencyChoice } from '../message/frequency-choice.tsx';
import { ChannelChips } from './channel-chips.tsx';
import { isShare, listRule } from './list-rule.ts';
import { useListWatch } from './use-list-watch.ts';
import type { ListForm } from './use-list-watch.ts';
import { useReach } from './use-reach.ts';

const FRACTIONS = [0.05, 0.1, 0.2, 0.3] as const;

export function ListWatch({ first }: { first: WatchList }) {
  const form = useListWatch(first);
  const { list, draft, act, isEnded, change, save, end } = form;
  const { ways, left, defaults } = useReach();
  const { delivery } = draft;
  return (
    <details className="box box--fold needs-script" aria-busy={act.busy}>
      <summary>
        <h2>{t('list.watch')}</h2>
        <span role="status">
          {isEnded
            ? t('list.ended')
            : list.rule
              ? t('list.is', { made: list.madeCount, n: list.goodsCount })
              : t('list.is.none', { n: list.goodsCount })}
        </span>
      </summary>
      <p>{t('list.watch.text')}</p>
      <LeftOut form={form} />
      <Rule form={form} />
      {ways && (
        <ChannelChips
          own={ways}
          left={left}
          chosen={delivery.ways ?? defaults.ways}
          onChoose={(next) => change({ delivery: { ...delivery, ways: next ?? [...ways] } })}
        />
      )}
      <FrequencyChoice
        value={delivery.frequency ?? defaults.frequency}
        onChange={(frequency) => change({ delivery: { ...delivery, frequency } })}
      />
      <Problem text={act.failed?.message} />
      <div className="own__end">
        <button className="btn btn--ink" type="button" onClick={() => void save()}>
          {t(list.rule ? 'list.save' : isEnded ? 'list.undo' : 'list.on')}
        </button>
        {list.rule && (
          <button className="btn btn--quiet" type="button" onClick={() => void end()}>
            {t('list.off')}
          </button>
        )}
      </div>
    </details>
  );
}

/** What is not watched, and a way to watch it too. */
function LeftOut({ form: { list, save } }: { form: ListForm }) {
  const { rule, madeCount, leftOut } = list;
  return (
    <div role="status">
      {rule && leftOut > 0 && (
        <p>
          {madeCount >= WATCHES_MAX
            ? t('list.left', { n: leftOut, most: WATCHES_MAX })
            : t('list.left.some', { n: leftOut })}{' '}
          <button className="btn btn--quiet" type="button" onClick={() => void save()}>
            {t('list.fill')}
          </button>
        </p>
      )}
    </div>
  );
}

function Rule({ form: { draft, change } }: { form: ListForm }) {
  const { kind, fraction } = draft;
  return (
    <>
      <div className="wvia" role="group" aria-label={t('list.kind')}>
        {LIST_KINDS.map((one) => (
          <button
            key={one}
            className="chip"
            type="button"
            aria-pressed={one === kind}
            onClick={() => change({ kind: one })}
          >
            {listRule(one, fraction)}
          </button>
        ))}
      </div>
      {isShare(kind) && (
        <div className="wvia" role="group" aria-label={t('list.percent')}>
          {FRACTIONS.map((one) => (
            <button
              key={one}
              className="chip num"
              type="button"
              aria-pressed={one === fraction}
              onClick={() => change({ fraction: one })}
            >
              {`${Math.round(one * 100)}%`}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
