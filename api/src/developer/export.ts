/** What programs of somebody have: their tokens, without what would open anything. */
import type { ExportOf } from '../kernel/export.ts';
import { show, tokensOf } from './token/token.ts';

export const developerExport: ExportOf = async (ctx, accountId) => ({ 'api-tokens': (await tokensOf(ctx, accountId)).map(show) });
