/**
 * Leaderboards and collections: groups of goods and contents in an order that is stated. AUTO
 * groups are rebuilt when the tenant's day turns, and after an import when items of theirs are
 * gone; MANUAL ones keep the order of the hand that made them.
 */
import type { Module } from '../kernel/module.ts';
import { listen } from '../kernel/job-queue/event.ts';
import { byCode, byId, pageWithRef, refPages } from './item-group.ts';
import { due, makeGroups, stale } from './make.ts';
import { layStandardGroups } from './standard.ts';

export { previewOf } from './item-group.ts';
export { every, makeGroups } from './make.ts';
export { layStandardGroups } from './standard.ts';

export const ranking: Module = {
  name: 'ranking',
  handlers: {
    'item-group.by-id': byId,
    'item-group.by-code': byCode,
    'item-group.page-with-ref': pageWithRef,
    'item-group.ref-pages': refPages,
  },
  listeners: [
    listen({
      topic: 'import.finished',
      name: 'ranking.after-import',
      run: async (ctx) => {
        await makeGroups(ctx, stale);
      },
    }),
  ],
  schedules: [
    {
      name: 'ranking.day',
      everySeconds: 60,
      run: async (ctx) => {
        await layStandardGroups(ctx);
        await makeGroups(ctx, due(ctx));
      },
    },
  ],
};
