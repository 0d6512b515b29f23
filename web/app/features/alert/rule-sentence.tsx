/**
 * The rule of a watch as one sentence: its underlined words are fields. What kind of rule it is, is
 * chosen above it.
 */
import { useState } from 'react';
import type { WatchKind } from '#contract/alert/engine.ts';
import { plainDecimal, shownAmount, typedAmount } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { fill, t } from '../../lib/message.ts';
import { Filled } from './filled.tsx';
import type { WatchForm } from './use-watch.ts';
import type { WatchSubject } from './watch-subject.ts';
import { FRACTIONS, hasBasis, LOW_DAYS } from './watch-rule.ts';
import type { DraftRule } from './watch-rule.ts';

const KINDS = ['TARGET_PRICE', 'BELOW_TYPICAL', 'NEW_LOW', 'RESTOCK', 'ENDS'] as const;

export function RuleSentence({ goods, form }: { goods: WatchSubject; form: WatchForm }) {
  const { rule, change } = form;
  // a watch that began as another kind stays one until somebody chooses
  const kinds: readonly WatchKind[] = rule.kind === 'BELOW_NOW' ? [...KINDS, 'BELOW_NOW'] : KINDS;
  return (
    <div className="wsay">
      <div className="chips" role="group" aria-label={t('watch.kinds')}>
        {kinds.map((kind) => (
          <button
            key={kind}
            className="chip"
            type="button"
            aria-pressed={rule.kind === kind}
            onClick={() => change({ kind })}
          >
            {t(`watch.kind.${kind}`)}
          </button>
        ))}
      </div>
      <div className="say">
        <Filled
          text={fill(`watch.say.${rule.kind}`, {})}
          parts={{
            name: <Name goods={goods} rule={rule} change={change} />,
            amount: (
              <Target
                amount={rule.targetAmount}
                currency={goods.currencyCode}
                onChange={(targetAmount) => change({ targetAmount })}
              />
            ),
            basis: <Basis rule={rule} change={change} />,
            percent: (
              <Word
                label={t('watch.percent')}
                value={String(rule.fraction)}
                options={withOwn(FRACTIONS, rule.fraction).map((one) => [
                  String(one),
                  `${Math.round(one * 100)}%`,
                ])}
                onChange={(value) => change({ fraction: Number(value) })}
              />
            ),
            days: (
              <Word
                label={t('watch.days')}
                value={String(rule.lowDays)}
                options={withOwn(LOW_DAYS, rule.lowDays).map((days) => [
                  String(days),
                  days === 0 ? t('watch.ever') : t('watch.in-days', { n: days }),
                ])}
                onChange={(value) => change({ lowDays: Number(value) })}
              />
            ),
            only: (
              <Word
                label={t('watch.only')}
                value={rule.verifiedOnly ? 'real' : 'any'}
                options={[
                  ['any', t('watch.any')],
                  ['real', t('watch.real')],
                ]}
                onChange={(value) => change({ verifiedOnly: value === 'real' })}
              />
            ),
          }}
        />
      </div>
    </div>
  );
}

/** What can be chosen, and what is chosen already. */
const withOwn = (some: readonly number[], own: number): readonly number[] =>
  some.includes(own) ? some : [own, ...some];

interface EditProps {
  rule: DraftRule;
  change: WatchForm['change'];
}

/** The product, and the same one elsewhere where that is known and the rule can count it. */
function Name({ goods, rule, change }: EditProps & { goods: WatchSubject }) {
  const isShared = hasBasis(rule.kind) || rule.kind === 'RESTOCK';
  if (!isShared || !(goods.hasTwins || rule.withTwins)) return <b>{goods.name}</b>;
  return (
    <Word
      label={t('watch.which')}
      value={rule.withTwins ? 'all' : 'own'}
      options={[
        ['own', goods.name],
        ['all', t('watch.twins', { name: goods.name })],
      ]}
      onChange={(value) => change({ withTwins: value === 'all' })}
    />
  );
}

/** Which sum is compared: with shipping and coupon, or without. */
function Basis({ rule, change }: EditProps) {
  const value = `${rule.withShipping ? 's' : ''}${rule.withCoupon ? 'c' : ''}`;
  return (
    <Word
      label={t('watch.basis')}
      value={value}
      options={[
        ['sc', t('watch.basis.all')],
        ['c', t('watch.basis.no-shipping')],
        ['s', t('watch.basis.no-coupon')],
        ['', t('watch.basis.item')],
      ]}
      onChange={(next) =>
        change({ withShipping: next.includes('s'), withCoupon: next.includes('c') })
      }
    />
  );
}

interface WordProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

/** An underlined word that is one of several. */
export function Word({ label, value, options, onChange }: WordProps) {
  return (
    <select
      className="tok"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface TargetProps {
  amount: number | null;
  currency: CurrencyCode;
  onChange: (amount: number) => void;
}

/** The price: typed, or as the line says. What is no price is left when the field is. */
function Target({ amount, currency, onChange }: TargetProps) {
  const [typed, setTyped] = useState<string>();
  const { symbol, figure, symbolLast } = shownAmount(amount ?? 0, currency);
  const text = typed ?? (amount === null ? '' : figure);
  return (
    <span className="tok tok--sum num">
      {!symbolLast && symbol}
      <input
        inputMode="decimal"
        autoComplete="off"
        aria-label={t('watch.price')}
        maxLength={14}
        size={Math.max(3, text.length)}
        value={text}
        onFocus={() => setTyped(amount === null ? '' : plainDecimal(amount, currency))}
        onChange={(event) => {
          setTyped(event.target.value);
          const price = typedAmount(event.target.value, currency);
          if (price) onChange(price);
        }}
        onBlur={() => setTyped(undefined)}
      />
      {symbolLast && `\u00A0${symbol}`}
    </span>
  );
}
