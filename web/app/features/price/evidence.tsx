/**
 * The verdict in full, for details: chip, facts in sentences, whose offer it is about, coverage,
 * and the rule behind it.
 */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { chipOf, mayBeMistake } from '#contract/price/chip.ts';
import { factsOf } from '#contract/price/fact.ts';
import type { FactKey } from '#contract/price/fact.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { fullTime, seenAt } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { ruleAddress, ruleOf } from './rule.ts';
import { sayOf } from './say.ts';
import { VerdictWords, verdictTone } from './verdict.tsx';
import type { Judged } from './verdict.tsx';

type JudgedCard = Judged & Pick<GoodsCard, 'currentAmount' | 'originAmount'>;

/** What was before, apart from what is now. */
const PAST: readonly FactKey[] = [
  'fact.as-low',
  'fact.cheaper',
  'fact.earlier',
  'fact.former',
  'fact.former.middle',
];

export function Evidence({ of, about }: { of: JudgedCard; about?: string | undefined }) {
  if (of.isFreebie) return <p className="evid">{t('price.freebie')}</p>;
  const { tenant, lang } = page();
  const { verdict, seenTime, isCurrent } = of;
  const chip = chipOf(verdict, isCurrent);
  const facts = factsOf(verdict, shownOf(of, tenant.timezone));
  const say = (isPast: boolean) =>
    facts
      .filter(({ key }) => PAST.includes(key) === isPast)
      .map((fact) => sayOf(fact, of.currencyCode))
      .join(' ');
  return (
    <div className="evid">
      <Tooltip text={ruleOf(chip.key)} className={`vchip v--${verdictTone(of)}`}>
        <VerdictWords of={of} />
      </Tooltip>
      {about && <p className="muted">{about}</p>}
      {isCurrent && mayBeMistake(verdict) && (
        <p className="evid__odd">
          <Icon name="triangle-alert" />
          {t('price.odd')}
        </p>
      )}
      <p>{say(false)}</p>
      {say(true) !== '' && <p>{say(true)}</p>}
      <p className="meta">
        {isCurrent && (
          <span>
            {t('evidence.coverage', { seen: verdict.observedDays, days: verdict.windowDays })}
            {seenTime && (
              <>
                {'\u00a0· '}
                <Tooltip
                  text={t('evidence.seen.full', {
                    time: fullTime(seenTime),
                    country: tenant.name[lang],
                  })}
                >
                  {t('evidence.seen', { time: seenAt(seenTime) })}
                </Tooltip>
              </>
            )}
          </span>
        )}
        <a className="link" href={ruleAddress(chip.key)}>
          {t('evidence.why')}
        </a>
      </p>
    </div>
  );
}

/** The price of a card as the facts speak of it. */
export function shownOf(
  { currentAmount, originAmount, seenTime, isCurrent }: JudgedCard,
  timezone: string,
) {
  return {
    amount: currentAmount,
    was: originAmount,
    seenTime: seenTime ?? '',
    isCurrent,
    timezone,
  };
}
