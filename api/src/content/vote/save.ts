/** Votes written many at a time, by loaders; counted by the same rule as those cast one by one. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { DOWN_REASONS } from '#contract/content/voting.ts';
import type { Context } from '../../kernel/context.ts';
import { jsonOf } from '../../kernel/json.ts';
import { weightOf } from './voter.ts';

export interface GivenVote {
  readonly contentId: number;
  readonly accountId: number;
  /** Accounts of one device have the same. */
  readonly cluster: string;
  /** Null: for the deal. */
  readonly reason: (typeof DOWN_REASONS)[number] | null;
  readonly note: string;
  readonly at: Date;
}

/** Votes on deals; scores follow with the next `refreshDeals`. */
export async function saveVotes(ctx: Context, votes: readonly GivenVote[]): Promise<void> {
  await ctx.db.run(sql`
    insert into deal_vote (tenant_id, content_id, account_id, cluster, value, reason, note,
      voted_at)
    select ${ctx.tenant.id}, v."contentId", v."accountId", v.cluster, case
      when v.reason is null then 1 else -1 end, v.reason, v.note, v.at
    from jsonb_to_recordset(${jsonOf(votes)}::jsonb) as v("contentId" bigint, "accountId" bigint,
      cluster text, reason text, note text, at timestamptz)
    on conflict do nothing`);
  await ctx.db.run(
    sql`update deal d set ${COUNTS} where d.content_id in (select distinct v."contentId"
        from jsonb_to_recordset(${jsonOf(votes)}::jsonb) as v("contentId" bigint))`,
  );
}

/**
 * One cluster, one vote: its last one, whoever of its accounts cast it; readers see counts, the
 * score what they weigh.
 */
export const COUNTS: Sql = sql`(up_count, down_count, up_weight, down_weight) = (
    select count(*) filter (where v.value = 1), count(*) filter (where v.value = -1),
      coalesce(sum(v.weight) filter (where v.value = 1), 0),
        coalesce(sum(v.weight) filter (where v.value = -1), 0)
    from (select distinct on (v.cluster) v.value, ${weightOf(sql`v.voted_at`)} as weight
      from deal_vote v join account a on a.id = v.account_id
      where v.content_id = d.content_id order by v.cluster, v.voted_at desc, v.account_id) v)`;
