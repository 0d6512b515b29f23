/**
 * Thirty requests of one account at once pass a limit no more than thirty one after the other
 * (BEY-11, AMB-25).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Ask, CallName } from '#contract/calls.ts';
import { CODE } from '#contract/account/verification.ts';
import { TWIN_REPORT } from '#contract/catalog/twin.ts';
import { TOKENS_MAX } from '#contract/developer/scope.ts';
import { WEBHOOK } from '#contract/developer/webhook.ts';
import { UPLOAD_QUOTA } from '#contract/media/upload.ts';
import { ALERT_LIMITS, LINK_WAITS_MAX, WATCHES_MAX } from '#contract/alert/limits.ts';
import { CHANNELS_MAX } from '#contract/message/limits.ts';
import { PRICE_REPORT } from '#contract/price/reporting.ts';
import { SIGHTING } from '#contract/price/sighting-rule.ts';
import { buildDeal, buildGoods } from '../../test/build.ts';
import type { GoodsMade } from '../../test/build.ts';
import { makeBonus, makeLottery, publishBonus, publishLottery } from './activity/index.ts';
import { signUp } from '../../test/people.ts';
import type { Person } from '../../test/people.ts';
import { observe } from '../../test/story.ts';
import { makeWorld } from '../../test/world.ts';
import { filesBelow } from '../../house/source.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100' } });
const ctx = await world.ctx();
const COUNT = 30;
const times = Array.from({ length: COUNT }, (_, at) => at);
const goods: GoodsMade[] = [];
for (const at of times) {
  goods.push(await buildGoods(ctx, { price: 100_00 }));
  await observe(ctx, (goods[at] as GoodsMade).offerId, [
    { at: ctx.now.toISOString(), item: 100_00 },
  ]);
  await ctx.db.run(
    sql`update offer set url = ${`https://shop.example/at-once/${at}`}
        where id = ${(goods[at] as GoodsMade).offerId}`,
  );
}
const each = <Result>(work: (one: GoodsMade, at: number) => Promise<Result>) =>
  Promise.all(goods.map(work));
const deals = await each((one) => buildDeal(ctx, one));

/** A limited write, its source, what it is asked at once, and how many of that may pass. */
interface Limited<Name extends CallName = CallName> {
  readonly name: Name;
  readonly file: string;
  readonly asks: (me: Person) => Promise<Partial<Ask<Name>>[]>;
  readonly most: number;
}
const limited = <Name extends CallName>(
  name: Name,
  file: string,
  most: number,
  asks: Limited<Name>['asks'],
) => ({ name, file, asks, most }) as unknown as Limited;
const note = (at: number) => ({
  contentTypeCode: 'NOTE' as const,
  title: `A note of mine ${at}`,
  text: `What I found, number ${at}, in my own words.`,
  disclosure: 'NONE' as const,
});
const key = (bytes: number) => Buffer.alloc(bytes, 4).toString('base64url');

