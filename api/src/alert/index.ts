/**
 * Alerts: price watches over goods, evaluated whenever prices were judged, alerts for new deals,
 * evaluated when deals open or become better, and waits for links that Khum does not know. It reads the tables of catalogue, prices and content.
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
import { countAlerts } from './count.ts';
import { alertExport } from './export.ts';
import { address, end, entries, forgetFeedOf, renew } from './feed.ts';
import { importWatches } from './import/import.ts';
import { fulfilLinks, fulfilMissed } from './link/fulfil.ts';
import {
  all as allWaits,
  create as waitForLink,
  forgetLinkWaitsOf,
  remove as endWait,
} from './link/wait.ts';
import {
  all as allLists,
  end as endList,
  forgetListsOf,
  onSaved,
  onTakenOut,
  save as saveListRule,
} from './list/list.ts';
import { read as readIssue, sendNewsletters } from './newsletter/issue.ts';
import {
  confirm,
  forgetNewsletters,
  mountNewsletter,
  state,
  stop,
  subscribe,
} from './newsletter/subscribe.ts';
import { defaults, saveDefaults } from './watch/defaults.ts';
import { evaluateWatches, WATCH_QUEUE, watchesDue } from './watch/evaluate.ts';
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
export { saveList } from './list/list.ts';
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
    'newsletter.subscribe': subscribe,
    'newsletter.state': state,
    'newsletter.confirm': confirm,
    'newsletter.stop': stop,
    'newsletter.read': readIssue,
    'watch-list.all': allLists,
    'watch-list.save': saveListRule,
    'watch-list.end': endList,
    'link-wait.create': waitForLink,
    'link-wait.all': allWaits,
    'link-wait.remove': endWait,
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
  provides: {
    exports: { alert: alertExport },
    alertStop: alertStopLinks,
    alertCounts: countAlerts,
  },
  listeners: [
    listen({
      topic: 'account.closed',
      name: 'alert.close',
      run: async (ctx, { accountId }) => {
        await forgetWatchesOf(ctx, accountId);
        await forgetListsOf(ctx, accountId);
        await forgetLinkWaitsOf(ctx, accountId);
        await forgetAlertsOf(ctx, accountId);
        await forgetFeedOf(ctx, accountId);
      },
    }),
    listen({ topic: 'mark.made', name: 'alert.saved', run: onSaved }),
    listen({ topic: 'mark.dropped', name: 'alert.taken-out', run: onTakenOut }),
    listen({
      topic: 'price.judged',
      name: 'alert.prices',
      queue: WATCH_QUEUE,
      run: (ctx, { goodsIds }) => watchesDue(ctx, goodsIds),
    }),
    listen({
      topic: 'watch.due',
      name: 'alert.watch-due',
      queue: WATCH_QUEUE,
      run: (ctx, { goodsIds }) => evaluateWatches(ctx, goodsIds),
    }),
    listen({
      topic: 'goods.changed',
      name: 'alert.goods',
      queue: WATCH_QUEUE,
      run: (ctx, { goodsIds }) => watchesDue(ctx, goodsIds),
    }),
    listen({
      topic: 'price.judged',
      name: 'alert.links',
      queue: WATCH_QUEUE,
      run: (ctx, { goodsIds }) => fulfilLinks(ctx, goodsIds),
    }),
    listen({
      topic: 'goods.changed',
      name: 'alert.links-goods',
      queue: WATCH_QUEUE,
      run: (ctx, { goodsIds }) => fulfilLinks(ctx, goodsIds),
    }),
    ...dealListeners,
  ],
  schedules: [
    { name: 'alert.remind-ends', everySeconds: 60, run: remindOfEnds },
    { name: 'alert.remind-unmet', everySeconds: 3_600, run: remindOfUnmet },
    { name: 'alert.links-missed', everySeconds: 3_600, run: fulfilMissed },
    { name: 'newsletter.send', everySeconds: 300, run: sendNewsletters },
    { name: 'newsletter.forget', everySeconds: 3_600, run: forgetNewsletters },
    ...dealSchedules,
  ],
  mount(server, _config, app) {
    mountAlertMail(server, app);
    mountNewsletter(server, app);
  },
};
