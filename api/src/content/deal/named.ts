/** Deals that somebody names by their codes; those that may be read by anyone, ended ones too. */
import sql from 'sql-template-tag';
import type { Handler } from '../../kernel/module.ts';
import { cardsOfFound } from './card.ts';

export const named: Handler<'deal.named'> = (ctx, { codes }) =>
  cardsOfFound(
    ctx,
    sql`select d.content_id from unnest(${[...new Set(codes)]}::text[]) with ordinality n(code, place)
        join content c on c.code = n.code and c.tenant_id = ${ctx.tenant.id}
          and c.publish_status = 1 and c.audit_status = 'PASSED' and c.viewer_type = 'ALL'
          and c.publish_time <= ${ctx.now}
        join deal d on d.content_id = c.id and d.state <> 'REMOVED' order by n.place`,
  );
