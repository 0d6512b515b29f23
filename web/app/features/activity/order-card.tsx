/** One order of a bonus: what it earns, its four steps with their dates, and what they rest on. */
import type { BonusOrder } from '#contract/activity/bonus.ts';
import { platformOf } from '#contract/catalog/label.ts';
import { clockTime, dayTime } from '../../lib/day-time.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { shortDate } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { PlatformMark } from '../price/platform-mark.tsx';

export function OrderCard({ order }: { order: BonusOrder }) {
  const bonus = money(order.bonusAmount ?? 0, order.currencyCode);
  const proven = order.steps.findLast((step) => step.evidence !== null);
  return (
    <li className="order">
      <div className="order__h">
        <PlatformMark platform={platformOf(order.platform)} size={20} />
        <b className="num">{order.orderNo}</b>
        <OrderState order={order} />
        <span className="amt num">{order.status === 'RETURNED' ? <s>{bonus}</s> : bonus}</span>
      </div>
      <p className="order__m">
        <span>{t('bonus.paid-amount', { amount: money(order.amount, order.currencyCode) })}</span>
        <span>{t('bonus.ordered', { time: dayTime(order.orderTime) })}</span>
      </p>
      <ol className="line4">
        {order.steps.map((step, at) => (
          <li key={step.step} className={toneOf(order, at)}>
            <b>{stepName(order, step)}</b>
            {timeOf(order, at)}
          </li>
        ))}
      </ol>
      <p className="order__e">
        {proven?.evidence ? evidenceOf(proven.step, proven.evidence) : t('bonus.evidence.none')}
      </p>
    </li>
  );
}

const LOOK = {
  unconfirmed: { icon: 'hourglass', tone: '' },
  unchecked: { icon: 'search', tone: '' },
  payable: { icon: 'banknote', tone: ' st--slate' },
  DELIVERED: { icon: 'circle-check', tone: ' st--ok' },
  RETURNED: { icon: 'reply', tone: ' st--bad' },
} as const;

function OrderState({ order }: { order: BonusOrder }) {
  const state = stateOf(order);
  const { icon, tone } = LOOK[state];
  return (
    <span className={`st${tone}`}>
      <Icon name={icon} size={16} />
      {isBack(order) ? t('bonus.goods-returned') : t(`bonus.state.${state}`)}
    </span>
  );
}

function stateOf({ status, confirmed, isChecked }: BonusOrder): keyof typeof LOOK {
  if (status !== 'UN_DELIVERED') return status;
  if (!confirmed) return 'unconfirmed';
  return isChecked ? 'payable' : 'unchecked';
}

/** What was paid is said as it is; else what it rests on. */
const evidenceOf = (step: BonusOrder['steps'][number]['step'], evidence: string): string =>
  step === 'PAID' ? evidence : t('bonus.evidence', { evidence });

const isBack = ({ returnReason }: BonusOrder): boolean => returnReason === 'GOODS_RETURNED';

function stepName(order: BonusOrder, { step, isDone }: BonusOrder['steps'][number]): string {
  if (step === 'RETURNED' && isBack(order)) return t('bonus.goods-returned');
  return t(step === 'PAID' && isDone ? 'bonus.step.PAID.done' : `bonus.step.${step}`);
}

/** Behind one, at one, or before it. */
function toneOf({ steps }: BonusOrder, at: number): string | undefined {
  const step = steps[at];
  if (step?.step === 'RETURNED') return 'back';
  if (step?.isDone) return 'on';
  return steps[at - 1]?.isDone ? 'cur' : undefined;
}

/** A day, with the hour where it tells something. */
function timeOf({ steps }: BonusOrder, at: number): string {
  const [step, before] = [steps[at], steps[at - 1]];
  if (!step?.time) return t('bonus.later');
  const day = shortDate(step.time);
  if (step.step === 'ORDERED') return t('time.at', { date: day, time: clockTime(step.time) });
  if (step.step === 'HANDED_IN')
    return before?.time && shortDate(before.time) === day
      ? clockTime(step.time)
      : t('time.at', { date: day, time: clockTime(step.time) });
  return step.step === 'PAID' && !step.isDone ? t('bonus.by', { date: day }) : day;
}
