/**
 * Signing in as a page (AMB-20): for private pages that nobody may see, for visitors without
 * script, and the way back from a provider.
 */
import { useEffect, useId, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { PageGives, pageOfOwn } from '../features/account/page-gives.tsx';
import { LoginPanel } from '../features/account/login-panel.tsx';
import type { Beginning } from '../features/account/signing-in.ts';
import { endTrip } from '../features/account/provider-login.ts';
import { ownPath } from '../lib/address.ts';
import { browserCaller } from '../lib/caller.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { setViewer, useViewer } from '../lib/viewer.ts';
import { Problem } from '../features/form/problem.tsx';

interface LoginData {
  readonly offered: Answer<'switch.login'>;
  readonly next: string;
  readonly beginning: Beginning;
}

function LoginPage() {
  const { offered, next, beginning } = useLoaderData<LoginData>();
  const title = useId();
  const navigate = useNavigate();
  const { user } = useViewer();
  const [isBack] = useState(
    () => typeof location !== 'undefined' && /[?&]state=/.test(location.search),
  );
  const trouble = useProviderReturn();
  useEffect(() => {
    if (user && !isBack) void navigate(next, { replace: true });
  }, [user, isBack, next, navigate]);
  const own = pageOfOwn(next);
  return (
    <div className={own ? 'login login--page login--own' : 'login login--page'}>
      {own && <PageGives of={own} />}
      <Problem text={trouble} />
      <LoginPanel
        key={JSON.stringify(beginning)}
        offered={offered}
        next={next}
        titleId={title}
        level={own ? 2 : 1}
        beginning={beginning}
        onDone={setViewer}
      />
    </div>
  );
}

/** Signs in with what a provider sent back; what went wrong, if anything. */
function useProviderReturn(): string | undefined {
  const [trouble, setTrouble] = useState<string>();
  const navigate = useNavigate();
  useEffect(() => {
    const back = endTrip(location.search);
    if (back === null) return;
    // the code leaves the address at once
    history.replaceState(history.state, '', location.pathname);
    if (typeof back === 'string') return setTrouble(t(`account.provider.${back}`));
    const { trip, proof } = back;
    const next = ownPath(trip.next);
    if (trip.purpose === 'close')
      return void navigate(next, { replace: true, state: { closeWith: proof } });
    browserCaller('login.provider-finish', { ...proof, source: 'WEB' }, { quiet: true }).then(
      async (answer) => {
        await navigate(next, { replace: true });
        setViewer(answer.user);
      },
      (error: Error) => setTrouble(error.message),
    );
  }, [navigate]);
  return trouble;
}

export default definePage<LoginData>({
  async load({ call, url: { searchParams } }) {
    const offered = await call('switch.login');
    const way = searchParams.get('way');
    const by = searchParams.get('by');
    return {
      offered,
      next: ownPath(searchParams.get('next')),
      beginning: {
        way: way === 'EMAIL' || way === 'MOBILE' ? way : offered.mobile ? 'MOBILE' : 'EMAIL',
        by: by === 'code' || !offered.password ? 'code' : 'password',
        isSent: searchParams.get('step') === 'code',
        problem: searchParams.get('problem') ?? undefined,
      },
    };
  },
  head: () => ({ title: `${t('account.login.title')} · ${t('site.name')}`, noindex: true }),
  Page: LoginPage,
});
