/**
 * The endless feed of discover (API-17, CONT-20): everything that was public when its first page
 * was asked for, the newest of each kind in turns, and on a page authors and shops in turns. What
 * is published meanwhile waits for the next feed, so nothing comes twice.
 */
import type { Ask } from '#contract/calls.ts';
import type { ContentCard } from '#contract/content/card.ts';
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import sql, { empty, join, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { countDeals, countWriting, dealCards, placesOf, writingCards } from '../content/index.ts';
import type { Places } from '../content/index.ts';
import { countGoods, goodsCards } from '../goods/index.ts';
import type { Context } from '../kernel/context.ts';
import type { Handler } from '../kernel/module.ts';
import { listAnswer, pageOf, sumOf } from '../kernel/paging.ts';
import type { Total } from '../kernel/paging.ts';
import { findFollowed } from './followed.ts';

type Card = ContentCard | DealCard | GoodsCard;
interface Item {
  kind: 'WRITING' | 'DEAL' | 'GOODS';
  id: number;
}

/**
 * What the feed is asked for by its data types: deals travel as CONTENT. Without any it is writing.
 */
const KINDS: Readonly<Record<string, Item['kind']>> = {
  CONTENT: 'DEAL',
  DEAL: 'DEAL',
  GOODS: 'GOODS',
  GOODS_LINK_DETAIL: 'GOODS',
  NOTE: 'WRITING',
  ARTICLE: 'WRITING',
};

const NOTHING = sql`select 'WRITING' as kind, null::bigint as id, null::timestamptz as at
    where false`;

export const feed: Handler<'search.feed'> = async (ctx, ask) => {
  const page = pageOf(ask.pageRequest);
  const since = begunAt(ask.feedKey, ctx.now);
  const feedKey = since.getTime().toString(36);
  if (ask.scope === 'FOLLOWING') {
    if (!ctx.viewer) return { ...listAnswer<Card>([], 0, page), feedKey };
    const followed = await findFollowed(ctx, ask, kindsOf(ask), since, page);
    return { ...listAnswer(await cardsOf(ctx, followed.items), followed.total, page), feedKey };
  }
  const sources = await sourcesOf(ctx, ask, since);
  const upTo = page.offset + page.size;
  // the first of each kind, then the second of each: deals are many and would stand before all
  // writing
  const newest = sources.map(
    (one) =>
      sql`(select s.kind, s.id, row_number() over (order by s.at desc, s.id desc) as turn
          from (${one} order by at desc, id desc limit ${upTo}) s)`,
  );
  const [items, total] = await Promise.all([
    ctx.db.rows<Item>(
      sql`select kind, id from (${join(newest, ' union all ')}) e order by turn, kind, id desc
          limit ${page.size} offset ${page.offset}`,
    ),
    totalOf(ctx, ask, since),
  ]);
  return { ...listAnswer(inTurns(await cardsOf(ctx, items)), total, page), feedKey };
};

/**
 * As many as there are now, of each kind as its own lists count them, less what came since the feed
 * began.
 */
async function totalOf(ctx: Context, ask: Ask<'search.feed'>, since: Date): Promise<Total> {
  const kinds = kindsOf(ask);
  const filter = ask.classificationCodes?.length
    ? { classificationCodes: ask.classificationCodes }
    : {};
  const places = kinds.has('WRITING') ? await writingPlaces(ctx, ask) : undefined;
  const counts = await Promise.all([
    ...(places ? [countWriting({ ...ctx, viewer: null }, { places, without: [] })] : []),
    ...(kinds.has('DEAL') ? [countDeals(ctx, filter)] : []),
    ...(kinds.has('GOODS') ? [countGoods(ctx, filter)] : []),
  ]);
  const newer =
    since < ctx.now
      ? await ctx.db.row<{ total: number }>(
          sql`select count(*) as total from
              (${join(await sourcesOf(ctx, ask, since, '>'), ' union all ')}) e`,
        )
      : undefined;
  const { count, isFloor } = sumOf(counts);
  return { count: Math.max(0, count - (newer?.total ?? 0)), isFloor };
}

/** A feed older than this begins again. */
const DAY_MS = 86_400_000;

/** The instant that a feed began, from its key; a key that is none begins a new one. */
function begunAt(key: string | undefined, now: Date): Date {
  const time =
    key !== undefined && /^[0-9a-z]{6,10}$/.test(key) ? Number.parseInt(key, 36) : Number.NaN;
  return Number.isSafeInteger(time) && time <= now.getTime() && time > now.getTime() - DAY_MS
    ? new Date(time)
    : now;
}

function kindsOf({
  dataTypes = ['ARTICLE', 'NOTE'],
}: Ask<'search.feed'>): ReadonlySet<Item['kind'] | undefined> {
  return new Set(dataTypes.map((type) => KINDS[type.toUpperCase()]));
}

async function sourcesOf(
  ctx: Context,
  ask: Ask<'search.feed'>,
  since: Date,
  side: '<=' | '>' = '<=',
): Promise<Sql[]> {
  const then = sql`${raw(side)} ${since}::timestamptz`;
  const kinds = kindsOf(ask);
  const codes = ask.classificationCodes ?? [];
  const within =
    codes.length === 0
      ? sql`true`
      : sql`g.category_id in (select k.id from category k where k.path && (select array_agg(r.id)
          from category r where r.code = any(${codes}::text[])))`;
  const writing = kinds.has('WRITING') ? await writingSource(ctx, ask, then) : undefined;
  const deals = sql`select 'DEAL' as kind, d.content_id as id, d.publish_time as at from deal d
      join goods g on g.id = d.goods_id
    where d.is_open and d.publish_time ${then} and ${within}`;
  const goods = sql`select 'GOODS' as kind, g.id, g.created_at as at from goods g
    where g.listed and exists (select 1 from goods_price p where p.goods_id = g.id)
      and g.created_at ${then} and ${within}`;
  return [
    ...(writing ? [writing] : []),
    ...(kinds.has('DEAL') ? [deals] : []),
    ...(kinds.has('GOODS') ? [goods] : []),
    NOTHING,
  ];
}

/**
 * Walks the list of all writing, or of one type; whatever else narrows is looked up piece by piece.
 */
async function writingSource(
  ctx: Context,
  ask: Ask<'search.feed'>,
  then: Sql,
): Promise<Sql | undefined> {
  const places = await writingPlaces(ctx, ask);
  if (!places) return undefined;
  const single = places.find((group) => group.length === 1);
  const others = places
    .filter((group) => group !== single)
    .map(
      (group) =>
        sql`and exists (select 1 from content_place o where o.content_id = p.content_id
            and o.place = any(${group}::text[]))`,
    );
  return sql`select 'WRITING' as kind, p.content_id as id, p.publish_time as at from content_place p
      join content c on c.id = p.content_id
    where p.place = ${single?.[0] ?? 'all'} and c.viewer_type = 'ALL'
      and p.publish_time ${then} ${others.length > 0 ? join(others, ' ') : empty}`;
}

function writingPlaces(ctx: Context, ask: Ask<'search.feed'>): Promise<Places | undefined> {
  const named = (ask.dataTypes ?? [])
    .map((type) => type.toUpperCase())
    .filter((type) => type === 'NOTE' || type === 'ARTICLE');
  return placesOf(ctx, {
    ...(ask.contentTypeCodes
      ? { contentTypeCodes: ask.contentTypeCodes }
      : named.length === 1 && named[0] === 'NOTE'
        ? { contentTypeCodes: ['NOTE'] }
        : {}),
    ...(ask.classificationCodes ? { classificationCodes: ask.classificationCodes } : {}),
  });
}

async function cardsOf(ctx: Context, items: readonly Item[]): Promise<Card[]> {
  const of = (kind: Item['kind']) =>
    items.filter((item) => item.kind === kind).map((item) => item.id);
  const [writing, deals, goods] = await Promise.all([
    writingCards(ctx, of('WRITING')),
    dealCards(ctx, of('DEAL')),
    goodsCards(ctx, of('GOODS')),
  ]);
  const byKey = new Map<string, Card>([
    ...writing.map((card) => [`WRITING ${card.id}`, card] as const),
    ...deals.map((card) => [`DEAL ${card.id}`, card] as const),
    ...goods.map((card) => [`GOODS ${card.id}`, card] as const),
  ]);
  return items.flatMap(({ kind, id }) => byKey.get(`${kind} ${id}`) ?? []);
}

/** In turns: the first of each author or shop, then the second of each, in their order. */
function inTurns(cards: readonly Card[]): Card[] {
  const turns = new Map<string, number>();
  return cards
    .map((card, at) => {
      const who =
        'author' in card
          ? `author ${card.author.userId}`
          : `shop ${card.shopName ?? card.platform}`;
      const turn = turns.get(who) ?? 0;
      turns.set(who, turn + 1);
      return { card, turn, at };
    })
    .toSorted((one, other) => one.turn - other.turn || one.at - other.at)
    .map(({ card }) => card);
}
