/**
 * Messages given all at once, as they would have been made one by one: for the demo world and for
 * moving in.
 */
import sql from 'sql-template-tag';
import type { NotificationType } from '#contract/message/kind.ts';
import type { TargetType } from '#contract/interaction/subject.ts';
import type { Context } from '../kernel/context.ts';
import type { MessageKind } from './messages/sentences.ts';
import { jsonOf } from '../kernel/json.ts';

export interface GivenMessage {
  readonly accountId: number;
  readonly type: NotificationType;
  readonly kind: MessageKind;
  readonly holes?: Readonly<Record<string, string>>;
  readonly subject?: { readonly type: TargetType; readonly id: number };
  readonly link?: string;
  /** Latest first. */
  readonly actorIds?: readonly number[];
  readonly at: Date;
  readonly readAt?: Date | null;
}

/** Writes them in the transaction of `ctx`, silently: no stream, no mail; returns how many were new. */
export async function saveMessages(ctx: Context, given: readonly GivenMessage[]): Promise<number> {
  const rows = given.map((one) => ({
    account_id: one.accountId,
    type: one.type,
    kind: one.kind,
    holes: one.holes ?? {},
    subject_type: one.subject?.type ?? null,
    subject_id: one.subject?.id ?? null,
    link: one.link ?? null,
    actors: one.actorIds ?? [],
    at: one.at,
    read_at: one.readAt ?? null,
  }));
  return ctx.db.run(sql`
    with given as (
      select * from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as g(account_id bigint, type text,
        kind text, holes jsonb, subject_type text,
        subject_id bigint, link text, actors bigint[], at timestamptz, read_at timestamptz)),
    made as (
      insert into message (tenant_id, account_id, type, kind, holes, subject_type, subject_id, link,
        actor_ids, actor_count, created_at, read_at)
      select ${ctx.tenant.id}, account_id, type, kind, holes, subject_type, subject_id, link,
        coalesce(actors[1:3], '{}'), cardinality(actors), at, read_at from given
      on conflict do nothing returning id, account_id, kind, subject_type, subject_id, read_at),
    part as (
      insert into message_actor (tenant_id, message_id, actor_id)
      select distinct ${ctx.tenant.id}, m.id, a.id from made m join given g using (account_id, kind,
        subject_type, subject_id) cross join unnest(g.actors) a(id)
      where m.kind in ('liked', 'followed') and m.read_at is null and g.read_at is null)
    select id from made`);
}
