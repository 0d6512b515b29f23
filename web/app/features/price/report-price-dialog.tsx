/**
 * What is wrong with a price (BEY-03): which one, why, what the shop asks, a note. It goes into a
 * queue that people read.
 */
import { useState } from 'react';
import { CURRENCIES, typedAmount } from '#contract/money.ts';
import type { PriceStatistics } from '#contract/price/history.ts';
import { PRICE_REPORT, PRICE_REPORT_REASONS } from '#contract/price/reporting.ts';
import type { PriceReportReason } from '#contract/price/reporting.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { shortDate } from '../../lib/when.ts';
import { Modal } from '../../ui/modal.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { Choice, Field, Submit, TextField } from '../form/fields.tsx';
import { Labelled } from '../form/labelled.tsx';
import { useForm } from '../form/use-form.ts';

interface ReportedPrice {
  goods: { code: string; name: string };
  stat: PriceStatistics;
}

export function ReportPriceDialog({
  onClose,
  ...reported
}: ReportedPrice & { onClose: () => void }) {
  const [done, setDone] = useState<'done' | 'known'>();
  return (
    <Modal title={t(done ? 'report.thanks' : 'report.title')} onClose={onClose}>
      {(close) =>
        done ? (
          <div role="status">
            <p>{t(`report.${done}`)}</p>
            <div className="dialog__a">
              <button className="btn btn--ink" type="button" autoFocus onClick={close}>
                {t('region.close')}
              </button>
            </div>
          </div>
        ) : (
          <ReportForm {...reported} onDone={setDone} />
        )
      }
    </Modal>
  );
}

function ReportForm({
  goods,
  stat,
  onDone,
}: ReportedPrice & { onDone: (state: 'done' | 'known') => void }) {
  const form = useForm({}, async ({ time, reason, seen = '', note = '' }) => {
    const amount = typedAmount(seen, stat.currencyCode);
    const words = note.trim();
    const { known } = await browserCaller(
      'price-report.create',
      {
        id: goods.code,
        reason: reason as PriceReportReason,
        ...(time ? { time } : {}),
        ...(amount === null ? {} : { seenAmount: amount }),
        ...(words === '' ? {} : { note: words }),
      },
      { quiet: true },
    );
    onDone(known ? 'known' : 'done');
  });
  return (
    <form className="report__form" {...form.props}>
      <p>
        <WholeWords text={goods.name} />
      </p>
      <WhichPrice stat={stat} />
      <Choice
        legend={t('report.reason')}
        name="reason"
        options={PRICE_REPORT_REASONS.map((one) => [one, t(`report.reason.${one}`)])}
      />
      <Field
        form={form}
        label={t('report.seen', { symbol: CURRENCIES[stat.currencyCode].symbol })}
        name="seen"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
      />
      <TextField
        form={form}
        label={t('report.note')}
        name="note"
        rows={2}
        maxLength={PRICE_REPORT.note}
      />
      <Submit form={form} label={t('report.send')} busy={t('report.sending')} />
    </form>
  );
}

/**
 * The price now, or the lowest or highest of the shown range: the two where an impossible price
 * of the past is easy to see.
 */
function WhichPrice({ stat }: { stat: PriceStatistics }) {
  const prices = [
    ['chart.now', stat.current],
    ['chart.low', stat.min],
    ['chart.high', stat.max],
  ] as const;
  const known = new Set<string>();
  const choices = prices.flatMap(([key, point]) => {
    if (!point || known.has(point.time)) return [];
    known.add(point.time);
    return [{ key, point }];
  });
  return (
    <Labelled label={t('report.which')}>
      {(control) => (
        <select className="input" name="time" {...control}>
          {choices.map(({ key, point }) => (
            <option key={key} value={key === 'chart.now' ? '' : point.time}>
              {t(key)} {money(point.amount, stat.currencyCode)} · {shortDate(point.time)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