const LIMITED: readonly Limited[] = [
  limited('comment.create', 'interaction/comment/write.ts', 1, async () =>
    goods.map(({ id }, at) => ({
      subjectId: String(id),
      subjectType: 'GOODS' as const,
      content: `Comment number ${at}`,
    })),
  ),
  limited('draft.create', 'content/draft/draft.ts', 2, async () =>
    times.map((at) => ({ ...note(at), submit: true })),
  ),
  limited('draft.submit', 'content/draft/draft.ts', 2, async (me) => {
    const made = [];
    for (const at of times)
      made.push({
        id: (await world.call('draft.create', note(at), me.headers)).data?.id as string,
      });
    return made;
  }),
  limited('vote.create', 'content/vote/vote.ts', 20, async () =>
    deals.map(({ code }) => ({ contentId: code, value: 1 as const })),
  ),
  limited('vote.expire', 'content/vote/vote.ts', 20, async () =>
    deals.map(({ code }) => ({ contentId: code })),
  ),
  limited('report.create', 'interaction/report/report.ts', 10, async () =>
    goods.map(({ id }) => ({
      subjectId: String(id),
      subjectType: 'GOODS' as const,
      option: 'OTHER',
      reason: 'This is not right at all',
    })),
  ),
  limited('price-report.create', 'price/report/report.ts', PRICE_REPORT.perDevice, async () =>
    goods.map(({ id }) => ({ id: String(id), reason: 'DEARER' as const })),
  ),
  limited('sighting.create', 'price/sighting/submit.ts', SIGHTING.perPerson - 5, async (me) => {
    // some were reported before
    const url = 'https://shop.example/at-once/0';
    for (const minutes of [1, 2, 3, 4, 5]) {
      const seenAt = new Date(ctx.now.getTime() - minutes * 60_000).toISOString();
      expect(
        (
          await world.call(
            'sighting.create',
            { url, amount: 100_00, currency: 'THB', seenAt } as never,
            me.headers,
          )
        ).success,
      ).toBe(true);
    }
    return times.map((at) => ({
      url: `https://shop.example/at-once/${at}`,
      amount: 100_00,
      currency: 'THB' as const,
    }));
  }),
  limited('goods.report-twin', 'goods/twin/report.ts', TWIN_REPORT.perDay, async () => {
    const [first, ...others] = goods as [GoodsMade, ...GoodsMade[]];
    await ctx.db.run(sql`insert into goods_twin (tenant_id, low_id, high_id, confidence, basis,
        made_at)
      select 'TH', ${first.id}, g.id, 0.9, 'NAME', ${ctx.now}
        from unnest(${others.map(({ id }) => id)}::bigint[]) as g(id)`);
    return others.map(({ code }) => ({ id: first.code, otherId: code }));
  }),
  limited('moderation.flag', 'interaction/moderation/log.ts', 20, async () => {
    const rows = await ctx.db.rows<{
      id: number;
    }>(sql`insert into moderation (tenant_id, target_type, target_id, rule, reason, decided_by,
        decided_at)
      select 'TH', 'GOODS', n, 'OTHER', 'Wrong', 'Mo', ${ctx.now} from generate_series(1,
        ${COUNT}::int) n returning id`);
    return rows.map(({ id }) => ({ id: String(id) }));
  }),
  limited('data-export.start', 'account/export/export.ts', COUNT, async () =>
    times.map(() => ({})),
  ),
  limited('api-token.create', 'developer/token/token.ts', TOKENS_MAX, async () =>
    times.map((at) => ({ name: `Bot ${at}`, scopes: ['read' as const] })),
  ),
  limited('webhook.create', 'developer/webhook/webhook.ts', WEBHOOK.most, async () =>
    times.map((at) => ({
      url: `https://hook${at}.example.com/`,
      events: ['price.dropped' as const],
    })),
  ),
  limited('alert.create', 'alert/deal/alert.ts', ALERT_LIMITS.alerts, async () =>
    times.map((at) => ({ keyword: `camera ${at}` })),
  ),
  limited('watch.create', 'alert/watch/make.ts', WATCHES_MAX, async () =>
    [...times, ...times].map((_, at) => ({
      goodsId: String(goods[0]?.id),
      kind: 'TARGET_PRICE' as const,
      targetAmount: 1 + at,
    })),
  ),
  limited('watch-list.save', 'alert/list/list.ts', COUNT, async () =>
    times.map((at) => ({ list: 'GOODS' as const, kind: 'NEW_LOW' as const, lowDays: at })),
  ),
  limited('link-wait.create', 'alert/link/wait.ts', LINK_WAITS_MAX, async () =>
    [...times, ...times].map((_, at) => ({ text: `https://shopee.co.th/product/7/${1 + at}` })),
  ),
  limited('lottery.draw', 'activity/chance/grant.ts', 3, async () => {
    const day = (count: number) => new Date(ctx.now.getTime() + count * 86_400_000);
    const id = await makeLottery(ctx, {
      code: 'at-once',
      title: { en: 'At once' },
      summary: {},
      rules: {},
      cover: '',
      startAt: day(-1),
      endAt: day(1),
      revealAt: day(2),
      chances: [{ reason: 'BASE', chances: 3, mostADay: 1, mostInAll: 9 }],
      prizes: [{ name: { en: 'Cup' }, image: '', kind: 'GOODS', numbers: 10_000, stock: 99 }],
    });
    await publishLottery(ctx, id);
    return times.map(() => ({ id: String(id) }));
  }),
  limited('bonus-order.create', 'activity/bonus/create.ts', 5, async () => {
    const day = (count: number) => new Date(ctx.now.getTime() + count * 86_400_000);
    const id = await makeBonus(ctx, {
      code: 'at-once-bonus',
      title: { en: 'At once' },
      summary: {},
      rules: {},
      cover: '',
      startAt: day(-1),
      endAt: day(1),
      platforms: ['SHOPEE'],
      reward: {},
      fixedAmount: 1,
      budget: 1_000,
      mostADay: 5,
    });
    await publishBonus(ctx, id);
    return times.map((at) => ({
      activityId: String(id),
      platform: 'SHOPEE',
      orderNo: `ORDER-${at}`,
      amount: 100,
    }));
  }),
  limited('channel.create', 'message/channel/channel.ts', CHANNELS_MAX, async () =>
    times.map((at) => ({
      kind: 'WEB_PUSH' as const,
      name: `Browser ${at}`,
      subscription: {
        endpoint: `https://push${at}.example.com/x`,
        keys: { p256dh: key(65), auth: key(16) },
      },
    })),
  ),
  limited('upload.presign', 'media/upload/quota.ts', UPLOAD_QUOTA.dayFiles / 10, async () =>
    times.map((at) => ({
      kind: 'IMAGE' as const,
      files: Array.from({ length: 10 }, (_, n) => ({
        fileName: `${at}-${n}.png`,
        contentType: 'image/png',
        size: 1000,
      })),
    })),
  ),
  limited('verification.send', 'account/verification/verification.ts', 1, async () =>
    times.map(() => ({
      rcv: 'at-once@mail.example',
      rcvType: 'EMAIL' as const,
      authScene: 'REGISTER' as const,
      countryCode: '66',
    })),
  ),
];

