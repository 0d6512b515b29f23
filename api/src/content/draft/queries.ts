/** Contributions in SQL (P-17). */
import type { AuditActor, ContributionState } from '#contract/content/audit.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { Written } from './written.ts';
import { jsonOf } from '../../kernel/json.ts';

export interface ContributionRow {
  id: number;
  code: string;
  author_id: number;
  type: 'NOTE' | 'DEAL';
  state: ContributionState;
  is_public: boolean;
  written: Written;
  passed: Written | null;
  reason: string | null;
  goods_id: number | null;
  link_key: string | null;
  version: number;
  created_at: Date;
  updated_at: Date;
  /** When it was published; null before it was. */
  publish_time: Date | null;
}

const columns = sql`k.id, k.code, k.author_id, k.type, k.state, k.is_public, k.written, k.passed,
    k.reason, k.goods_id, k.link_key, k.version, k.created_at, k.updated_at,
  case when k.passed is not null then c.publish_time end as publish_time`;

export interface Listed {
  readonly type?: 'NOTE' | 'DEAL' | undefined;
  readonly states?: readonly ContributionState[] | undefined;
  /** By id or code: that one alone. */
  readonly id?: number | null;
  readonly code?: string;
}

const which = (
  me: number,
  { type, states, id, code }: Listed,
) => sql`k.author_id = ${me} and k.state <> 'DELETED'
  and (${type ?? null}::text is null or k.type = ${type ?? null})
    and (${states ?? null}::text[] is null or k.state = any(${states ?? null}::text[]))
  and (${code ?? null}::text is null or k.code = ${code ?? null} or k.id = ${id ?? null}::bigint)`;

/** Latest change first. */
export function contributionsBy(
  ctx: Context,
  me: number,
  asked: Listed,
  limit: number,
  offset: number,
): Promise<ContributionRow[]> {
  return ctx.db.rows<ContributionRow>(sql`
    select ${columns} from contribution k left join content c on c.id = k.id
      where ${which(me, asked)} order by k.updated_at desc, k.id desc
      limit ${limit} offset ${offset}`);
}

export async function countBy(ctx: Context, me: number, asked: Listed): Promise<number> {
  return (
    (
      await ctx.db.row<{ n: number }>(
        sql`select count(*)::int as n from contribution k where ${which(me, asked)}`,
      )
    )?.n ?? 0
  );
}

/** One contribution, deleted ones too, held until the transaction of `ctx` ends. */
export function heldContribution(
  ctx: Context,
  id: number | null,
): Promise<ContributionRow | undefined> {
  return ctx.db.row<ContributionRow>(
    sql`select ${columns} from contribution k left join content c on c.id = k.id
        where k.tenant_id = ${ctx.tenant.id} and k.id = ${id}::bigint for update of k`,
  );
}

/** The id of the new one, or null when the same word (`Idempotency-Key`) has made one before. */
export async function addContribution(
  ctx: Context,
  me: number,
  type: 'NOTE' | 'DEAL',
  code: string,
  written: Written,
): Promise<number> {
  const row = await ctx.db.row<{ id: number }>(sql`
    insert into contribution (tenant_id, code, author_id, type, written, idempotency_key,
      created_at, updated_at)
    values (${ctx.tenant.id}, ${code}, ${me}, ${type}, ${jsonOf(written)}::jsonb,
      ${ctx.idempotencyKey ?? null}, ${ctx.now}, ${ctx.now}) returning id`);
  return (row as { id: number }).id;
}

export async function addedBefore(ctx: Context, me: number): Promise<number | null> {
  if (ctx.idempotencyKey === undefined) return null;
  return (
    (
      await ctx.db.row<{ id: number }>(
        sql`select id from contribution where author_id = ${me}
            and idempotency_key = ${ctx.idempotencyKey}`,
      )
    )?.id ?? null
  );
}

/**
 * The working copy, and for a deal what its link leads to. What was withdrawn is a draft again: the
 * life that it was submitted in has ended.
 */
