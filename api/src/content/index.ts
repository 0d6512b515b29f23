/**
 * Content: deals with daily specials, writing (articles, notes and the like) and guides. A deal is
 * a content row with a row in `deal`; whether it is shown in lists is decided in one place
 * (deal/settle.ts) and is in `deal.is_open`. Besides its own tables it reads those of the layers
 * below.
 */
import type { Module } from '../kernel/module.ts';
import { config, list } from './daily-special/daily-special.ts';
import { getById } from './deal/detail.ts';
import { score } from './deal/explain.ts';
import { feed, forActivity, labelNavigate, recommend } from './deal/feed.ts';
import { DEALS } from './deal/find.ts';
import { liveDeals } from './deal/live.ts';
import { contentExport } from './export.ts';
import { detail as guideDetail, pages as guidePages } from './guide/guide.ts';
import { cancel, create, mine, recall, remove, submit, update } from './draft/draft.ts';
import { listeners, schedules } from './jobs.ts';
import { finds } from './finds.ts';
import { named } from './deal/named.ts';
import { hotKeywords } from './keyword.ts';
import { contentLines, guideLines } from './subject.ts';
import {
  cancel as unvote,
  create as vote,
  expire,
  reasons as voteReasons,
  state as voteState,
} from './vote/vote.ts';
import { detail, noteDetail, pages, videos } from './writing/writing.ts';

export { contributionsOpen, decideContribution, reviewed } from './draft/review.ts';
export { removeDealsOf } from './remove.ts';
export { contributionsOf, saveContentCounts } from './subject.ts';
export type { ContentCounts } from './subject.ts';
export { placeWhatGotInterest } from './writing/place.ts';
export { guideCards } from './guide/guide.ts';
export { countKeywordTaps, hotKeywords, offerKeywords } from './keyword.ts';
export { writingCards } from './writing/card.ts';
export { countWriting, findWriting, placesOf } from './writing/find.ts';
export type { Places, WritingQuery } from './writing/find.ts';
export { contentPath, jumpIn, resolveJumps } from './writing/jump.ts';
export type { StoredJump } from './writing/jump.ts';
export { placeWriting } from './writing/place.ts';
export { cleanHtml, htmlOf, plainOf } from './writing/rich-text.ts';
export { savePieces } from './writing/save.ts';
export type { Piece } from './writing/save.ts';
export { list as dailySpecials } from './daily-special/daily-special.ts';
export { dealCards, dealsEnding } from './deal/card.ts';
export { dealTexts } from './deal/queries.ts';
export { countDeals, DEALS, findDeals } from './deal/find.ts';
export { nearDeals } from './deal/near.ts';
export { DEAL_PRICE, DEAL_PRICE_EACH, IS_PRICED } from './deal/price.ts';
export { feedWithout, recommend } from './deal/feed.ts';
export { ruleDeals, voteEnded } from './deal/ending.ts';
export type { EndVote } from './deal/ending.ts';
export { saveVotes } from './vote/save.ts';
export type { GivenVote } from './vote/save.ts';
export { refreshDeals, settleDeals } from './deal/refresh.ts';
export type { Refreshed } from './deal/refresh.ts';

export const content: Module = {
  name: 'content',
  handlers: {
    'deal.feed': feed,
    'deal.named': named,
    'deal.label-navigate': labelNavigate,
    'deal.recommend': recommend,
    'activity.deals': forActivity,
    'deal.get-by-id': getById,
    'deal.score': score,
    'vote.create': vote,
    'vote.cancel': unvote,
    'vote.state': voteState,
    'vote.reasons': voteReasons,
    'vote.expire': expire,
    'daily-special.list': list,
    'daily-special.config': config,
    'content.pages': pages,
    'content.finds': finds,
    'content.detail': detail,
    'content.note-detail': noteDetail,
    'content.videos': videos,
    'content.hot-keywords': hotKeywords,
    'guide.pages': guidePages,
    'guide.detail': guideDetail,
    'draft.create': create,
    'draft.update': update,
    'draft.submit': submit,
    'draft.cancel': cancel,
    'draft.recall': recall,
    'draft.remove': remove,
    'draft.mine': mine,
  },
  listeners,
  schedules,
  provides: {
    exports: { content: contentExport },
    subjects: { CONTENT: contentLines, TOPIC: guideLines },
    countables: { DEAL: DEALS },
    liveDeals,
  },
  needs: ['marked', 'shortLinks'],
};
