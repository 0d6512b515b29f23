/** The verdict beside the price: icon, figure and word together, then one sentence of reason. Never colour alone. */
import { JUDGING } from '#contract/price/judging.ts';
import type { VerdictKind } from '#contract/price/verdict.ts';
import type { Verdict } from '#contract/price/verdict.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { formatDiscount } from '#contract/money.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { shortDate } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';

const LOOK: Readonly<Record<VerdictKind, { icon: string; tone: string }>> = {
  VERIFIED: { icon: 'verified', tone: 'verified' },
  OVERSTATED: { icon: 'triangle-alert', tone: 'overstated' },
  RAISED_FIRST: { icon: 'trending-up', tone: 'raised' },
  FAKE: { icon: 'circle-slash', tone: 'fake' },
  ALWAYS_ON_SALE: { icon: 'repeat', tone: 'always' },
  UNVERIFIED: { icon: 'circle-dashed', tone: 'unverified' },
  NO_CLAIM: { icon: 'equal', tone: 'none' },
};

/** The figure and word: `-21% really off`; a claim that does not hold is struck, and the truth follows. */
function Words({ verdict }: { verdict: Verdict }) {
  const claim = formatDiscount(verdict.claimed);
  const struck = claim !== '' && <s>{claim}</s>;
  switch (verdict.kind) {
    case 'VERIFIED':
      return <span>{t('verdict.verified', { percent: formatDiscount(verdict.real) || claim })}</span>;
    case 'OVERSTATED':
      return (
        <span>
          {struck} {formatDiscount(verdict.real) === '' ? t('verdict.overstated.none') : t('verdict.overstated', { percent: formatDiscount(verdict.real) })}
        </span>
      );
    case 'RAISED_FIRST':
      return (
        <span>
          {struck} {t('verdict.raised')}
        </span>
      );
    case 'FAKE':
      return (
        <span>
          {struck} {t('verdict.fake')}
        </span>
      );
    case 'ALWAYS_ON_SALE':
      return (
        <span>
          {struck} {t('verdict.always')}
        </span>
      );
    case 'UNVERIFIED':
      return (
        <span>
          {claim} {t('verdict.unverified')}
        </span>
      );
    case 'NO_CLAIM':
      return <span>{isBelowUsual(verdict) ? t('verdict.none.below', { percent: formatDiscount(verdict.real) }) : t('verdict.none')}</span>;
  }
}

/** No claim by the shop, and yet really cheaper than usual, on enough days to say so. */
function isBelowUsual(verdict: Verdict): boolean {
  return verdict.kind === 'NO_CLAIM' && verdict.preDays >= JUDGING.minObservedDays && (verdict.real ?? 0) >= JUDGING.claimMin;
}

function lookOf(verdict: Verdict): { icon: string; tone: string } {
  return isBelowUsual(verdict) ? LOOK.VERIFIED : LOOK[verdict.kind];
}

export function VerdictLine({ verdict }: { verdict: Verdict }) {
  return (
    <p className={`v v--${verdictTone(verdict)}`}>
      <VerdictWords verdict={verdict} />
    </p>
  );
}

export function VerdictChip({ verdict }: { verdict: Verdict }) {
  return (
    <span className={`vchip v--${verdictTone(verdict)}`}>
      <VerdictWords verdict={verdict} />
    </span>
  );
}

/** Icon, figure and word, for whoever sets the frame around them. */
export function VerdictWords({ verdict }: { verdict: Verdict }) {
  return (
    <>
      <Icon name={lookOf(verdict).icon} />
      <Words verdict={verdict} />
    </>
  );
}

export function verdictTone(verdict: Verdict): string {
  return lookOf(verdict).tone;
}

/** The reason in one short sentence, for cards. */
export function reasonOf(verdict: Verdict, currency: CurrencyCode): string {
  const usual = verdict.typicalAmount === null ? '' : money(verdict.typicalAmount, currency);
  switch (verdict.kind) {
    case 'VERIFIED':
      return usual && t('reason.verified', { usual, days: verdict.windowDays });
    case 'OVERSTATED':
      return usual && t('reason.overstated', { usual });
    case 'RAISED_FIRST':
      return verdict.raisedTime ? t('reason.raised', { usual, date: shortDate(verdict.raisedTime) }) : '';
    case 'FAKE':
      return usual && t('reason.fake', { usual });
    case 'ALWAYS_ON_SALE':
      return t('reason.always', { seen: verdict.strikeDays, days: verdict.windowDays });
    case 'UNVERIFIED':
      return t('reason.unverified', { seen: verdict.preDays });
    case 'NO_CLAIM':
      return isBelowUsual(verdict) && usual ? t('reason.verified', { usual, days: verdict.windowDays }) : t('reason.none');
  }
}
