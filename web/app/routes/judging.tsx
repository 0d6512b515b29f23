/**
 * How we judge: the tests of a discount in their order, each with histories that run through the
 * judge's own specification.
 */
import { useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { JUDGING, LOW_GUARD } from '#contract/price/judging.ts';
import { SLIP_BELOW } from '#contract/price/least.ts';
import { SIGHTING } from '#contract/price/sighting-rule.ts';
import { Examples } from '../features/price/examples.tsx';
import { PriceLab } from '../features/price/lab.tsx';
import { VerdictWeek } from '../features/price/week.tsx';
import type { StoryName } from '../features/price/example.ts';
import { ruleName } from '../features/price/rule-name.ts';
import { RULES, ruleText } from '../features/price/rule.ts';
import type { Rule } from '../features/price/rule.ts';
import { TRUST_LEVELS } from '#contract/interaction/trust.ts';
import { EXTRA } from '../lib/call.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';

const percent = (share: number) => Math.round(share * 100);

const STORIES_OF: Readonly<Record<Rule, readonly StoryName[]>> = {
  none: ['usual', 'below', 'dearer'],
  always: ['always'],
  unverified: ['thin'],
  once: ['once'],
  raised: ['raised', 'raisedLong', 'raisedLonger'],
  fake: ['fake'],
  overstated: ['overstated', 'small', 'lasting'],
  verified: ['verified', 'steps'],
  old: ['old'],
};

interface JudgingData {
  readonly exhibit: Answer<'price.exhibit'>['exhibit'];
  readonly counts: Answer<'price.verdict-counts'> | null;
}

function JudgingPage() {
  const { exhibit, counts } = useLoaderData<JudgingData>();
  return (
    <div className="judging-page">
      <header className="judging">
        <h1 className="page__h">{t('footer.judging')}</h1>
        <p className="read">{t('judging.intro')}</p>
        <Contents />
      </header>
      <div className="judging-page__side">
        {exhibit && <PriceLab key={exhibit.goodsCode} exhibit={exhibit} />}
        {counts && <VerdictWeek counts={counts} />}
      </div>
      <Usual />
      <article className="judging judging--rules">
        <Rules />
        <Rest />
      </article>
    </div>
  );
}

/** Where each test is, and what else is decided by rule. */
function Contents() {
  const places = [
    ...RULES.map((rule) => [rule, ruleName(rule)] as const),
    ['lows', t('judging.lows.name')] as const,
    ['shoppers', t('judging.shoppers')] as const,
    ['trust', t('trust.title')] as const,
  ];
  return (
    <nav className="chips" aria-label={t('judging.contents')}>
      {places.map(([id, name]) => (
        <a key={id} className="chip" href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}

function Usual() {
  return (
    <section className="judging judging--usual" aria-labelledby="usual">
      <h2 id="usual">{t('judging.usual.name')}</h2>
      <p className="read">
        {t('judging.usual', {
          days: JUDGING.typicalDays,
          recent: JUDGING.recentDays,
          lasting: JUDGING.lastingDays,
        })}
      </p>
      <p className="read">{t('judging.steps')}</p>
    </section>
  );
}

function Rules() {
  return (
    <ol className="judging__steps">
      {RULES.map((rule) => (
        <li key={rule} id={rule}>
          <h2 className="judging__name">{ruleName(rule)}</h2>
          <p className="read">{ruleText(rule)}</p>
          {(rule === 'raised' || rule === 'fake') && <p className="read">{care()}</p>}
          <Examples of={STORIES_OF[rule]} />
          {rule === 'raised' && <p className="read">{t('judging.long')}</p>}
        </li>
      ))}
    </ol>
  );
}

/** What else is decided by rule, and where the other rules are. */
function Rest() {
  return (
    <div className="judging__rest">
      <section aria-labelledby="lows">
        <h2 id="lows">{t('judging.lows.name')}</h2>
        <p className="read">
          {t('judging.lows', {
            percent: percent(LOW_GUARD.realMin),
            raised: t('chip.raised'),
            fake: t('chip.fake'),
            always: t('chip.always'),
          })}
        </p>
        <p className="read">{t('judging.glitch', { share: percent(SLIP_BELOW) })}</p>
      </section>
      <section aria-labelledby="shoppers">
        <h2 id="shoppers">{t('judging.shoppers')}</h2>
        <p className="read">
          {t('judging.shoppers.text', {
            people: SIGHTING.people,
            hours: SIGHTING.windowHours,
            percent: SIGHTING.tolerance * 100,
          })}{' '}
          <a className="link" href="/observe">
            {t('judging.shoppers.tell')}
          </a>
        </p>
      </section>
      <section aria-labelledby="trust">
        <h2 id="trust">{t('trust.title')}</h2>
        <p className="read">{t('trust.text')}</p>
        <ol className="read about__how" start={0}>
          <li>{t('trust.0')}</li>
          {TRUST_LEVELS.toReversed().map(({ level, days, good }) => (
            <li key={level}>{t('trust.level', { days, good })}</li>
          ))}
          <li>{t('trust.4')}</li>
        </ol>
        <p className="read">{t('judging.money')}</p>
        <p className="read">
          <a className="link lone" href="/how-we-judge/waiting">
            {t('wait.title')} {t('wait.all')}
          </a>
        </p>
        <p className="read">
          <a className="link lone" href="/moderation">
            {t('moderation.title')}
          </a>
        </p>
      </section>
    </div>
  );
}

/** What keeps an accusation from being made on little. */
function care(): string {
  return t('judging.care', {
    recent: JUDGING.recentDays,
    days: JUDGING.typicalDays,
    robust: JUDGING.robustDays,
    within: percent(JUDGING.robustWithin),
    dearer: percent(1 - JUDGING.robustShare),
    below: percent(JUDGING.belowPrior),
    prior: JUDGING.priorDays,
  });
}

export default definePage<JudgingData>({
  // the rules are shown where neither can be had
  async load({ call }) {
    const [found, counts] = await Promise.all([
      call('price.exhibit', {}, EXTRA).catch(() => null),
      call('price.verdict-counts', {}, EXTRA).catch(() => null),
    ]);
    return { exhibit: found?.exhibit ?? null, counts };
  },
  head: () => ({
    title: `${t('footer.judging')} · ${t('site.name')}`,
    description: t('judging.intro'),
    canonical: '/how-we-judge',
    everywhere: true,
  }),
  Page: JudgingPage,
});
