/** What pieces are counted in, by the words of every language: bags, packs, ขวด. Pure. */
import { LEXICONS, sourceOf } from '../../lexicon/index.ts';

export const CONTAINERS = sourceOf(
  LEXICONS.flatMap(({ goods }) => [goods.containers, goods.packs, goods.pieces, goods.counted]),
);