for (const { name, asks, most } of LIMITED) {
  test(`BEY-11, AMB-25: ${COUNT} of ${name} at once pass no more than ${most} times`, async () => {
    const me = await signUp(world, { headers: { 'x-device-id': `device of ${name}` } });
    const wanted = await asks(me);
    expect(wanted.length).toBeGreaterThanOrEqual(COUNT - 1);
    const answers = await Promise.all(wanted.map((ask) => world.call(name, ask, me.headers)));
    const refused = answers.filter((one) => !one.success);
    expect([...new Set(refused.map((one) => one.code))]).toEqual(most < wanted.length ? [429] : []);
    expect(answers.length - refused.length).toBe(Math.min(most, wanted.length));
  });
}

test('P-21: exports that are asked for at once are one', async () => {
  const me = await signUp(world);
  const answers = await Promise.all(
    times.map(() => world.call('data-export.start', {}, me.headers)),
  );
  expect(new Set(answers.map((one) => one.data?.jobId)).size).toBe(1);
});

test('AMB-25: codes to as many receivers at once pass the limit of an address no more than one after the other', async () => {
  const send = (rcv: string) =>
    world.call(
      'verification.send',
      { rcv, rcvType: 'EMAIL', authScene: 'REGISTER', countryCode: '66' },
      { 'accept-language': 'en' },
    );
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, at) => send(`crowd${at}@mail.example`)),
  );
  expect(answers.filter((one) => one.success).length).toBeLessThan(100);
  expect(CODE.perReceiverPerDay).toBeLessThan(100);
});

/** Where several accounts are needed, their own tests send them at once. */
const TRIED_ELSEWHERE: Readonly<Record<string, string>> = {
  'activity/risk/check.ts': 'activity/share/share.test.ts',
  'activity/share/invite.ts': 'activity/share/share.test.ts',
  'activity/share/prereport.ts': 'activity/share/share.test.ts',
};

test('BEY-11: every write that takes its turn is among those that were tried', () => {
  const root = import.meta.dirname;
  const takers = filesBelow(root)
    .filter(
      (file) =>
        /(?<!test)\.ts$/.test(file) &&
        /import \{ inTurn \}/.test(readFileSync(file, 'utf8')) &&
        !file.includes('.test.'),
    )
    .map((file) => path.relative(root, file).replaceAll(path.sep, '/'));
  for (const file of new Set(Object.values(TRIED_ELSEWHERE)))
    expect(readFileSync(path.join(root, file), 'utf8')).toContain('at once');
  expect(takers.toSorted()).toEqual(
    [...new Set(LIMITED.map(({ file }) => file)), ...Object.keys(TRIED_ELSEWHERE)].toSorted(),
  );
});
