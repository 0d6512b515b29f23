/** The public log of removals, what their authors ask, and what others doubt (BEY-12). */
import { fail } from '#contract/errors.ts';
import { COMMENT_TARGETS } from '#contract/interaction/subject.ts';
import type { TargetType } from '#contract/interaction/subject.ts';
import type { Answer } from '#contract/calls.ts';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { viewerId } from '../../account/index.ts';
import { announce } from '../../kernel/changed.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { Handler } from '../../kernel/module.ts';
import { listAnswer, pageOf } from '../../kernel/paging.ts';
import { optionName } from '../messages/report.ts';
import { masked } from './mask.ts';

/** Doubts that have a decision looked at again. */
const DOUBTS = 3;
const FLAGS_A_DAY = 20;
const DAY = 86_400_000;

type Entry = Answer<'moderation.flag'>;

interface EntryRow {
  id: number;
  target_type: TargetType;
  author_id: number | null;
  rule: string;
  reason: string;
  decided_at: Date;
  appeal: Entry['appeal'];
  answer: string | null;
  answered_at: Date | null;
  flags: number;
}

export const pages: Handler<'moderation.pages'> = async (ctx, { pageRequest }) => {
  const page = pageOf(pageRequest);
  const [rows, count] = await Promise.all([
    entries(
      ctx,
      sql`m.tenant_id = ${ctx.tenant.id}`,
      sql`limit ${page.size} offset ${page.offset}`,
    ),
    ctx.db.row<{ n: number }>(
      sql`select count(*)::int as n from moderation where tenant_id = ${ctx.tenant.id}`,
    ),
  ]);
  return listAnswer(
    rows.map((row) => showEntry(row, ctx)),
    count?.n ?? 0,
    page,
  );
};

export const mine: Handler<'moderation.mine'> = async (ctx) => {
  const me = viewerId(ctx);
  const [rows, flagged] = await Promise.all([
    entries(ctx, sql`m.author_id = ${me}`, sql`limit 20`),
    ctx.db.rows<{ entry_id: number }>(
      sql`select entry_id from moderation_flag where account_id = ${me} order by flagged_at desc
          limit 200`,
    ),
  ]);
  return {
    decisions: rows.map((row) => showEntry(row, ctx)),
    flagged: flagged.map((row) => String(row.entry_id)),
  };
};

export const appeal: Handler<'moderation.appeal'> = async (ctx, { id }) => {
  const row = await entryNamed(ctx, id);
  if (row.author_id !== viewerId(ctx)) throw fail('moderation.entry');
  await inTransaction(ctx, (inside) => ask(inside, row.id));
  return showEntry(await entryNamed(ctx, id), ctx);
};

export const flag: Handler<'moderation.flag'> = async (ctx, { id }) => {
  const me = viewerId(ctx);
  const row = await entryNamed(ctx, id);
  if (row.author_id === me) throw fail('moderation.own');
  await inTurn(ctx, me, async (inside) => {
    const today = await inside.db.row<{ n: number }>(
      sql`select count(*)::int as n from moderation_flag where account_id = ${me}
          and flagged_at > ${new Date(ctx.now.getTime() - DAY)}`,
    );
    const made = await inside.db.run(
      sql`insert into moderation_flag (tenant_id, entry_id, account_id, flagged_at)
          values (${ctx.tenant.id}, ${row.id}, ${me}, ${ctx.now}) on conflict do nothing`,
    );
    if (made === 0) return;
    if ((today?.n ?? 0) >= FLAGS_A_DAY) throw fail('common.limit');
    if (row.flags + 1 >= DOUBTS) await ask(inside, row.id);
    await announce(inside.db, 'moderation');
  });
  return showEntry(await entryNamed(ctx, id), ctx);
};

/** A decision is looked at again once. */
async function ask(ctx: Context, id: number): Promise<void> {
  const asked = await ctx.db.run(
    sql`update moderation set appeal = 'OPEN', appealed_at = ${ctx.now} where id = ${id}
        and appeal is null`,
  );
  if (asked > 0) await announce(ctx.db, 'moderation');
}

async function entryNamed(ctx: Context, id: string): Promise<EntryRow> {
  const [row] = await entries(
    ctx,
    sql`m.id = ${idOf(id)}::bigint and m.tenant_id = ${ctx.tenant.id}`,
    empty,
  );
  if (!row) throw fail('moderation.entry');
  return row;
}

function entries(ctx: Context, which: Sql, limit: Sql): Promise<EntryRow[]> {
  return ctx.db.rows<EntryRow>(sql`
    select m.id, m.target_type, m.author_id, m.rule, m.reason, m.decided_at, m.appeal, m.answer,
      m.answered_at,
      (select count(*)::int from moderation_flag f where f.entry_id = m.id) as flags
    from moderation m where ${which} order by m.decided_at desc, m.id desc ${limit}`);
}

function showEntry(row: EntryRow, { lang }: Context): Entry {
  const kind = COMMENT_TARGETS.includes(row.target_type)
    ? 'COMMENT'
    : (row.target_type as 'CONTENT' | 'GOODS' | 'USER');
  return {
    id: String(row.id),
    kind,
    rule: optionName(kind, row.rule, lang),
    reason: masked(row.reason),
    time: row.decided_at.toISOString(),
    appeal: row.appeal,
    answer: row.answer === null ? null : masked(row.answer),
    answerTime: row.answered_at?.toISOString() ?? null,
    flagCount: row.flags,
  };
}
