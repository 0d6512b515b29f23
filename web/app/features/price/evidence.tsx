/** The verdict in full, for details: chip, the evidence in sentences, coverage, and how we judge. */
import type { Verdict } from '#contract/price/verdict.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { formatDiscount } from '#contract/money.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { page } from '../../lib/page.ts';
import { fullTime, seenAt, shortDate } from '../../lib/when.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { ruleOf } from './rule.ts';
import { VerdictWords, verdictTone } from './verdict.tsx';

interface EvidenceProps {
  verdict: Verdict;
  currency: CurrencyCode;
  seenTime: string | null;
  chip?: boolean;
}

export function Evidence({ verdict, currency, seenTime, chip = true }: EvidenceProps) {
  const { tenant, lang } = page();
  return (
    <div className="evid">
      {chip && (
        <Tooltip text={ruleOf(verdict.kind)} className={`vchip v--${verdictTone(verdict)}`}>
          <VerdictWords verdict={verdict} />
        </Tooltip>
      )}
      <p>{sentenceOf(verdict, currency)}</p>
      {verdict.cheaperBefore && verdict.priorAmount !== null && verdict.priorTime !== null && (
        <p>{t('evidence.cheaper', { price: money(verdict.priorAmount, currency), date: shortDate(verdict.priorTime) })}</p>
      )}
      <p className="meta">
        <span>
          {t('evidence.coverage', { seen: verdict.observedDays, days: verdict.windowDays })}
          {seenTime && (
            <>
              {' · '}
              <Tooltip text={t('evidence.seen.full', { time: fullTime(seenTime), country: tenant.name[lang] })}>
                {t('evidence.seen', { time: seenAt(seenTime) })}
              </Tooltip>
            </>
          )}
        </span>
        <a className="link" href="/how-we-judge">
          {t('footer.judging')}
        </a>
      </p>
    </div>
  );
}

/** The judgement in one sentence with its amounts and dates. */
export function sentenceOf(verdict: Verdict, currency: CurrencyCode): string {
  const usual = verdict.typicalAmount === null ? '–' : money(verdict.typicalAmount, currency);
  const claim = formatDiscount(verdict.claimed).slice(1) || '0%';
  const real = formatDiscount(verdict.real).slice(1) || '0%';
  const from = verdict.fromTime ? shortDate(verdict.fromTime) : '–';
  const start = verdict.promoStart ? shortDate(verdict.promoStart) : '–';
  switch (verdict.kind) {
    case 'VERIFIED':
      return verifiedSentence(verdict, { usual, from, to: start, claim, real });
    case 'OVERSTATED':
      return t('evidence.overstated', { usual, from, to: start, claim, real });
    case 'RAISED_FIRST':
      return t('evidence.raised', {
        usual,
        raised: verdict.raisedAmount === null ? '–' : money(verdict.raisedAmount, currency),
        date: verdict.raisedTime ? shortDate(verdict.raisedTime) : '–',
        claim,
      });
    case 'FAKE':
      return t('evidence.fake', { usual, from, to: start, claim });
    case 'ALWAYS_ON_SALE':
      return t('evidence.always', { seen: verdict.strikeDays, days: verdict.windowDays, claim });
    case 'UNVERIFIED':
      return t('evidence.unverified', { seen: verdict.preDays, claim });
    case 'NO_CLAIM':
      return t('evidence.none');
  }
}

/** A discount that is larger than the shop says is no mismatch, and one a little smaller is not what was claimed either. */
function verifiedSentence(verdict: Verdict, words: Record<'usual' | 'from' | 'to' | 'claim' | 'real', string>): string {
  const [claimed, real] = [Number.parseInt(words.claim, 10), Number.parseInt(words.real, 10)];
  if (verdict.real === null || real === claimed) return t('evidence.verified', words);
  return t(real > claimed ? 'evidence.verified.more' : 'evidence.verified.near', words);
}
