/** What programs of somebody have: their tokens and webhooks, without what would open anything. */
import type { ExportOf } from '../kernel/export.ts';
import { show, tokensOf } from './token/token.ts';
import { hookExport } from './webhook/webhook.ts';

export const developerExport: ExportOf = async (ctx, accountId) => ({
  'api-tokens': (await tokensOf(ctx, accountId)).map(show),
  webhooks: await hookExport(ctx, accountId),
});
