/** Calls about a lottery: prizes, chances, what was won, by whom (ACT-03; API-43..47). */
import type { Answer } from '#contract/calls.ts';
import sql from 'sql-template-tag';
import { userBriefs, viewerId } from '../../account/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import { listAnswer, pageOf } from '../../kernel/paging.ts';
import { linesOf } from '../../ledger/index.ts';
import { bookOf, chancesOf, earnedBy, holderOf } from '../chance/grant.ts';
import { arrive } from '../chance/arrive.ts';
import { sayRule } from '../messages/say.ts';
import { activityNamed, inLanguage } from '../row.ts';
import type { Texts } from '../row.ts';
import { lastOf } from './address.ts';
import { AWARD_COLUMNS, masked, showAwards } from './award.ts';
import type { AwardRow } from './award.ts';
import { DRAW_COLUMNS } from './draw-row.ts';
import type { DrawRow } from './draw-row.ts';
import { lotteryOf, prizesOf, showPrizes } from './row.ts';
import { drawState } from './show.ts';

/** Lines of a ledger and draws of a shopper that a page shows. */
const MOST_LINES = 100;

export const awards: Handler<'lottery.awards'> = async (ctx, { id }) => {
  const activity = await activityNamed(ctx, id, 'LOTTERY');
  return { prizes: showPrizes(await prizesOf(ctx.db, activity.id), ctx.lang) };
};

export const remainingChances: Handler<'lottery.remaining-chances'> = async (ctx, { id }) => {
  const activity = await activityNamed(ctx, id, 'LOTTERY');
  await arrive(ctx, activity, viewerId(ctx));
  return chancesOf(ctx, activity.id, viewerId(ctx));
};

export const userInfo: Handler<'lottery.user-info'> = async (ctx, { id }) => {
  const me = viewerId(ctx);
  const activity = await activityNamed(ctx, id, 'LOTTERY');
  await arrive(ctx, activity, me);
  const [chances, tasks, ledger, draws, address] = await Promise.all([
    chancesOf(ctx, activity.id, me),
    tasksOf(ctx, activity.id, me),
    ledgerOf(ctx, activity.id, me),
    drawsOf(ctx, activity.id, me),
    lastOf(ctx, me),
  ]);
  return { chances, tasks, ledger, draws, address: address && masked(address) };
};

type Info = Answer<'lottery.user-info'>;

async function tasksOf(ctx: Context, activityId: number, me: number): Promise<Info['tasks']> {
  const { chances: rules } = await lotteryOf(ctx.db, activityId);
  return Promise.all(
    rules.map(async (rule) => {
      const { inAll, today } = await earnedBy(ctx, bookOf(activityId), me, rule.reason);
      const max = Math.min(rule.mostADay, rule.mostInAll - inAll + today);
      return {
        reason: rule.reason,
        text: sayRule(rule, ctx.lang),
        done: today,
        max,
        chances: rule.chances,
      };
    }),
  );
}

async function ledgerOf(ctx: Context, activityId: number, me: number): Promise<Info['ledger']> {
  const lines = await linesOf(ctx, bookOf(activityId), holderOf(me), MOST_LINES);
  return lines.map(({ reason, change, balance, at, isCorrection }) => ({
    reason: isCorrection ? 'TAKEN_BACK' : (reason as Info['ledger'][number]['reason']),
    change,
    balance,
    time: at.toISOString(),
  }));
}

async function drawsOf(ctx: Context, activityId: number, me: number): Promise<Info['draws']> {
  const rows = await ctx.db.rows<DrawRow & { award_id: number | null }>(sql`
    select ${DRAW_COLUMNS}, w.id as award_id from lottery_draw d left join award w on w.draw_id = d.id
    where d.activity_id = ${activityId} and d.account_id = ${me}
    order by d.draw_no desc limit ${MOST_LINES}`);
  const prizes = showPrizes(await prizesOf(ctx.db, activityId), ctx.lang);
  return rows.map((row) => ({
    recordId: String(row.id),
    drawNo: row.draw_no,
    state: drawState(row),
    number: row.number,
    prize: prizes.find(({ id }) => id === String(row.prize_id)) ?? null,
    awardRecordId: row.award_id === null ? null : String(row.award_id),
    time: row.asked_at.toISOString(),
  }));
}

export const userPrizes: Handler<'lottery.user-prizes'> = async (ctx, { id, ...pages }) => {
  const me = viewerId(ctx);
  const activity = await activityNamed(ctx, id, 'LOTTERY');
  const page = pageOf(pages);
  const rows = await ctx.db.rows<AwardRow & { total: number }>(sql`
    select ${AWARD_COLUMNS}, count(*) over () as total
    from award w join lottery_draw d on d.id = w.draw_id
    where w.activity_id = ${activity.id} and w.account_id = ${me}
    order by w.id desc limit ${page.size} offset ${page.offset}`);
  return listAnswer(await showAwards(ctx, activity.id, rows), rows[0]?.total ?? 0, page);
};

export const results: Handler<'lottery.results'> = async (ctx, { id, ...pages }) => {
  const activity = await activityNamed(ctx, id, 'LOTTERY');
  const page = pageOf(pages);
  const rows = await ctx.db.rows<{
    account_id: number | null;
    name: Texts;
    asked_at: Date;
    total: number;
  }>(sql`
    select d.account_id, p.name, d.asked_at, count(*) over () as total
    from lottery_draw d join lottery_prize p on p.id = d.prize_id
    where d.activity_id = ${activity.id} and d.prize_id is not null
    order by d.draw_no desc limit ${page.size} offset ${page.offset}`);
  const users = await userBriefs(
    ctx,
    rows.map(({ account_id }) => account_id),
  );
  const shown = rows.map(({ account_id, name, asked_at }) => {
    const user = account_id === null ? undefined : users.get(account_id);
    return {
      nickname: maskedName(user?.nickname ?? ''),
      avatar: user?.avatar ?? '',
      prizeName: inLanguage(name, ctx.lang),
      time: asked_at.toISOString(),
    };
  });
  return listAnswer(shown, rows[0]?.total ?? 0, page);
};

/** First and last letter, as a person sees letters. */
export function maskedName(name: string): string {
  const letters = [...new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(name)].map(
    ({ segment }) => segment,
  );
  const [first = ''] = letters;
  return `${first}•••${letters.length > 2 ? letters.at(-1) : ''}`;
}
