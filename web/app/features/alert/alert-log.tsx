/** The silence log of a deal alert (BEY-46): the last deals that matched, and what became of them. */
import type { Alert, AlertLook } from '#contract/alert/alert.ts';
import { ACT } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { dealAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { page } from '../../lib/page.ts';
import { LogFrame } from './log-frame.tsx';
import { LogLine } from './log-line.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';

export function AlertLog({ alert }: { alert: Alert }) {
  const { id, updateTime, status } = alert;
  return (
    <LogFrame
      why={t(status === 'PAUSED' ? 'alerts.why.paused' : 'alerts.why.deals')}
      empty={t('alerts.log.none')}
      turn={`${id} ${updateTime}`}
      load={async () => (await browserCaller('alert.looks', { id }, ACT)).looks}
    >
      {(look: AlertLook) => (
        <LogLine
          key={`${look.time} ${look.title}`}
          time={look.time}
          amount={money(look.amount, page().tenant.currencyCode)}
          outcome={look.outcome}
        >
          {look.dealCode === null ? (
            look.title
          ) : (
            <a href={dealAddress(look.dealCode)}>
              <WholeWords text={look.title} />
            </a>
          )}
          {': '}
          {look.words}
        </LogLine>
      )}
    </LogFrame>
  );
}
