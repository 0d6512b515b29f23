/**
 * Where a deal is voted on (BEY-11). The control comes when the visitor comes near; its space is
 * reserved.
 */
import { useLate } from '../../lib/late.ts';
import { t } from '../../lib/message.ts';

const load = async () => (await import('./vote-panel.tsx')).VotePanel;

interface VotesProps {
  id: string;
  ended: boolean;
  /** Votes against it, whose reasons are listed below the control. */
  downCount: number;
}

export function Votes({ id, ended, downCount }: VotesProps) {
  const { place, Part } = useLate(load);
  return (
    <section ref={place} className="pd__sec ballot" aria-labelledby="vote">
      <h2 id="vote">{t('vote.title')}</h2>
      <div className={downCount > 0 ? 'ballot__in ballot__in--why' : 'ballot__in'}>
        {Part && <Part key={id} id={id} ended={ended} />}
      </div>
    </section>
  );
}
