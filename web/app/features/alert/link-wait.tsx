/**
 * Waiting for the link to a product that Khum does not know (BEY-14): one button begins and ends it,
 * so that the focus stays. `children`: what else helps.
 */
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { LINK_WAIT_DAYS } from '#contract/alert/limits.ts';
import { t } from '../../lib/message.ts';
import { shortDate } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { Problem } from '../form/problem.tsx';
import { useLinkWait } from './use-link-wait.ts';

export function LinkWaitChoice({ pasted, children }: { pasted: string; children: ReactNode }) {
  const { revalidate } = useRevalidator();
  const { wait, busy, failed, begin, end } = useLinkWait(pasted, () => void revalidate());
  return (
    <>
      <p className="needs-script">
        {wait ? (
          <>
            <WholeWords text={t('check.wait.on', { date: shortDate(wait.endTime) })} />{' '}
            <a className="link" href="/deal-alerts#links">
              {t('check.wait.all')}
            </a>
          </>
        ) : (
          <WholeWords text={t('check.wait.text', { days: LINK_WAIT_DAYS })} />
        )}
      </p>
      <Problem text={failed?.message} />
      <p className="chk__acts">
        <button
          className={`btn ${wait ? 'btn--line' : 'btn--ink'} needs-script`}
          type="button"
          aria-disabled={busy}
          onClick={wait ? end : begin}
        >
          <Icon name={wait ? 'x' : 'bell'} />
          {t(wait ? 'check.wait.end' : 'check.wait')}
        </button>
        {children}
      </p>
    </>
  );
}
