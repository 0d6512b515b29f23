/** Words → the subjects that match, for every list that takes a keyword (goods/words.ts). */
import sql from 'sql-template-tag';
import type { WordFinder } from '../goods/index.ts';
import { planOf } from './query/plan.ts';

/** More matches than anyone pages through; keeps the ranking of a very common word bounded. */
const MOST = 10_000;

export const findWords: WordFinder = async (ctx, type, keyword) => {
  const plan = await planOf(ctx, keyword);
  if (plan === null) return sql`select null::bigint as id, 0::real as rank where false`;
  const { tries, parts, asks, alike, shares, literal, isCommon } = plan;
  const found = sql`search_documents(${type}, ${tries}::text[], ${parts}::int[], ${asks}::text[], ${alike}::real[], ${shares}::real[], ${literal}, ${isCommon}, ${MOST})`;
  return sql`
    select w.id, (w.rank + coalesce(b.boost, 0))::real as rank from ${found} w
    left join search_boost b on b.keyword = ${keyword.trim().toLowerCase()} and b.subject_type = ${type} and b.subject_id = w.id`;
};
