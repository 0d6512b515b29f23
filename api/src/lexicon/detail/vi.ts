import { follow } from '../follow/vi.ts';
import { written } from '../written/vi.ts';
import { cost } from '../cost/vi.ts';
import type { Detail } from './detail.ts';

export const detail: Detail = {
  ...cost,
  ...follow,
  ...written,
  secondPiece: '[cái|món|sản phẩm|chiếc|hộp|chai]* thứ (hai|2)',
  halfPrice: '(nửa|1/2) giá',
  calledBy: '(cái|con|chiếc|món) [giá]',
  either: 'hay, hoặc, vs',
  cheaperThan: '(rẻ|rẻ tiền) hơn',
  codeWorks: `
    [còn|có|giờ]* (dùng|xài|áp dụng|sử dụng|nhập|áp) được [không|ko|chưa|nữa]*
    còn (hạn|hiệu lực|dùng|xài) [được|không|ko|chưa]*, hết hạn [chưa|rồi]*
  `,
  othersOfKind: '(cái|con|loại|mẫu) khác',
  anyCode: '(mã|voucher|coupon) [giảm giá|giảm]* (nào|khác|gì), có [cái]* (mã|voucher|coupon)',
  held: {
    memory: `
      [bộ nhớ]* ram
    `,
    storage: `
      bộ nhớ [trong]*, dung lượng (lưu trữ|bộ nhớ), lưu trữ, rom
    `,
  },
  most: `
    [cái|con|máy|nào|có]* (nhiều|lớn|cao|to|khủng) (nhất|hơn)
  `,
  reducedNow: `
    [có|hiện|bây giờ|giờ]* đang [được]* (giảm giá|giảm|sale|khuyến mãi) [không|ko|hông|hem|hả|à]*
    có [được]* (giảm giá|sale) (không|ko|hông|hem) [bạn|shop|ạ]*
  `,
  link: `
    [cho|xin|gửi|có|lấy|share|mình|tôi|em|cái]* (link|đường link|đường dẫn) [mua|sản phẩm|hàng|với|
      đi|
      này|đó|của|cái|nhé|nha|không]*
    [có thể|thì]* (mua|đặt|order) [nó|cái này|cái đó|hàng|được]* (ở đâu|chỗ nào|ở chỗ nào|đâu) [vậy|
      thế|được]*
  `,
  worst: `
    (shop|cửa hàng|sàn|bên|chỗ|app) nào [là|hay|giảm]* (tệ|nhiều|láo|ảo|gian|lừa|nặng) [nhất|nhiều]*
  `,
  trulyReduced: `
    (có|đang|được) (giảm giá|giảm|khuyến mãi|sale) [gì]* (không|ko|chưa|k) <end>
    (cái|con|loại|mẫu|máy) nào [đang|có]* (giảm giá|khuyến mãi|giảm|sale) [không|vậy|thế]*
    [nào|mẫu|loại|đang|hiện]* (giảm|hạ|rẻ) [giá|hơn]* (thật|thiệt|thực sự|thật sự) [vậy|không|sự]*
    [nào|mẫu|loại|đang]* (thật sự|thực sự) [đang]* (giảm|rẻ|hạ) [giá|hơn]*
  `,
  onSale: '[nào|có]* đang (giảm giá|khuyến mãi|sale|giảm) [không]*',
  colour: 'màu [sắc]',
  named: 'họa tiết, mùi, vị, hương, chất liệu',
  rating: '(đánh giá|rating) [từ|trên|ít nhất|tối thiểu]*',
  stars: 'sao [trở lên]*, trở lên',
  sized: 'dày, rộng, dài, cao, cỡ, dung tích, to, lớn',
  withIt: 'có, kèm',
  priceFor: 'cho, được',
  whichPlatform: `
    [cái này|nó]* có [bán]* (trên|ở) <before {shop}>
    [nên]* (mua|đặt) [ở|trên|bên]* (sàn|app|ứng dụng) nào [vậy|thì tốt]*
  `,
  raisers: `
    (shop|cửa hàng|bên|sàn) nào [hay]* (nâng|tăng|kê|đẩy) giá [lên]* trước [khi]* (giảm|sale|
      khuyến mãi)
  `,
  seenElsewhere: `
    [mình|tôi|em]* thấy [ở|ngoài|bên|tại]* (tiệm|chợ|ngoài|cửa hàng|siêu thị|chỗ khác) [bán|giá|có]*
    (ngoài tiệm|ngoài chợ|chỗ khác|ngoài cửa hàng) [bán|giá]*
  `,
  usual: `
    giá [cả]* (bao nhiêu|nhiêu) [là|thì]* (hợp lý|ổn|vừa|tốt|rẻ)
    giá [cả]* (khoảng|tầm|cỡ|chừng) (bao nhiêu|nhiêu|mấy), (khoảng|tầm|cỡ) bao nhiêu [tiền]*
    giá (thường|bình thường|thị trường|trung bình|thông thường|chung|mặt bằng) [là|khoảng|thì]* [
      bao nhiêu|nhiêu]*
    (bình thường|thông thường|thường) [giá|bán|là|khoảng|thì|nó]* (bao nhiêu|nhiêu)
  `,
  moved: `
    (lịch sử|biến động|xu hướng|diễn biến) giá [thế nào|ra sao|sao]*
    [giá]* [có|đã|đang|nó|là]* (tăng hay giảm|giảm hay tăng|lên hay xuống|xuống hay lên) [vậy|thế|
      hả]*
    giá [cả]* [nó|đã|có|đang]* (tăng|giảm) [không|ko|chưa]* <end>
    giá [nó|cả]* (gần đây|dạo này|thời gian qua|mấy tháng nay|lâu nay) [nó]* (thế nào|ra sao|sao|
      như thế nào|nào)
    giá (thế nào|ra sao|sao) <before …(tháng|tuần|năm)>
    giá [cả]* [nó|đã|có|đang]* (thay đổi|biến động|lên xuống) [thế nào|ra sao|sao|như thế nào]*
  `,
  spans: {
    year: '[trong|suốt]* (một năm|1 năm|12 tháng) [qua|gần đây|vừa qua|vừa rồi|nay]*',
    half: '[trong|suốt]* (nửa năm|sáu tháng|6 tháng) [qua|gần đây|vừa qua|vừa rồi|nay]*',
    quarter: '[trong|suốt]* (ba tháng|3 tháng|90 ngày) [qua|gần đây|vừa qua|vừa rồi|nay]*',
    month: '[trong|suốt]* (một tháng|1 tháng|30 ngày) [qua|gần đây|vừa qua|nay]*, tháng này',
    week: '[trong|suốt]* (một tuần|1 tuần|7 ngày) [qua|gần đây|vừa qua|nay]*, tuần này',
  },
  now: '[giá]* (hiện tại|bây giờ|hôm nay|hiện nay|giờ)',
  reviewed: `
    [cái|loại|con|mẫu]* [nào]* [có]* nhiều (đánh giá|review|lượt đánh giá) nhất
    (đánh giá|review|lượt đánh giá) nhiều nhất
  `,
  alike: {
    light: '[cái|loại|mẫu|con]* [nào]* nhẹ [thôi|chút|nhàng|một chút]*',
    heavy: '[cái|loại|mẫu|con]* nặng [chút]*',
    short: '[cái|loại|mẫu|con]* ngắn [thôi|chút]*',
    long: '[cái|loại|mẫu|con]* dài [thôi|chút]*',
    strong: '[cái|loại|mẫu|con]* công suất (lớn|cao)',
    thrifty: '[cái|loại|mẫu|con]* (ít tốn|tiết kiệm|đỡ tốn) điện',
    lasting: '[cái|loại|mẫu|con]* pin (lâu|trâu|khỏe|bền|dùng lâu)',
    small: '[cái|loại|mẫu|con|cỡ|size]* (nhỏ|bé) [gọn]* [thôi|chút]*',
    big: '(cái|loại|mẫu|con|cỡ|size) to [thôi|chút]*, [cái|loại|mẫu|con|cỡ|size]* lớn [thôi|chút]*',
  },
  reviews: `
    <start> [cái này|có|hàng]* (tốt|xịn|ổn|đáng mua|bền|chắc|ngon|chất lượng) (không|ko|k|
      hông) [vậy|ạ|nhỉ]* <end>
    (review|đánh giá|nhận xét) [của|khách|người mua|mọi người]* (thế nào|ra sao|như thế nào|sao rồi)
    (người mua|mọi người|khách) (nói|chê|khen|nhận xét) (gì|sao|thế nào)
  `,
  among: `
    (trong|giữa) [các|những|số|mấy|đám]* (em|cái|số|mẫu|con|loại) (này|đó|
      kia), trong (danh sách) [này|đó]*
  `,
  amongAll: `
    (trong|trên|giữa) [số]* tất cả [những|các]* [cái|mẫu|con|loại|món]* [này|đó|đấy]*
  `,
  extra: '(thêm|chênh|chênh lệch|hơn|đắt hơn) (bao nhiêu|nhiêu|mấy) [tiền]*',
  destination: `
    (ship|giao|giao hàng|vận chuyển|gửi|gửi hàng|phí ship|tiền ship) [hàng|nó|cái này]* (về|tới|
      đến|đi|ra|vào)
  `,
  ever: 'từng, (trước|xưa) (giờ|nay|đến giờ|đến nay|tới giờ|tới nay), lịch sử',
  otherOne: '(cái|con|mẫu|chiếc|loại|máy|em) (kia|còn lại)',
  previous: '[với|và]* (cái|con|mẫu|loại|sản phẩm|danh sách) (trước|trước đó|lúc nãy|hồi nãy)',
  atLowest: `
    [đang]* [ở|có]* [mức|giá|mức giá]* (thấp|rẻ) nhất (từ trước đến nay|từ trước tới nay|
      từ trước giờ|mọi thời đại|lịch sử|xưa nay|trong [vài|mấy|nhiều|nửa|3|6|12]* (
        tháng|năm)) [qua]*
    đang ở (mức|giá|mức giá) (thấp|rẻ) nhất, đáy lịch sử
    [dang]* [o]* [muc|gia]* (thap|re) nhat (tu truoc den nay|tu truoc toi nay|tu truoc gio|lich su)
  `,
  ofAny: 'gì, nào, món, những, sản phẩm, gi, nao, mon',
  free: 'miễn phí, free, tặng, freebie[s]',
};
