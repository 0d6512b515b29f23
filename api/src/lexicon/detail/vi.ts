import type { Detail } from './detail.ts';

export const detail: Detail = {
  codeWorks: `
    [còn|có|giờ]* (dùng|xài|áp dụng|sử dụng|nhập|áp) được [không|ko|chưa|nữa]*
    còn (hạn|hiệu lực|dùng|xài) [được|không|ko|chưa]*, hết hạn [chưa|rồi]*
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
};
