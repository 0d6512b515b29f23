/**
 * Alerts: price watches over goods, evaluated whenever prices were judged. It reads the tables of
 * catalogue and prices; its own are `price_watch` and `watch_log`.
 */
import { listen } from '../kernel/job-queue/event.ts';
import type { Module } from '../kernel/module.ts';
import { watchExport } from './export.ts';
import { importWatches } from './import/import.ts';
import { defaults, saveDefaults } from './watch/defaults.ts';
import { evaluateWatches } from './watch/evaluate.ts';
import { preview } from './watch/preview.ts';
import { remindOfEnds, remindOfUnmet } from './watch/remind.ts';
import { create, forgetWatchesOf, looks, pages, remove, update } from './watch/watch.ts';

export const alert: Module = {
  name: 'alert',
  handlers: {
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
  provides: { exports: { alert: watchExport } },
  schedules: [
    { name: 'alert.remind-ends', everySeconds: 60, run: remindOfEnds },
    { name: 'alert.remind-unmet', everySeconds: 3_600, run: remindOfUnmet },
  ],
  listeners: [
    listen({
      topic: 'account.closed',
      name: 'alert.close',
      run: (ctx, { accountId }) => forgetWatchesOf(ctx, accountId),
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
  ],
};
