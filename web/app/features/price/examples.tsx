/** Worked examples of a rule: a small chart, what the shop shows, and what is said of it. */
import type { SparkBox } from '#contract/price/spark.ts';
import { factsOf } from '#contract/price/fact.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { shownOf } from './evidence.tsx';
import { exampleOf } from './example.ts';
import type { StoryName } from './example.ts';
import { sayOf } from './say.ts';
import { ShownPrice } from './shown-price.tsx';
import { SparkLine } from './spark.tsx';
import { VerdictChip } from './verdict.tsx';

const BOX: SparkBox = { width: 320, height: 72, edge: 8, right: 6 };

export function Examples({ of }: { of: readonly StoryName[] }) {
  return (
    <div className="judging__examples">
      {of.map((name) => (
        <Case key={name} name={name} />
      ))}
    </div>
  );
}

function Case({ name }: { name: StoryName }) {
  const { tenant } = page();
  const example = exampleOf(name, tenant.currencyCode);
  const { currencyCode, currentAmount, isCurrent, spark } = example;
  return (
    <figure>
      <p className="muted">
        {t('judging.example')}: {t(`judging.case.${name}`)}
      </p>
      <SparkLine
        spark={spark}
        today={isCurrent ? currentAmount : null}
        box={BOX}
        className="spark spark--case"
      />
      <ShownPrice of={example} />
      <VerdictChip of={example} />
      <figcaption>
        {factsOf(example.verdict, shownOf(example, 'UTC'))
          .map((fact) => sayOf(fact, currencyCode))
          .join(' ')}
      </figcaption>
    </figure>
  );
}
