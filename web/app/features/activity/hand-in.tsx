/** Handing in an order: platform, number, what was paid (API-51). */
import { useState } from 'react';
import type { ActivityDetail } from '#contract/activity/activity.ts';
import type { BonusOrder } from '#contract/activity/bonus.ts';
import { PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import { CURRENCIES, typedAmount } from '#contract/money.ts';
import { ACT } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { toast } from '../../lib/toast.ts';
import { Field, Submit } from '../form/fields.tsx';
import { useForm } from '../form/use-form.ts';

type Bonus = NonNullable<ActivityDetail['bonus']>;

interface HandInProps {
  activityId: string;
  bonus: Bonus;
  onMade: () => void;
}

export function HandIn({ activityId, bonus, onMade }: HandInProps) {
  const [turn, setTurn] = useState(0);
  return (
    <section className="box" aria-labelledby="hand-in">
      <h2 id="hand-in">{t('bonus.hand-in')}</h2>
      {bonus.budgetLeft ? (
        // another form once an order was handed in
        <HandInForm
          key={turn}
          activityId={activityId}
          bonus={bonus}
          onMade={() => {
            setTurn(turn + 1);
            onMade();
          }}
        />
      ) : (
        <p className="banner--bad" role="status">
          {t('bonus.used-up')}
        </p>
      )}
    </section>
  );
}

function HandInForm({ activityId, bonus, onMade }: HandInProps) {
  const currency = bonus.currencyCode;
  const [once] = useState(() => crypto.randomUUID());
  const form = useForm(
    {
      orderNo: (typed) => (typed.trim() === '' ? 'field.required' : null),
      amount: (typed) => (typedAmount(typed, currency) ? null : 'field.required'),
    },
    async ({ platform = '', orderNo = '', amount = '' }) => {
      const order: BonusOrder = await browserCaller(
        'bonus-order.create',
        { activityId, platform, orderNo, amount: typedAmount(amount, currency) as number },
        { ...ACT, once: `${once} ${platform} ${orderNo.trim()} ${amount}` },
      );
      toast(t('bonus.handed-in', { amount: money(order.bonusAmount ?? 0, currency) }), 'done');
      onMade();
    },
  );
  return (
    <form className="own__form needs-script" {...form.props}>
      <fieldset className="bonus__pf">
        <legend>{t('bonus.platform')}</legend>
        <div className="seg seg--long">
          {bonus.platforms.map((platform, at) => (
            <label key={platform}>
              <input type="radio" name="platform" value={platform} defaultChecked={at === 0} />
              {PLATFORM_NAMES[platformOf(platform)]}
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        label={t('bonus.order-no')}
        name="orderNo"
        form={form}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={t('bonus.order-no.hint')}
      />
      <Field
        label={t('bonus.amount', { symbol: CURRENCIES[currency].symbol })}
        name="amount"
        form={form}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
      />
      <Submit form={form} label={t('bonus.send')} />
      <p className="t12">{t('bonus.next-day')}</p>
    </form>
  );
}
