/** Badges that somebody has, each with its day. */
import type { Badge } from '#contract/account/user.ts';
import { t } from '../../lib/message.ts';
import { longDate } from '../../lib/when.ts';
import { Medal } from './medal.tsx';

export function BadgeList({ badges }: { badges: readonly Badge[] }) {
  return (
    <ul className="bgs">
      {badges.map((badge) => (
        <li className="bg" key={badge.code}>
          <Medal image={badge.image} />
          <h3>
            <a href={`/activity/badge/${badge.activityId}`}>{badge.name}</a>
          </h3>
          <p>{badge.description}</p>
          <p className="pr">{t('badge.got', { date: longDate(badge.awardedTime) })}</p>
        </li>
      ))}
    </ul>
  );
}
