/** A channel as its owner sees it: never what is secret in its address. */
import type { Channel, ChannelState } from '#contract/message/delivery.ts';
import type { Context } from '../../kernel/context.ts';
import { readProblem } from './outcome.ts';
import type { ChannelRow } from './queries.ts';
import { monthEnd, serviceLeft, usedBy } from './quota.ts';

export async function showChannels(
  ctx: Context,
  accountId: number,
  rows: readonly ChannelRow[],
): Promise<Channel[]> {
  const quota = rows.some(({ kind }) => kind === 'LINE') ? await quotaOf(ctx, accountId) : null;
  return rows.map((row) => ({
    id: String(row.id),
    kind: row.kind,
    name: row.name,
    address: addressOf(row),
    enabled: row.enabled,
    state: stateOf(row),
    failures: row.failures,
    problem: readProblem(row.last_error),
    failingTime: iso(row.failing_since),
    retryTime: row.enabled ? iso(row.retry_at) : null,
    lastSentTime: iso(row.last_sent_at),
    lastMs: row.last_ms,
    lastHeardTime: row.kind === 'WEB_PUSH' ? iso(row.heard_at) : null,
    createTime: row.created_at.toISOString(),
    quota: row.kind === 'LINE' ? quota : null,
  }));
}

export async function showChannel(ctx: Context, row: ChannelRow): Promise<Channel> {
  const [shown] = await showChannels(ctx, row.account_id, [row]);
  return shown as Channel;
}

async function quotaOf(ctx: Context, accountId: number): Promise<Channel['quota']> {
  const { line } = ctx.config.bots;
  if (!line) return null;
  return {
    used: await usedBy(ctx, accountId),
    max: line.monthlyMax,
    resetTime: monthEnd(ctx).toISOString(),
    serviceLeft: await serviceLeft(ctx),
  };
}

function stateOf({ enabled, off_at, failures, quiet_at }: ChannelRow): ChannelState {
  if (!enabled) return off_at === null ? 'PAUSED' : 'OFF';
  if (failures > 0) return 'SLOW';
  return quiet_at === null ? 'WORKS' : 'QUIET';
}

/** Chats are known by their names; an address may hold a token behind its path. */
export function addressOf({ kind, address }: Pick<ChannelRow, 'kind' | 'address'>): string {
  if (!URL.canParse(address)) return '';
  const { host, origin, pathname } = new URL(address);
  if (kind === 'NTFY') return host + pathname;
  return kind === 'WEBHOOK' ? origin + pathname : host;
}

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;
