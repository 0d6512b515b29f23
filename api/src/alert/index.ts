/**
 * Alerts: price watches over goods, evaluated whenever prices were judged, and alerts for new deals,
 * evaluated when deals open or become better. It reads the tables of catalogue, prices and content.
 */
import { listen } from '../kernel/job-queue/event.ts';
import type { Module } from '../kernel/module.ts';
import {
  alertStopLinks,
  dealHandlers,
  dealListeners,
  dealSchedules,
  forgetAlertsOf,
  mountAlertMail,
} from './deal/module.ts';
import { alertExport } from './export.ts';
import { address, end, entries, forgetFeedOf, renew } from './feed.ts';
import { importWatches } from './import/import.ts';
import { defaults, saveDefaults } from './watch/defaults.ts';
import { evaluateWatches } from './watch/evaluate.ts';
import { preview } from './watch/preview.ts';
import { remindOfEnds, remindOfUnmet } from './watch/remind.ts';
import { create, forgetWatchesOf, looks, pages, remove, update } from './watch/watch.ts';

export {
  create as createAlert,
  pause as pauseAlert,
  tagSubscribe as subscribeToTag,
} from './deal/alert.ts';
export { evaluateAgain, evaluateDeals } from './deal/evaluate.ts';

export { evaluateWatches } from './watch/evaluate.ts';
export { makeWatch, pauseWatch } from './watch/make.ts';
export type { Wish } from './watch/wish.ts';

export const alert: Module = {
  name: 'alert',
  handlers: {
    ...dealHandlers,
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
  provides: { exports: { alert: alertExport }, alertStop: alertStopLinks },
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
    ...dealListeners,
  ],
  schedules: [
    { name: 'alert.remind-ends', everySeconds: 60, run: remindOfEnds },
    { name: 'alert.remind-unmet', everySeconds: 3_600, run: remindOfUnmet },
    ...dealSchedules,
  ],
  mount: (server, _config, app) => mountAlertMail(server, app),
};
