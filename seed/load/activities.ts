/**
 * Activities of a region (DEMO-17), made by the services that operators use: one that runs, one to come, one that has
 * ended, and one whose seed is open, with prizes in every state. Who draws is deterministic; what they win is chance.
 */
import sql, { raw } from 'sql-template-tag';
import {
  addHolidays,
  expireAwards,
  makeLottery,
  publishLottery,
  revealLottery,
  saveDraws,
  sendAddress,
  shipAward,
} from '#api/activity/index.ts';
import type { GivenDraw, LotteryDraft, PrizeDraft } from '#api/activity/index.ts';
import type { Context } from '#api/kernel/context.ts';
import type { Db } from '#api/kernel/postgres/database.ts';
import { CURRENCIES } from '#contract/money.ts';
import { pictureName } from '../picture/draw.ts';
import type { Take, TakeScene } from '../picture/studio.ts';
import { CITIES, HOLIDAYS, LOTTERIES, RULES, SHOPPERS_LOTTERY } from '../world/lotteries.ts';
import type { SeedLottery, SeedPrize } from '../world/lotteries.ts';
import { chanceOf } from '../world/random.ts';
import { REGIONS, shopPrice } from '../world/region.ts';
import { joinBonus, loadBadges, loadBonuses } from './plain-activities.ts';

const HOUR = 3_600_000;
/** Of everybody on each day. */
const A_DAY = 3;
const OPERATOR = { actor: 'seed' };
/** Who hands in orders for the bonus, and who draws beside the shopper. */
const [BONUS_PEOPLE, BESIDE_SHOPPER] = [3, 11];

export interface Pictures {
  readonly take: Take;
  readonly takeScene: TakeScene;
}

/** What the home page shows of them. */
export interface ShownActivity {
  readonly activityId: string;
  readonly activityType: 'lottery';
  readonly image: string;
}

/** Answers the one that runs. */
export async function loadActivities(ctx: Context, pictures: Pictures): Promise<ShownActivity> {
  await addHolidays(ctx, HOLIDAYS[ctx.tenant.id] ?? [], OPERATOR);
  const who = await crowdOf(ctx, 40);
  const ids: number[] = [];
  for (const seed of LOTTERIES) ids.push(await runLottery(ctx, seed, who, pictures));
  await loadBonuses(ctx, pictures.takeScene, who.slice(0, BONUS_PEOPLE));
  await loadBadges(ctx, pictures);
  // its pictures are there when the shopper joins
  draftOf(ctx, SHOPPERS_LOTTERY, pictures);
  const image = pictures.takeScene(LOTTERIES[0]?.code ?? '', LOTTERIES[0]?.motifs ?? []);
  return { activityId: String(ids[0]), activityType: 'lottery', image };
}

/** A lottery in which the shopper won something in every state, and some draws in the one that runs. */
export async function joinActivities(ctx: Context, shopper: number): Promise<void> {
  const running = await ctx.db.row<{ id: number }>(sql`
    select a.id from activity a
      join lottery l on l.activity_id = a.id
    where a.tenant_id = ${ctx.tenant.id} and a.is_demo and a.state = 'PUBLISHED'
      and a.code = ${LOTTERIES[0]?.code} and a.end_at > ${ctx.now} and l.last_no > 0`);
  if (!running) return;
  const drawn = { accountId: shopper, clientSeed: 'khum', at: ctx.now };
  await saveDraws(ctx, running.id, [drawn, drawn]);
  const people = [shopper, ...(await crowdOf(ctx, BESIDE_SHOPPER))];
  await runLottery(ctx, SHOPPERS_LOTTERY, people, {
    take: (motif, look) => `/pic/${pictureName(motif, look)}`,
    takeScene: (name) => `/pic/scene-${name}.webp`,
  });
  await joinBonus(ctx, shopper);
}

/** People of the demo world, the latest first; those who sign in are none of them. */
async function crowdOf(ctx: Context, most: number): Promise<number[]> {
  const rows = await ctx.db.rows<{ id: number }>(sql`
    select id from account a where tenant_id = ${ctx.tenant.id} and is_demo
      and not exists (select from account_private p where p.account_id = a.id)
    order by id desc limit ${most}`);
  return rows.map(({ id }) => id);
}

const at = (ctx: Context, hours: number) => new Date(ctx.now.getTime() + hours * HOUR);
const onTheHour = (moment: Date) => new Date(moment.getTime() - (moment.getTime() % HOUR));
const then = (ctx: Context, hours: number): Context => ({ ...ctx, now: at(ctx, hours) });

async function runLottery(
  ctx: Context,
  seed: SeedLottery,
  people: readonly number[],
  pictures: Pictures,
): Promise<number> {
  // a round of a beacon decides no draw of the past
  const config = { ...ctx.config, randomness: undefined };
  const before = { ...then(ctx, Math.min(0, seed.startH - 30)), config };
  const id = await makeLottery(before, draftOf(ctx, seed, pictures));
  await publishLottery(before, id, OPERATOR);
  for (const hours of seed.drawnH)
    await saveDraws(then(ctx, hours), id, drawsOf(ctx, seed, hours, people));
  if (seed.revealH < 0) {
    await revealLottery(then(ctx, seed.revealH), String(id), OPERATOR);
    await handOut(ctx, id);
  }
  return id;
}

