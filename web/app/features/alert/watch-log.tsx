/** The silence log of a watch (BEY-46): its last looks, and what would make it speak. */
import type { Watch, WatchLook } from '#contract/alert/watch.ts';
import { ACT } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { page } from '../../lib/page.ts';
import { shortDate } from '../../lib/when.ts';
import { LogFrame } from './log-frame.tsx';
import { LogLine } from './log-line.tsx';

export function WatchLog({ watch }: { watch: Watch }) {
  const { id, updateTime } = watch;
  return (
    <LogFrame
      why={whyWords(watch)}
      empty={t('alerts.log.none')}
      turn={`${id} ${updateTime}`}
      load={async () => (await browserCaller('watch.looks', { id }, ACT)).looks}
    >
      {(look: WatchLook) => (
        <LogLine
          key={look.time}
          time={look.time}
          amount={look.amount === null ? null : money(look.amount, page().tenant.currencyCode)}
          outcome={look.outcome}
        >
          {look.words}
        </LogLine>
      )}
    </LogFrame>
  );
}

/** What would make it speak, in one sentence. */
function whyWords(watch: Watch): string {
  const { goods, kind, status, threshold, rearmAmount, againAmount, lastFiredTime } = watch;
  if (status === 'PAUSED') return t('alerts.why.paused');
  if (!goods) return t('alerts.gone');
  if (kind === 'RESTOCK') return t('alerts.why.restock');
  if (kind === 'ENDS') return t('alerts.why.ends');
  const say = (amount: number) => money(amount, goods.currencyCode);
  if (rearmAmount !== null && againAmount !== null && lastFiredTime !== null)
    return t('alerts.why.fired', {
      date: shortDate(lastFiredTime),
      rearm: say(rearmAmount),
      again: say(againAmount),
    });
  return threshold === null
    ? t('alerts.why.young')
    : t('alerts.why.armed', { price: say(threshold) });
}
