/** A bonus and badges of each region, open now, made by the services that operators use (DEMO-17). */
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
import { REGIONS, shopPrice } from '../world/region.ts';
import { handInOrders } from './bonus-orders.ts';

const DAY = 86_400_000;
const [BONUS_BAHT, BUDGET_BAHT, PER_MILLE] = [50, 20_000, 50];

/** A bonus, and orders in each state of the people given. */
export async function loadBonus(
  ctx: Context,
  takeScene: TakeScene,
  people: readonly number[],
): Promise<void> {
  const region = REGIONS.find(({ tenant }) => tenant === ctx.tenant.id);
  if (!region) return;
  const unit = 10 ** CURRENCIES[region.currency].digits;
  const id = await makeBonus(ctx, {
    code: 'order-bonus',
    title: { th: 'ช้อปแล้วรับโบนัส', en: 'Order bonus', id: 'Bonus pesanan' },
    summary: {
      th: 'ส่งเลขคำสั่งซื้อ รับคืน 5%',
      en: 'Hand in your order number and get 5% back',
      id: 'Kirim nomor pesanan, dapat kembali 5%',
    },
    rules: {
      th: '<p>ส่งเลขคำสั่งซื้อที่สั่งหลังกิจกรรมเริ่ม เลขเดียวกันนับครั้งเดียว จ่ายจนกว่างบจะหมด</p>',
      en: '<p>Hand in orders made since it began. A number counts once; we pay until the budget is used up.</p>',
      id: '<p>Kirim pesanan yang dibuat sejak acara dimulai. Satu nomor dihitung sekali; dibayar sampai anggaran habis.</p>',
    },
    cover: takeScene('order-bonus', ['🧾', '💰', '📦', '🎁', 'phone-case']),
    startAt: new Date(ctx.now.getTime() - 6 * DAY),
    endAt: new Date(ctx.now.getTime() + 15 * DAY),
    platforms: region.platforms,
    reward: { th: 'คืน 5% ของยอดซื้อ', en: '5% of what you paid', id: '5% dari yang Anda bayar' },
    perMille: PER_MILLE,
    mostPerOrder: Math.round(shopPrice(BONUS_BAHT, region) * unit),
    budget: Math.round(shopPrice(BUDGET_BAHT, region) * unit),
  });
  await publishBonus(ctx, id);
  await markDemo(ctx, id);
  await handInOrders(ctx, id, region, people);
}

/** Orders in each state of somebody who came later, for the bonus that is open. */
export async function joinBonus(ctx: Context, accountId: number): Promise<void> {
  const region = REGIONS.find(({ tenant }) => tenant === ctx.tenant.id);
  const bonus = await ctx.db.row<{ id: number }>(sql`
    select id from activity where tenant_id = ${ctx.tenant.id} and is_demo and type = 'BONUS'
      and state = 'PUBLISHED' and end_at > ${ctx.now} order by id desc limit 1`);
  if (region && bonus) await handInOrders(ctx, bonus.id, region, [accountId]);
}

export async function loadBadges(ctx: Context, { take, takeScene }: Studio): Promise<void> {
  for (const { code, name, summary, motif, motifs, conditions } of BADGES) {
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
      startAt: new Date(ctx.now.getTime() - 20 * DAY),
      endAt: new Date(ctx.now.getTime() + 40 * DAY),
      name,
      description: summary,
      image: take(motif, 0),
      conditions,
    });
    await publishBadge(ctx, id);
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
