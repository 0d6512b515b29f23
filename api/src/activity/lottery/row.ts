/** Lotteries and their prizes as they are stored. */
import type { Prize } from '#contract/activity/lottery.ts';
import { firstTable, oddsOf } from '#contract/activity/fair/table.ts';
import type { PrizeRow as TableRow, Table } from '#contract/activity/fair/table.ts';
import type { ChanceRule, Terms } from '#contract/activity/fair/terms.ts';
import type { Timelock } from '#contract/activity/fair/timelock.ts';
import type { Language } from '#contract/language.ts';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Db } from '../../kernel/postgres/database.ts';
import { inLanguage } from '../row.ts';
import type { Texts } from '../row.ts';

/** A lottery from publishing on. */
export interface LotteryRow {
  readonly activity_id: number;
  readonly chances: ChanceRule[];
  readonly address_days: number;
  readonly reveal_at: Date;
  readonly terms: Terms;
  readonly terms_hash: string;
  readonly commit: string;
  readonly genesis: string;
  readonly seed_sealed: string;
  readonly timelock: Timelock | null;
  readonly seed: string | null;
  readonly reveal_signature: string | null;
  readonly revealed_at: Date | null;
  readonly last_no: number;
  readonly last_link: string;
  readonly last_asked_at: Date | null;
  readonly last_round: number;
  readonly settled_no: number;
  readonly table_version: number;
  readonly withdrawn_at: Date | null;
}

const COLUMNS = sql`activity_id, chances, address_days, reveal_at, terms, terms_hash, commit, genesis,
  seed_sealed, timelock, seed, reveal_signature, revealed_at, last_no,
  coalesce(last_link, genesis) as last_link, last_asked_at, last_round, settled_no, table_version,
  withdrawn_at`;

export const lotteryOf = (db: Db, activityId: number): Promise<LotteryRow> =>
  one(db, sql`select ${COLUMNS} from lottery where activity_id = ${activityId}`);

/** The same, and until the end of the transaction nobody else draws or settles. */
export const lockLottery = (db: Db, activityId: number): Promise<LotteryRow> =>
  one(db, sql`select ${COLUMNS} from lottery where activity_id = ${activityId} for update`);

async function one(db: Db, statement: Sql): Promise<LotteryRow> {
  const row = await db.row<LotteryRow>(statement);
  if (!row) throw new Error('There is no such lottery.');
  return row;
}

export interface PrizeRow {
  readonly id: number;
  readonly position: number;
  readonly name: Texts;
  readonly image: string;
  readonly kind: Prize['kind'];
  readonly numbers: number;
  readonly stock: number | null;
  readonly remaining: number | null;
  readonly ended_no: number | null;
  readonly shared_code: string | null;
  readonly cost: number | null;
}

export const prizesOf = (db: Db, activityId: number): Promise<PrizeRow[]> =>
  db.rows<PrizeRow>(sql`
    select id, position, name, image, kind, numbers, stock, remaining, ended_no, shared_code, cost
    from lottery_prize where activity_id = ${activityId} order by position`);

/** The table as it was before a draw; without one, as it is now. */
export function tableOf(prizes: readonly PrizeRow[], beforeDrawNo = Infinity): Table {
  const table = firstTable(
    prizes.map(({ id, kind, numbers, stock }) => ({
      prizeId: String(id),
      name: '',
      kind,
      numbers,
      stock,
    })),
  );
  const ended = prizes.filter(({ ended_no }) => ended_no !== null && ended_no < beforeDrawNo);
  const rows = table.rows.map((row, at) => {
    const prize = prizes[at] as PrizeRow;
    return ended.includes(prize) ? { ...row, range: null, left: 0 } : row;
  });
  const last = Math.max(0, ...ended.map(({ ended_no }) => ended_no ?? 0));
  return { version: 1 + ended.length, fromDrawNo: last + 1, rows };
}

/** The prizes as readers see them, with the odds that are in force. */
export function showPrizes(prizes: readonly PrizeRow[], lang: Language): Prize[] {
  const { rows } = tableOf(prizes);
  return prizes.map((prize, at) => {
    const row = rows[at] as TableRow;
    return {
      id: String(prize.id),
      name: inLanguage(prize.name, lang),
      image: prize.image,
      kind: prize.kind,
      position: prize.position,
      odds: oddsOf(row),
      range: row.range,
      stock: prize.remaining,
      total: prize.stock,
    };
  });
}
