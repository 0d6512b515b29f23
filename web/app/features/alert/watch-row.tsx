/** One price watch among those of the viewer. */
import type { Watch } from '#contract/alert/watch.ts';
import { ACT } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { goodsAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { shortDate } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { toast } from '../../lib/toast.ts';
import { useLogFold } from './log-fold.tsx';
import { useFlight } from './row-state.tsx';
import type { Flight } from './row-state.tsx';
import { Row } from './row.tsx';
import { WatchLog } from './watch-log.tsx';
import { WatchOpener } from './watch-opener.tsx';
import { gapTo, stateOf } from './watch-state.ts';
import { waysWords } from './way-name.ts';

interface WatchRowProps {
  watch: Watch;
  /** Null: it is gone. */
  onChange: (watch: Watch | null) => void;
}

export function WatchRow({ watch, onChange }: WatchRowProps) {
  const { flight, fly } = useFlight();
  const log = useLogFold(watch.sentence);
  const isPaused = watch.status === 'PAUSED';
  const act = (next: Flight, work: () => Promise<Watch | null>) =>
    fly(next, async () => {
      try {
        onChange(await work());
      } catch (failure) {
        toast((failure as Error).message, 'failed');
      }
    });
  const setStatus = (status: Watch['status']) => () =>
    browserCaller('watch.update', { id: watch.id, status }, ACT);
  const remove = async () => {
    await browserCaller('watch.remove', { id: watch.id }, ACT);
    return null;
  };
  return (
    <Row
      picture={
        watch.goods ? (
          <Picture url={watch.goods.cover} size={{ width: 120, height: 120 }} />
        ) : (
          <Icon name="circle-slash" />
        )
      }
      sentence={<Sentence watch={watch} />}
      name={watch.sentence}
      state={stateOf(watch)}
      flight={flight}
      line={<Now watch={watch} />}
      note={noteOf(watch)}
      isPaused={isPaused}
      first={log.button}
      edit={
        watch.goods && (
          <WatchOpener
            goods={watch.goods}
            watch={watch}
            onSaved={onChange}
            label={t('alerts.edit', { name: watch.sentence })}
          >
            <Icon name="pencil" />
          </WatchOpener>
        )
      }
      onPause={() =>
        isPaused ? act('resuming', setStatus('ACTIVE')) : act('pausing', setStatus('PAUSED'))
      }
      onDelete={() => act('deleting', remove)}
    >
      {log.place(<WatchLog watch={watch} />)}
    </Row>
  );
}

/** By which ways it is heard, and the saved list that made it. */
function noteOf({ delivery, list }: Watch): string {
  const ways = waysWords(delivery.ways);
  return list ? `${ways} · ${t(`list.from.${list}`)}` : ways;
}

/** The name of the goods first, which leads to them. */
function Sentence({ watch: { goods, sentence } }: { watch: Watch }) {
  if (!goods || !sentence.startsWith(goods.name)) return sentence;
  return (
    <>
      <a href={goodsAddress(goods.code)}>
        <b>
          <WholeWords text={goods.name} />
        </b>
      </a>
      {sentence.slice(goods.name.length)}
    </>
  );
}

/** The price now, and how far it is from the target or when it was reached. */
function Now({ watch: { goods, threshold, armed, lastFiredTime } }: { watch: Watch }) {
  if (!goods) return t('alerts.gone');
  const { currentAmount, currencyCode } = goods;
  const price = money(currentAmount, currencyCode);
  if (!goods.inStock) return t('goods.out-of-stock');
  if (!armed && lastFiredTime !== null)
    return t('alerts.now.fired', { price, date: shortDate(lastFiredTime) });
  const gap = gapTo(threshold, currentAmount, currencyCode);
  if (gap === null) return t('alerts.now', { price });
  return t('alerts.now.left', { price, gap: money(gap, currencyCode) });
}
