/** What deal alerts add to the module. */
import { listen } from '../../kernel/job-queue/event.ts';
import type { Listener, Schedule } from '../../kernel/job-queue/event.ts';
import {
  create,
  pages,
  pause,
  remove,
  resume,
  tagSubscribe,
  tagUnsubscribe,
  update,
} from './alert.ts';
import { evaluateDeals, evaluateDealsOf, evaluateUnseen, forgetDeals } from './evaluate.ts';
import { looks } from './log.ts';
import { options } from './options.ts';
import { preview } from './preview.ts';
import { mailAgain, mailState, oneClick, unsubscribe } from './unsubscribe.ts';

export { forgetAlertsOf } from './alert.ts';
export { alertStopLinks, mountAlertMail } from './unsubscribe.ts';

export const dealHandlers = {
  'alert.create': create,
  'alert.pages': pages,
  'alert.update': update,
  'alert.pause': pause,
  'alert.resume': resume,
  'alert.remove': remove,
  'alert.looks': looks,
  'alert.tag-subscribe': tagSubscribe,
  'alert.tag-unsubscribe': tagUnsubscribe,
  'alert.options': options,
  'alert.preview': preview,
  'alert.unsubscribe': unsubscribe,
  'alert.unsubscribe-one-click': oneClick,
  'alert.mail-state': mailState,
  'alert.mail-again': mailAgain,
} as const;

export const dealListeners: readonly Listener[] = [
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
];

export const dealSchedules: readonly Schedule[] = [
  { name: 'alert.unseen', everySeconds: 600, run: evaluateUnseen },
  { name: 'alert.forget', everySeconds: 86_400, run: forgetDeals },
];
