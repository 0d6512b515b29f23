/**
 * How an alert or a price watch reaches its owner (BEY-35, BEY-47). Every one of them is shown on the
 * site; these are the ways beyond it. What is null is as the owner set it for all price watches.
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import { CHANNEL_KINDS } from '../message/delivery.ts';
import { oneOf } from '../shapes.ts';

/** At once, or in the digest of the day or the week. */
export const FREQUENCIES = ['INSTANT', 'DAILY', 'WEEKLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** When digests leave, on the clock of the reader; a digest of the week on this day, 0 is Sunday. */
export const DIGEST = { dailyAt: '19:00', weeklyAt: '09:00', weeklyOn: 0 } as const;

/** A reminder comes so long before a watched deal ends. */
export const REMIND_BEFORE_MS = 2 * 3_600_000;

const Ways = Type.Array(oneOf(CHANNEL_KINDS), { maxItems: CHANNEL_KINDS.length });
const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const WatchDelivery = Type.Object({
  ways: { ...orNull(Ways), description: 'Empty: on the site alone' },
  frequency: orNull(oneOf(FREQUENCIES)),
  remindEnd: {
    ...orNull(Type.Boolean()),
    description: 'Two hours before an open deal on it ends',
  },
  remindUnmet: {
    ...orNull(Type.Boolean()),
    description: 'When it has not fired for 60 days',
  },
  loud: Type.Boolean({
    description: 'At once, whatever the frequency and the number of the day; quiet hours hold',
  }),
});
export type WatchDelivery = Static<typeof WatchDelivery>;

/** What holds for every price watch that says nothing else. */
export const WatchDefaults = Type.Object({
  ways: { ...orNull(Ways), description: 'Null: every way that the owner has switched on' },
  frequency: oneOf(FREQUENCIES),
  remindEnd: Type.Boolean(),
  remindUnmet: Type.Boolean(),
});
export type WatchDefaults = Static<typeof WatchDefaults>;

export { PLAIN_DELIVERY, UNMET_DAYS, WATCH_DEFAULTS } from './limits.ts';
