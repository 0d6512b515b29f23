/**
 * Words typed so far, completed to names of things that are sold here: "kulk" → "kulkas", "sony
 * hea" → "sony headphones". Which kinds are sold is counted every ten minutes (`search_kind`).
 */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { completionsOf, dictionaryOf, ofKind, soundingLike } from '../../words/index.ts';
import type { Completion } from '../../words/index.ts';
import { areFound } from '../find.ts';
import { intentOf } from '../query/intent.ts';
import { isSoft } from '../query/soft.ts';
import { onceBy } from './alike.ts';

/** No name has more words. */
const LONGEST = 5;
/** So many names are looked up, the shortest. */
const LOOKED_AT = 200;

/** Counts the kinds that are sold; only what changed is written. */
export async function keepKinds(ctx: Context): Promise<void> {
  const dictionary = dictionaryOf(ctx.tenant.currency);
  const kinds = [...new Set(dictionary.names().flatMap((name) => dictionary.kindsWritten(name)))];
  await ctx.db.run(sql`
    with counted as materialized (
      select kind, goods from count_search_kinds(${kinds}, ${kinds.map(ofKind)})),
    gone as (delete from search_kind k where not exists (
      select 1 from counted c where c.kind = k.kind))
    insert into search_kind (tenant_id, kind, goods)
    select ${ctx.tenant.id}, c.kind, c.goods from counted c
      left join search_kind k on k.kind = c.kind where k.goods is distinct from c.goods
    on conflict (tenant_id, kind) do update set goods = excluded.goods`);
}

/**
 * The names, one a kind, the kinds with the most goods first. Words before the one that is completed
 * stay as they are, and something must have them all, but for what is no word of what is sought.
 */
export async function completed(ctx: Context, typed: string, most: number): Promise<string[]> {
  const words = typed.trim().split(/\s+/);
  for (let at = Math.max(0, words.length - LONGEST); at < words.length; at++) {
    // a word that only links is whole: "lamesa na" begins no napkin
    if (at > 0 && words.slice(at).every((word) => isSoft(word, ctx.tenant.currency))) break;
    const names = await namesSold(ctx, words.slice(at).join(' '), most);
    if (names.length === 0) continue;
    if (at === 0) return names;
    const before = words.slice(0, at).join(' ');
    // "mat yo" is a yoga mat, and no mat of one
    const said = new Set(words.slice(0, at));
    const whole = names
      .filter((name) => !name.split(' ').some((word) => said.has(word)))
      .map((name) => `${before} ${name}`);
    const found = await Promise.all(whole.map((text) => areFound(ctx, meant(ctx, text))));
    return whole.filter((_, index) => found[index]);
  }
  return [];
}

/** A wish of any offer is in no title: "free shipping head". */
const meant = (ctx: Context, text: string) => intentOf(text, ctx.tenant.currency).text;

async function namesSold(ctx: Context, begun: string, most: number): Promise<string[]> {
  const tiers = completionsOf(begun, ctx.tenant.currency).map((tier) => tier.slice(0, LOOKED_AT));
  const kinds = tiers.flatMap((tier) => tier.map(({ kind }) => kind));
  if (kinds.length === 0) return [];
  const sold = await ctx.db.rows<{ kind: string; goods: number }>(
    sql`select kind, goods from search_kind where kind = any(${kinds})`,
  );
  const goods = new Map(sold.map((row) => [row.kind, row.goods]));
  const names = tiers
    .map((tier) => tier.filter(({ kind }) => goods.has(kind)))
    .find((tier) => tier.length > 0);
  const best = onceBy(names ?? [], ({ kind }) => kind)
    .toSorted((a, b) => (goods.get(b.kind) ?? 0) - (goods.get(a.kind) ?? 0))
    .slice(0, most);
  return onceBy(await rightlySpelt(ctx, best), (name) => name.replaceAll(' ', ''));
}

/** Of names that sound alike, the one that most goods are called by; some are slips. */
async function rightlySpelt(ctx: Context, names: readonly Completion[]): Promise<string[]> {
  const choices = names.map(({ name }) => [name, ...soundingLike(name, ctx.tenant.currency)]);
  const doubtful = choices.filter((spellings) => spellings.length > 1).flat();
  const written =
    doubtful.length === 0
      ? []
      : await ctx.db.rows<{ term: string; df: number }>(
          sql`select term, df from search_term where kind = 'WORD' and term = any(${doubtful})`,
        );
  const counts = new Map(written.map((row) => [row.term, row.df]));
  const count = (name: string) => counts.get(name) ?? 0;
  return choices.map((spellings) =>
    spellings.reduce((best, other) => (count(other) > count(best) ? other : best)),
  );
}
