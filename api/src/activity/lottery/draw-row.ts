/** Draws as they are stored. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';

export interface DrawRow {
  readonly id: number;
  readonly activity_id: number;
  readonly draw_no: number;
  readonly account_id: number | null;
  readonly user_hash: string;
  readonly user_no: number;
  readonly client_seed: string;
  readonly asked_at: Date;
  readonly round: number;
  readonly link: string;
  readonly mac: string | null;
  readonly number: number | null;
  readonly table_version: number | null;
  readonly prize_id: number | null;
  readonly settled_at: Date | null;
}

/** Of `lottery_draw d`. */
export const DRAW_COLUMNS: Sql = sql`d.id, d.activity_id, d.draw_no, d.account_id, d.user_hash,
  d.user_no, d.client_seed, d.asked_at, d.round, d.link, d.mac, d.number, d.table_version, d.prize_id,
  d.settled_at`;
