/** A bonus and a badge of each region, open now, made by the services that operators use (DEMO-17). */
import sql from 'sql-template-tag';
import { makeBadge, makeBonus, publishBadge, publishBonus } from '#api/activity/index.ts';
import type { Context } from '#api/kernel/context.ts';
import { CURRENCIES } from '#contract/money.ts';
import type { Take, TakeScene } from '../picture/studio.ts';
import { REGIONS, shopPrice } from '../world/region.ts';

const DAY = 86_400_000;
const [BONUS_BAHT, BUDGET_BAHT, PER_MILLE] = [50, 20_000, 50];

export async function loadBonus(ctx: Context, takeScene: TakeScene): Promise<void> {
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
}

export async function loadBadge(ctx: Context, { take, takeScene }: Studio): Promise<void> {
  const name = { th: 'นักล่าดีลตัวจริง', en: 'Deal hunter', id: 'Pemburu promo' };
  const id = await makeBadge(ctx, {
    code: 'deal-hunter',
    title: name,
    summary: {
      th: 'โหวตดีลและเฝ้าราคา แล้วรับเหรียญ',
      en: 'Vote on deals and watch prices to earn it',
      id: 'Beri suara pada promo dan pantau harga untuk mendapatkannya',
    },
    rules: {
      th: '<p>นับสิ่งที่ทำตั้งแต่กิจกรรมเริ่ม เหรียญอยู่ในโปรไฟล์และข้างชื่อของคุณ</p>',
      en: '<p>What you do from its beginning counts. The badge is on your profile and beside your name.</p>',
      id: '<p>Yang dihitung adalah kegiatan sejak acara dimulai. Lencana tampil di profil dan di samping nama Anda.</p>',
    },
    cover: takeScene('deal-hunter', ['🏆', '🔍', '📈', '⭐', '🎖️']),
    startAt: new Date(ctx.now.getTime() - 20 * DAY),
    endAt: new Date(ctx.now.getTime() + 40 * DAY),
    name,
    description: {
      th: 'โหวตดีล 5 ครั้ง และเฝ้าราคา 2 ชิ้น',
      en: 'Five votes on deals and two price watches',
      id: 'Lima suara untuk promo dan dua pantauan harga',
    },
    image: take('🏆', 0),
    conditions: [
      { metric: 'DEAL_VOTES', goal: 5 },
      { metric: 'WATCHES', goal: 2 },
    ],
  });
  await publishBadge(ctx, id);
  await markDemo(ctx, id);
}

interface Studio {
  readonly take: Take;
  readonly takeScene: TakeScene;
}

const markDemo = (ctx: Context, id: number): Promise<number> =>
  ctx.db.run(sql`update activity set is_demo = true where id = ${id}`);
