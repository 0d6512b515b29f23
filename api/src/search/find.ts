/** Words → the subjects that match, for every list that takes a keyword (goods/words.ts). */
import sql from 'sql-template-tag';
import type { WordFinder } from '../goods/index.ts';
import { queryOf, spaced } from './words/lexeme.ts';

/** With fewer matches than this, likeness of letters helps out. */
const FEW = 3;
/** More matches than anyone pages through; keeps the ranking of a very common word bounded. */
const MOST = 10_000;

export const findWords: WordFinder = async (_ctx, type, keyword) => {
  const query = queryOf(keyword);
  if (query === null) return sql`select null::bigint as id, 0::real as rank where false`;
  // what has some of the words is better than nothing, and never stands beside what has them all
  return sql`
    with every_word as materialized (select w.id, w.rank from search_documents(${type}, ${query.every}, ${spaced(keyword)}, ${FEW}, ${MOST}) w)
    select id, rank from every_word
    union all select w.id, w.rank from search_documents(${type}, ${query.any}, '', 0, ${MOST}) w where not exists (select 1 from every_word)`;
};
