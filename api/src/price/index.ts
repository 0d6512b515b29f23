/**
 * Prices: the append-only history, what counts in it, and what is judged about it. Other modules
 * reach all of this through the functions exported here; ids are numbers inside the API and become
 * strings on the wire.
 */
import type { Module } from '../kernel/module.ts';
import { listen } from '../kernel/job-queue/event.ts';
import { adoptRules } from './judge/adopt.ts';
import { rejudge } from './judge/judge.ts';
import { countHolds } from './quarantine/hold.ts';
import { createReport, forgetReporters } from './report/report.ts';
import { priceExport } from './report/export.ts';
import { relatedSkus } from './related-skus.ts';
import { confirmByFeeds } from './sighting/confirm.ts';
import {
  createSighting,
  forgetSightingsOf,
  lookSighting,
  ownSightings,
  takeBackSighting,
} from './sighting/sighting.ts';
import { statistics } from './statistics.ts';
import { exhibit } from './exhibit.ts';
import { outlookRecord, tryOutlooks } from './outlook/record.ts';
import { outlook, salesAhead } from './outlook/waiting.ts';
import { verdictCounts } from './verdict-counts.ts';
import { verdict } from './verdict.ts';
import { said } from './verdict-history.ts';
import { yardsticks } from './yardstick/yardstick.ts';

export { followCoupon } from './take-in/coupon.ts';
export { takeIn } from './take-in/take-in.ts';
export type { TakenIn } from './take-in/take-in.ts';
export { observedLater, takeBack } from './take-in/take-back.ts';
export { noteRepacked } from './judge/change.ts';
export { mayBeFlash } from './judge/flash.ts';
export { judge } from './judge/judge.ts';
export { rehearse } from './judge/rehearse.ts';
export { decideExclusion } from './quarantine/decide.ts';
export { countHolds, holdsOpen, settleHold } from './quarantine/hold.ts';
export type { OpenHold } from './quarantine/hold.ts';
export type { ExclusionDecision } from './quarantine/decide.ts';
export { byShownWorth, offerPricesOf, priceColumn, priceIn, pricesOf } from './prices.ts';
export type { PriceColumn } from './prices.ts';
export { reportsOpen, settleReport } from './report/settle.ts';
export type { OpenReport, Settled } from './report/settle.ts';
export { decideSighting, sightingsOpen } from './sighting/decide.ts';
export { listSightings, showSighting, withdrawSighting } from './sighting/sighting.ts';
export { submitSighting } from './sighting/submit.ts';
export type { Reporter } from './sighting/submit.ts';
export type { Assumptions, GoodsPrice, OfferPrice } from './show.ts';
export { dealLabelsOf, goodsLabelsOf, isLow, lowsFrom } from './label.ts';
export { sayVerdict } from './messages/say.ts';
export type { Manner } from './messages/say.ts';
export { addDays } from './range.ts';
export { statistics } from './statistics.ts';
export { mannerOf } from './verdict.ts';
export { addBrandSale, allBrandSales, removeBrandSale } from './outlook/brand-sale.ts';
export type { NewBrandSale } from './outlook/brand-sale.ts';
export { salesToCome } from './outlook/calendar.ts';
export { BETTER_BY, HORIZON } from './outlook/chance.ts';
export { makeRecord } from './outlook/record.ts';
export { waitingFor } from './outlook/waiting.ts';

export const price: Module = {
  name: 'price',
  handlers: {
    'price.statistics': statistics,
    'price.related-skus': relatedSkus,
    'price.verdict': verdict,
    'price.yardsticks': yardsticks,
    'price.said': said,
    'price.exhibit': exhibit,
    'price.verdict-counts': verdictCounts,
    'price.outlook': outlook,
    'price.sales-ahead': salesAhead,
    'price.outlook-record': outlookRecord,
    'price-report.create': createReport,
    'sighting.look': lookSighting,
    'sighting.create': createSighting,
    'sighting.mine': ownSightings,
    'sighting.take-back': takeBackSighting,
  },
  figures: [
    {
      name: 'khum_price_sources_held',
      help: 'Sources whose prices jumped together and wait for an operator (npm run reports -- held)',
      count: countHolds,
    },
  ],
  provides: { exports: { price: priceExport } },
  needs: ['subjects'],
  listeners: [
    listen({
      topic: 'account.closed',
      name: 'price.forget-sightings',
      run: (ctx, { accountId }) => forgetSightingsOf(ctx, accountId),
    }),
  ],
  // windows and "lowest in N days" move with the calendar even when no price does: once a tenant's
  // day has turned, these wakes judge everything again, and for the rest of the day they find
  // nothing to do
  schedules: [
    { name: 'price.adopt-rules', everySeconds: 60, run: adoptRules },
    { name: 'price.rejudge', everySeconds: 600, run: rejudge },
    { name: 'price.forget-reporters', everySeconds: 3600, run: forgetReporters },
    { name: 'price.try-outlooks', everySeconds: 86_400, run: tryOutlooks },
    { name: 'price.confirm-sightings', everySeconds: 300, run: confirmByFeeds },
  ],
};
