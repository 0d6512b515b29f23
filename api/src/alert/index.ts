/**
 * Alerts: price watches over goods, evaluated whenever prices were judged, and alerts for new deals,
 * evaluated when deals open or become better. It reads the tables of catalogue, prices and content.
 */
import { listen } from '../kernel/job-queue/event.ts';
import type { Module } from '../kernel/module.ts';
import {
  create as createAlert,
  forgetAlertsOf,
  pages as alertPages,
  pause,
  remove as removeAlert,
  resume,
  tagSubscribe,
  tagUnsubscribe,
  update as updateAlert,
} from './deal/alert.ts';
import { evaluateDeals, evaluateDealsOf, evaluateUnseen, forgetDeals } from './deal/evaluate.ts';
import { looks as alertLooks } from './deal/log.ts';
import { options } from './deal/options.ts';
import { preview as previewAlert } from './deal/preview.ts';
import { mailAgain, mailState, oneClick, unsubscribe } from './deal/unsubscribe.ts';
import { alertExport } from './export.ts';
import { address, end, entries, forgetFeedOf, renew } from './feed.ts';
import { importWatches } from './import/import.ts';
import { defaults, saveDefaults } from './watch/defaults.ts';
import { evaluateWatches } from './watch/evaluate.ts';
import { preview } from './watch/preview.ts';
import { remindOfEnds, remindOfUnmet } from './watch/remind.ts';
import { create, forgetWatchesOf, looks, pages, remove, update } from './watch/watch.ts';

export const alert: Module = {
  name: 'alert',
  handlers: {
    'alert.create': createAlert,
    'alert.pages': alertPages,
    'alert.update': updateAlert,
    'alert.pause': pause,
    'alert.resume': resume,
    'alert.remove': removeAlert,
    'alert.looks': alertLooks,
    'alert.tag-subscribe': tagSubscribe,
    'alert.tag-unsubscribe': tagUnsubscribe,
    'alert.options': options,
    'alert.preview': previewAlert,
    'alert.unsubscribe': unsubscribe,
    'alert.unsubscribe-one-click': oneClick,
    'alert.mail-state': mailState,
    'alert.mail-again': mailAgain,
    'alert-feed.address': address,
    'alert-feed.renew': renew,
    'alert-feed.end': end,
    'alert-feed.entries': entries,
    'watch.create': create,
    'watch.pages': pages,
    'watch.update': update,
    'watch.remove': remove,
    'watch.preview': preview,
    'watch.looks': looks,
    'watch.import': importWatches,
    'watch.defaults': defaults,
    'watch.save-defaults': saveDefaults,
  },
  provides: { exports: { alert: alertExport } },
  listeners: [
    listen({
      topic: 'account.closed',
      name: 'alert.close',
      run: async (ctx, { accountId }) => {
        await forgetWatchesOf(ctx, accountId);
        await forgetAlertsOf(ctx, accountId);
        await forgetFeedOf(ctx, accountId);
      },
    }),
    listen({
      topic: 'price.judged',
      name: 'alert.prices',
      run: (ctx, { goodsIds }) => evaluateWatches(ctx, goodsIds),
    }),
    listen({
      topic: 'goods.changed',
      name: 'alert.goods',
      run: (ctx, { goodsIds }) => evaluateWatches(ctx, goodsIds),
    }),
    listen({
      topic: 'deal.changed',
      name: 'alert.deals',
      run: (ctx, { dealIds }) => evaluateDeals(ctx, dealIds),
    }),
    listen({
      topic: 'deal.settled',
      name: 'alert.deal-prices',
      run: (ctx, { goodsIds }) => evaluateDealsOf(ctx, goodsIds),
    }),
  ],
  schedules: [
    { name: 'alert.remind-ends', everySeconds: 60, run: remindOfEnds },
    { name: 'alert.remind-unmet', everySeconds: 3_600, run: remindOfUnmet },
    { name: 'alert.unseen', everySeconds: 600, run: evaluateUnseen },
    { name: 'alert.forget', everySeconds: 86_400, run: forgetDeals },
  ],
};
