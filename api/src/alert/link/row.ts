/** A link that somebody waits for, as it is stored and as it is shown. */
import { LINK_WAIT_DAYS } from '#contract/alert/limits.ts';
import type { LinkWait } from '#contract/alert/link-wait.ts';
import sql from 'sql-template-tag';
import { shopPage } from '../../catalog/index.ts';
import type { Context } from '../../kernel/context.ts';

export const LINK_WAIT_MS = LINK_WAIT_DAYS * 86_400_000;

export interface WaitRow {
  readonly id: number;
  readonly url: string;
  readonly key: string;
  readonly created_at: Date;
}

/** What an account waits for, the newest first. What has ended is left out before it is deleted. */
export function waitsOf(ctx: Context, accountId: number): Promise<WaitRow[]> {
  return ctx.db.rows<WaitRow>(sql`
    select id, url, key, created_at from link_wait where account_id = ${accountId}
      and created_at > ${endedBefore(ctx)} order by created_at desc, id desc`);
}

/** Waits from before this moment are over. */
export const endedBefore = ({ now }: Context): Date => new Date(now.getTime() - LINK_WAIT_MS);

export function showWait({ id, url, created_at }: WaitRow): LinkWait {
  const { platform, words } = shopPage({ url });
  return {
    id: String(id),
    url,
    platform,
    words,
    createTime: created_at.toISOString(),
    endTime: new Date(created_at.getTime() + LINK_WAIT_MS).toISOString(),
  };
}
