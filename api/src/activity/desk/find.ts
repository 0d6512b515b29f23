/** Activities as operators find them: in every state, by id or code. */
import { ACTIVITY_STATES } from '#contract/activity/activity.ts';
import type { ActivityType } from '#contract/activity/activity.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import type { Db } from '../../kernel/postgres/database.ts';
import { stateOf } from '../row.ts';
import type { Texts } from '../row.ts';
import { DeskRefused } from './refused.ts';

/** What an operator sees of where an activity is: drafts and withdrawn ones too. */
export const DESK_STATES = ['DRAFT', ...ACTIVITY_STATES, 'WITHDRAWN'] as const;
export type DeskState = (typeof DESK_STATES)[number];

export interface DeskActivity {
  readonly id: number;
  readonly code: string;
  readonly type: ActivityType;
  readonly state: DeskState;
  readonly title: Texts;
  readonly start_at: Date;
  readonly end_at: Date;
  readonly published_at: Date | null;
  readonly reveal_at: Date | null;
  readonly revealed_at: Date | null;
  readonly draws: number | null;
}

type Row = DeskActivity & { readonly stored: 'DRAFT' | 'PUBLISHED' | 'WITHDRAWN' };

const COLUMNS = sql`a.id, a.code, a.type, a.state as stored, a.title, a.start_at, a.end_at, a.published_at,
  l.reveal_at, l.revealed_at, l.last_no as draws`;

/** Of the region, by id or code; throws DeskRefused for one that there is not, or that is of another type. */
export async function deskActivity(
  ctx: Context,
  idOrCode: string,
  type?: ActivityType,
): Promise<DeskActivity> {
  const row = await ctx.db.row<Row>(sql`
    select ${COLUMNS} from activity a left join lottery l on l.activity_id = a.id
    where a.tenant_id = ${ctx.tenant.id} and (a.id = ${idOf(idOrCode)} or a.code = ${idOrCode})
    order by a.id = ${idOf(idOrCode)} desc nulls last limit 1`);
  if (!row) throw new DeskRefused(`${ctx.tenant.id} has no activity ${idOrCode}.`);
  if (type !== undefined && row.type !== type)
    throw new DeskRefused(`${row.code} is a ${row.type}, not a ${type}.`);
  return seen(row, ctx.now);
}

/** All of the region, those that end last in front. */
export async function deskActivities(ctx: Context, state?: DeskState): Promise<DeskActivity[]> {
  const rows = await ctx.db.rows<Row>(sql`
    select ${COLUMNS} from activity a left join lottery l on l.activity_id = a.id
    where a.tenant_id = ${ctx.tenant.id} order by a.end_at desc, a.id desc limit 1000`);
  return rows
    .map((row) => seen(row, ctx.now))
    .filter((one) => state === undefined || one.state === state);
}

const seen = ({ stored, ...row }: Row, now: Date): DeskActivity => ({
  ...row,
  state: stored === 'PUBLISHED' ? stateOf(row, now) : stored,
});

/** The region of an activity or an award, for an operator who names nothing but its number. */
export async function regionOf(
  platform: Db,
  what: 'activity' | 'award',
  id: string,
): Promise<string | null> {
  const row = await platform.row<{ tenant_id: string }>(
    what === 'activity'
      ? sql`select tenant_id from activity where id = ${idOf(id)}`
      : sql`select tenant_id from award where id = ${idOf(id)}`,
  );
  return row?.tenant_id ?? null;
}
