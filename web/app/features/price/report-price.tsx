/**
 * "Report this price" (BEY-03), beside the history: which price, why, what the shop asks, a note.
 * It goes into a queue that people read. The dialog is the browser's own, so focus stays in it and
 * Escape closes it.
 */
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { CURRENCIES, typedAmount } from '#contract/money.ts';
import type { PriceStatistics } from '#contract/price/history.ts';
import { PRICE_REPORT, PRICE_REPORT_REASONS } from '#contract/price/reporting.ts';
import type { PriceReportReason } from '#contract/price/reporting.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { shortDate } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { openModal } from '../../ui/open-modal.ts';

interface ReportPriceProps {
  goods: { code: string; name: string };
  stat: PriceStatistics;
}

type State = 'asking' | 'sending' | 'done' | 'known' | { failed: string };

export function ReportPrice({ goods, stat }: ReportPriceProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [state, setState] = useState<State>('asking');
  const close = () => dialog.current?.close();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const seen = typedAmount(String(fields.get('seen') ?? ''), stat.currencyCode);
    const note = String(fields.get('note') ?? '').trim();
    setState('sending');
    try {
      const { known } = await browserCaller(
        'price-report.create',
        {
          id: goods.code,
          reason: fields.get('reason') as PriceReportReason,
          ...(fields.get('time') ? { time: String(fields.get('time')) } : {}),
          ...(seen === null ? {} : { seenAmount: seen }),
          ...(note === '' ? {} : { note }),
        },
        { quiet: true },
      );
      setState(known ? 'known' : 'done');
    } catch (error) {
      setState({ failed: (error as Error).message });
    }
  }

  const thanks = state === 'done' || state === 'known';
  return (
    <>
      <button
        className="report needs-script"
        type="button"
        aria-haspopup="dialog"
        onClick={() => openModal(dialog.current)}
      >
        <Icon name="flag" />
        {t('report.open')}
      </button>
      <dialog
        ref={dialog}
        className="dialog"
        aria-labelledby={title}
        onClose={() => setState('asking')}
      >
        <div className="region__h">
          <h2 id={title}>{t(thanks ? 'report.thanks' : 'report.title')}</h2>
          <button className="icon-btn" type="button" aria-label={t('region.close')} onClick={close}>
            <Icon name="x" />
          </button>
        </div>
        {thanks ? (
          <div role="status">
            <p>{t(state === 'known' ? 'report.known' : 'report.done')}</p>
            <div className="dialog__a">
              <button className="btn btn--ink" type="button" autoFocus onClick={close}>
                {t('region.close')}
              </button>
            </div>
          </div>
        ) : (
          <form className="report__form" onSubmit={(event) => void send(event)}>
            <p>{goods.name}</p>
            <WhichPrice stat={stat} />
            <fieldset className="fs">
              <legend>{t('report.reason')}</legend>
              {PRICE_REPORT_REASONS.map((reason, index) => (
                <label className="check" key={reason}>
                  <input
                    type="radio"
                    name="reason"
                    value={reason}
                    required
                    defaultChecked={index === 0}
                  />
                  <span>{t(`report.reason.${reason}`)}</span>
                </label>
              ))}
            </fieldset>
            <p className="field">
              <label htmlFor={`${title}seen`}>
                {t('report.seen', { symbol: CURRENCIES[stat.currencyCode].symbol })}
              </label>
              <input
                type="text"
                className="input"
                id={`${title}seen`}
                name="seen"
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
              />
            </p>
            <p className="field">
              <label htmlFor={`${title}note`}>{t('report.note')}</label>
              <textarea
                className="input"
                id={`${title}note`}
                name="note"
                rows={2}
                maxLength={PRICE_REPORT.note}
              />
            </p>
            {typeof state === 'object' && (
              <p className="field__err" role="alert">
                <Icon name="triangle-alert" size={16} />
                {state.failed}
              </p>
            )}
            <button className="btn btn--ink btn--wide" type="submit" disabled={state === 'sending'}>
              {t(state === 'sending' ? 'report.sending' : 'report.send')}
            </button>
          </form>
        )}
      </dialog>
    </>
  );
}

/**
 * The price now, or the lowest or highest of the shown range: where an impossible price of the past
 * stands out.
 */
function WhichPrice({ stat }: { stat: PriceStatistics }) {
  const id = useId();
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
    <p className="field">
      <label htmlFor={id}>{t('report.which')}</label>
      <select className="input" id={id} name="time">
        {choices.map(({ key, point }) => (
          <option key={key} value={key === 'chart.now' ? '' : point.time}>
            {t(key)} {money(point.amount, stat.currencyCode)} · {shortDate(point.time)}
          </option>
        ))}
      </select>
    </p>
  );
}
