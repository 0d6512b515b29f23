/** Vietnamese. */
import type { Lexicon } from './lexicon.ts';
import { NONE } from './none.ts';
import { talk } from './talk/vi.ts';
import { wishes } from './wish/vi.ts';

export const vi: Lexicon = {
  ...NONE,
  wishes,
  talk,
  language: 'vi',
  currencies: ['VND'],
  shorthand: {
    không: 'hok, hông, khg, ko, <after (mua|đáng|được|có|tốt|rẻ|ổn|đẹp|bền) …><not after {number}>k <end>',
    được: 'đc',
    'bao nhiêu': 'bao nhiu, nhiêu tiền',
    tôi: 'tui',
    nhiều: 'nhìu',
    vậy: 'zậy',
  },
  asks: {
    ...NONE.asks,
    coupons: `
      (mã|phiếu) (giảm giá|giảm|khuyến mãi|ưu đãi), [có]* (voucher|coupon|mã) [nào|gì] [không]
    `,
    sales: `
      (khi nào|bao giờ|ngày nào|hôm nào) … {sale}, {sale} … (khi nào|bao giờ|ngày nào|hôm nào)
    `,
    wait: `
      (nên|có nên) (mua|chờ|đợi) [bây giờ|ngay|luôn|không]*, (mua|chờ|đợi) … hay (chờ|đợi|mua)
      khi nào [nên]* mua, (bao giờ|khi nào) [giá]* giảm, (sắp|sẽ) giảm [giá]* [không|chưa]*
    `,
    explain: `
      giảm [giá]* (thật|ảo|giả) [không|hay]*, tại sao, vì sao, giải thích
      có [phải]* giảm [giá]* thật
    `,
    compare: `
      so sánh, (cái|loại|hãng|con) nào (rẻ|tốt|đáng|ngon|bền) hơn
      nên (chọn|mua) (cái|loại|hãng|con) nào
    `,
    goodPrice: `
      [có]* đáng (mua|tiền|giá) [không|chưa]*
      giá [này|đó]* [có]* (tốt|hợp lý|ổn|rẻ|đắt|mắc) [không|chưa]*
      (rẻ|đắt|mắc) (không|chưa|ko|hay), [giá]* (thấp|rẻ) nhất (từng|là bao nhiêu|trước giờ)
      lịch sử giá, [đã]* từng (rẻ|giảm|thấp) [hơn]*, có (ổn|hời|rẻ|đắt|mắc) không
    `,
    service: `
      trả góp, bảo hành [bao lâu|mấy]*, đổi trả, hoàn tiền, kiểm tra đơn
      thanh toán (thế nào|khi nhận hàng)
    `,
    shipping: `
      phí (ship|vận chuyển|giao hàng) [bao nhiêu]*, tiền ship
      (mấy|bao nhiêu) ngày (nhận|tới|đến|giao), giao bao lâu
      giao [hàng]* [mất]* (mấy|bao nhiêu) ngày
    `,
    shopGoods: '[có|đang]* bán [những|đồ|cái|hàng]* gì, có [những]* gì bán',
    seller: `
      (uy tín|lừa đảo|tin được|hàng thật|hàng giả|chính hãng) (không|chưa), ai [đang|là]* bán
      (shop|cửa hàng|bên|chỗ) nào [đang]* bán, bán (bởi|ở) (ai|shop nào|cửa hàng nào)
    `,
    deals: `
      [có]* (khuyến mãi|ưu đãi|deal) [gì]* [hôm nay|hôm nay không|hot]*
      gợi ý [cho]* [tôi|mình]* <end>
    `,
    help: 'bạn là ai, [bạn]* làm được gì, giúp [được] gì, (bot|người) [thật]* (hả|à|không)',
  },
  courtesy: {
    ...NONE.courtesy,
    greetings: '(xin chào|chào) [bạn|shop|em|ad|mọi người]*, alo',
    thanks: 'cảm ơn [bạn|nhiều|nha|nhé]*, cám ơn [bạn|nhiều|nha]*, thanks, được rồi, ok',
    particles: 'ạ, nhé, nha, nhe, ơi, vậy, với',
    rude: 'ngu, ngu ngốc, khốn nạn, đồ ngu, vô dụng, dở hơi, đm, vcl',
    enough: 'thôi [khỏi|không cần|bỏ đi|được rồi]*, không cần nữa, khỏi',
  },
  follow: {
    ...NONE.follow,
    opening: '(còn|thế|vậy|nếu) [nếu|là|còn|thì]*, [có]* (của|hãng) <before {letter}>',
    closing: '(thì sao|thì thế nào|thì|nhỉ|vậy)',
    more: `
      [xem|cho xem|còn|có|lấy]* [thêm|cái|loại|mẫu|món|hàng]* [nào|gì]* (khác|nữa|thêm) [
        nữa|không|nào|đi|nhé|nha
      ]*
    `,
    thePlace: '(cái|món|sản phẩm|chiếc|con|loại|số) [thứ]* ({place}|{digit}), cái đầu',
    places: {
      first: 'đầu tiên, thứ nhất, đầu',
      second: 'thứ hai, thứ 2, hai',
      third: 'thứ ba, thứ 3, ba',
      fourth: 'thứ tư, thứ 4, bốn',
      last: 'cuối [cùng]',
    },
    otherColours: '[có|còn]* màu (khác|nào|gì) [không|nữa]*',
    feature: `
      [có|cái|loại|nào]* (nhẹ|to|lớn|nhỏ|dài|mỏng|bền|sáng|mạnh) hơn [không|chút|tí|nữa]*
      [có|cần]* (camera|chụp hình|chụp ảnh|pin|màn hình|âm thanh|loa) (đẹp|tốt|trâu|to|lớn|rõ|hay|lâu) [nữa|nhé|nha]*
    `,
    cheapest: '[cái|loại|con|giá|đồ|chiếc]* [nào]* rẻ nhất',
    dearest: '[cái|loại|con]* (đắt|mắc) nhất',
    cheaper: '[có|cái|loại|nào|gì]* rẻ hơn [không|chút|tí]*',
    dearer: '[có|cái|loại|nào]* (đắt|mắc) hơn [không|chút|tí]*',
    rated: '[cái|loại]* (đánh giá|review) (tốt|cao) [nhất]*, nhiều sao [nhất]*',
    pointing: 'này, đó, nó, kia, bao nhiêu, ở đâu',
    pointers: 'này, đó, nó, kia, cái, giá, shop, cửa hàng, sản phẩm, hàng, món',
    otherBudget: '(tăng|giảm|đổi) [ngân sách] [lên|xuống|thành]* <before {amount}>',
  },
  around: {
    ...NONE.around,
    fillers: `
      (tìm|kiếm|cần|muốn|cho|tư vấn|gợi ý) [mua|tìm|giúp|cho|tôi|mình|em|tui]*
      (tôi|mình|em|tui) <before (muốn|cần|tìm)>, [có]* (bán|bán không), giá (bao nhiêu|nhiêu)
      bao nhiêu [tiền|một|mỗi]*, nào (tốt|ngon|rẻ|đáng mua) [nhất]*
      (không|ko|chưa|nhé|nha|ạ|vậy|nào|gì|đi|với) <end>, <start> (có|mua|lấy|xem), ở đâu, hôm nay
      bây giờ, có không, mua, loại nào, [những]* gì <end>, là gì, (và|thì|nữa|luôn) <end>, của <end>
      giúp [tôi|mình|em]*, chỉ, (đổ lại|trở lại) <end>, đồ <end>, kiểu <end>
    `,
    between: 'với, và, hay, hoặc',
    whose: 'của, ở, trên, cửa hàng, hãng, trong',
    shop: 'cửa hàng, gian hàng, tiệm',
    place: 'ở, trên, của, lấy, có, mua',
    size: '(cỡ|size|số) {number}',
    trait: 'có, màu, bản, loại, cái',
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
    atMost: 'dưới, không quá, tối đa, đổ lại, rẻ hơn, nhỏ hơn, trong tầm, ít hơn',
    atLeast: 'trên, từ <not before …(đến|tới)>, lớn hơn, ít nhất',
    about: 'khoảng, tầm, cỡ, chừng',
    atMostBehind: 'đổ lại, trở xuống, đổ xuống',
    atLeastBehind: 'trở lên, đổ lên',
    between: 'từ, trong khoảng',
    to: 'đến, tới',
    localScales: {
      VND: { ngàn: 1000, nghìn: 1000, ng: 1000, tr: 1e6, triệu: 1e6, củ: 1e6, trăm: 100 },
    },
    figures: ['một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười'],
    half: 'rưỡi',
    counted: 'cái, chiếc, món, người, tháng, năm',
    coins: 'đồng, vnđ',
    units: `
      tuổi, tháng, năm, ngày, người, lít, ký, kí, cân, miếng, viên, inch, cái, món, chiếc, sao
      giờ, phút
    `,
    measures: 'công suất, dung lượng, trọng lượng, cân nặng, độ sáng, độ phân giải, tốc độ, lực hút, cỡ, size',
  },
  shops: {
    ...NONE.shops,
    freeShipping: '(miễn phí|free) (vận chuyển|ship|giao hàng), freeship, miễn ship',
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
