/**
 * How the words were read (BEY-09), quietly above the results: what was corrected, and what was
 * taken for a budget, a shop or a label.
 */
import { OFFICIAL_SHOP, PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import type { Label } from '#contract/catalog/label.ts';
import { plainDecimal } from '#contract/money.ts';
import type { Understood as Reading } from '#contract/search/search.ts';
import { withQuery } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { page } from '../../lib/page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { labelName } from '../price/label.ts';
import type { Tab } from './search-query.ts';

export function Understood({
  understood,
  keyword,
  tab,
  hasAny,
}: {
  understood: Reading;
  keyword: string;
  tab: Tab | undefined;
  hasAny: boolean;
}) {
  const facts = factsOf(understood);
  const to = (words: string) => withQuery('/search', { keyword: words, tab });
  return (
    <>
      {understood.corrected !== null && (
        <p className="dym">
          {t('search.corrected')} <b>{understood.corrected}</b>{' '}
          <a className="link" href={to(`"${keyword}"`)}>
            {t('search.literal', { words: keyword })}
          </a>
        </p>
      )}
      {understood.partial && hasAny && <p className="dym">{t('search.partial')}</p>}
      {facts.length > 0 && (
        <div className="tools tools--read" role="group" aria-label={t('search.understood')}>
          {facts.map(({ code, name }) => (
            <a
              key={code}
              className="chip"
              aria-current="true"
              aria-label={t('select.remove', { name })}
              href={to(wordsWithout(understood, facts, code))}
            >
              {name} <Icon name="x" size={14} />
            </a>
          ))}
        </div>
      )}
    </>
  );
}

interface Fact {
  readonly code: string;
  /** As a reader sees it. */
  readonly name: string;
  /** As search understands it again. */
  readonly words: string;
}

export function factsOf(reading: Reading): Fact[] {
  const { gift, minAmount, maxAmount, platforms, labels, verdicts, without, perUnit } = reading;
  return [
    ...(gift ? [{ code: GIFT, name: giftName(gift), words: gift.words }] : []),
    ...budgetOf(minAmount, maxAmount),
    ...platforms.map((code) => ({
      code,
      name: PLATFORM_NAMES[platformOf(code)],
      words: PLATFORM_NAMES[platformOf(code)],
    })),
    ...labels.map((code) =>
      said(code, code === OFFICIAL_SHOP ? t('search.official') : labelName(code as Label)),
    ),
    ...verdicts.map((code) => said(code, t('search.real'))),
    ...(perUnit ? [said('per-unit', t('search.per-unit'))] : []),
    ...without.map((name) => ({
      code: `without ${name}`,
      name: t('search.without', { name }),
      words: `-"${name}"`,
    })),
  ];
}

const GIFT = 'gift';
/** From this age on nobody is called a child. */
const GROWN_UP = 18;
function giftName({ person, age }: NonNullable<Reading['gift']>): string {
  return age === null || age === 0 || age >= GROWN_UP
    ? t(`search.gift.${person}`)
    : t('search.gift.aged', { age });
}

/** It is understood again as it is shown. */
const said = (code: string, words: string): Fact => ({ code, name: words, words });

function budgetOf(min: number | null, max: number | null): Fact[] {
  const currency = page().tenant.currencyCode;
  const say = (write: (amount: number) => string) => {
    if (min !== null && max !== null)
      return t('search.range', { from: write(min), to: write(max) });
    return max === null
      ? t('search.min', { n: write(min as number) })
      : t('search.max', { n: write(max) });
  };
  if (min === null && max === null) return [];
  return [
    {
      code: 'budget',
      name: say((amount) => money(amount, currency)),
      words: say((amount) => plainDecimal(amount, currency)),
    },
  ];
}

/** The words without one thing that was read from them; the other things are said again. */
function wordsWithout({ text, gift }: Reading, facts: readonly Fact[], code: string): string {
  // the words of a gift have the others in them
  const own = gift && code !== GIFT ? '' : text;
  return [own, ...facts.filter((fact) => fact.code !== code).map((fact) => fact.words)]
    .filter(Boolean)
    .join(' ');
}
