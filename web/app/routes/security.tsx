/**
 * Signing in and safety: receivers, password, providers, places where the account is signed in,
 * tokens and webhooks for programs, one's data, and the end.
 */
import { useLoaderData } from 'react-router';
import { maskReceiver } from '#contract/account/rules.ts';
import type { Answer } from '#contract/calls.ts';
import { ChangeReceiver } from '../features/account/change-receiver.tsx';
import { CloseAccount } from '../features/account/close-account.tsx';
import { DataExport } from '../features/account/data-export.tsx';
import { useLogOut } from '../features/account/log-out.ts';
import { useOwn } from '../features/account/own.ts';
import { PasswordChange } from '../features/account/password-change.tsx';
import { Sessions } from '../features/account/sessions.tsx';
import { ApiTokens } from '../features/developer/api-tokens.tsx';
import { Webhooks } from '../features/developer/webhooks.tsx';
import { BLOCKED_SIZE, BlockedList } from '../features/user/blocked-list.tsx';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { longDate } from '../lib/when.ts';

interface SecurityData {
  readonly me: Answer<'profile.me'>;
  readonly sessions: Answer<'session.list'>['sessions'];
  readonly offered: Answer<'switch.login'>;
  readonly made: Answer<'data-export.latest'>['export'];
  readonly tokens: Answer<'api-token.list'>['tokens'];
  readonly blocked: Answer<'block.pages'>;
  readonly hooks: Answer<'webhook.list'>['items'];
}

function SecurityPage() {
  const data = useLoaderData<SecurityData>();
  const me = useOwn(data.me);
  const logOut = useLogOut();
  return (
    <div className="own">
      <h1 className="page__h">{t('me.security')}</h1>
      <section className="own__sec">
        <h2>{t('security.receivers')}</h2>
        <ul className="own__rows">
          <li>
            <Row
              name={t('account.mobile')}
              value={me.mobile ? maskReceiver(me.mobile) : t('security.none')}
            />
            <ChangeReceiver me={me} type="MOBILE" />
          </li>
          <li>
            <Row
              name={t('account.email')}
              value={me.email ? maskReceiver(me.email) : t('security.none')}
            />
            <ChangeReceiver me={me} type="EMAIL" />
          </li>
          <li>
            <Row
              name={t('account.password')}
              value={t(me.hasPassword ? 'security.password.set' : 'security.none')}
            />
            <PasswordChange me={me} />
          </li>
        </ul>
      </section>
      <section className="own__sec">
        <h2>{t('security.providers')}</h2>
        {me.thirdPlatformLoginInfo.length === 0 ? (
          <p className="muted">{t('security.providers.none')}</p>
        ) : (
          <ul className="own__rows">
            {me.thirdPlatformLoginInfo.map(({ provider, name, boundTime }) => (
              <li key={provider}>
                <Row
                  name={t(`provider.${provider}`)}
                  value={[name, longDate(boundTime)].filter(Boolean).join(' · ')}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      <Sessions sessions={data.sessions} />
      <BlockedList first={data.blocked.content} total={data.blocked.totalElements} />
      <ApiTokens tokens={data.tokens} />
      <Webhooks hooks={data.hooks} />
      <DataExport first={data.made} hasMail={me.email !== null} />
      <section className="own__sec">
        <h2>{t('security.end')}</h2>
        <div className="own__end">
          <button
            className="btn btn--line needs-script"
            type="button"
            onClick={() => void logOut()}
          >
            {t('me.logout')}
          </button>
          <CloseAccount me={me} offered={data.offered} />
        </div>
      </section>
    </div>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <p className="own__row">
      <span className="muted">{name}</span>
      <b className="num">{value}</b>
    </p>
  );
}

export default definePage<SecurityData>({
  async load({ call }) {
    const [me, { sessions }, offered, { export: made }, { tokens }, { items: hooks }, blocked] =
      await Promise.all([
        call('profile.me'),
        call('session.list'),
        call('switch.login'),
        call('data-export.latest'),
        call('api-token.list'),
        call('webhook.list'),
        call('block.pages', { pageRequest: { page: 1, size: BLOCKED_SIZE } }),
      ]);
    return { me, sessions, offered, made, tokens, hooks, blocked };
  },
  head: () => ({ title: `${t('me.security')} · ${t('site.name')}`, noindex: true }),
  Page: SecurityPage,
});
