/** Reporting (rows REP-01..05; API-89, API-90): what may be wrong, and saying so once. */
import sql from 'sql-template-tag';
import { lengthOf } from '#contract/account/rules.ts';
import { fail } from '#contract/errors.ts';
import { isReportReason, REPORT_REASON_MAX } from '#contract/interaction/reporting.ts';
import { COMMENT_TARGETS, targetOf } from '#contract/interaction/subject.ts';
import type { SubjectWord, TargetType } from '#contract/interaction/subject.ts';
import { userBriefs, viewerId } from '../../account/index.ts';
import type { Context } from '../../kernel/context.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { Handler } from '../../kernel/module.ts';
import { resolveSubjects } from '../../kernel/subject.ts';
import { optionsOf } from '../messages/report.ts';
import { hideWhenTrusted } from './hide.ts';

/** Reports in 24 hours, by trust: newcomers (level 0) fewer. */
const PER_DAY = { newcomer: 10, known: 100 } as const;
const DAY_MS = 86_400_000;

export const options: Handler<'report.options'> = async ({ lang }, { subjectType }) => ({
  options: Object.entries(optionsOf(kindOf(subjectType))).map(([code, name]) => ({
    code,
    name: name[lang],
  })),
});

export const create: Handler<'report.create'> = async (
  ctx,
  { subjectId, subjectType, option, reason },
) => {
  const me = viewerId(ctx);
  const text = reason.trim();
  if (!isReportReason(text)) {
    const isLong = lengthOf(text) > REPORT_REASON_MAX;
    if (isLong)
      throw fail('report.reason.too_long', {
        fields: { reason: 'report.reason.too_long' },
        holes: { max: REPORT_REASON_MAX },
      });
    throw fail('report.reason.too_short', { fields: { reason: 'report.reason.too_short' } });
  }
  if (!Object.hasOwn(optionsOf(kindOf(subjectType)), option))
    throw fail('report.option', { fields: { option: 'report.option' } });
  const asked = { type: targetOf(subjectType), id: subjectId };
  const line = (await resolveSubjects(ctx, [asked]))(asked);
  if (!line) throw fail('interaction.subject');
  if (line.authorId === me || (line.type === 'USER' && Number(line.id) === me))
    throw fail('report.self');
  const target = { type: line.type as TargetType, id: Number(line.id) };
  const id = await inTurn(ctx, me, async (inside) => {
    await refuseFlood(inside, me);
    const row = await inside.db.row<{ id: number }>(sql`
      insert into report (tenant_id, account_id, target_type, target_id, option, reason, created_at)
      values (${ctx.tenant.id}, ${me}, ${target.type}, ${target.id}, ${option}, ${text}, ${ctx.now})
      on conflict (account_id, target_type, target_id) where status = 'OPEN' do nothing
        returning id`);
    if (!row) throw fail('report.open');
    if (COMMENT_TARGETS.includes(target.type)) await hideWhenTrusted(inside, target);
    return row.id;
  });
  return { id: String(id), status: 'OPEN' };
};

/** A queue that one person fills hides what others see. */
async function refuseFlood(ctx: Context, me: number): Promise<void> {
  const most =
    PER_DAY[((await userBriefs(ctx, [me])).get(me)?.trustLevel ?? 0) > 0 ? 'known' : 'newcomer'];
  const row = await ctx.db.row<{ n: number }>(
    sql`select count(*)::int as n from report where account_id = ${me}
        and created_at > ${new Date(ctx.now.getTime() - DAY_MS)}`,
  );
  if ((row?.n ?? 0) >= most) throw fail('common.limit');
}

function kindOf(word: SubjectWord): 'content' | 'goods' | 'comment' | 'user' {
  const type = targetOf(word);
  if (COMMENT_TARGETS.includes(type)) return 'comment';
  return type === 'GOODS' ? 'goods' : type === 'USER' ? 'user' : 'content';
}
