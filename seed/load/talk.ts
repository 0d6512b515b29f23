/**
 * What people say in the demo world: comments with answers, mentions and a few that were deleted.
 * Deterministic.
 */
import sql from 'sql-template-tag';
import { saveComments } from '#api/interaction/index.ts';
import type { GivenComment } from '#api/interaction/index.ts';
import type { Context } from '#api/kernel/context.ts';
import type { DealKind } from '../world/deal-words/kind.ts';
import { remarksFor, remarksOfDeal } from '../world/talk.ts';
import type { Under } from '../world/talk.ts';
import { judgedDeals } from './deals.ts';
import { chanceOf } from '../world/random.ts';
import type { Chance } from '../world/random.ts';

const HOUR = 3_600_000;

interface Place {
  readonly type: 'CONTENT' | 'GOODS';
  readonly id: number;
  readonly under: Under;
  readonly since: number;
  readonly category: string | null;
  /** Of a deal, what its price history says. */
  readonly kind?: DealKind;
}

interface Person {
  readonly id: number;
  readonly nickname: string;
}

/** How remarks of the demo world ask. */
const QUESTION = /[?？]|ไหม(?:คะ|ครับ)?$/u;

export async function loadTalk(ctx: Context): Promise<void> {
  const people = await ctx.db.rows<Person>(
    sql`select id, nickname from account where tenant_id = ${ctx.tenant.id} and is_demo
        order by id`,
  );
  if (people.length < 3) return;
  const chance = chanceOf(`${ctx.tenant.id} talk`);
  const given: GivenComment[] = [];
  for (const place of await placesOf(ctx)) {
    if (!chance.maybe(place.under === 'GOODS' ? 0.3 : 0.6)) continue;
    const said = [
      ...(place.kind
        ? remarksOfDeal(place.kind, place.category, ctx.lang)
        : remarksFor(place.under, place.category, ctx.lang)),
    ];
    for (let left = chance.between(1, Math.min(3, said.length)); left > 0; left -= 1) {
      const [remark] = said.splice(chance.between(0, said.length - 1), 1);
      if (remark) thread(ctx, chance, people, place, remark, given);
    }
  }
  await saveComments(ctx, given);
}

/** A root and those who answer it, in turn, after one another. */
function thread(
  ctx: Context,
  chance: Chance,
  people: readonly Person[],
  place: Place,
  remark: { says: string; answers: readonly string[] },
  given: GivenComment[],
): void {
  const room = Math.max(0, ctx.now.getTime() - place.since);
  let at = place.since + room * chance.next() * 0.6;
  const asker = chance.pick(people);
  const rootAt = given.length;
  const answers = remark.answers.slice(0, chance.between(0, remark.answers.length));
  const where = { type: place.type, id: place.id } as const;
  const deleted = answers.length > 0 && chance.maybe(0.03);
  given.push({
    ...where,
    accountId: asker.id,
    rootAt: null,
    content: remark.says,
    atUserIds: [],
    at: new Date(at),
    deleted,
    isQuestion: QUESTION.test(remark.says),
  });
  for (const answer of answers) {
    at = Math.min(ctx.now.getTime(), at + chance.between(1, 30) * (HOUR / 10));
    const other = chance.pick(people.filter((one) => one.id !== asker.id));
    const mentions = !deleted && chance.maybe(0.3);
    given.push({
      ...where,
      accountId: other.id,
      rootAt,
      content: mentions ? `@${asker.nickname} ${answer}` : answer,
      atUserIds: mentions ? [asker.id] : [],
      at: new Date(at),
      deleted: false,
    });
  }
}

/** Public writing and deals, and the goods that sell best. */
async function placesOf(ctx: Context): Promise<Place[]> {
  const [content, goods] = await Promise.all([
    ctx.db.rows<{ id: number; type: string; at: Date; category: string | null }>(
      sql`select c.id, c.type, c.publish_time as at, k.code as category from content c
          left join deal d on d.content_id = c.id
        left join goods g on g.id = d.goods_id left join category k on k.id = g.category_id
        where c.tenant_id = ${ctx.tenant.id} and c.is_demo and c.publish_time < ${ctx.now}
          order by c.id`,
    ),
    ctx.db.rows<{ id: number; category: string | null }>(
      sql`select g.id, k.code as category from goods g left join category k on k.id = g.category_id
        where g.tenant_id = ${ctx.tenant.id} and g.is_demo and g.listed order by g.sold_count desc,
          g.id limit 100`,
    ),
  ]);
  const kinds = new Map(
    (await judgedDeals(ctx)).map(({ id, kind, ended }) => [id, ended ? 'ENDED' : kind] as const),
  );
  return [
    ...content.map(
      ({ id, type, at, category }) =>
        ({
          type: 'CONTENT',
          id,
          category,
          under: type === 'DEAL' ? 'DEAL' : 'WRITING',
          since: at.getTime(),
          kind: kinds.get(id),
        }) as const,
    ),
    ...goods.map(
      ({ id, category }) =>
        ({
          type: 'GOODS',
          id,
          category,
          under: 'GOODS',
          since: ctx.now.getTime() - 400 * HOUR,
        }) as const,
    ),
  ];
}
