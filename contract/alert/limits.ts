/** Numbers of alerts and watches that pages know, too: without schemas. */
import { ALERTS } from '../constants.ts';
import type { WatchDefaults, WatchDelivery } from './delivery.ts';

/**
 * AMB-12: 10 in all, active and paused together; 3 categories and 3 tags; keyword of 50 code
 * points.
 */
export const ALERT_LIMITS = {
  alerts: ALERTS.subscriptions,
  categories: ALERTS.selection,
  tags: ALERTS.selection,
  keyword: 50,
} as const;
export const WATCHES_MAX = 50;
/** Links that an account may wait for at a time (BEY-14). */
export const LINK_WAITS_MAX = 50;
/** A wait for a link that nothing came of ends after so many days. */
export const LINK_WAIT_DAYS = 180;

/** Saved lists that can be watched as a whole: products, and the products of deals. */
export const WATCH_LISTS = ['GOODS', 'DEALS'] as const;
export type ListName = (typeof WATCH_LISTS)[number];
/** The rules that suit whatever is in a list. */
export const LIST_KINDS = ['BELOW_NOW', 'BELOW_TYPICAL', 'NEW_LOW', 'RESTOCK'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** A preview replays the engine over these days. */
export const PREVIEW_DAYS = 90;
/** … and counts them by these weeks, the first of which is shorter. */
export const PREVIEW_WEEKS = 13;
/** A watch that has not fired for so many days asks whether its rule is to change. */
export const UNMET_DAYS = 60;

export const WATCH_DEFAULTS: WatchDefaults = {
  ways: null,
  frequency: 'INSTANT',
  remindEnd: false,
  remindUnmet: true,
};
/** A watch of which nothing was said. */
export const PLAIN_DELIVERY: WatchDelivery = {
  ways: null,
  frequency: null,
  remindEnd: null,
  remindUnmet: null,
  loud: false,
};
