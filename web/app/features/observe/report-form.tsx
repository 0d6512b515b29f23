/**
 * The price that somebody sees at a shop, filled in from its page and confirmed with one click
 * (BEY-19). Nothing is stored before that.
 */
import { useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { PLATFORM_NAMES } from '#contract/catalog/label.ts';
import { CURRENCIES, typedAmount } from '#contract/money.ts';
import { goodsAddress, withQuery } from '../../lib/address.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { shortDate } from '../../lib/when.ts';
import { Field, Submit } from '../form/fields.tsx';
import { useForm } from '../form/use-form.ts';
import type { Proposed } from './asked.ts';
import { stateWords } from './state.ts';

type Look = Answer<'sighting.look'>;
type Reported = Answer<'sighting.create'>;

export function ReportForm({ proposed, look }: { proposed: Proposed; look: Look }) {
  const [reported, setReported] = useState<Reported>();
  if (!look.found) return <Unknown url={proposed.url} />;
  if (reported) return <Thanks reported={reported} />;
  return (
    <>
      <Product found={look.found} currency={look.currencyCode} />
      {proposed.foreign && (
        <p className="field__err">
          {t('observe.foreign', { theirs: proposed.foreign, ours: look.currencyCode })}
        </p>
      )}
      <Fields proposed={proposed} currency={look.currencyCode} onReported={setReported} />
    </>
  );
}

function Fields({
  proposed,
  currency,
  onReported,
}: {
  proposed: Proposed;
  currency: Look['currencyCode'];
  onReported: (reported: Reported) => void;
}) {
  const amountIn = (typed = '') =>
    typed.trim() === '' ? undefined : (typedAmount(typed, currency) ?? undefined);
  const optional = (typed: string) =>
    typed.trim() === '' || amountIn(typed) !== undefined ? null : ('field.format' as const);
  const form = useForm(
    {
      amount: (typed) => (amountIn(typed) ? null : 'field.required'),
      wasAmount: optional,
      shippingAmount: optional,
      couponAmount: optional,
    },
    async (typed) => {
      const parts = (['wasAmount', 'shippingAmount', 'couponAmount'] as const).flatMap((name) => {
        const amount = amountIn(typed[name]);
        return amount === undefined ? [] : [[name, amount] as const];
      });
      onReported(
        await browserCaller(
          'sighting.create',
          {
            url: proposed.url,
            amount: amountIn(typed.amount) as number,
            currency,
            inStock: typed.inStock === 'on',
            ...Object.fromEntries(parts),
          },
          { quiet: true },
        ),
      );
    },
  );
  const { symbol } = CURRENCIES[currency];
  const sum = { form, inputMode: 'decimal', autoComplete: 'off', maxLength: 20 } as const;
  return (
    <form className="own__form needs-script" {...form.props}>
      <Field
        {...sum}
        label={t('observe.amount', { symbol })}
        name="amount"
        defaultValue={proposed.price}
        hint={t('observe.amount.hint')}
      />
      <label className="check">
        <input type="checkbox" name="inStock" defaultChecked={proposed.inStock} />
        <span>{t('observe.in-stock')}</span>
      </label>
      <details>
        <summary className="observe__more">{t('observe.more')}</summary>
        <Field {...sum} label={t('observe.was', { symbol })} name="wasAmount" />
        <Field
          {...sum}
          label={t('observe.shipping', { symbol })}
          name="shippingAmount"
          hint={t('observe.shipping.hint')}
        />
        <Field {...sum} label={t('observe.coupon', { symbol })} name="couponAmount" />
      </details>
      <Submit form={form} label={t('observe.send')} />
    </form>
  );
}

function Product({
  found,
  currency,
}: {
  found: NonNullable<Look['found']>;
  currency: Look['currencyCode'];
}) {
  return (
    <p className="own__row observe__what">
      <a className="link" href={goodsAddress(found.goodsCode)}>
        {found.goodsName}
      </a>
      <span className="muted">
        {[PLATFORM_NAMES[found.platform], found.shopName].filter(Boolean).join(' · ')}
        {found.amount !== null && found.seenTime !== null && (
          <>
            {' '}
            ·{' '}
            {t('observe.we-know', {
              price: money(found.amount, currency),
              date: shortDate(found.seenTime),
            })}
          </>
        )}
      </span>
    </p>
  );
}

/** Khum knows no product at that page: it can be published instead. */
function Unknown({ url }: { url: string }) {
  return (
    <div className="own__file">
      <p role="status">{t('observe.unknown')}</p>
      <p className="muted observe__url">{url}</p>
      <a className="btn btn--ink" href={withQuery('/publish', { new: 'deal', url })}>
        {t('observe.publish')}
      </a>
    </div>
  );
}

function Thanks({ reported }: { reported: Reported }) {
  return (
    <div className="own__file" role="status">
      <p>
        <b>{t(reported.known ? 'observe.known' : 'observe.thanks')}</b>
      </p>
      <p>{stateWords(reported)}</p>
      <p>
        <a className="btn btn--ink" href={goodsAddress(reported.goodsCode)}>
          {t('observe.see')}
        </a>{' '}
        <a className="btn btn--quiet" href="/observe">
          {t('observe.mine')}
        </a>
      </p>
    </div>
  );
}
