/** "Tell me by": the ways that the viewer has. On the site itself it always appears. */
import type { ChannelKind } from '#contract/message/delivery.ts';
import { t } from '../../lib/message.ts';
import type { Reach } from './use-reach.ts';
import { wayName } from './way-name.ts';

interface ChannelChipsProps {
  left: Reach['left'];
  own: readonly ChannelKind[];
  /** Null: all of them, and those that are added later. */
  chosen: readonly ChannelKind[] | null;
  onChoose: (ways: ChannelKind[] | null) => void;
}

export function ChannelChips({ own, left, chosen, onChoose }: ChannelChipsProps) {
  const isOn = (way: ChannelKind) => chosen === null || chosen.includes(way);
  const toggle = (way: ChannelKind) => {
    const next = own.filter((one) => isOn(one) !== (one === way));
    onChoose(next.length === own.length ? null : next);
  };
  return (
    <>
      <p className="wsub" id="wvia">
        {t('watch.by')}
      </p>
      <div className="wvia" role="group" aria-labelledby="wvia">
        <button className="chip" type="button" aria-pressed="true" aria-disabled="true">
          {t('watch.by.site')}
        </button>
        {own.map((way) => (
          <button
            key={way}
            className="chip"
            type="button"
            aria-pressed={isOn(way)}
            onClick={() => toggle(way)}
          >
            {wayName(way)}
            {left[way] !== undefined && <small>{t('watch.by.left', { n: left[way] })}</small>}
          </button>
        ))}
      </div>
      {own.length === 0 && <p className="t12">{t('watch.by.none')}</p>}
    </>
  );
}
