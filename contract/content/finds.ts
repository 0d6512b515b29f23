/**
 * A first audience for what shoppers find: before votes and scores say anything, somebody sees it.
 */
import Type from 'typebox';
import { DealCard } from '../catalog/card.ts';
import { defineCall } from '../define.ts';
import { listOf, PageFields } from '../shapes.ts';
import { ContentCard } from './card.ts';

/** A find is new for so long after it passed review, or until so many have opened it. */
export const FINDS = { hours: 48, views: 100 } as const;

export const finds = defineCall({
  name: 'content.finds',
  id: 'BEY-12',
  method: 'GET',
  path: '/saas-search-service/feeds/finds',
  who: 'anyone',
  doc:
    `Deals and notes of shoppers that passed review within ${FINDS.hours} hours and were opened by fewer than ${FINDS.views}: the least seen come first, ` +
    'then the newest. Votes, likes and the score have no say in it.',
  ask: Type.Object(PageFields),
  answer: listOf(Type.Union([ContentCard, DealCard])),
  cacheSeconds: 30,
});
