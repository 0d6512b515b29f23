/**
 * What other people's programs use: tokens, /v1 with its reference, and tools for agents. It stands above everything that /v1 shows, and asks the
 * product's own calls for it.
 */
import type { Module } from '../kernel/module.ts';
import { listen } from '../kernel/noticeboard/event.ts';
import { developerExport } from './export.ts';
import { mountMcp } from './mcp/mcp.ts';
import { create, end, forgetTokens, list } from './token/token.ts';
import { mountV1Reference } from './v1/reference.ts';
import { mountV1 } from './v1/mount.ts';

export { endToken, makeToken, tokensOf } from './token/token.ts';

export const developer: Module = {
  name: 'developer',
  handlers: {
    'api-token.list': list,
    'api-token.create': create,
    'api-token.end': end,
  },
  exportOf: developerExport,
  listeners: [listen({ topic: 'account.closed', name: 'developer.close', run: (ctx, { accountId }) => forgetTokens(ctx, accountId) })],
  mount(server, config, app) {
    mountV1(server, config, app);
    mountV1Reference(server, config);
    mountMcp(server, config, app);
  },
};
