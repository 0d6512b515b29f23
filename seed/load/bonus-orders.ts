/** Orders that people handed in for the bonus of a region: one in each state, by the services that decide them. */
import { checkOrder, handInOrder, payOrders, returnOrder, savePayee } from '#api/activity/index.ts';
import type { OperatorReason } from '#api/activity/index.ts';
import type { Context } from '#api/kernel/context.ts';
import { CURRENCIES } from '#contract/money.ts';
import { chanceOf } from '../world/random.ts';
import type { Chance } from '../world/random.ts';
import { shopPrice } from '../world/region.ts';
import type { Region } from '../world/region.ts';

const HOUR = 3_600_000;
const OPERATOR = 'seed';

/** Hours before now at which an order was made, found, paid or returned. */
interface Life {
  readonly orderedH: number;
  readonly foundH?: number;
  readonly paidH?: number;
  readonly returned?: { readonly atH: number; readonly reason: OperatorReason };
  readonly baht: number;
}

const LIVES: readonly Life[] = [
  { orderedH: 130, foundH: 90, paidH: 40, baht: 890 },
  { orderedH: 100, returned: { atH: 60, reason: 'CANCELLED' }, baht: 349 },
  { orderedH: 72, foundH: 20, baht: 1_290 },
  { orderedH: 4, baht: 219 },
];

/** Each of these people hands in an order of each life, the first of them first. */
export async function handInOrders(
  ctx: Context,
  activityId: number,
  region: Region,
  people: readonly number[],
): Promise<void> {
  for (const [turn, accountId] of people.entries()) {
    const chance = chanceOf(`bonus order ${ctx.tenant.id} ${turn} of ${people.length}`);
    for (const life of LIVES) await liveOrder(ctx, { activityId, accountId, life, region, chance });
  }
}

interface Order {
  readonly activityId: number;
  readonly accountId: number;
  readonly life: Life;
  readonly region: Region;
  readonly chance: Chance;
}

async function liveOrder(ctx: Context, order: Order): Promise<void> {
  const { activityId, accountId, life, region, chance } = order;
  const at = (hours: number): Context => ({
    ...ctx,
    now: new Date(ctx.now.getTime() - hours * HOUR),
  });
  const asked = { ...at(life.orderedH - 1), viewer: { userId: String(accountId), roles: [] } };
  const orderTime = at(life.orderedH).now.toISOString();
  const platform = chance.pick(region.platforms);
  const unit = 10 ** CURRENCIES[region.currency].digits;
  const { id } = await handInOrder(asked, {
    activityId: String(activityId),
    platform,
    orderNo: orderNumber(platform, orderTime, chance),
    amount: Math.round(shopPrice(life.baht * (1 + chance.between(0, 40) / 100), region) * unit),
    orderTime,
  });
  const decided = { actor: OPERATOR, orderId: Number(id) };
  if (life.foundH !== undefined) await checkOrder(at(life.foundH), decided);
  if (life.returned) {
    const { atH, reason } = life.returned;
    await returnOrder(at(atH), { ...decided, reason });
  }
  if (life.paidH === undefined) return;
  await savePayee(asked, {
    kind: 'BANK',
    bankName: BANKS[ctx.tenant.id] ?? 'Khum Bank',
    accountName: `Khum ${accountId}`,
    accountNo: String(chance.between(1_000_000_000, 9_999_999_999)),
  });
  await payOrders(at(life.paidH), {
    actor: OPERATOR,
    activityId,
    orderIds: [decided.orderId],
    reference: `KHUM-${chance.between(100_000, 999_999)}`,
  });
}

const BANKS: Readonly<Record<string, string>> = {
  TH: 'Kasikornbank',
  ID: 'BCA',
  SG: 'DBS',
  MY: 'Maybank',
  PH: 'BDO',
  VN: 'Vietcombank',
};

/** As each platform writes them: Shopee the day and letters, the others digits alone. */
const orderNumber = (platform: string, orderTime: string, chance: Chance): string =>
  platform === 'SHOPEE'
    ? `${orderTime.slice(2, 10).replaceAll('-', '')}${chance.between(2e9, 9e9).toString(36).toUpperCase()}`
    : String(chance.between(100_000_000_000, 999_999_999_999));
