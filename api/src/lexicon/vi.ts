/** Vietnamese. */
import type { Lexicon } from './lexicon.ts';
import { NONE } from './none.ts';
import { question } from './question/vi.ts';
import { detail } from './detail/vi.ts';
import { shown } from './shown/vi.ts';
import { stopWords } from './stop-words/vi.ts';
import { talk } from './talk/vi.ts';
import { wishes } from './wish/vi.ts';

export const vi: Lexicon = {
  ...NONE,
  wishes,
  talk,
  shown,
  detail,
  language: 'vi',
  stopWords,
  shorthand: {
    nhiêu: 'nhiu',
    không: `
      hok, hông, khg, ko, hem, hong, k <before (shop|ạ|vậy|nhỉ|em|bạn)>
      <not after {number}> (k|kh) <before (lấy|mua|thích|ăn|uống|chơi|cần|muốn|dùng|xài|phải|biết|
        có|chọn|cho|lay|thich|can|muon|an|uong|co|biet)>
      <after (mua|đáng|được|có|tốt|rẻ|ổn|đẹp|bền) …><not after {number}>k <end>
    `,
    được: 'đc',
    'hai con đầu': '(2|hai) (con|cai) dau [tien]*',
    'điện thoại': 'dt, đt, đthoại, dthoai, đthoai',
    trước: 'trc',
    'bao nhiêu': 'bnhiu, bnhiêu, bao nhiu, <not after bao> nhiêu tiền',
    tôi: 'tui',
    '1 kg': '(một|mot) (ký|kí|ky|ki|kg|cân|can) <before {number}>',
    '500 g': '(nửa|nua) (ký|kí|ky|ki|kg|cân|can) <before {number}>',
    nhiều: 'nhìu',
    voucher: '<after (không|ko|khỏi|đừng) (dùng|xài|áp|có|cần)> mã',
    khoang: '<after ({number}|hai|ba|bốn)> ngăn',
    'cabin approved': '(mang|đem|xách) [được|theo|tay]* [lên]* máy bay [được]*',
    vậy: 'zậy, dzậy, (z|v) <end>, (z|v) <before (là|có|thì|mà|nhỉ|ta)>',
    'pack of': '(lốc|vỉ) <before {number}>',
    'đi làm': 'đi công tác',
    hỏa: 'hoả',
    ừ: 'uh, uhm, um, ukm, ờ, ừm, uk',
    'dishwasher safe': `
      (bỏ|cho|đặt|rửa|xài|dùng) [được]* (vô|vào|bằng|trong|qua|với) máy rửa (chén|bát) [được]*
      bỏ máy rửa (chén|bát) [được]*, rửa [bằng|được]* máy [được]*
      máy rửa (chén|bát) được
    `,
    'microwave safe': `
      (bỏ|cho|đặt|hâm|dùng) [được]* (vô|vào|bằng|trong|với) (lò vi sóng|vi sóng) [được]*
    `,
  },
  ...question,
  around: {
    ...NONE.around,
    fillers: `
      bạn [tôi|mình|em|tui|t]* (bảo|nói|kể) [là|rằng]*
      [cái|loại]* nhất <end>, có [những]* gì [không|ko|hay|rẻ|ngon|vậy]* <end>
      (tìm|kiếm|cần|muốn|cho|tư vấn|gợi ý) [mua|tìm|giúp|cho|tôi|mình|em|tui]*
      (tôi|mình|em|tui) <before (muốn|cần|tìm)>, [có]* (bán|bán không), giá (bao nhiêu|nhiêu)
      bao nhiêu [tiền]*, bao nhiêu (một|mỗi) <not before (ký|kí|kg|kilo|lít|cân|miếng|viên)>
      tính ra [thì|là]*, [cho|mình|em|xin]* hỏi [chút|giá|xíu]*, đợt, ấy <end>, <start> có gì
      [loại|cái|hãng|con|em|chiếc]* nào (tốt|ngon|rẻ|đáng mua|ổn) [nhất]*
      <start> nên [mua|chọn|lấy]*, đang
      (không|ko|chưa|nhé|nha|ạ|vậy|nào|gì|đi|với|ra) <end>, <start> (có|mua|lấy|xem), ở đâu, hôm nay
      bây giờ, có không, mua, loại nào, [những]* gì <end>, là gì, (và|thì|nữa|luôn) <end>, của <end>
      tầm <before dưới>, tầm <end>, giúp [tôi|mình|em]*, chỉ, (đổ lại|trở lại) <end>
      <start> (giá|của)
      không [quá|cần]* (đắt|mắc) [quá] <end>
      [vậy|nhỉ|ạ|nha]* shop [ơi|ạ]* <end>, đồ <end>, kiểu <end>, (cả|suốt) (ngày|đêm|tuần)
      (bên|sàn|app|shop|chỗ) nào bán <before {letter}>, <start> với
      (hãng|thương hiệu|hiệu) khác
      thôi [cũng]* được [rồi|vậy]*, cho [mình|tôi|em]* xem [thử|con|cái|mẫu|chiếc]*, (cho|
        với) đơn [hàng]* [từ|trên]* <before (bao nhiêu|mấy|nhiêu)>
      (đơn|đơn hàng) từ <before (bao nhiêu|mấy|nhiêu)>
      (thì|thi) sao <end>, <start> (thế|vậy) [còn|thì]*
    `,
    between: 'với, và, hay, hoặc',
    seeking: '[đang|muốn|cần]* (tìm|kiếm) [mua]*, (muốn|cần) mua',
    why: `
      (vì|tại vì|bởi vì) <not before … dị ứng>, sợ, để <before (khỏi|không)>, cái cũ, hồi trước
      (lần|cái|con) trước, tại <before (hay|mình|lần|cái|nó|mau|hồi|nhà|con)>
      (mua|xài|dùng) <before … (hư|hỏng|bể|lỗi|tệ|cháy)>
    `,
    next: 'và, rồi, với lại, còn <not before {number}>',
    have: '<start> [shop|bạn|bên mình]* có [bán]* <not before (mã|nên|đáng|phải)>, có bán',
    whose: `
      của, ở, trên, cửa hàng, hãng, trong, [cửa hàng|shop|sàn|app]* nào
      [còn|vẫn]* (dùng|xài|sử dụng|áp dụng) [được]*, [phù]* hợp, áp [dụng|được]* [cho]*
    `,
    shop: 'cửa hàng, gian hàng, tiệm',
    place: 'ở, trên, của, lấy, có, mua, bên, thôi, (o|lay|tren) [ben|shop]*, thoi',
    asking: `
      (không|ko|chưa|gì|nào|sao|bao nhiêu) <end>, <start> (có|cái nào|loại nào|mấy)
    `,
    size: `
      (cỡ|size|số) {number}
      (cỡ|size) (xs|s|m|l|xl|xxl)
    `,
    trait: `
      có, màu, bản, loại, cái
      cả hai [cái|món|loại]*
    `,
  },
  traits: {
    colour: 'màu',
    colours: {
      ...NONE.traits.colours,
      black: 'đen',
      white: 'trắng',
      red: 'đỏ',
      blue: 'xanh dương, xanh da trời',
      green: 'xanh lá',
      pink: 'màu hồng',
      grey: 'xám',
      silver: 'màu bạc',
      gold: 'màu vàng kim',
      yellow: 'màu vàng',
      purple: 'tím',
      brown: 'nâu',
      beige: 'màu be',
      orange: 'màu cam',
    },
  },
  money: {
    ...NONE.money,
    price: 'giá',
    budget: '(ngân sách|kinh phí) [khoảng|tầm|có|là|chỉ]*, [tôi|mình]* [chỉ]* có <before {number}>',
    atMost: `
      dưới, (không|đừng|chớ) (quá|vượt|vượt quá), (chưa|không) tới, tối đa, đổ lại, rẻ hơn
      nhỏ hơn, trong tầm, ít hơn, thấp hơn, không (trên|hơn|cao hơn|đắt hơn)
    `,
    atLeast: `
      trên, từ <not before …(đến|tới)>, (lớn|cao|đắt|nhiều) hơn, ít nhất, tối thiểu, vượt [quá]
      không (dưới|thấp hơn|rẻ hơn|ít hơn)
    `,
    about: 'khoảng, tầm <not before dưới>, cỡ, chừng',
    atMostBehind: 'đổ lại, trở xuống, đổ xuống',
    atLeastBehind: 'trở lên, đổ lên',
    between: 'từ, trong khoảng',
    to: 'đến, tới',
    localScales: {
      'trăm nghìn': 1e5,
      'trăm ngàn': 1e5,
      ngàn: 1000,
      nghìn: 1000,
      ng: 1000,
      tr: 1e6,
      triệu: 1e6,
      củ: 1e6,
      trăm: 1e5,
    },
    figures: ['một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười'],
    numerals: { times: { mươi: 10, trăm: 100 }, values: {} },
    half: 'rưỡi',
    counted: 'cái <not before nào>, chiếc, món, người, tháng, năm',
    percent: 'phần trăm',
    coins: 'đồng, vnđ',
    units: `
      tuổi, tháng, năm, ngày, người, lít, ký, kí, cân, miếng, viên, inch, cái <not before nào>, món
      chiếc, sao
      giờ, phút
    `,
    measures: `
      công suất, dung lượng, trọng lượng, cân nặng, độ sáng, độ phân giải, tốc độ, lực hút, cỡ, size
    `,
  },
  shops: {
    ...NONE.shops,
    freeShipping: '(miễn phí|free) (vận chuyển|ship|giao hàng), freeship, miễn ship',
  },
  goods: {
    ...NONE.goods,
    hours: 'giờ, tiếng',
    days: 'ngày',
    battery: 'pin',
    units: { ...NONE.goods.units, litre: 'lít', kilogram: 'ký, kí', centimetre: 'phân' },
    counted: `
      cái, chiếc, cây, hộp, gói, chai, tuýp, lọ, cuộn, bịch, đôi, bộ, lon
      túi, thùng, miếng
    `,
    packOf: '(gói|bịch|lốc|thùng|hộp|túi) [có|chứa]*',
    noise: 'chính hãng giá rẻ mới hàng sẵn',
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
