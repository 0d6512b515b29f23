/** How many alerts and watches somebody has, for the user info. */
import sql from 'sql-template-tag';
import type { AlertCounts, CountAlerts } from '../kernel/alert-count.ts';

export const countAlerts: CountAlerts = async (ctx, accountId) =>
  (await ctx.db.row<AlertCounts>(sql`
    select (select count(*) from deal_alert where account_id = ${accountId}) as "alertCount",
      (select count(*) from price_watch where account_id = ${accountId}) as "watchCount"`)) ?? {
    alertCount: 0,
    watchCount: 0,
  };
