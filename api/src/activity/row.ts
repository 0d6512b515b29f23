/** Activities as they are stored, and the state that the clock gives them (SM-12). */
import { fail } from '#contract/errors.ts';
import type { ACTIVITY_STATES, ActivityType } from '#contract/activity/activity.ts';
import type { Language } from '#contract/language.ts';
import { LANGUAGES } from '#contract/language.ts';
import sql from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import { idOf } from '../kernel/identity.ts';

/** A text in some of the languages. */
export type Texts = Partial<Record<Language, string>>;

export interface ActivityRow {
  readonly id: number;
  readonly code: string;
  readonly type: ActivityType;
  readonly title: Texts;
  readonly summary: Texts;
  readonly rules: Texts;
  readonly cover: string;
  readonly start_at: Date;
  readonly end_at: Date;
  readonly published_at: Date;
  readonly revealed_at: Date | null;
}

/** Of `activity a left join lottery l`. */
export const ACTIVITY_COLUMNS = sql`a.id, a.code, a.type, a.title, a.summary, a.rules, a.cover, a.start_at, a.end_at,
  a.published_at, l.revealed_at`;

/** A published activity by id or code; `activity.invalid` for whatever else (ACT-13). */
export async function activityNamed(
  ctx: Context,
  idOrCode: string,
  type?: ActivityType,
): Promise<ActivityRow> {
  const row = await ctx.db.row<ActivityRow>(sql`
    select ${ACTIVITY_COLUMNS} from activity a left join lottery l on l.activity_id = a.id
    where a.tenant_id = ${ctx.tenant.id} and a.state = 'PUBLISHED'
      and (a.id = ${idOf(idOrCode)} or a.code = ${idOrCode})
    order by a.id = ${idOf(idOrCode)} desc nulls last limit 1`);
  if (!row || (type !== undefined && row.type !== type)) throw fail('activity.invalid');
  return row;
}

/** By the clock alone; a lottery is revealed once its seed is open. */
export function stateOf(
  { start_at, end_at, revealed_at }: Pick<ActivityRow, 'start_at' | 'end_at' | 'revealed_at'>,
  now: Date,
): (typeof ACTIVITY_STATES)[number] {
  if (now < start_at) return 'COMING_SOON';
  if (now < end_at) return 'RUNNING';
  return revealed_at === null ? 'ENDED' : 'REVEALED';
}

/** In the reader's language, else in another. */
export const inLanguage = (texts: Texts, lang: Language): string =>
  [lang, 'en' as const, ...LANGUAGES].map((one) => texts[one]).find((text) => text) ?? '';