export async function saveWritten(
  ctx: Context,
  id: number,
  written: Written,
  found: { goodsId: number | null; key: string | null },
): Promise<void> {
  await ctx.db.run(sql`update contribution set written = ${jsonOf(written)}::jsonb,
      goods_id = ${found.goodsId}::bigint, link_key = ${found.key}, updated_at = ${ctx.now},
      version = version + 1,
    state = case when state = 'CANCELED' then 'DRAFT' else state end where id = ${id}`);
}

export interface Step {
  readonly from: ContributionState;
  readonly to: ContributionState;
  readonly actor: AuditActor;
  readonly reason: string | null;
}

/** Stores a step, and the state that it leads to. */
export async function saveStep(
  ctx: Context,
  row: ContributionRow,
  { from, to, actor, reason }: Step,
): Promise<void> {
  await ctx.db.run(sql`insert into contribution_move (tenant_id, contribution_id, at, from_state,
      to_state, actor, reason)
    values (${ctx.tenant.id}, ${row.id}, ${ctx.now}, ${from}, ${to}, ${actor}, ${reason})`);
  await ctx.db.run(sql`update contribution set state = ${row.state}, version = version + 1,
      is_public = ${row.is_public}, written = ${jsonOf(row.written)}::jsonb,
    passed = ${row.passed === null ? null : jsonOf(row.passed)}::jsonb, reason = ${reason},
      goods_id = ${row.goods_id}, updated_at = ${ctx.now},
    submitted_at = case when ${to} = 'SUBMITTED' then ${ctx.now}::timestamptz else submitted_at end,
      deleted_at = case when ${to} = 'DELETED' then ${ctx.now}::timestamptz end
      where id = ${row.id}`);
}

/**
 * What somebody made and submitted since: drafts made, drafts stored, and others than this one that
 * were submitted.
 */
export async function paceOf(
  ctx: Context,
  me: number,
  since: Date,
  id: number | null,
): Promise<{ made: number; drafts: number; submitted: number }> {
  const row = await ctx.db.row<{ made: number; drafts: number; submitted: number }>(sql`
    select count(*) filter (where k.created_at > ${since})::int as made,
      count(*) filter (where k.state = 'DRAFT')::int as drafts,
      count(*) filter (where k.id is distinct from ${id}::bigint and exists (
        select from contribution_move m where m.contribution_id = k.id and m.to_state = 'SUBMITTED'
          and m.at > ${since}))::int as submitted
    from contribution k where k.author_id = ${me} and (k.state = 'DRAFT'
      or k.updated_at > ${since})`);
  return row ?? { made: 0, drafts: 0, submitted: 0 };
}

export interface WaitingRow {
  id: number;
  type: 'NOTE' | 'DEAL';
  state: ContributionState;
  author_id: number;
  is_public: boolean;
  title: string;
  submitted_at: Date;
  /** Others that wait and are of the same link, or of the same product at nearly the same price. */
  twins: number[];
}

/** What waits for a reviewer, the longest waiting first. */
export function waitingContributions(ctx: Context, limit: number): Promise<WaitingRow[]> {
  return ctx.db.rows<WaitingRow>(sql`
    select k.id, k.type, k.state, k.author_id, k.is_public, k.written ->> 'title' as title,
      k.submitted_at,
      array(select o.id::float8 from contribution o where o.tenant_id = k.tenant_id
        and o.state in ('SUBMITTED', 'AUDITING') and k.type = 'DEAL' and o.type = 'DEAL'
        and o.id <> k.id
        and (o.link_key = k.link_key or (o.goods_id = k.goods_id
          and abs((o.written -> 'deal' ->> 'currentAmount')::numeric - (k.written -> 'deal' ->>
          'currentAmount')::numeric)
          <= 0.03 * (k.written -> 'deal' ->> 'currentAmount')::numeric)) order by o.submitted_at
            limit 5) as twins
    from contribution k where k.tenant_id = ${ctx.tenant.id} and k.state in ('SUBMITTED',
      'AUDITING') order by k.submitted_at, k.id limit ${limit}`);
}

/** All that a reviewer needs of one contribution. */
export function contributionNamed(ctx: Context, id: number): Promise<ContributionRow | undefined> {
  return ctx.db.row<ContributionRow>(
    sql`select ${columns} from contribution k left join content c on c.id = k.id
        where k.tenant_id = ${ctx.tenant.id} and k.id = ${id}::bigint`,
  );
}
