/** How we judge: the tests of a discount in their order, with their figures, which come from the contract. */
import { JUDGING } from '#contract/price/judging.ts';
import { SIGHTING } from '#contract/price/sighting-rule.ts';
import { ruleOf } from '../features/price/rule.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { Icon } from '../ui/icon/icon.tsx';

function JudgingPage() {
  const steps = [
    ['equal', 'none', t('verdict.none'), 'NO_CLAIM'],
    ['repeat', 'always', t('verdict.always'), 'ALWAYS_ON_SALE'],
    ['circle-dashed', 'unverified', t('verdict.unverified'), 'UNVERIFIED'],
    ['trending-up', 'raised', t('verdict.raised'), 'RAISED_FIRST'],
    ['circle-slash', 'fake', t('verdict.fake'), 'FAKE'],
    ['triangle-alert', 'overstated', t('judging.overstated.name'), 'OVERSTATED'],
    ['verified', 'verified', t('judging.verified.name'), 'VERIFIED'],
  ] as const;
  return (
    <article className="judging">
      <h1 className="page__h">{t('footer.judging')}</h1>
      <p className="read">{t('judging.intro', { days: JUDGING.typicalDays })}</p>
      <ol className="judging__steps">
        {steps.map(([icon, tone, name, kind]) => (
          <li key={icon}>
            <p className={`vchip v--${tone}`}>
              <Icon name={icon} />
              <span className="judging__name">{name}</span>
            </p>
            <p>{ruleOf(kind)}</p>
          </li>
        ))}
      </ol>
      <p className="read">{t('judging.glitch')}</p>
      <h2 id="shoppers">{t('judging.shoppers')}</h2>
      <p className="read">
        {t('judging.shoppers.text', { people: SIGHTING.people, hours: SIGHTING.windowHours, percent: SIGHTING.tolerance * 100 })}{' '}
        <a className="link" href="/observe">
          {t('judging.shoppers.tell')}
        </a>
      </p>
      <p className="read">{t('judging.money')}</p>
      <p className="read">
        <a className="link" href="/how-we-judge/waiting">
          {t('wait.title')} {t('wait.all')}
        </a>
      </p>
      <p className="read">
        <a className="link" href="/moderation">
          {t('moderation.title')}
        </a>
      </p>
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
