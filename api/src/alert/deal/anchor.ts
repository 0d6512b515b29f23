/**
 * The few anchors under which an active alert is stored: a new deal has all of some alert's anchors'
 * keys among its own, so that it reads the alerts that share its rarest words, and no others.
 */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { DealWish } from './row.ts';

interface Matchable {
  readonly words: Iterable<string>;
  readonly tagKeys: readonly string[];
  readonly brandId: number | null;
  readonly categoryIds: readonly number[];
}

/** Every anchor that a deal answers to. */
export function anchorsOfDeal({ words, tagKeys, brandId, categoryIds }: Matchable): string[] {
  return [
    ...[...words].map((word) => `w:${word}`),
    ...tagKeys.map((key) => `t:${key}`),
    ...(brandId === null ? [] : [`b:${brandId}`]),
    ...categoryIds.map((id) => `c:${id}`),
  ];
}

/** Its rarest word alone, else any of its tags, else its brand, else any of its categories. */
export function anchorsOfAlert(wish: DealWish, rarest: string | null): string[] {
  if (rarest !== null) return [`w:${rarest}`];
  if (wish.tagKeys.length > 0) return wish.tagKeys.map((key) => `t:${key}`);
  if (wish.brandId !== null) return [`b:${wish.brandId}`];
  return wish.categoryIds.map((id) => `c:${id}`);
}

/** Stores an alert under its anchors; a paused one under none. */
export async function placeAlert(
  ctx: Context,
  id: number,
  wish: DealWish,
  paused: boolean,
): Promise<void> {
  await ctx.db.run(sql`delete from alert_anchor where alert_id = ${id}`);
  if (paused) return;
  const anchors = anchorsOfAlert(wish, await rarestOf(ctx, wish.words));
  await ctx.db.run(sql`
    insert into alert_anchor (tenant_id, anchor, alert_id)
    select ${ctx.tenant.id}, x.anchor, ${id} from unnest(${anchors}::text[]) x(anchor)`);
}

/** Deals that are counted to learn how rare a word is. */
const COUNTED = 1000;

/** Of these words the one that the fewest deals have; the longest of those that none has. */
async function rarestOf(ctx: Context, words: readonly string[]): Promise<string | null> {
  if (words.length < 2) return words[0] ?? null;
  const rows = await ctx.db.rows<{ word: string }>(sql`
    select x.word from unnest(${words}::text[]) x(word)
    order by (select count(*) from
      alert_deals(array[x.word], null, '{}', '{}', '-infinity', ${COUNTED})), length(x.word) desc, x.word limit 1`);
  return rows[0]?.word ?? null;
}
