/** Where the viewer is paid: masked once it is given, and changed as a whole (ACT-11). */
import { useEffect, useState } from 'react';
import type { Payee } from '#contract/activity/bonus.ts';
import { payeeKindsOf } from '#contract/market/payee.ts';
import { ACT, EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { toast } from '../../lib/toast.ts';
import { useViewer } from '../../lib/viewer.ts';
import { shortDate } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Field, Submit } from '../form/fields.tsx';
import { useForm } from '../form/use-form.ts';

export function PayeeBox({ activityId }: { activityId: string }) {
  const { user, turn } = useViewer();
  const [known, setKnown] = useState<{ turn: number; payee: Payee | null }>();
  const [isOpen, setOpen] = useState(false);
  const isSignedIn = user !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    let isHere = true;
    browserCaller('payee.current', {}, EXTRA).then(
      (payee) => isHere && setKnown({ turn, payee }),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [isSignedIn, turn]);
  if (!isSignedIn || known?.turn !== turn) return null;
  const save = (payee: Payee) => {
    setKnown({ turn, payee });
    setOpen(false);
    toast(t('payee.saved'), 'done');
  };
  return (
    <section className="box" aria-labelledby="payee">
      <h2 id="payee">{t('payee.title')}</h2>
      {known.payee && !isOpen ? (
        <Shown payee={known.payee} onChange={() => setOpen(true)} />
      ) : (
        <PayeeForm activityId={activityId} onSaved={save} />
      )}
    </section>
  );
}

function Shown({ payee, onChange }: { payee: Payee; onChange: () => void }) {
  return (
    <>
      <dl className="payee">
        <dt>{t(`payee.number.${payee.kind}`)}</dt>
        <dd className="input num">•••-•••-{payee.accountNo}</dd>
        {payee.bankName && (
          <>
            <dt>{t('payee.bank')}</dt>
            <dd className="input">{payee.bankName}</dd>
          </>
        )}
        <dt>{t('payee.name')}</dt>
        <dd className="input">{payee.accountName}</dd>
      </dl>
      <p className="t12">{t('payee.since', { date: shortDate(payee.updateTime) })}</p>
      <button className="btn btn--line btn--wide" type="button" onClick={onChange}>
        <Icon name="pencil" />
        {t('payee.change')}
      </button>
    </>
  );
}

interface PayeeFormProps {
  activityId: string;
  onSaved: (payee: Payee) => void;
}

function PayeeForm({ activityId, onSaved }: PayeeFormProps) {
  const kinds = payeeKindsOf(page().tenant.currencyCode);
  const [kind, setKind] = useState<Payee['kind']>(kinds[0] ?? 'BANK');
  const required = (typed: string) => (typed.trim() === '' ? ('field.required' as const) : null);
  const form = useForm(
    { accountNo: required, bankName: required, accountName: required },
    async ({ accountNo = '', bankName = '', accountName = '' }) =>
      onSaved(
        await browserCaller(
          'payee.save',
          { kind, accountNo, bankName, accountName, activityId },
          ACT,
        ),
      ),
  );
  const field = { form, autoComplete: 'off', spellCheck: false } as const;
  return (
    <form className="own__form needs-script" {...form.props}>
      <div className="seg seg--long" role="radiogroup" aria-labelledby="payee">
        {kinds.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="kind"
              value={one}
              checked={one === kind}
              onChange={() => setKind(one)}
            />
            {t(`payee.kind.${one}`)}
          </label>
        ))}
      </div>
      <Field
        {...field}
        label={t(`payee.number.${kind}`)}
        name="accountNo"
        inputMode={kind === 'E_WALLET' ? 'email' : 'numeric'}
        maxLength={100}
        hint={t('payee.hint')}
      />
      {kind !== 'PROMPTPAY' && (
        <Field
          {...field}
          label={t(kind === 'BANK' ? 'payee.bank' : 'payee.wallet')}
          name="bankName"
          maxLength={200}
        />
      )}
      <Field {...field} label={t('payee.name')} name="accountName" maxLength={300} />
      <Submit form={form} label={t('payee.save')} />
    </form>
  );
}