/** Minutes apart, by people in turn, none more often than there are chances. */
function drawsOf(
  ctx: Context,
  { code, draws }: SeedLottery,
  hours: number,
  people: readonly number[],
): GivenDraw[] {
  const chance = chanceOf(`${ctx.tenant.id} ${code} ${hours}`);
  const first = chance.between(0, people.length - 1);
  const many = Math.min(draws, people.length * A_DAY);
  return Array.from({ length: many }, (_, turn) => ({
    accountId: people[(first + turn) % people.length] as number,
    clientSeed: chance.between(0x10_00_00, 0xff_ff_ff).toString(16),
    at: new Date(at(ctx, hours).getTime() - (many - turn) * 60_000 + chance.between(0, 50_000)),
  }));
}

function draftOf(ctx: Context, seed: SeedLottery, { take, takeScene }: Pictures): LotteryDraft {
  return {
    code: seed.code,
    title: seed.title,
    summary: seed.summary,
    rules: RULES,
    cover: takeScene(seed.code, seed.motifs),
    startAt: onTheHour(at(ctx, seed.startH)),
    endAt: onTheHour(at(ctx, seed.endH)),
    revealAt: onTheHour(at(ctx, seed.revealH)),
    chances: [
      { reason: 'BASE', chances: A_DAY, mostADay: 1, mostInAll: 30 },
      { reason: 'SHARE', chances: 1, mostADay: 3, mostInAll: 20 },
      { reason: 'FOLLOW', chances: 1, mostADay: 1, mostInAll: 5 },
    ],
    prizes: seed.prizes.map((prize) => prizeOf(ctx, prize, take)),
    isDemo: true,
  };
}

function prizeOf(ctx: Context, prize: SeedPrize, take: Take): PrizeDraft {
  const { name, motif, kind, numbers, stock, baht, codes } = prize;
  const region = REGIONS.find(({ tenant }) => tenant === ctx.tenant.id);
  const unit = 10 ** CURRENCIES[ctx.tenant.currency].digits;
  const chance = chanceOf(`${ctx.tenant.id} ${name.en}`);
  const code = () => `KHUM-${chance.between(0x10_00_00, 0xff_ff_ff).toString(16).toUpperCase()}`;
  return {
    name,
    image: take(motif, 0),
    kind,
    numbers,
    stock,
    ...(region && kind !== 'NOTHING' && { cost: Math.round(shopPrice(baht, region) * unit) }),
    ...(codes === 'SHARED' && { sharedCode: 'KHUMSHIP' }),
    ...(codes === 'EACH' && {
      codes: Array.from({ length: stock ?? 0 }, (_, no) => `${code()}-${no}`),
    }),
  };
}

interface Won {
  readonly id: number;
  readonly account_id: number;
  readonly awarded_at: Date;
}

/**
 * Of the older prizes every second one was sent, and nobody gave an address for the others; of the rest half is being
 * prepared and half waits. Those of one winner alternate.
 */
async function handOut(ctx: Context, activityId: number): Promise<void> {
  const won = await ctx.db.rows<Won>(sql`
    select id, account_id, awarded_at from award where activity_id = ${activityId}
      and status = 'NOT_FILL_ADDRESS' order by account_id, id`);
  const isOld = ({ awarded_at }: Won) => awarded_at < at(ctx, -14 * 24);
  const groups = [won.filter(isOld), won.filter((one) => !isOld(one))];
  for (const [group, awards] of groups.entries())
    for (const [place, one] of awards.entries()) {
      if (place % 2 === 1) continue;
      const told = new Date(one.awarded_at.getTime() + 5 * HOUR);
      await giveAddress({ ...ctx, now: told }, one);
      const sent = { ...ctx, now: new Date(told.getTime() + 50 * HOUR) };
      if (group === 0) await shipAward(sent, String(one.id), `KHX${100_000 + one.id}`, OPERATOR);
    }
  await expireAwards(ctx);
}

async function giveAddress(ctx: Context, { id, account_id }: Won): Promise<void> {
  const { region = '', city = '', postalCode = '' } = CITIES[ctx.tenant.id] ?? {};
  const viewer = { userId: String(account_id), roles: [] };
  await sendAddress(
    { ...ctx, viewer },
    {
      awardRecordId: String(id),
      recipient: `Khum ${account_id}`,
      phone: '0800000000',
      countryCode: ctx.tenant.id,
      region,
      city,
      district: '',
      street: `${1 + (account_id % 90)}/1`,
      postalCode,
      note: '',
    },
  );
}

/** Takes activities of the demo world out; what the ledger says of them stays. */
export async function purgeActivities(platform: Db): Promise<void> {
  const demo = sql`(select id from activity where is_demo)`;
  const prizes = sql`(select id from lottery_prize where activity_id in ${demo})`;
  await platform.run(sql`delete from award where activity_id in ${demo}`);
  await platform.run(sql`delete from lottery_draw where activity_id in ${demo}`);
  await platform.run(sql`delete from lottery_code where prize_id in ${prizes}`);
  for (const table of [
    'lottery_prize',
    'lottery_round',
    'lottery',
    'share_visit',
    'activity_entrant',
    'risk_flag',
    'bonus_order',
    'bonus',
    'badge_award',
    'badge',
  ])
    await platform.run(sql`delete from ${raw(table)} where activity_id in ${demo}`);
  await platform.run(sql`delete from activity where is_demo`);
}
