/**
 * Where a deal is voted on (BEY-11). The control comes when the visitor comes near; its space is
 * reserved.
 */
import { useLate } from '../../lib/late.ts';
import { t } from '../../lib/message.ts';

const load = async () => (await import('./vote-panel.tsx')).VotePanel;

export function Votes({ id, ended }: { id: string; ended: boolean }) {
  const { place, Part } = useLate(load);
  return (
    <section ref={place} className="pd__sec ballot" aria-labelledby="vote">
      <h2 id="vote">{t('vote.title')}</h2>
      <div className="ballot__in">{Part && <Part key={id} id={id} ended={ended} />}</div>
    </section>
  );
}
