/**
 * A wave of spam in the demo world, and what became of it (DEMO-20): the same advertisement under
 * many deals, reported by people who are believed, hidden by the rule, and mostly decided. What is
 * left waits in `npm run review`.
 */
import sql from 'sql-template-tag';
import { decideReport, reportsOpen, saveComments, saveReports } from '#api/interaction/index.ts';
import type { Context } from '#api/kernel/context.ts';
import { WAVE } from '../world/wave.ts';

const HOUR = 3_600_000;
/** Comments of the wave, who report each, and how many of them a moderator has decided. */
const SIZE = { comments: 6, reporters: 3, decided: 4 } as const;

export async function loadWave(ctx: Context): Promise<void> {
  const words = WAVE[ctx.lang];
  const people = await ctx.db.rows<{ id: number; trust_level: number }>(
    sql`select id, trust_level from account where tenant_id = ${ctx.tenant.id} and is_demo
        order by trust_level, id desc`,
  );
  const deals = await ctx.db.rows<{ id: number }>(
    sql`select content_id as id from deal where tenant_id = ${ctx.tenant.id} and is_open
        order by score desc, content_id limit ${SIZE.comments}`,
  );
  const believed = people.filter((one) => one.trust_level >= 2);
  const spammers = people.filter((one) => one.trust_level < 2);
  if (believed.length < SIZE.reporters || spammers.length === 0) return;
  await saveComments(
    ctx,
    deals.map(({ id }, at) => ({
      type: 'CONTENT' as const,
      id,
      accountId: (spammers[at % spammers.length] as { id: number }).id,
      rootAt: null,
      content: words.says,
      atUserIds: [],
      at: new Date(ctx.now.getTime() - (6 - at / 10) * HOUR),
      deleted: false,
    })),
  );
  const comments = await ctx.db.rows<{ id: number; type: 'CONTENT_COMMENT' }>(
    sql`select id, 'CONTENT_COMMENT' as type from comment where tenant_id = ${ctx.tenant.id}
        and content = ${words.says} order by id`,
  );
  await saveReports(
    ctx,
    comments.flatMap(({ id, type }, at) =>
      Array.from({ length: SIZE.reporters }, (_, place) => ({
        accountId: (believed[(at + place) % believed.length] as { id: number }).id,
        targetType: type,
        targetId: id,
        option: 'SPAM',
        reason: words.report,
        at: new Date(ctx.now.getTime() - (5 - at / 10) * HOUR),
      })),
    ),
  );
  for (const report of (await reportsOpen(ctx)).slice(0, SIZE.decided))
    await decideReport(ctx, report.id, 'REJECTED', words.verdict, 'demo');
}
