/** SQL of verdicts as they were said: which are new, and what changed them. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { literal } from '../day/effective.ts';
import type { Moment } from './offer-queries.ts';

/** How they were judged before. */
export const noteVerdicts: Sql = sql`insert into judging_verdict
  select b.goods_id, g.verdict, g.real_discount, g.best_offer_id, g.observed_at, g.current_amount,
    g.rules from judging_best b join goods_price g on g.goods_id = b.goods_id`;

export const noteNewVerdicts: Sql = sql`insert into judging_change
  select v.goods_id, v.verdict, g.verdict from judging_verdict v
    join goods_price g on g.goods_id = v.goods_id where g.verdict <> v.verdict`;

export const newVerdicts: Sql = sql`select goods_id as "goodsId", from_verdict as "from",
    to_verdict as "to" from judging_change order by 1`;

/**
 * The name under which the raises of a shop are counted, of the row `o` of `offer`: shops of one
 * name on two platforms are two.
 */
export const RAISER: Sql = sql`o.platform || ' ' || o.shop_name`;

/** A real discount that moved by less is no other verdict. */
const REAL_MOVED = 0.01;

/**
 * What was said, when and why it changed: stored for good (BEY-24 shows it). First words are stored
 * where they praise or accuse; of the others that begin with a first look, the history itself shows
 * all there is.
 */
export function saveVerdictChanges({ tenantId, now }: Moment): Sql {
  return sql`insert into verdict_said (tenant_id, goods_id, offer_id, said_at, verdict, claimed,
      real, typical_amount, amount, rules, raised_by, cause)
    select ${tenantId}, g.goods_id, g.best_offer_id, ${now}::timestamptz, g.verdict,
      (g.evidence ->> 'claimed')::numeric, g.real_discount,
      (g.evidence ->> 'typicalAmount')::bigint, g.current_amount, g.rules,
      case when g.verdict = 'RAISED_FIRST' and v.verdict is distinct from 'RAISED_FIRST' then
        (select ${RAISER} from offer o where o.id = g.best_offer_id) end,
      case when v.goods_id is null then 'FIRST' when v.rules <> g.rules then 'RULES'
        when v.offer_id is distinct from g.best_offer_id then 'OFFER'
        when v.observed_at <> g.observed_at or v.amount <> g.current_amount then 'LOOK'
          else 'DAY' end
    from judging_best b join goods_price g on g.goods_id = b.goods_id
      left join judging_verdict v on v.goods_id = b.goods_id
    where case when v.goods_id is null then g.verdict not in ('NO_CLAIM', 'UNVERIFIED')
      else v.verdict <> g.verdict or (v.real is null) <> (g.real_discount is null)
        or abs(v.real - g.real_discount) >= ${literal(REAL_MOVED)} end`;
}
