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
  return sql`select w.id, w.rank from search_documents(${type}, ${query}, ${spaced(keyword)}, ${FEW}, ${MOST}) w`;
};
