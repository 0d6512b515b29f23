/**
 * What other people's programs use: tokens, /v1 with its reference, tools for agents, and news
 * posted to their servers. It lies above everything that /v1 shows, and asks the product's own
 * calls for it.
 */
import type { Module } from '../kernel/module.ts';
import { listen } from '../kernel/job-queue/event.ts';
import { developerExport } from './export.ts';
import { mountMcp } from './mcp/mcp.ts';
import { create, end, forgetTokens, list } from './token/token.ts';
import { observing } from './v1/observe.ts';
import { reads } from './v1/read.ts';
import { mountV1Reference } from './v1/reference.ts';
import { mountV1 } from './v1/mount.ts';
import { deliverHook, forgetDeliveries, HOOK_QUEUE } from './webhook/deliver.ts';
import { newsOfDeals, newsOfDrops, newsOfVerdicts } from './webhook/news.ts';
import { PUBLIC_HOOKS } from './webhook/post.ts';
import type { HookReach } from './webhook/post.ts';
import { ownWebhooksWith, webhooksWith } from './webhook/webhook.ts';

export { endToken, makeToken, tokensOf } from './token/token.ts';

/** `reach` says which servers news may be posted to; tests post to their own. */
export function developerWith(reach: HookReach): Module {
  return {
    name: 'developer',
    handlers: {
      'api-token.list': list,
      'api-token.create': create,
      'api-token.end': end,
      ...ownWebhooksWith(reach),
    },
    provides: { exports: { developer: developerExport } },
    listeners: [
      listen({
        topic: 'account.closed',
        name: 'developer.close',
        run: (ctx, { accountId }) => forgetTokens(ctx, accountId),
      }),
      listen({ topic: 'deal.changed', name: 'developer.deals', run: newsOfDeals }),
      listen({ topic: 'price.dropped', name: 'developer.drops', run: newsOfDrops }),
      listen({ topic: 'verdict.changed', name: 'developer.verdicts', run: newsOfVerdicts }),
      listen({
        topic: 'webhook.due',
        name: 'developer.carry',
        queue: HOOK_QUEUE,
        run: (ctx, { deliveryId }) => deliverHook(ctx, deliveryId, reach),
      }),
    ],
    schedules: [{ name: 'developer.forget', everySeconds: 86_400, run: forgetDeliveries }],
    mount(server, config, app) {
      mountV1(server, config, app, { ...reads, ...observing, ...webhooksWith(reach) });
      mountV1Reference(server, config);
      mountMcp(server, config, app);
    },
  };
}

export const developer: Module = developerWith(PUBLIC_HOOKS);
