/**
 * Signing in, registering and a forgotten password in one panel; the dialog and the page show the
 * same. What was typed stays from one to the other. Without script signing in is a plain form, and
 * the ways to it are links.
 */
import { useEffect, useState } from 'react';
import type { ReceiverType } from '#contract/account/verification.ts';
import { ownPath, withQuery } from '../../lib/address.ts';
import type { Reason } from '../../lib/login.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { elsewhere } from '../../lib/viewer.ts';
import type { SignedIn } from '../../lib/viewer.ts';
import { AutoLogin } from './auto-login.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { forgetLastUser, keepLastUser, lastUser } from './last-user.ts';
import { LoginForm } from './login-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { emptyDraft } from './receiver.tsx';
import type { ReceiverDraft } from './receiver.tsx';
import { RegisterForm } from './register-form.tsx';
import { taken } from './signing-in.ts';
import type { Beginning, By, Offered, Step } from './signing-in.ts';

interface LoginPanelProps {
  offered: Offered;
  next: string;
  titleId: string;
  level: 1 | 2;
  beginning?: Beginning;
  /** What an account is needed for. */
  reason?: Reason | undefined;
  /** Somebody is signed in. */
  onDone: (user: SignedIn) => void;
}

export function LoginPanel({
  offered,
  next,
  titleId,
  level,
  beginning,
  reason,
  onDone,
}: LoginPanelProps) {
  const [step, setStep] = useState<Step>('login');
  const [by, setBy] = useState<By>(beginning?.by ?? (offered.password ? 'password' : 'code'));
  const [draft, setDraft] = useState<ReceiverDraft>(() =>
    emptyDraft(beginning?.way ?? (offered.mobile ? 'MOBILE' : 'EMAIL')),
  );
  const [registered, setRegistered] = useState<SignedIn>();
  const [notice, setNotice] = useState<string>();
  const [isPrefilled, setPrefilled] = useState(false);
  const isLed = beginning !== undefined;
  const [region, setRegion] = useState<string>();
  // the page is the same for everybody: what this browser has comes after it
  useEffect(() => setRegion(elsewhere()), []);
  useEffect(() => {
    // an address that says more than the way here is followed; else the last account is filled in
    const last = isLed && /[?&](?:way|by)=/.test(location.search) ? null : lastUser();
    if (!last || (last.type === 'EMAIL' ? !offered.email : !offered.mobile)) return;
    setDraft({ type: last.type, typed: last.typed, area: last.area });
    setPrefilled(true);
    if (last.by === 'code' ? offered.code : offered.password) setBy(last.by);
  }, [isLed, offered]);

  function done(user: SignedIn) {
    keepLastUser({ ...draft, by });
    onDone(user);
  }
  /** Somebody else sits here now (AMB-89). */
  function forget() {
    forgetLastUser();
    setDraft(emptyDraft(draft.type));
    setPrefilled(false);
  }
  function go(to: Step, say?: string) {
    setStep(to);
    setNotice(say);
  }
  const Title = level === 1 ? 'h1' : 'h2';
  if (registered)
    return <AutoLogin titleId={titleId} level={level} onDone={() => done(registered)} />;
  const shared = { draft, onDraft: setDraft, offered };
  return (
    <div className="login__panel">
      <Title className="login__h" id={titleId}>
        {t(`account.${step}.title`)}
      </Title>
      <Said reason={step === 'forgot' ? undefined : reason} notice={notice} region={region} />
      <Ways
        offered={offered}
        draft={draft}
        by={by}
        next={next}
        onWay={(type) => setDraft({ ...draft, type, typed: '' })}
      />
      {step === 'login' && (
        <LoginForm
          {...shared}
          by={by}
          onBy={setBy}
          next={next}
          beginning={beginning}
          onDone={done}
          onForgot={() => go('forgot')}
        />
      )}
      {step === 'register' && <RegisterForm {...shared} onRegistered={setRegistered} />}
      {step === 'forgot' && (
        <ForgotForm
          {...shared}
          onReset={() => {
            setBy('password');
            go('login', t('account.forgot.done'));
          }}
        />
      )}
      {step === 'login' && isPrefilled && (
        <p className="login__switch">
          <button className="link" type="button" onClick={forget}>
            {t('account.not-you')}
          </button>
        </p>
      )}
      {step === 'login' && <Providers offered={offered} next={next} />}
      <Switch isLogin={step === 'login'} onGo={go} />
    </div>
  );
}

interface SaidProps {
  reason: Reason | undefined;
  notice: string | undefined;
  /** Where somebody is signed in already. */
  region: string | undefined;
}

/** What an account is needed for, what has just happened, and that accounts are per region. */
function Said({ reason, notice, region }: SaidProps) {
  const other = page().tenant.tenants.find((one) => one.code === region);
  return (
    <>
      {reason && <p className="login__for">{t(`account.for.${reason}`)}</p>}
      {notice && (
        <p className="login__notice" role="status">
          {notice}
        </p>
      )}
      {other && (
        <p className="field__hint">{t('account.elsewhere', { region: other.name[page().lang] })}</p>
      )}
    </>
  );
}

function Switch({ isLogin, onGo }: { isLogin: boolean; onGo: (to: Step) => void }) {
  return (
    <p className="login__switch needs-script">
      {t(isLogin ? 'account.new' : 'account.known')}{' '}
      <button className="link" type="button" onClick={() => onGo(isLogin ? 'register' : 'login')}>
        {t(isLogin ? 'account.register.go' : 'account.login.go')}
      </button>
    </p>
  );
}

interface WaysProps {
  offered: Offered;
  draft: ReceiverDraft;
  by: By;
  next: string;
  onWay: (type: ReceiverType) => void;
}

/** Phone or e-mail (AUTH-05). */
function Ways({ offered, draft, by, next, onWay }: WaysProps) {
  if (!offered.mobile || !offered.email) return null;
  return (
    <nav className="tabs login__ways" aria-label={t('account.way')}>
      {(['MOBILE', 'EMAIL'] as const).map((type) => (
        <a
          key={type}
          href={withQuery('/login', { next, way: type, by })}
          aria-current={type === draft.type ? 'true' : undefined}
          onClick={taken(() => type !== draft.type && onWay(type))}
        >
          {t(type === 'EMAIL' ? 'account.way.email' : 'account.way.mobile')}
        </a>
      ))}
    </nav>
  );
}

function Providers({ offered, next }: { offered: Offered; next: string }) {
  if (offered.web.length === 0) return null;
  return (
    <div className="login__others needs-script">
      <p>{t('account.or')}</p>
      <ProviderButtons providers={offered.web} next={ownPath(next)} />
    </div>
  );
}
