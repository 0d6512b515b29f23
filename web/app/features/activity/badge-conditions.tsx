/** What a badge is given for, with how far the viewer is. */
import type { BadgeMetric, Condition } from '#contract/activity/badge.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';

const ICONS: Readonly<Record<BadgeMetric, string>> = {
  SIGHTINGS: 'flag',
  WRITINGS: 'pencil',
  LIKED_COMMENTS: 'message-circle',
  COUPON_CHECKS: 'tag',
  DEAL_VOTES: 'thumbs-up',
  WATCHES: 'bell-ring',
  DRAWS: 'gift',
};

export function BadgeConditions({ conditions }: { conditions: readonly Condition[] }) {
  return (
    <ul>
      {conditions.map(({ metric, text, progress, goal, met }) => (
        <li className="chan" key={metric}>
          <span className="chan__i">
            <Icon name={ICONS[metric]} />
          </span>
          <div>
            <h3>
              {text}
              {met && (
                <span className="st st--ok">
                  <Icon name="circle-check" size={16} />
                  {t('badge.done')}
                </span>
              )}
            </h3>
            <p className="chan__t num">
              {progress === 0 ? t('badge.not-begun') : t('badge.of', { n: progress, goal })}
            </p>
            <svg className="meter" aria-hidden="true">
              <rect className="m0" width="100%" height="6" />
              {progress > 0 && (
                <rect className="m1" width={`${Math.round((progress / goal) * 100)}%`} height="6" />
              )}
            </svg>
          </div>
        </li>
      ))}
    </ul>
  );
}
