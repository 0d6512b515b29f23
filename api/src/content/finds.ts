/**
 * New finds of shoppers, the least seen first, so that each gets its first readers before the score
 * decides.
 */
import type { Answer } from '#contract/calls.ts';
import { FINDS } from '#contract/content/finds.ts';
import sql from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import { cacheFor } from '../kernel/cache.ts';
import type { Handler } from '../kernel/module.ts';
import { listAnswer, pageOf } from '../kernel/paging.ts';
import { dealCards } from './deal/card.ts';
import { writingCards } from './writing/card.ts';

const cached = cacheFor<Answer<'content.finds'>>({ seconds: 30, topics: ['content', 'deal'] });

export const finds: Handler<'content.finds'> = (ctx, ask) => {
  const page = pageOf(ask);
  // strangers all see the same; whoever is signed in may have blocked an author
  const make = () => load(ctx, page);
  return ctx.viewer ? make() : cached(ctx, JSON.stringify([ctx.lang, page]), make);
};

async function load(
  ctx: Context,
  page: ReturnType<typeof pageOf>,
): Promise<Answer<'content.finds'>> {
  const rows = await findNew(ctx);
  const shown = rows.slice(page.offset, page.offset + page.size);
  const ids = (isDeal: boolean) =>
    shown.filter((row) => row.is_deal === isDeal).map((row) => row.id);
  const [deals, writing] = await Promise.all([
    dealCards(ctx, ids(true)),
    writingCards(ctx, ids(false)),
  ]);
  const cards = new Map([...deals, ...writing].map((card) => [card.id, card]));
  return listAnswer(
    shown.flatMap(({ id }) => cards.get(String(id)) ?? []),
    rows.length,
    page,
  );
}

interface FindRow {
  readonly id: number;
  readonly is_deal: boolean;
}

/** More than anybody pages through; beyond it the least seen are enough. */
const MOST = 500;

/** What people wrote, in public, of this age: an index holds exactly these, by time. */
async function findNew(ctx: Context): Promise<FindRow[]> {
  const since = new Date(ctx.now.getTime() - FINDS.hours * 3_600_000);
  return ctx.db.rows<FindRow>(sql`
    select c.id, c.type = 'DEAL' as is_deal from content c join account a on a.id = c.author_id
      left join deal d on d.content_id = c.id
    where a.publisher_type = 'PERSONAL' and c.author_id is not null and c.type in ('DEAL', 'NOTE')
      and c.publish_status = 1 and c.audit_status = 'PASSED' and c.viewer_type = 'ALL'
      and c.publish_time > ${since} and c.publish_time <= ${ctx.now}
        and c.view_count < ${FINDS.views} and (c.type = 'NOTE' or d.is_open)
    order by c.view_count, c.publish_time desc, c.id desc limit ${MOST}`);
}
