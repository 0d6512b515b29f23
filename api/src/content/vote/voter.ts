/**
 * Who votes, as far as it matters: what the vote weighs, and which votes on the same deal may be of
 * one person. Newcomers who share an address belong together; whoever is known here longer may
 * share one with a household or a carrier. Who shares a device always does.
 */
import { RETENTION_DAYS } from '#contract/account/inventory.ts';
import { createHash } from 'node:crypto';
import { VOTE_WEIGHT } from '#contract/content/voting.ts';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { deviceCluster, deviceHash } from '../../account/index.ts';
import type { Context } from '../../kernel/context.ts';
import { networkOf } from '../../kernel/network.ts';

export interface Voter {
  /** Of votes that share it only one counts. */
  readonly cluster: string;
  /** 1 is a full vote. */
  readonly weight: number;
  readonly device: Buffer | null;
  readonly address: Buffer | null;
  readonly isNew: boolean;
}

/** How long device and address of a vote are stored. */
const RETENTION_MS = RETENTION_DAYS.voters * 86_400_000;

/** What a vote of `account a`, given at `at`, weighs. */
export function weightOf(at: Sql): Sql {
  return sql`case when a.created_at > ${at} - interval '1 day'
      and a.trust_level = 0 then ${VOTE_WEIGHT.firstDay}::real
    else (${VOTE_WEIGHT.byLevel}::real[])[a.trust_level + 1] end`;
}

/** Whoever votes on a deal: for or against it, or on its end. */
export async function voterOf(
  ctx: Context,
  me: number,
  contentId: number,
  table: 'deal_vote' | 'deal_end_vote',
): Promise<Voter> {
  const [device, address] = [deviceHash(ctx), addressHash(ctx)];
  const self = await ctx.db.row<{ weight: number; is_new: boolean }>(
    sql`select (${weightOf(sql`${ctx.now}::timestamptz`)})::float8 as weight,
        a.trust_level = 0 as is_new from account a where a.id = ${me}`,
  );
  const isNew = self?.is_new ?? true;
  const shares = sql`content_id = ${contentId} and (device = ${device}::bytea
      or (address = ${address}::bytea and is_new and ${isNew}::boolean)) order by voted_at limit 1`;
  const known = await ctx.db.row<{ cluster: string }>(
    table === 'deal_vote'
      ? sql`select cluster from deal_vote where account_id <> ${me} and ${shares}`
      : sql`select cluster from deal_end_vote where user_id <> ${me} and ${shares}`,
  );
  return {
    cluster: known?.cluster ?? (await deviceCluster(ctx, me)),
    weight: self?.weight ?? 0,
    device,
    address,
    isNew,
  };
}

/** Nightly: devices and addresses served their purpose. */
export async function forgetVoters(ctx: Context): Promise<void> {
  const before = new Date(ctx.now.getTime() - RETENTION_MS);
  await ctx.db.run(
    sql`update deal_vote set device = null, address = null where voted_at < ${before}
        and (device is not null or address is not null)`,
  );
  await ctx.db.run(
    sql`update deal_end_vote set device = null, address = null where voted_at < ${before}
        and (device is not null or address is not null)`,
  );
}

function addressHash({ tenant, device: { address } }: Context): Buffer {
  return createHash('sha256')
    .update(`vote ${tenant.id} ${networkOf(address)}`)
    .digest();
}
