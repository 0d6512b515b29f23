/** Awards that are neither sent nor expire while the rewards of their winner are held (AMB-42). */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';

/** Of `award w`. */
export const AWARD_IS_HELD: Sql = sql`exists (select from risk_flag f
  where f.activity_id = w.activity_id and f.account_id = w.account_id and f.lifted_at is null)`;
