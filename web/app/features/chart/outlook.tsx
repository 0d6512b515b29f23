/**
 * Wait or buy (BEY-22), open on every detail: of what can be bought one of three answers, what in
 * the chart speaks for it, and its record where that proves something.
 */
import type { Answer } from '#contract/calls.ts';
import type { VerdictKind } from '#contract/price/verdict.ts';
import { localDay } from '#contract/time.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { page } from '../../lib/page.ts';
import { longDate } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { isRefuted } from '../price/label.ts';

type Found = Answer<'price.outlook'>;
type State = Found['state'];
type Answered = Exclude<State, 'SOLD_OUT'>;
const ICONS = {
  BUY: 'circle-check',
  NO_GAIN: 'circle-slash',
  TOSS_UP: 'equal',
  WAIT: 'hourglass',
} as const;
const DAY_MS = 86_400_000;

/** `verdict`: beside a discount that history refutes nothing calls on anybody to buy. */
export function Outlook({
  found,
  verdict,
  isChartOfOne,
}: {
  found: Found | null;
  verdict: VerdictKind;
  /** The chart above is of one of several offers; this looks at the cheapest of each day. */
  isChartOfOne: boolean;
}) {
  if (!found) return null;
  const isFalse = isRefuted({ kind: verdict });
  const state = stateBeside(found, verdict);
  if (state === 'SOLD_OUT') return <SoldOut />;
  const states: Answered[] = [
    isFalse || state === 'NO_GAIN' ? 'NO_GAIN' : 'BUY',
    'TOSS_UP',
    'WAIT',
  ];
  const record = [chanceOf(found), recordOf(found)].filter((one) => one !== '');
  return (
    <section className="outlook" aria-labelledby="wait">
      <h3 id="wait">{t('wait.title')}</h3>
      <ul className="outlook__s">
        {states.map((one) => (
          <li key={one} className={one === state ? `is-on outlook--${one}` : ''}>
            <Icon name={ICONS[one]} size={16} />
            {one === state ? answerBeside(found, verdict) : t(`wait.state.${one}`)}
            {one === state && <span className="sr">{t('wait.state.this')}</span>}
          </li>
        ))}
      </ul>
      <p>
        {[answerOf(found, state), seenOf(found), ...saleOf(found)]
          .filter((one) => one !== '')
          .join(' ')}
      </p>
      {isChartOfOne && (
        <p>
          <small>{t('wait.all-shops')}</small>
        </p>
      )}
      {record.length > 0 && (
        <p>
          <small>{record.join(' ')}</small>
        </p>
      )}
      <p>
        <a className="link lone" href="/how-we-judge/waiting">
          {t('wait.all')}
        </a>
      </p>
    </section>
  );
}

/** What is answered beside a verdict. */
function stateBeside({ state }: Found, verdict: VerdictKind): State {
  return state === 'BUY' && isRefuted({ kind: verdict }) ? 'NO_GAIN' : state;
}

/** The answer in a few words; a short history says nothing, and no toss-up either. */
export function answerBeside(found: Found, verdict: VerdictKind): string {
  const state = stateBeside(found, verdict);
  const isYoung = state === 'TOSS_UP' && found.lows.sureFromDay !== null;
  return t(`wait.state.${isYoung ? 'YOUNG' : state}`);
}

/** Where nothing can be bought nobody is asked whether to. */
function SoldOut() {
  return (
    <section className="outlook" aria-labelledby="wait">
      <h3 id="wait">{t('wait.state.SOLD_OUT')}</h3>
      <p>{t('wait.sold-out')}</p>
    </section>
  );
}

const isStill = ({ state, probability }: Found) => state === 'NO_GAIN' && probability === null;
const percentOf = (share: number) => Math.round(share * 100);

function answerOf(found: Found, state: Answered): string {
  const { lows, betterBy } = found;
  if (isStill(found)) return t('wait.still', { better: percentOf(betterBy), days: lows.stillDays });
  if (state === 'WAIT') return t('wait.wait');
  if (state === 'BUY') return t('wait.buy');
  if (state === 'NO_GAIN') return t('wait.no-gain');
  return lows.sureFromDay === null
    ? t('wait.toss')
    : t('wait.young', { days: lows.days, date: dateOf(lows.sureFromDay) });
}

/** When it was cheaper than today, as the chart shows it. */
function seenOf(found: Found): string {
  const { lows, betterBy, currencyCode } = found;
  const better = percentOf(betterBy);
  const { days, times, everyDays, lastDay, amount } = lows;
  if (isStill(found)) return '';
  if (lastDay === null || amount === null)
    return lows.sureFromDay === null ? t('wait.never', { better, days }) : '';
  const ago = Math.max(1, -daysTo(lastDay));
  const holes = { better, days, ago, amount: money(amount, currencyCode) };
  if (times === 1) return t('wait.once', holes);
  return everyDays === null
    ? t('wait.often', { ...holes, n: times })
    : t('wait.rhythm', { ...holes, n: times, every: everyDays });
}

/** What is ahead, and what earlier sales of its kind did to this price. */
function saleOf({ sale, lows }: Found): string[] {
  if (!sale) return [];
  const { name, day, fell, of } = sale;
  const ahead = t('wait.sale', { sale: name, n: daysUntil(day), date: dateOf(day) });
  if (of < 2 || lows.times === 0) return [ahead];
  return [ahead, fell > 0 ? t('wait.habit', { fell, of }) : t('wait.no-habit', { of })];
}

function chanceOf({ probability, betterBy, days }: Found): string {
  return probability === null
    ? ''
    : t('wait.chance', { better: percentOf(betterBy), days, percent: percentOf(probability) });
}

function recordOf({ record }: Found): string {
  if (!record) return '';
  const { said, right, always, alwaysRight } = record;
  return t('wait.record', { said, right, always: t(`wait.state.${always}`), alwaysRight });
}

const dateOf = (day: string) => longDate(new Date(`${day}T12:00:00Z`));

/** Days of the calendar from the region's own day, by the page's clock; at least one. */
export const daysUntil = (day: string): number => Math.max(1, daysTo(day));

function daysTo(day: string): number {
  const { currentTimeMillis, tenant } = page();
  const today = localDay(currentTimeMillis, tenant.timezone);
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
}
