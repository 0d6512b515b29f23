/**
 * Looks that read no price: rows of feeds that were refused, and files that were refused as a whole
 * (BEY-46). They change no watch; its log shows them.
 */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { Watched } from '../watch/row.ts';
import { twinsAmong } from './view.ts';

/** Lines of a log; what is older is not asked for. */
const MOST = 20;

export interface UnreadLook {
  readonly at: number;
  /** Of the import, such as `price.missing`; `feed`: the whole file was refused. */
  readonly reason: string;
  /** What was there instead of a price. */
  readonly value: string;
}

/** Those of what is watched since an instant, the newest first. */
export async function unreadLooks(
  ctx: Context,
  { goodsId, offerId, withTwins }: Watched,
  since: number,
): Promise<UnreadLook[]> {
  const twins = withTwins ? ((await twinsAmong(ctx, [goodsId])).get(goodsId) ?? []) : [];
  return ctx.db.rows<UnreadLook>(sql`
    with watched as materialized (
      select o.id, o.source from offer o where o.goods_id = any(${[goodsId, ...twins]}::bigint[])
        and not o.retired and (${offerId}::bigint is null or o.id = ${offerId}))
    select (l.look ->> 0)::bigint as at, l.look ->> 1 as reason, l.look ->> 2 as value
    from watched w join offer_unread u on u.offer_id = w.id,
      jsonb_array_elements(u.looks) l(look)
    where (l.look ->> 0)::bigint > ${since}::bigint
    union
    select floor(extract(epoch from f.started_at) * 1000)::bigint, 'feed', ''
    from (select distinct source from watched) w join failed_run f on f.source = w.source
      and f.started_at > ${new Date(since)}::timestamptz
    order by at desc limit ${MOST}`);
}
