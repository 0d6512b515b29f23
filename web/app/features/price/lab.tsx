/**
 * One real product whose price, struck price and history readers change: the verdict follows, by the
 * very rules that judge on the server (BEY-01).
 */
import { useId, useState } from 'react';
import { CURRENCIES } from '#contract/market/currency.ts';
import type { Exhibit } from '#contract/price/exhibit.ts';
import { factsOf } from '#contract/price/fact.ts';
import type { SparkBox } from '#contract/price/spark.ts';
import { goodsAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { Picture } from '../../ui/picture.tsx';
import { shownOf } from './evidence.tsx';
import { AmountSlider } from './amount-slider.tsx';
import { asItWas, CASES, judgedIn, RAISE, THIN_DAYS } from './lab-story.ts';
import type { Lab } from './lab-story.ts';
import { sayOf } from './say.ts';
import { ShownPrice } from './shown-price.tsx';
import { SparkLine } from './spark.tsx';
import { VerdictChip } from './verdict.tsx';

const BOX: SparkBox = { width: 320, height: 120, edge: 10, right: 8 };

export function PriceLab({ exhibit }: { exhibit: Exhibit }) {
  const [lab, setLab] = useState<Lab>(() => asItWas(exhibit));
  const { goodsCode, name, cover, currencyCode } = exhibit;
  const set = (change: Partial<Lab>) => setLab({ ...lab, ...change });
  const unit = CURRENCIES[currencyCode].exampleUnit;
  const top = Math.ceil((Math.max(exhibit.was, exhibit.price) * 2) / unit) * unit;
  const group = useId();
  return (
    <section className="lab" aria-labelledby="lab">
      <h2 id="lab">{t('lab.title')}</h2>
      <div className="lab__what">
        <a className="lab__pic" href={goodsAddress(goodsCode)} tabIndex={-1} aria-hidden="true">
          <Picture url={cover} />
        </a>
        <p>
          <a className="link lone" href={goodsAddress(goodsCode)}>
            {name}
          </a>
          <br />
          <span className="muted">{t('lab.text', { days: exhibit.days.length })}</span>
        </p>
      </div>
      <Outcome exhibit={exhibit} lab={lab} />
      <div className="lab__set needs-script">
        <AmountSlider
          label={t('lab.was')}
          amount={lab.was}
          top={top}
          currency={currencyCode}
          onChange={(was) => set({ was })}
        />
        <AmountSlider
          label={t('lab.price')}
          amount={lab.price}
          top={top}
          currency={currencyCode}
          onChange={(price) => set({ price })}
        />
        <fieldset className="fs">
          <legend>{t('lab.history')}</legend>
          {CASES.map((one) => (
            <label className="check" key={one}>
              <input
                type="radio"
                name={group}
                checked={lab.history === one}
                onChange={() => set({ history: one })}
              />
              <span>{t(`lab.case.${one}`, { days: one === 'thin' ? THIN_DAYS : RAISE.days })}</span>
            </label>
          ))}
        </fieldset>
        <button className="btn btn--line" type="button" onClick={() => setLab(asItWas(exhibit))}>
          {t('lab.reset')}
        </button>
      </div>
    </section>
  );
}

/** The chart of the days as they are now, and what is said of them; spoken when it changes. */
function Outcome({ exhibit, lab }: { exhibit: Exhibit; lab: Lab }) {
  const shown = judgedIn(exhibit, lab);
  return (
    <>
      <SparkLine
        spark={shown.spark}
        today={shown.currentAmount}
        box={BOX}
        className="spark spark--lab"
      />
      <ShownPrice of={shown} />
      <div aria-live="polite" aria-atomic="true" className="lab__said">
        <VerdictChip of={shown} />
        <p>
          {factsOf(shown.verdict, shownOf(shown, page().tenant.timezone))
            .map((fact) => sayOf(fact, shown.currencyCode))
            .join(' ')}
        </p>
      </div>
    </>
  );
}
