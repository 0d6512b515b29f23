/** Mail of single watches, which the link in a mail stops without signing in (ALERT-13). */
import { CHANNEL_KINDS } from '#contract/message/delivery.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { sayWatch } from '../messages/say.ts';
import { defaultsOf, effective } from './defaults.ts';
import { deliveryIn, WATCH_COLUMNS, watchedIn } from './row.ts';
import type { WatchRow } from './row.ts';
import { currencyOf } from './show.ts';

/** Which watches there still are of these, and whether they are mailed. */
export async function watchMail(
  ctx: Context,
  ids: readonly number[],
): Promise<{ sentence: string; emailNotify: boolean }[]> {
  const rows = await ctx.db.rows<WatchRow>(sql`
    select ${WATCH_COLUMNS} from price_watch w where w.id = any(${ids}::bigint[]) order by w.id`);
  const set = await defaultsOf(
    ctx,
    rows.map((row) => row.account_id),
  );
  return rows.map((row) => {
    const { ways } = effective(deliveryIn(row), set.get(row.account_id));
    return {
      sentence: sayWatch(ctx.lang, row.name, watchedIn(row), currencyOf(ctx)),
      emailNotify: ways === null || ways.includes('EMAIL'),
    };
  });
}

/** Their other ways stay as they are. */
export async function setWatchMail(
  ctx: Context,
  ids: readonly number[],
  isOn: boolean,
): Promise<void> {
  await ctx.db.run(sql`
    update price_watch w set updated_at = ${ctx.now}, list = null, ways = case
      when ${isOn} then array_append(array_remove(w.ways, 'EMAIL'), 'EMAIL')
      else array_remove(coalesce(w.ways,
        (select d.ways from watch_default d where d.account_id = w.account_id),
        ${CHANNEL_KINDS}::text[]), 'EMAIL') end
    where w.id = any(${ids}::bigint[]) and (w.ways is not null or not ${isOn})`);
}
