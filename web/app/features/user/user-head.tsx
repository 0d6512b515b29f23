/**
 * The head of a user in public (FOL-07): picture, name, a few words, badges, counts, and following.
 */
import type { Answer } from '#contract/calls.ts';
import { withQuery } from '../../lib/address.ts';
import { countText } from '../../lib/figure.ts';
import { t } from '../../lib/message.ts';
import { longDate } from '../../lib/when.ts';
import { OwnAvatar } from './own-avatar.tsx';
import { FollowButton } from '../mark/follow-button.tsx';
import { useStanding } from '../mark/marks.ts';
import { ReportButton } from '../report/report-button.tsx';
import { Medal } from './medal.tsx';
import { BlockButton } from './block-button.tsx';

export type PublicUser = Answer<'user.public'>;

export function UserHead({ user, here }: { user: PublicUser; here: string }) {
  const { followers } = useStanding({ subjectId: user.userId, subjectType: 'USER' });
  const counts = [
    ['followers', followers ?? user.followerCount],
    ['following', user.followingCount],
  ] as const;
  return (
    <header className="user">
      <span className="own__pic">
        <OwnAvatar url={user.avatar} />
      </span>
      <div className="user__who">
        <h1 className="own__name">{user.nickname}</h1>
        <p className="user__m muted">
          {user.publisherType === 'PROFESSIONAL' && (
            <span className="mark">{t('deal.editor')}</span>
          )}
          {user.isNew && <span className="mark">{t('user.new')}</span>}
          <a className="mark" href="/how-we-judge#trust">
            {t('trust.of', { level: user.trustLevel })}
          </a>
          <span>{t('user.since', { date: longDate(user.joinTime) })}</span>
        </p>
        {user.biography && <p className="user__bio">{user.biography}</p>}
        {user.badges.length > 0 && (
          <ul className="user__badges">
            {user.badges.map((badge) => (
              <li key={badge.code}>
                <a
                  className="chip ubadge"
                  href={`/activity/badge/${badge.activityId}`}
                  title={badge.description}
                >
                  <Medal image={badge.image} />
                  {badge.name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="user__n">
          {counts.map(([tab, count]) => (
            <a key={tab} href={withQuery(here, { tab })} data-keep-scroll>
              <b className="num">{countText(count)}</b> {t(`user.${tab}`)}
            </a>
          ))}
          <span>
            <b className="num">{countText(user.thumbUpCount)}</b> {t('user.likes')}
          </span>
        </p>
        <div className="user__a">
          <FollowButton user={user} />
          <BlockButton user={user} followers={followers ?? user.followerCount} />
          <ReportButton type="USER" id={user.userId} ownerId={user.userId} />
        </div>
      </div>
    </header>
  );
}
