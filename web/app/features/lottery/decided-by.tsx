import { t } from '../../lib/message.ts';
import type { Lottery } from './use-lottery.ts';

/** By whom a draw is decided, plainly. */
export function DecidedBy({ lottery }: { lottery: Lottery }) {
  const isOurs = lottery.data.fairness.sealedBy === 'SITE';
  return <p className="t12">{t(isOurs ? 'lottery.by-site' : 'lottery.by-beacon')}</p>;
}
