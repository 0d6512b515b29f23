/** Scams, marks of safety, used safety gear and fires are warned of; what is near them is not. */
import { expect, test } from 'vitest';
import { understand } from './follow.ts';

const after = (currency: Parameters<typeof understand>[2], ...turns: string[]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

test.each([
  ['SGD', 'seller ask me to transfer outside shopee, can or not'],
  ['SGD', 'the shop wants a deposit by paynow first before they ship'],
  ['SGD', 'got sms say my parcel stuck, pay $2 at this link, real?'],
  ['SGD', 'a cod parcel came but nobody at home ordered it'],
  ['SGD', 'he wants me to cancel the order and pay again by transfer'],
  ['SGD', 'refund officer says I must pay a fee first to get my refund'],
  ['MYR', 'penjual suruh bank in ke akaun dia dulu, selamat tak'],
  ['MYR', 'parcel cod sampai tapi saya tak pernah order'],
  ['THB', 'แม่ค้าให้โอนนอกแอปแล้วจะลดให้ ดีไหม'],
  ['THB', 'มีคนโทรมาขอเลข otp บอกว่าเป็นเจ้าหน้าที่'],
  ['THB', 'มีของเก็บเงินปลายทางมาส่งแต่ไม่มีใครสั่ง'],
  ['IDR', 'seller ngajak transaksi di luar tokopedia, aman?'],
  ['IDR', 'ada paket cod padahal saya ga pernah pesan'],
  ['PHP', 'hinihingi ng rider yung otp ko, ibigay ko ba'],
  ['PHP', 'may dumating na cod parcel pero di ko inorder'],
  ['VND', 'người bán kêu chuyển khoản ngoài shopee có sao không'],
  ['VND', 'nguoi ban doi chuyen khoan ngoai san co sao khong'],
] as const)('BEY-49: in %s a scam is warned of: %s', (currency, text) => {
  expect(after(currency, text)).toMatchObject({ kind: 'WARNING', warning: 'scam' });
});

test.each([
  ['SGD', ['i already transferred and the seller blocked me']],
  ['SGD', ['someone asks for my otp', 'i already gave it']],
  ['MYR', ['dah bagi otp kat orang tu, macam mana']],
  ['THB', ['โอนไปแล้ว ร้านบล็อกหนี ทำไงดี']],
  ['THB', ['ร้านขอมัดจำก่อน', 'เผลอโอนไปแล้ว']],
  ['IDR', ['udah terlanjur kasih otp ke orangnya']],
  ['PHP', ['seller wants gcash payment outside lazada', 'nagbayad na ako kanina']],
  ['VND', ['lỡ chuyển khoản rồi shop chặn luôn']],
] as const)('BEY-49: in %s what happened already is told apart: %j', (currency, turns) => {
  expect(after(currency, ...turns)).toMatchObject({ kind: 'WARNING', warning: 'scammed' });
});

test.each([
  ['SGD', 'can pay by bank transfer?'],
  ['SGD', 'is it a scam that this is 85% off'],
  ['SGD', 'is khum a scam'],
  ['SGD', 'is this seller legit'],
  ['SGD', 'send me the link'],
  ['SGD', 'cod available?'],
  ['SGD', 'cancel the order how'],
  ['SGD', 'tell me on telegram when it drops'],
  ['IDR', 'transfer bank bisa?'],
  ['IDR', 'minta link nya dong'],
  ['IDR', 'bisa bayar pakai qris'],
  ['MYR', 'boleh bayar masa sampai tak'],
  ['THB', 'โอนจ่ายได้ไหม'],
  ['THB', 'ลดปลอมไหม'],
  ['THB', 'ขอโค้ดหน่อย'],
  ['PHP', 'pwede po gcash'],
  ['PHP', 'legit po ba ang sale'],
  ['VND', 'chuyển khoản được không shop'],
  ['VND', 'giảm giá này thật hay lừa'],
] as const)('BEY-49: in %s “%s” is no scam', (currency, text) => {
  expect(['scam', 'scammed']).not.toContain(after(currency, text).warning);
});

test.each([
  ['SGD', 'marks', ['charger from overseas without safety mark, can use?']],
  ['SGD', 'marks', ['extension cord', 'which mark must I look for']],
  ['MYR', 'marks', ['cerek', 'ada sirim tak']],
  ['THB', 'marks', ['ปลั๊กพ่วง', 'มี มอก. ไหม']],
  ['IDR', 'marks', ['adaptor tanpa sni aman ga']],
  ['PHP', 'marks', ['walang icc sticker, ok lang ba']],
  ['VND', 'marks', ['có tem cr không']],
  ['SGD', 'secondhand', ['is a second hand car seat ok']],
  ['IDR', 'secondhand', ['helm bekas aman ga dipakai']],
  ['THB', 'secondhand', ['คาร์ซีทมือสองใช้ได้ไหม']],
  ['VND', 'secondhand', ['có nên mua mũ bảo hiểm cũ']],
  ['SGD', 'fire', ['can this extinguisher be used on oil fire']],
  ['IDR', 'fire', ['apar ini bisa buat kebakaran listrik?']],
  ['THB', 'fire', ['ถังดับเพลิงใช้ดับไฟน้ำมันได้ไหม']],
  ['SGD', 'infant', ['is lotion ok for newborns']],
] as const)('BEY-49: in %s %s is warned of: %j', (currency, warning, turns) => {
  expect(after(currency, ...turns)).toMatchObject({ kind: 'WARNING', warning });
});

test.each([
  ['IDR', 'helm SNI'],
  ['SGD', 'used car seat cover'],
  ['SGD', 'fire extinguisher 2 kg'],
  ['SGD', 't-shirt without logo'],
  ['SGD', 'bottle good for newborn'],
  ['THB', 'ปลั๊กพ่วง มอก'],
] as const)('BEY-49: in %s “%s” looks for goods', (currency, text) => {
  expect(after(currency, text).kind).toBe('FIND');
});

test.each([
  ['SGD', ['who do I pay then'], 'paid'],
  ['IDR', ['bayarnya ke khum atau ke tokonya'], 'paid'],
  ['THB', ['จ่ายเงินให้คุ้มหรือให้ร้าน'], 'paid'],
  ['SGD', ['can i sell my stuff here'], 'selling'],
  ['IDR', ['mau jualan di sini bisa ga'], 'selling'],
  ['VND', ['bán hàng ở đây được không'], 'selling'],
  ['PHP', ['paano kung peke ang dumating'], 'returns'],
  ['SGD', ['i received a fake one, how'], 'returns'],
  ['IDR', ['kalau dapat barang palsu gimana'], 'returns'],
] as const)('BEY-49: in %s %j is asked of %s', (currency, turns, about) => {
  expect(after(currency, ...turns).about).toEqual([about]);
});

test('BEY-49: a question of a plane goes on with another capacity', () => {
  expect(after('SGD', 'power bank', 'can bring on plane or not', 'and 30000 mAh?')).toMatchObject({
    kind: 'WARNING',
    warning: 'carrier',
  });
});
