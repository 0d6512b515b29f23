/**
 * The viewer's own profile: what others see, what waits for review, and the way to all that is
 * theirs.
 */
import { useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { AvatarField } from '../features/account/avatar-field.tsx';
import { OwnAvatar } from '../features/user/own-avatar.tsx';
import { ownLinks } from '../features/account/own-links.ts';
import { useLogOut } from '../features/account/log-out.ts';
import { ProfileForm } from '../features/account/profile-form.tsx';
import { OwnBadges } from '../features/activity/own-badges.tsx';
import { Review } from '../features/account/review.tsx';
import { EXTRA } from '../lib/call.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { longDate } from '../lib/when.ts';
import { useOwn } from '../features/account/own.ts';
import { Icon } from '../ui/icon/icon.tsx';

interface ProfileData {
  readonly me: Answer<'profile.me'>;
  readonly inPublic: Answer<'user.public'> | null;
  readonly badges: Answer<'badge.progress'> | null;
}

function ProfilePage() {
  const data = useLoaderData<ProfileData>();
  const me = useOwn(data.me);
  const logOut = useLogOut();
  const { userInfo, userId, createTime } = me;
  return (
    <div className="own">
      <header className="own__head">
        <span className="own__pic">
          <OwnAvatar url={userInfo.avatar} />
        </span>
        <div>
          <h1 className="own__name">{userInfo.nickname}</h1>
          <p className="muted">{t('profile.since', { date: longDate(createTime) })}</p>
          <AvatarField me={me} />
          <Review me={me} field="avatar" />
          <a className="link" href={`/user/${userId}`}>
            {t('profile.public')}
          </a>
        </div>
      </header>
      {data.inPublic && <Counts {...data.inPublic} />}
      <Links me={me} />
      {data.badges && <OwnBadges progress={data.badges} />}
      <section className="own__sec">
        <h2>{t('profile.edit')}</h2>
        <ProfileForm me={me} />
      </section>
      <button className="btn btn--line needs-script" type="button" onClick={() => void logOut()}>
        {t('me.logout')}
      </button>
    </div>
  );
}

function Counts({
  followerCount,
  followingCount,
  dealCount,
  noteCount,
  thumbUpCount,
}: Answer<'user.public'>) {
  const counts = [
    ['profile.followers', followerCount],
    ['profile.following', followingCount],
    ['profile.deals', dealCount],
    ['profile.notes', noteCount],
    ['profile.liked', thumbUpCount],
  ] as const;
  return (
    <dl className="own__counts">
      {counts.map(([key, count]) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd className="num">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

function Links({ me }: { me: Answer<'profile.me'> }) {
  return (
    <nav aria-label={t('me.account')}>
      <ul className="own__links">
        {ownLinks(me).map(({ href, icon, label, count }) => (
          <li key={href}>
            <a href={href}>
              <Icon name={icon} />
              <span>{label}</span>
              {count > 0 && <small className="me-menu__n num">{count}</small>}
              <Icon name="chevron-right" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default definePage<ProfileData>({
  async load({ call }) {
    const me = await call('profile.me');
    const [inPublic, badges] = await Promise.all([
      call('user.public', { userId: me.userId }, EXTRA).catch(() => null),
      call('badge.progress', {}, EXTRA).catch(() => null),
    ]);
    return { me, inPublic, badges };
  },
  head: () => ({ title: `${t('me.profile')} · ${t('site.name')}`, noindex: true }),
  Page: ProfilePage,
});
