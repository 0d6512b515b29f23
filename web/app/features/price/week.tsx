/** How many products had which verdict in the last days, by platform, with how it was counted. */
import { PLATFORM_NAMES } from '#contract/catalog/label.ts';
import { WEEK_DAYS } from '#contract/price/exhibit-day.ts';
import type { VerdictCounts } from '#contract/price/exhibit.ts';
import type { VerdictKind } from '#contract/price/verdict.ts';
import { countText } from '../../lib/figure.ts';
import { t } from '../../lib/message.ts';
import { longDate } from '../../lib/when.ts';
import { platformWords } from './platform-mark.tsx';
import { ruleName } from './rule-name.ts';
import type { Rule } from './rule.ts';

const RULE: Readonly<Record<VerdictKind, Rule>> = {
  VERIFIED: 'verified',
  OVERSTATED: 'overstated',
  RAISED_FIRST: 'raised',
  FAKE: 'fake',
  ALWAYS_ON_SALE: 'always',
  UNVERIFIED: 'unverified',
  NO_CLAIM: 'none',
};
const ORDER = Object.keys(RULE) as VerdictKind[];
const noon = (day: string) => longDate(new Date(`${day}T12:00:00Z`));

export function VerdictWeek({ counts }: { counts: VerdictCounts }) {
  const { goods, platforms, fromDay, toDay } = counts;
  return (
    <section className="week" aria-labelledby="week">
      <h2 id="week">{t('week.title', { days: WEEK_DAYS })}</h2>
      {goods === 0 ? (
        <p role="status">{t('week.none', { days: WEEK_DAYS })}</p>
      ) : (
        <>
          <div className="wide">
            <table className="plain week__t num">
              <caption className="sr">{t('week.title', { days: WEEK_DAYS })}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('week.verdict')}</th>
                  <th scope="col">{t('week.all')}</th>
                  {platforms.map(({ platform }) => (
                    <th scope="col" key={platform}>
                      {platform === 'UNKNOWN'
                        ? platformWords(platform, false)
                        : PLATFORM_NAMES[platform]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {ORDER.map((kind) => (
                  <Row key={kind} kind={kind} counts={counts} />
                ))}
              </tbody>
            </table>
          </div>
          <p className="muted">
            {t('week.how', { from: noon(fromDay), to: noon(toDay), goods: countText(goods) })}
          </p>
        </>
      )}
    </section>
  );
}

function Row({ kind, counts: { goods, platforms } }: { kind: VerdictKind; counts: VerdictCounts }) {
  const all = platforms.reduce((sum, { counts }) => sum + counts[kind], 0);
  return (
    <tr>
      <th scope="row">
        <a className="link lone judging__name" href={`#${RULE[kind]}`}>
          {ruleName(RULE[kind])}
        </a>
      </th>
      <td>
        <b>{countText(all)}</b> <small className="muted">{Math.round((all / goods) * 100)}%</small>
      </td>
      {platforms.map(({ platform, counts }) => (
        <td key={platform}>{countText(counts[kind])}</td>
      ))}
    </tr>
  );
}
