/**
 * Wait or buy (BEY-22), open on every detail: one of three answers with its record, and what the history shows where it
 * proves nothing.
 */
import type { Answer } from '#contract/calls.ts';
import type { VerdictKind } from '#contract/price/verdict.ts';
import { localDay } from '#contract/time.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { longDate } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { isRefuted } from '../price/label.ts';

type Found = Answer<'price.outlook'>;
const STATES = [
  ['BUY', 'circle-check'],
  ['TOSS_UP', 'equal'],
  ['WAIT', 'hourglass'],
] as const;
const DAY_MS = 86_400_000;

/** `verdict`: beside a discount that history refutes nothing calls on anybody to buy. */
export function Outlook({ found, verdict }: { found: Found | null; verdict: VerdictKind }) {
  if (!found) return null;
  const isFalse = isRefuted({ kind: verdict });
  const { state, outlooks, betterBy, sale } = found;
  const better = Math.round(betterBy * 100);
  return (
    <section className="outlook" aria-labelledby="wait">
      <h3 id="wait">{t('wait.title')}</h3>
      <ul className="outlook__s">
        {STATES.map(([one, icon]) => (
          <li
            key={one}
            className={one === state ? `is-on outlook--${isFalse ? 'TOSS_UP' : one}` : ''}
          >
            <Icon name={one === 'BUY' && isFalse ? 'circle-slash' : icon} size={16} />
            {t(one === 'BUY' && isFalse ? 'wait.state.REFUTED' : `wait.state.${one}`)}
            {one === state && <span className="sr">{t('wait.state.this')}</span>}
          </li>
        ))}
      </ul>
      {outlooks.map(({ days, advice, probability, said, right }) => (
        <p key={days}>
          {t(advice === 'WAIT' ? 'wait.wait' : 'wait.buy', {
            better,
            days,
            percent: Math.round(probability * 100),
          })}{' '}
          <small>{t('wait.record', { right, said })}</small>
        </p>
      ))}
      <Rhythm found={found} better={better} />
      {sale && (
        <p>
          {t('wait.sale', {
            sale: sale.name,
            n: daysUntil(sale.day),
            date: longDate(new Date(`${sale.day}T12:00:00Z`)),
          })}
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

/** How often it falls, and since when that is known. */
function Rhythm({ found: { state, rhythm }, better }: { found: Found; better: number }) {
  const { days, falls, lastDay, sureFromDay } = rhythm;
  const date = (day: string) => longDate(new Date(`${day}T12:00:00Z`));
  return (
    <>
      {state === 'TOSS_UP' && (
        <p>
          {sureFromDay === null
            ? t('wait.toss')
            : t('wait.young', { days, date: date(sureFromDay) })}
        </p>
      )}
      {lastDay === null && days > 1 && <p>{t('wait.never', { better, days })}</p>}
      {lastDay !== null && falls === 1 && (
        <p>{t('wait.once', { better, days, date: date(lastDay) })}</p>
      )}
      {lastDay !== null && falls > 1 && (
        <p>{t('wait.rhythm', { better, every: Math.round(days / falls), date: date(lastDay) })}</p>
      )}
    </>
  );
}

/** Days of the calendar from the region's own day, by the page's clock. */
export function daysUntil(day: string): number {
  const { currentTimeMillis, tenant } = page();
  const today = localDay(currentTimeMillis, tenant.timezone);
  return Math.max(1, Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS));
}
