import { aloneOf, understand } from '../api/src/assistant/intent/follow.ts';
import { totalOf } from '../api/src/assistant/intent/total.ts';
import { sentFreeOf } from '../api/src/assistant/intent/sent-free.ts';
import { wordsIn, has } from '../api/src/assistant/intent/words.ts';
import { DETAIL } from '../api/src/assistant/intent/detail-words.ts';
import { amountsIn } from '../api/src/assistant/sum/amounts.ts';
import { limitsOf } from '../api/src/search/index.ts';
const START = { kind: 'FIND', things: [], asked: 'FIND', page: 1, sum: '' } as never;
for (const [t, c] of [['powerbank nuvox lite 8 total sama ongkir berapa','IDR'],['how much is nuvox lite 8 power bank with shipping and voucher','SGD'],['mua sạc dự phòng voltia nova 5 dùng mã giảm giá thì tổng cộng cả ship hết nhiêu?','VND'],['belanja minimal berapa biar gratis ongkir?','IDR'],['cái thứ 2 ship bao nhiêu','VND']] as const) {
  const w = wordsIn(c);
  console.log(t, JSON.stringify(amountsIn(t, c)), limitsOf(t, c), has(t, DETAIL.withSending), has(t, DETAIL.afterCoupon), has(t, DETAIL.total), totalOf(START, t, c, w), sentFreeOf(START, t, c, w), w.thingIn(t), has(t, w.asWish.SHIPPING), has(t,w.asks.COUPONS), has(t,w.asks.SHIPPING), aloneOf(t,c,w).kind);
}
