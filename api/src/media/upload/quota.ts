/** What an account may store: in a day, and in all. Counted as it is announced. */
import sql from 'sql-template-tag';
import { fail } from '#contract/errors.ts';
import { UPLOAD_QUOTA } from '#contract/media/upload.ts';
import type { Context } from '../../kernel/context.ts';
import { inTurn } from '../../kernel/in-turn.ts';

const DAY_MS = 86_400_000;

type Files = readonly { readonly size: number }[];

/** Runs the work that notes the files, where the account may store them. */
export function withinQuota(
  ctx: Context,
  accountId: number,
  files: Files,
  note: (ctx: Context) => Promise<void>,
): Promise<void> {
  return inTurn(ctx, accountId, async (inside) => {
    await refuseBeyond(inside, accountId, files);
    await note(inside);
  });
}

async function refuseBeyond(ctx: Context, accountId: number, files: Files): Promise<void> {
  const row = await ctx.db.row<{ files: number; day: number; whole: number }>(sql`
    select count(*) filter (where created_at > ${new Date(ctx.now.getTime() - DAY_MS)})::int as
      files,
      coalesce(sum(size) filter (where created_at > ${new Date(ctx.now.getTime() - DAY_MS)}),
        0)::bigint as day, coalesce(sum(size), 0)::bigint as whole
    from upload where account_id = ${accountId}`);
  const more = files.reduce((sum, { size }) => sum + size, 0);
  const { dayFiles, dayBytes, allBytes } = UPLOAD_QUOTA;
  if ((row?.whole ?? 0) + more > allBytes)
    throw fail('upload.full', { holes: { megabytes: allBytes / 1_048_576 } });
  if ((row?.files ?? 0) + files.length > dayFiles || (row?.day ?? 0) + more > dayBytes)
    throw fail('upload.quota', { holes: { megabytes: dayBytes / 1_048_576 } });
}
