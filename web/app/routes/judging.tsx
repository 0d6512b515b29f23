/** How we judge: the tests of a discount in their order, with their figures, which come from the contract. */
import { JUDGING } from '#contract/price/judging.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { Icon } from '../ui/icon/icon.tsx';

const percent = (share: number) => Math.round(share * 100);

function JudgingPage() {
  const steps = [
    ['equal', 'none', t('verdict.none'), t('judging.none', { percent: percent(JUDGING.claimMin) })],
    ['repeat', 'always', t('verdict.always'), t('judging.always', { seen: JUDGING.alwaysOnSaleDays, days: JUDGING.typicalDays })],
    ['circle-dashed', 'unverified', t('verdict.unverified'), t('judging.unverified', { seen: JUDGING.minObservedDays, days: JUDGING.typicalDays })],
    [
      'trending-up',
      'raised',
      t('verdict.raised'),
      t('judging.raised', { percent: percent(JUDGING.raiseMin), days: JUDGING.raiseDays, share: percent(JUDGING.notCheaper) }),
    ],
    ['circle-slash', 'fake', t('verdict.fake'), t('judging.fake', { percent: percent(JUDGING.fakeClaimMin), share: percent(JUDGING.notCheaper) })],
    ['triangle-alert', 'overstated', t('judging.overstated.name'), t('judging.overstated', { points: percent(JUDGING.overstatedBy) })],
    ['verified', 'verified', t('judging.verified.name'), t('judging.verified')],
  ] as const;
  return (
    <article className="judging">
      <h1 className="page__h">{t('footer.judging')}</h1>
      <p className="read">{t('judging.intro', { days: JUDGING.typicalDays })}</p>
      <ol className="judging__steps">
        {steps.map(([icon, tone, name, text]) => (
          <li key={icon}>
            <p className={`vchip v--${tone}`}>
              <Icon name={icon} />
              {name}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className="read">{t('judging.glitch')}</p>
      <p className="read">{t('judging.money')}</p>
    </article>
  );
}

export default definePage({
  head: () => ({
    title: `${t('footer.judging')} · ${t('site.name')}`,
    description: t('judging.intro', { days: JUDGING.typicalDays }),
    canonical: '/how-we-judge',
    everywhere: true,
  }),
  Page: JudgingPage,
});
