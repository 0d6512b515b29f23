/** How the owner of a watch hears of it, and what else they want to know. */
import { rearmAmount, WATCH_START } from '#contract/alert/engine.ts';
import type { WatchKind } from '#contract/alert/engine.ts';
import { UNMET_DAYS } from '#contract/alert/limits.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { page } from '../../lib/page.ts';
import { longDate } from '../../lib/when.ts';
import { ChannelChips } from './channel-chips.tsx';
import type { Reach } from './use-reach.ts';
import type { WatchForm } from './use-watch.ts';
import { lineOf } from './watch-rule.ts';
import type { Preview } from './watch-rule.ts';

const DAY_MS = 86_400_000;
/** Kinds whose rounds are not of prices. */
const ROUNDS = { RESTOCK: 'watch.round.restock', ENDS: 'watch.round.ends' } as Readonly<
  Partial<Record<WatchKind, 'watch.round.restock' | 'watch.round.ends'>>
>;

interface WatchOptionsProps {
  form: WatchForm;
  preview: Preview;
  reach: Reach;
}

export function WatchOptions({ form, preview, reach }: WatchOptionsProps) {
  const { delivery, deliver, rule } = form;
  const { defaults, ways } = reach;
  const line = lineOf(preview, rule);
  const again =
    line === null ? null : rearmAmount({ ...WATCH_START, armed: false, firedThreshold: line });
  const until = longDate(new Date(page().currentTimeMillis + UNMET_DAYS * DAY_MS));
  return (
    <>
      {ways && (
        <ChannelChips
          own={ways}
          left={reach.left}
          chosen={delivery.ways ?? defaults.ways}
          // null is what holds for all watches, which may be fewer than all ways
          onChoose={(next) => deliver({ ways: next ?? (defaults.ways && [...ways]) })}
        />
      )}
      <div className="wopt">
        {rule.kind !== 'ENDS' && (
          <>
            <Check
              label={t('watch.unmet')}
              note={t('watch.unmet.when', { date: until })}
              isOn={delivery.remindUnmet ?? defaults.remindUnmet}
              onChange={(remindUnmet) => deliver({ remindUnmet })}
            />
            <Check
              label={t('watch.end')}
              isOn={delivery.remindEnd ?? defaults.remindEnd}
              onChange={(remindEnd) => deliver({ remindEnd })}
            />
          </>
        )}
        <Check
          label={t('watch.loud')}
          note={t('watch.loud.text')}
          isOn={delivery.loud}
          onChange={(loud) => deliver({ loud })}
        />
      </div>
      <p className="t12">
        {again === null
          ? t(ROUNDS[rule.kind] ?? 'watch.round')
          : t('watch.round.price', { price: money(again, preview.currencyCode) })}
      </p>
    </>
  );
}

interface CheckProps {
  label: string;
  note?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function Check({ label, note, isOn, onChange }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
    </label>
  );
}
