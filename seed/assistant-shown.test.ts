/** What is asked of cards that were shown, and of all that is sold, over the demo world. */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { answersTo } from '#api/assistant/index.ts';
import { goodsCards } from '#api/goods/index.ts';
import { moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { JUDGING } from '#contract/price/judging.ts';
import { paidIn } from '../test/assistant.ts';
import { makeDemoWorld } from '../test/demo.ts';

const world = await makeDemoWorld();

test('BEY-10, BEY-50: several pieces of what was shown are reckoned exactly, in every language', async () => {
  for (const [tenant, turns, pieces] of [
    ['PH', ['headphones', 'the first one, how much for three'], 3],
    ['TH', ['หูฟัง', 'อันที่สองถ้าซื้อสองชิ้น รวมส่งเท่าไหร่'], 2],
    ['ID', ['blender', 'yang pertama kalo ambil 4 jadi berapa'], 4],
    ['MY', ['headphone', 'the second one, kalau beli dua berapa'], 2],
    ['VN', ['tai nghe', 'cái đầu tiên mua 3 cái hết bao nhiêu'], 3],
    ['PH', ['suitcase', 'yung una, magkano pag lima'], 5],
    ['SG', ['suitcase', 'the first one, if i take a dozen with shipping'], 12],
  ] as const) {
    const ctx = await world.ctx(tenant);
    const currency = ctx.tenant.currency as CurrencyCode;
    const answer = (await answersTo(ctx, turns)).at(-1);
    const asked = turns.join(' / ');
    expect(answer?.cards, asked).toHaveLength(1);
    const row = await ctx.db.row<{ item: number; shipping: number | null }>(
      sql`select o.item_amount::int as item, o.shipping_amount::int as shipping from goods g
          join goods_price p on p.goods_id = g.id join offer_price o on o.offer_id = p.best_offer_id
          where g.name = ${answer?.cards[0]?.name} limit 1`,
    );
    const of = (amount: number) => moneyText(amount, currency);
    const item = row?.item ?? 0;
    expect(answer?.text, asked).toContain(`${pieces} × ${of(item)} = ${of(pieces * item)}`);
  }
});

test('BEY-10: a discount that is doubted by its percentage is judged by the history of what was shown', async () => {
  for (const [tenant, turns] of [
    ['PH', ['suitcase', 'totoo ba yung 80% off']],
    ['TH', ['หูฟัง', 'ลด 70% นี่จริงป่ะ']],
    ['ID', ['blender', 'diskon 50% itu beneran?']],
    ['VN', ['tai nghe', 'giảm 60% có thật không']],
    ['MY', ['headphone', 'betul ke diskaun 40% tu']],
    ['SG', ['headphones', 'is the 90% off legit']],
  ] as const) {
    const [first, answer] = await answersTo(await world.ctx(tenant), turns);
    const names = (cards: typeof answer) => cards?.cards.map(({ name }) => name);
    expect(names(answer), turns.join(' / ')).toEqual(names(first));
    expect(answer?.cards.length, turns.join(' / ')).toBeGreaterThan(0);
  }
});

test('BEY-10: what is asked for by size comes in the order that titles state, and says from which', async () => {
  for (const [tenant, turns, order] of [
    ['ID', ['blender', 'yang paling kecil mana'], 1],
    ['ID', ['blender', 'kapasitas terbesar'], -1],
    ['PH', ['suitcase', 'yung pinakamalaki'], -1],
    ['PH', ['suitcase', 'which is smaller'], 1],
    ['VN', ['vali', 'cái nào to nhất'], -1],
  ] as const) {
    const answer = (await answersTo(await world.ctx(tenant), turns)).at(-1);
    const sizes = answer?.cards.map(({ name }) =>
      Number(/(\d+(?:[.,]\d+)?)\s*(?:-inch|li)/i.exec(name)?.[1]?.replace(',', '.')),
    );
    expect(sizes?.length, turns.join(' / ')).toBeGreaterThan(1);
    expect(sizes, turns.join(' / ')).toEqual(sizes?.toSorted((a, b) => order * (a - b)));
  }
});

test('BEY-10: an order without a thing is one of all that is sold, whatever was looked for before', async () => {
  for (const [tenant, turns, order] of [
    ['SG', ['cheapest thing you have'], 'p.shown_amount'],
    ['TH', ['หูฟัง', 'ของถูกสุดในเว็บ'], 'p.shown_amount'],
    ['ID', ['barang termurah di sini'], 'p.shown_amount'],
    ['SG', ['best seller today'], '-g.sold_count'],
    ['VN', ['bán chạy nhất hôm nay'], '-g.sold_count'],
    ['PH', ['pinakamura sa lahat'], 'p.shown_amount'],
  ] as const) {
    const ctx = await world.ctx(tenant);
    const answer = (await answersTo(ctx, turns)).at(-1);
    const rows = await ctx.db.rows<{ value: number }>(
      order === 'p.shown_amount'
        ? sql`select p.shown_amount::int as value from goods g join goods_price p on p.goods_id = g.id
              where g.name = any(${answer?.cards.map(({ name }) => name)}) order by 1`
        : sql`select g.sold_count::int as value from goods g
              where g.name = any(${answer?.cards.map(({ name }) => name)}) order by 1 desc`,
    );
    const best = await ctx.db.row<{ value: number }>(
      order === 'p.shown_amount'
        ? sql`select min(p.shown_amount)::int as value from goods_price p`
        : sql`select max(g.sold_count)::int as value from goods g join goods_price p on p.goods_id = g.id`,
    );
    expect(answer?.cards, turns.join(' / ')).toHaveLength(4);
    expect(rows[0]?.value, turns.join(' / ')).toBe(best?.value);
  }
});

test('BEY-10: a present is refined by what they like, what they have, and what no row says', async () => {
  for (const [tenant, turns, first, never] of [
    [
      'MY',
      ['hadiah untuk adik lelaki umur 10', 'dia suka main bola'],
      /football|racket|kite|cap/,
      /^$/,
    ],
    ['VN', ['qua sinh nhat cho me', 'me thich nau an'], /pan|blender|fryer|maker|knife/, /^$/],
    [
      'SG',
      ['gift for my mum', 'something for the kitchen'],
      /pan|blender|fryer|maker|knife|teapot|cutlery|plate|cake tin|coffee|pot/,
      /scarf|bag|lotion/,
    ],
    ['TH', ['ของขวัญให้หลาน 6 ขวบ', 'มีตุ๊กตาเยอะแล้ว'], /./, /teddy|ตุ๊กตา/i],
    ['SG', ['birthday gift for dad', 'he already has an umbrella'], /./, /umbrella/i],
  ] as const) {
    const answer = (await answersTo(await world.ctx(tenant), turns)).at(-1);
    expect(answer?.cards[0]?.name, turns.join(' / ')).toMatch(first);
    for (const { name } of answer?.cards ?? []) expect(name, turns.join(' / ')).not.toMatch(never);
  }
  const said = ['gift for my dad', 'something less boring'];
  const [first, other] = await answersTo({ ...(await world.ctx('SG')), lang: 'en' }, said);
  expect(other?.text).toContain('less boring');
  for (const { href } of other?.cards ?? [])
    expect(first?.cards.map((one) => one.href)).not.toContain(href);
});

test('BEY-10: the cheap and the dear one are compared, and one with the one that is spoken of', async () => {
  for (const [tenant, thing, question] of [
    ['ID', 'headphone', 'apa bedanya yang murah sama yang mahal'],
    ['MY', 'headphone', 'beza yang mahal dengan yang murah'],
    ['TH', 'ลำโพง', 'ตัวถูกกับตัวแพงต่างกันยังไง'],
    ['PH', 'suitcase', 'ano pinagkaiba nung mura at nung mahal'],
  ] as const) {
    const [first, answer] = await answersTo(await world.ctx(tenant), [thing, question]);
    const paid = await paidIn(world, tenant);
    const prices = first?.cards.map(({ price }) => paid(price)).toSorted((a, b) => a - b) ?? [];
    expect(
      answer?.cards.map(({ price }) => paid(price)),
      question,
    ).toEqual([prices[0], prices.at(-1)]);
  }
  const turns = ['ลำโพง', 'ตัวที่สอง', 'เทียบกับตัวที่สาม'];
  const [list, , compared] = await answersTo(await world.ctx('TH'), turns);
  expect(compared?.cards.map(({ name }) => name)).toEqual(
    [1, 2].map((at) => list?.cards[at]?.name),
  );
});

test('BEY-10: what is wanted for a use, what comes with it and why shops differ', async () => {
  for (const [tenant, turn] of [
    ['SG', 'something to charge my laptop and phone'],
    ['TH', 'มีอะไรไว้ชาร์จโน้ตบุ๊กกับมือถือ'],
    ['ID', 'ada alat buat ngecas hp sama laptop ga'],
    ['PH', 'pang-charge ng laptop at cellphone'],
    ['VN', 'có cái gì để sạc laptop và điện thoại'],
  ] as const) {
    const [answer] = await answersTo(await world.ctx(tenant), [turn]);
    expect(answer?.cards.length, turn).toBeGreaterThan(0);
    for (const { name } of answer?.cards ?? [])
      expect(name, turn).toMatch(/charg|power ?bank|ชาร์จ|แบงก์|สำรอง/i);
  }
  const [list, box] = await answersTo(await world.ctx('SG'), [
    'headphones',
    'do they come with a case?',
  ]);
  expect(box?.cards.map(({ name }) => name)).toEqual(list?.cards.map(({ name }) => name));
  for (const [tenant, turns] of [
    ['MY', ['bila ada jualan murah lagi']],
    ['VN', ['thang nay co sale gi lon khong']],
    ['ID', ['ada promo ga bulan depan']],
  ] as const) {
    const ctx = { ...(await world.ctx(tenant)), lang: 'en' as const };
    expect((await answersTo(ctx, turns))[0]?.text, turns[0]).toContain('12.12');
  }
});

test('BEY-10: what was shown is looked for on the platform that is named, and whether to wait for a sale is about it', async () => {
  for (const [tenant, turns] of [
    ['SG', ['blender', 'the first one', 'is it cheaper on lazada']],
    ['TH', ['หูฟังไร้สาย', 'อันแรก', 'อันนี้ใน shopee ถูกกว่าไหม']],
    ['ID', ['blender', 'yang pertama', 'yang ini di lazada lebih murah?']],
    ['MY', ['headphone', 'bila nak beli, sekarang ke tunggu 12.12']],
    ['PH', ['headphones', 'when to buy, now or 12.12']],
  ] as const) {
    const answers = await answersTo(await world.ctx(tenant), turns);
    const last = answers.at(-1);
    const [before] = answers.at(-2)?.cards ?? [];
    expect(
      last?.cards.map(({ name }) => name),
      turns.join(' / '),
    ).toContain(before?.name);
    expect(last?.text, turns.join(' / ')).toContain(before?.name);
  }
});

test('BEY-10: a thing that costs more than the budget is not denied for a word beside it', async () => {
  for (const [tenant, question] of [
    ['VN', 'giày chạy bộ nam dưới 1 triệu'],
    ['VN', 'giay chay bo nam duoi 1 trieu'],
    ['SG', 'running shoes for men under $2'],
    ['TH', 'รองเท้าวิ่งผู้ชาย ไม่เกิน 20 บาท'],
    ['ID', 'sepatu lari pria di bawah 5rb'],
  ] as const) {
    const ctx = await world.ctx(tenant);
    const [denied] = await answersTo(ctx, [question]);
    expect(denied?.cards.length, question).toBeGreaterThan(0);
    expect(denied?.text, question).not.toMatch(/no data|ยังไม่มีข้อมูล|belum ada data|tidak ada data/i);
    // what is said to cost more is the thing itself
    const [found] = await answersTo(ctx, [
      question.replace(/ (?:dưới|duoi|under|ไม่เกิน|di bawah) .*/, ''),
    ]);
    expect(
      found?.cards.map(({ name }) => name),
      question,
    ).toContain(denied?.cards[0]?.name);
  }
});

test('BEY-10: a coupon for shipping alone is said not to be known, and those of the shop are named', async () => {
  for (const [tenant, question, said] of [
    ['ID', 'voucher gratis ongkir shopee', 'ongkir'],
    ['TH', 'โค้ดส่งฟรี shopee', 'ค่าส่ง'],
    ['PH', 'free shipping voucher shopee', 'shipping alone'],
    ['MY', 'baucar penghantaran percuma shopee', 'shipping alone'],
  ] as const) {
    const ctx = await world.ctx(tenant);
    const [answer] = await answersTo(ctx, [question]);
    const [intro, ...lines] = answer?.text.split('\n') ?? [];
    expect(intro, question).toContain(said);
    expect(lines.length, question).toBeGreaterThan(1);
    expect(
      lines.every((line) => line.includes('Shopee')),
      question,
    ).toBe(true);
  }
});

/** The cards of an answer as pages show them. */
async function cardsOf(
  ctx: Awaited<ReturnType<typeof world.ctx>>,
  answer: Awaited<ReturnType<typeof answersTo>>[number] | undefined,
) {
  const codes = (answer?.cards ?? []).map(({ href }) => /product\/([^?]+)/.exec(href)?.[1] ?? '');
  const rows = await ctx.db.rows<{ id: number; code: string }>(
    sql`select id, code from goods where code = any(${codes}::text[])`,
  );
  const ids = codes.flatMap((code) => rows.find((row) => row.code === code)?.id ?? []);
  return goodsCards(ctx, ids);
}

test('BEY-10, BEY-01: of several that were shown the one is picked that its own history speaks for, and refuted price tags are shown as such', async () => {
  for (const [tenant, turns] of [
    ['TH', ['หูฟัง', 'ตัวไหนคุ้มสุด']],
    ['SG', ['headphones', 'which one would you pick?']],
    ['ID', ['blender', 'mending ambil yang mana']],
    ['VN', ['tai nghe', 'nên mua cái nào']],
  ] as const) {
    const ctx = await world.ctx(tenant);
    const [list, picked] = await answersTo(ctx, turns);
    const cards = await cardsOf(ctx, list);
    const real = ({ verdict }: (typeof cards)[number]) => verdict.real ?? 0;
    const best = cards.toSorted((a, b) => real(b) - real(a))[0];
    const cheapest = cards.toSorted((a, b) => a.currentAmount - b.currentAmount)[0];
    const isBelow = best !== undefined && real(best) >= JUDGING.claimMin;
    expect(cards.length, turns.join(' / ')).toBeGreaterThan(1);
    expect(picked?.cards[0]?.name, turns.join(' / ')).toBe((isBelow ? best : cheapest)?.name);
  }
  for (const [tenant, turn] of [
    ['TH', 'วันนี้มีดีลหลอกๆ อะไรบ้าง'],
    ['SG', 'show me fake discounts today'],
    ['ID', 'diskon palsu hari ini'],
  ] as const) {
    const ctx = await world.ctx(tenant);
    const [answer] = await answersTo(ctx, [turn]);
    const cards = await cardsOf(ctx, answer);
    expect(cards.length, turn).toBeGreaterThan(0);
    for (const { verdict, name } of cards)
      expect(verdict.kind, name).toMatch(/^(FAKE|RAISED_FIRST)$/);
  }
});

test('BEY-10, BEY-20: two sizes are compared by the unit, each in a line, and what is not sold is said', async () => {
  for (const [tenant, text, sides] of [
    ['TH', 'ข้าว 5 กก. กับ 1 กก. อันไหนถูกกว่าต่อกิโล', /^ข้าว 5 กก: .+\nข้าว 1 กก: /],
    ['ID', 'beras 5 kg atau 1 kg, lebih murah mana per kilo?', /^beras 5 kg: .+\nberas 1 kg: /],
  ] as const) {
    const [answer] = await answersTo(await world.ctx(tenant), [text]);
    expect(answer?.text, text).toMatch(sides);
    expect(answer?.cards.length, text).toBeGreaterThan(0);
  }
});
