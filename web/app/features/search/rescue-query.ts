/**
 * What an empty search offers instead (SRCH-07): what leaving out a filter would give, what may
 * have been meant, hot words.
 */
import type { Answer, Ask } from '#contract/calls.ts';
import type { Understood } from '#contract/search/search.ts';
import { changedQuery } from '../../lib/address.ts';
import { EXTRA } from '../../lib/call.ts';
import type { Caller } from '../../lib/call.ts';
import type { GoodsListing } from '../catalogue/goods-query.ts';
import type { Suggestion } from './use-suggestions.ts';

/** A filter of the address, what was read from the words (`words`), or everything at once. */
export type Dropped = keyof typeof FIELDS | 'words' | 'all';
export interface Drop {
  readonly what: Dropped;
  readonly href: string;
  /** How much there would be. */
  readonly count: number;
  readonly isFloor: boolean;
}
export interface Rescue {
  readonly drops: readonly Drop[];
  readonly meant: string | null;
  readonly hot: readonly Suggestion[];
  /** Kinds of goods that come nearest. */
  readonly nearest: Answer<'search.kinds'>;
}

/** Of each filter its fields of the address, and of the call. */
const FIELDS = {
  platform: [['platform'], ['platforms']],
  label: [['label'], ['labels']],
  brand: [['brand'], ['brandCodes']],
  price: [
    ['min', 'max'],
    ['minAmount', 'maxAmount'],
  ],
  verdict: [['verdict'], ['verdicts']],
} as const;

/** A search that found nothing. */
interface Empty {
  readonly keyword: string;
  readonly goods: Pick<GoodsListing, 'query'> | null;
  readonly found: { readonly ask: Partial<Ask<'search.search'>> } | null;
  readonly understood: Understood | null;
}

/** Null: nothing was asked. Whatever fails here is left out. */
export async function rescueOf(call: Caller, url: URL, empty: Empty | null): Promise<Rescue> {
  const [drops, meant, hot, nearest] = await Promise.all([
    empty ? dropsOf(call, url, empty) : [],
    empty ? meantBy(call, empty.keyword) : null,
    call('search.suggest', { keyword: '' }, EXTRA).then(
      ({ suggestions }) => suggestions,
      () => [],
    ),
    call('search.kinds', { keyword: empty?.keyword ?? '' }, EXTRA).catch(() => NO_KINDS),
  ]);
  return { drops, meant, hot, nearest };
}

const NO_KINDS = { kinds: [], isNear: false };

async function dropsOf(
  call: Caller,
  url: URL,
  { goods, found, understood }: Empty,
): Promise<Drop[]> {
  const ask: Partial<Ask<'search.search'>> = goods?.query.ask ?? found?.ask ?? {};
  const { platform, label, brand, min = null, max = null, verdict } = goods?.query ?? {};
  const isOn = { platform, label, brand, price: min ?? max ?? undefined, verdict };
  const narrowed = (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).filter(
    (name) => isOn[name] !== undefined,
  );
  const plain =
    isRead(understood) && understood.text !== '' ? { keyword: understood.text } : undefined;
  const ways = [
    ...narrowed.map((what) => ({ what: what as Dropped, without: [what], keyword: {} })),
    ...(plain ? [{ what: 'words' as const, without: [], keyword: plain }] : []),
  ];
  if (ways.length > 1) ways.push({ what: 'all', without: [...narrowed], keyword: plain ?? {} });
  const counted = await Promise.all(
    ways.map(async ({ what, without, keyword }) => {
      const fields: readonly string[] = without.flatMap((name) => FIELDS[name][1]);
      const rest = Object.fromEntries(
        Object.entries(ask).filter(([field]) => !fields.includes(field)),
      );
      const answer = await call(
        'search.search',
        { ...rest, ...keyword, pageRequest: { page: 1, size: 1 } },
        EXTRA,
      ).catch(() => null);
      const left = Object.fromEntries(
        without.flatMap((name) => FIELDS[name][0].map((field) => [field, undefined])),
      );
      return {
        what,
        href: changedQuery(url, { ...left, ...keyword, page: undefined }),
        count: answer?.totalElements ?? 0,
        isFloor: answer?.totalIsFloor ?? false,
      };
    }),
  );
  return counted.filter((drop) => drop.count > 0);
}

/** Words in quotes are taken as they are; without them slips are forgiven. */
async function meantBy(call: Caller, keyword: string): Promise<string | null> {
  const bare = keyword.replace(/["“”„]/g, ' ').trim();
  if (bare === keyword || bare === '') return null;
  const answer = await call('search.spell', { keyword: bare }, EXTRA).catch(() => null);
  return answer?.corrected ?? bare;
}

/** Something of the words was taken for more than a word. */
export function isRead(understood: Understood | null): understood is Understood {
  return (
    understood !== null &&
    (understood.gift !== null ||
      understood.minAmount !== null ||
      understood.maxAmount !== null ||
      understood.platforms.length + understood.labels.length > 0)
  );
}
