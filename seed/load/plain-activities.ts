/** Bonuses and badges of each region in every state, made by the services that operators use (DEMO-17). */
import sql from 'sql-template-tag';
import {
  awardByRule,
  makeBadge,
  makeBonus,
  publishBadge,
  publishBonus,
} from '#api/activity/index.ts';
import type { Context } from '#api/kernel/context.ts';
import { CURRENCIES } from '#contract/money.ts';
import type { Take, TakeScene } from '../picture/studio.ts';
import { BADGES } from '../world/badges.ts';
import { BONUSES } from '../world/bonuses.ts';
import type { SeedBonus } from '../world/bonuses.ts';
import { REGIONS, shopPrice } from '../world/region.ts';
import type { Region } from '../world/region.ts';
import { handInOrders } from './bonus-orders.ts';

const DAY = 86_400_000;
/** From and until of a badge that says nothing else, in days from today. */
const OPEN = [-20, 40] as const;

/** Bonuses, and orders in each state of the people given for the one that is open. */
export async function loadBonuses(
  ctx: Context,
  takeScene: TakeScene,
  people: readonly number[],
): Promise<void> {
  const region = REGIONS.find(({ tenant }) => tenant === ctx.tenant.id);
  if (!region) return;
  for (const seed of BONUSES) {
    const id = await openBonus(ctx, region, seed, takeScene(seed.code, seed.motifs));
    const [from, until] = seed.days;
    if (from < 0 && until > 0) await handInOrders(ctx, id, region, people);
  }
}

async function openBonus(
  ctx: Context,
  region: Region,
  seed: SeedBonus,
  cover: string,
): Promise<number> {
  const { code, title, summary, reward, perMille } = seed;
  const amount = (baht: number) =>
    Math.round(shopPrice(baht, region) * 10 ** CURRENCIES[region.currency].digits);
  const span = spanOf(ctx, seed.days);
  const id = await makeBonus(ctx, {
    code,
    title,
    summary,
    rules: {
      th: '<p>ส่งเลขคำสั่งซื้อที่สั่งหลังกิจกรรมเริ่ม เลขเดียวกันนับครั้งเดียว จ่ายจนกว่างบจะหมด</p>',
      en: '<p>Submit orders made since it began. Each number counts once; we pay until the budget is used up.</p>',
      id: '<p>Kirim pesanan yang dibuat sejak acara dimulai. Satu nomor dihitung sekali; dibayar sampai anggaran habis.</p>',
    },
    cover,
    ...span,
    platforms: region.platforms,
    reward,
    perMille,
    mostPerOrder: amount(seed.mostPerOrder),
    budget: amount(seed.budget),
  });
  await publishBonus({ ...ctx, now: publishedBefore(ctx, span.startAt) }, id);
  await markDemo(ctx, id);
  return id;
}

const spanOf = (ctx: Context, [from, until]: readonly [number, number]) => ({
  startAt: new Date(ctx.now.getTime() + from * DAY),
  endAt: new Date(ctx.now.getTime() + until * DAY),
});

/** What has ended was published before it began. */
const publishedBefore = (ctx: Context, startAt: Date): Date =>
  startAt < ctx.now ? startAt : ctx.now;

/** Orders in each state of somebody who came later, for the bonus that is open. */
export async function joinBonus(ctx: Context, accountId: number): Promise<void> {
  const region = REGIONS.find(({ tenant }) => tenant === ctx.tenant.id);
  const bonus = await ctx.db.row<{ id: number }>(sql`
    select id from activity where tenant_id = ${ctx.tenant.id} and is_demo and type = 'BONUS'
      and state = 'PUBLISHED' and start_at <= ${ctx.now} and end_at > ${ctx.now}
    order by id desc limit 1`);
  if (region && bonus) await handInOrders(ctx, bonus.id, region, [accountId]);
}

export async function loadBadges(ctx: Context, { take, takeScene }: Studio): Promise<void> {
  for (const { code, name, summary, motif, motifs, conditions, days = OPEN } of BADGES) {
    const span = spanOf(ctx, days);
    const id = await makeBadge(ctx, {
      code,
      title: name,
      summary,
      rules: {
        th: '<p>เหรียญอยู่ในโปรไฟล์และข้างชื่อของคุณ ซื้อไม่ได้ ต้องทำเอง</p>',
        en: '<p>The badge is on your profile and beside your name. It cannot be bought.</p>',
        id: '<p>Lencana tampil di profil dan di samping nama Anda. Tidak bisa dibeli.</p>',
      },
      cover: takeScene(code, motifs),
      ...span,
      name,
      description: summary,
      image: take(motif, 0),
      conditions,
    });
    await publishBadge({ ...ctx, now: publishedBefore(ctx, span.startAt) }, id);
    await markDemo(ctx, id);
  }
  await awardByRule(ctx, null);
}

interface Studio {
  readonly take: Take;
  readonly takeScene: TakeScene;
}

const markDemo = (ctx: Context, id: number): Promise<number> =>
  ctx.db.run(sql`update activity set is_demo = true where id = ${id}`);
