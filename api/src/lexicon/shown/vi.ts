import type { Shown } from './shown.ts';

export const shown: Shown = {
  howMuch: `
    [thì|hết|giá|tổng|tổng cộng|tất cả|là|tốn]* (bao nhiêu|bn|bnhiêu|nhiêu) [tiền|vậy|thế|ạ|hả]*
    (thi|het|tong) (bao nhieu|bn) [tien|vay]*, tính [tiền]* (giúp|cho|giùm|hộ) [mình|tôi|em]*
  `,
  buying: `
    [nếu|giả sử|neu]* [mình|tôi|em|tui]* (mua|lấy|đặt|lay|dat|cần) [luôn|có|thêm]*, cho <before {count}>
  `,
  beside: `
    gì, gi, nào, nao, có, co
    cái, cai, chiếc, chiec, món, mon, đôi, doi, hộp, hop, chai, gói, goi, bộ, bo, con, thì, thi, là, la
    [tính|gồm|kèm|cả|có|thêm|cộng|tinh|ca|co]* (phí ship|tiền ship|ship|mã|voucher|phi ship|tien ship)
    tổng, tổng cộng, tất cả, nếu, neu, vậy, vay, giá, gia, này, nay, đó, do, nó, no, hết, het, luôn, luon
    cùng, cung, loại, loai, màu, còn, con, thế, tiền, tien, cho, mình, minh
  `,
  numbers: {
    1: 'một',
    2: 'hai, đôi, một cặp',
    3: 'ba',
    4: 'bốn, bon',
    5: 'năm',
    6: 'sáu, sau, nửa tá',
    7: 'bảy, bay',
    8: 'tám, tam',
    9: 'chín, chin',
    10: 'mười, muoi, chục',
    12: 'một tá',
  },
  truly: `
    thật, thực, thiệt, that, thiet, giả, xạo, ảo, lừa, xao, tin được, tin duoc, có thật, co that, đúng không
    dung khong
  `,
  reduced: '(giảm|khuyến mãi|sale|giam|khuyen mai) [giá|gia]*, off',
  everything: `
    (trên|ở|trong|tren|trong|o) (web|trang|app|đây|shop|day|trang web) [này|nay]*, tất cả, tat ca
    đang bán, dang ban
  `,
  anything: `
    món, đồ, hàng, sản phẩm, thứ, hôm nay, tuần này, tháng này, bây giờ, hiện tại, mon, hang
    san pham, hom nay, tuan nay, thang nay, bay gio, hien tai
  `,
  sizes: {
    light: '[cái|loại|con|nào|cai|loai|nao]* (nhẹ|nhe) (nhất|nhat|hơn) [không|chút]*',
    heavy: '[cái|loại|con|nào]* nặng (nhất|hơn)',
    short: '[cái|loại|con|nào]* ngắn (nhất|hơn)',
    long: '[cái|loại|con|nào|cai|nao]* (dài|dai) (nhất|nhat|hơn)',
    strong: '[cái|loại|con|nào|cai|nao]* [công suất]* (mạnh|manh|khỏe) (nhất|nhat)',
    small:
      '[cái|loại|con|nào|cai|loai|nao|màn hình]* (nhỏ|nho|bé) (nhất|nhat|hơn) [không|chút]*, mini',
    big: `
      [cái|loại|con|nào|cai|loai|nao|màn hình|dung lượng|dung tích|pin|man hinh|dung luong]* (to|lớn|
        lon|nhiều|trâu) (nhất|nhat|hơn) [không|chút]*
    `,
  },
};
