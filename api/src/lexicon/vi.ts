/** Vietnamese: so far budgets and feeds are read. */
import type { Lexicon } from './lexicon.ts';
import { NONE } from './none.ts';
import { wishes } from './wish/vi.ts';

export const vi: Lexicon = {
  ...NONE,
  wishes,
  language: 'vi',
  money: {
    ...NONE.money,
    price: 'giá',
    atMost: 'dưới',
    atLeast: 'trên',
    scales: { ngàn: 1000, nghìn: 1000, tr: 1e6, triệu: 1e6 },
  },
  goods: {
    ...NONE.goods,
    noBrand: 'không có, không thương hiệu',
    brandWords: 'hiệu',
    genuine: '',
    shopWords: 'hãng',
  },
  feeds: {
    ...NONE.feeds,
    yes: 'có, còn hàng',
    no: 'không, hết hàng',
    nothing: 'không có',
    free: 'miễn phí [shipping|delivery]',
    asNew: 'mới, hàng mới',
    used: 'hàng cũ, đã qua sử dụng',
    rebuilt: 'tân trang',
    gone: 'xóa, đã xóa',
    newCustomer: 'khách [hàng] mới, người (dùng|mua) mới, đơn [hàng] đầu tiên',
    until: 'đến',
  },
  dates: {
    ...NONE.dates,
    day: 'ngày',
    month: 'tháng, thg[.]',
    year: 'năm',
    time: 'lúc',
    months: {
      'tháng một': 1,
      'tháng hai': 2,
      'tháng ba': 3,
      'tháng tư': 4,
      'tháng năm': 5,
      'tháng sáu': 6,
      'tháng bảy': 7,
      'tháng tám': 8,
      'tháng chín': 9,
      'tháng mười': 10,
      'tháng mười một': 11,
      'tháng mười hai': 12,
    },
  },
};
