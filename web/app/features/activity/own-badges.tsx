/** The badges of the viewer, and how far the others are (ACT-14). */
import type { Answer } from '#contract/calls.ts';
import { t } from '../../lib/message.ts';
import { BadgeList } from '../user/badge-list.tsx';
import { Medal } from '../user/medal.tsx';
import { metCount, shareOf } from './badge-share.ts';

export function OwnBadges({ progress }: { progress: Answer<'badge.progress'> }) {
  const { awarded, onTheWay } = progress;
  if (awarded.length + onTheWay.length === 0) return null;
  return (
    <>
      {awarded.length > 0 && (
        <section className="own__sec" aria-labelledby="badges">
          <h2 id="badges">
            {t('badge.own')} <span className="muted num">{awarded.length}</span>
          </h2>
          <BadgeList badges={awarded} />
        </section>
      )}
      {onTheWay.length > 0 && (
        <section className="own__sec" aria-labelledby="on-the-way">
          <h2 id="on-the-way">{t('badge.on-the-way')}</h2>
          <ul className="bgs">
            {onTheWay.map((badge) => (
              <li className="bg" key={badge.activityId}>
                <Medal image={badge.image} share={shareOf(badge.conditions)} />
                <h3>
                  <a href={`/activity/badge/${badge.activityId}`}>{badge.name}</a>
                </h3>
                <p>{badge.description}</p>
                <p className="pr num">{howFar(badge.conditions)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type Conditions = Answer<'badge.progress'>['onTheWay'][number]['conditions'];

/** Of one condition its count, of several how many are met. */
function howFar(conditions: Conditions): string {
  const [only] = conditions;
  if (only && conditions.length === 1) return t('badge.of', { n: only.progress, goal: only.goal });
  return t('badge.met', { n: metCount(conditions), goal: conditions.length });
}
