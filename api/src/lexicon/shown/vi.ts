import type { Shown } from './shown.ts';

export const shown: Shown = {
  howMuch: `
    [thì|hết|giá|tổng|tổng cộng|tất cả|là|tốn]* bao nhiêu [tiền|vậy|thế|ạ|hả]*
    [thì|thi|hết|het|giá|gia]* (bn|bnhiêu|nhiêu|nhieu) [tiền|tien|vậy|vay]*
    tính [tiền]* (giúp|giùm|hộ) [mình|tôi|em]*, (tính|giá) (sao|thế nào|kiểu gì)
  `,
  buying: `
    [nếu|giả sử|neu]* [mình|tôi|em|tui]* (mua|lấy|đặt|lay|dat|cần) [luôn|có|thêm]*
    cho <before {count}>
  `,
  beside: `
    hay, k, ko, cây, gì, gi, nào, nao, có, co, cái, cai, chiếc, chiec, món, mon, đôi, doi, hộp
    hop, chai, gói, goi, bao, túi, tui, lon, thùng, thung, bịch, bich, hũ
    bộ, bo, thì, thi, là, la, đứa, dua, người, nguoi
    [tính|gồm|kèm|cả|có|thêm|cộng]* (phí ship|tiền ship)
    [tính|gồm|kèm|cả|có|thêm|cộng|tinh|ca|co]* (ship|mã|voucher)
    tổng, tổng cộng, tất cả, nếu, neu, vậy, vay, giá, gia, này, nay, đó, do, nó, no, hết, het
    [có|được]* giảm [giá]* thêm, luôn, luon, cùng, cung, loại, loai, màu, còn, con, thế, tiền, tien
    cho, mình, minh
  `,
  numbers: {
    1: 'một',
    2: 'hai, đôi, một cặp',
    3: 'ba',
    4: 'bốn, bon',
    5: 'năm',
    6: 'sáu, nửa tá',
    7: 'bảy, bay',
    8: 'tám, tam',
    9: 'chín, chin',
    10: 'mười, muoi, chục',
    12: 'một tá',
  },
  cheap: '[cái|loại]* (rẻ|re) [hơn|nhất]*',
  dear: '[cái|loại]* (đắt|mắc|dat|mac) [hơn|nhất]*',
  shopsDiffer: `
    (sao|tại sao|vì sao) … giá … khác …, (sao|tại sao|vì sao) … (shop|chỗ|cửa hàng) … (khác|rẻ|
    mắc|đắt) …
  `,
  comesWith: 'có (kèm|tặng kèm|tặng|đi kèm)',
  doesIt: `
    <start> (nó|cái này|máy này|em này|cả hai|hai cái [này]|hai máy [này]|mấy cái này) [cái|có|
      có thể|thì]* <before … (được không|không|được ko)>
  `,
  uses: {
    charge: '(cái|thứ|đồ|cái gì|máy|gì) [gì|để|dùng|có thể|cho]* sạc',
    boil: '(cái|thứ|đồ|cái gì|máy|gì) [gì|để|dùng|có thể|cho]* (đun|nấu) nước',
    blend: '(cái|thứ|đồ|cái gì|máy|gì) [gì|để|dùng|có thể|cho]* (xay sinh tố|ép trái cây)',
    sweep: '(cái|thứ|đồ|cái gì|máy|gì) [gì|để|dùng|có thể|cho]* (hút bụi|quét nhà)',
    cool: '(cái|thứ|đồ|cái gì|máy|gì) [gì|để|dùng|có thể|cho]* (làm mát|mát phòng)',
    keepCold: '(cái|thứ|đồ|cái gì|máy|gì) [gì|để|dùng|có thể|cho]* giữ (lạnh|nóng|nhiệt)',
    dryHair: '(cái|thứ|đồ|cái gì|máy|gì) [gì|để|dùng|có thể|cho]* sấy tóc',
    light: '(cái|thứ|đồ|cái gì|máy|gì) [gì|để|dùng|có thể|cho]* (chiếu sáng|soi sáng)',
    cookRice: '(cái|thứ|đồ|cái gì|máy|gì) [gì|để|dùng|có thể|cho]* nấu cơm',
    listen: '(cái|thứ|đồ|cái gì|máy|gì) [gì|để|dùng|có thể|cho]* nghe nhạc',
    iron: '(cái|thứ|đồ|cái gì|máy|gì) [gì|để|dùng|có thể|cho]* (ủi đồ|ủi quần áo|là quần áo)',
    rain: '(cái|thứ|đồ|cái gì|máy|gì) [gì|để|dùng|có thể|cho]* (che mưa|đi mưa)',
  },
  truly: `
    thật, thực, thiệt, giả, xạo, ảo, lừa, tin được, đúng không
    <after hay> ao, nâng giá [rồi|trước]*, that <before (khong|ko|k|hay|su)>
    thiet <before (khong|ko|hong)>
  `,
  reduced: '(giảm|sale|giam), khuyến mãi, giảm giá, nửa giá, off',
  half: '(nửa|một nửa) giá, giảm [một]* nửa',
  everything: `
    (trên|ở|trong) (web|trang|app|đây|shop) [này]*, tất cả, đang bán
  `,
  anything: `
    món, đồ, hàng, thứ, mon, hang, sản phẩm, hôm nay, tuần này, tháng này, bây giờ, hiện tại
  `,
  suits: `
    (cái|con|loại|chiếc|em) nào [thì|là|sẽ]* (hợp|phù hợp|tốt|ngon|ổn|
      thích hợp) [hơn|nhất]* (để|cho|với)
  `,
  pick: `
    (cái|loại|con) nào [âm thanh|chất lượng|camera|màn hình]* (hay|đẹp|tốt|êm|nét) hơn
    [nên]* (mua|chọn|lấy) (cái|con|loại|chiếc|em) nào [hơn|thì tốt|đây]*
    (gợi ý|tư vấn) [cho mình]* (cái|con|loại) nào
    nào (đáng tiền|đáng mua|tốt|ngon|ổn|hời) nhất
    (cái|con|loại|chiếc|em) nào (đáng mua|tốt|ngon|nên mua|ổn|đáng tiền|hời|tốt hơn|ngon hơn|
    ổn hơn) [nhất|hơn]*
    (cái|con|loại|chiếc) nào giảm [giá]* (nhiều|sâu) hơn
  `,
  origin: `
    [không phải|không|chỉ]* (hàng|đồ|sản xuất tại|thương hiệu|made in|xuất xứ) (việt nam|việt|
    trung quốc|tàu|nhật bản|nhật|hàn quốc|hàn|thái lan|thái|đức|mỹ|nội địa) [thôi|nhé]*
  `,
  aroundThat: `
    [khoảng|tầm|cỡ|với]* (giá|tầm giá|mức giá) (đó|này|ấy|tương tự|như vậy), cùng [tầm]* giá
  `,
  ago: {
    week: 'tuần (trước|rồi|vừa rồi|ngoái)',
    month: 'tháng (trước|rồi|vừa rồi)',
    day: 'hôm qua',
  },
  whereCheapest: `
    [mua|bán]* (ở đâu|chỗ nào|shop nào|sàn nào|bên nào) [bán|là|giá]* rẻ (nhất|hơn)
    rẻ nhất (ở đâu|chỗ nào|sàn nào)
  `,
  otherBrand: `
    (không phải|không lấy|trừ) (hãng|thương hiệu|hiệu) (này|đó)
    [có|cho|xem]* (hãng|thương hiệu|hiệu) khác [không]*
  `,
  better: `
    [có]* (tốt|ngon|bền|đáng tiền) hơn [không|thật]*
  `,
  having: '<start> [có]* (loại|cái|con|mẫu) có',
  same: `
    cùng (loại|mẫu|sản phẩm|cái) [này]*
  `,
  sorted: `
    [sắp] xếp [theo|từ]* [giá]* [rẻ|thấp|rẻ nhất|thấp nhất] [đến|tới|lên|trước]* [đắt|cao|mắc]
    giá (tăng dần|từ thấp đến cao), từ rẻ (đến|tới) (đắt|mắc)
  `,
  sortedDown: 'giá (giảm dần|từ cao (đến|xuống) thấp), từ (đắt|mắc) (đến|tới) rẻ',
  fakes: `
    (giảm giá|khuyến mãi|sale|giá|nhãn giá) (ảo|giả|lừa|láo|nói dối|dối trá|không thật)
    [cái|sản phẩm|hàng]* [nào]* (nâng|tăng|đẩy|kê) giá [lên]* (trước|rồi) [khi]* (giảm|sale)
  `,
  orders: `
    [nếu|cho|với]* (mua|đơn|giỏ hàng|đơn hàng) [hàng|khoảng|trị giá|chỉ]*
  `,
  couponTerms: {
    least: `
      [đơn|mức|chi tiêu|yêu cầu]* tối thiểu [bao nhiêu|là bao nhiêu]*, không [cần|yêu cầu|
      đơn]* tối thiểu
    `,
    ends: `
      [cái|mã]* [nào]* [sắp]* (hết hạn|hạn dùng|hạn sử dụng|hiệu lực) [khi nào|đến khi nào|
        bao giờ|hôm nay|
        sớm|trước|nhất]*
      (dùng|áp dụng|xài) [được]* (đến khi nào|đến bao giờ|tới khi nào|đến ngày nào|tới ngày nào)
      (hạn|còn hạn|hạn mã|có hạn) [dùng|sử dụng|là|của mã]* (đến|tới) (khi nào|bao giờ|ngày nào|ngày
        mấy)
      (khi nào|bao giờ|ngày nào) [mã|nó|thì]* hết [hạn|hiệu lực]
      (đến|tới) (khi nào|bao giờ|ngày nào) [là|thì|mã]* hết [hạn]*
    `,
    saves: `
      [nên|thì]* [dùng|xài|áp|lấy|chọn]* (mã|voucher|cái) nào (giảm|lợi|
      tiết kiệm) [được|nhiều|hơn|nhất]* [cho đơn|với đơn|cho|
      nếu mua]*
      (giảm|tiết kiệm|lợi) nhiều nhất [cho đơn|với đơn|cho|nếu mua]*
      [được|thì]* (giảm|tiết kiệm) [được]* (bao nhiêu|nhiêu) [tiền]*
    `,
    stacks: `
      (cộng dồn|kết hợp|gộp|dùng chung|xài chung|áp dụng chung|cùng lúc)
      (dùng|áp|xài) [được]* (mấy|bao nhiêu) mã
    `,
  },
  sizes: {
    light: '[cái|loại|con|nào]* (nhẹ nhất|nhẹ hơn) [không|chút]*',
    heavy: '[cái|loại|con|nào]* (nặng nhất|nặng hơn)',
    short: '[cái|loại|con|nào]* (ngắn nhất|ngắn hơn)',
    long: '[cái|loại|con|nào]* (dài nhất|dài hơn)',
    strong: '[cái|loại|con|nào]* [công suất]* (mạnh nhất|khỏe nhất)',
    thrifty: `
      [cái|loại|con|nào|mẫu]* (ít tốn|tiết kiệm|đỡ tốn) điện (hơn|nhất)
    `,
    lasting: `
      [cái|loại|con|nào|mẫu]* pin [dùng|xài|được]* (lâu|trâu|khỏe|bền) (nhất|hơn|hết)
      (cái|loại|con|mẫu) nào pin (lâu|trâu|khỏe|bền) [vậy|thế|không]*
      [cái|loại|con|nào|mẫu]* (dùng|xài) [được]* lâu (nhất|hơn)
      pin (cái|loại|con|mẫu|máy) nào (lâu|trâu|khỏe|bền|tốt) (nhất|hơn)
    `,
    small: `
      [cái|loại|con|nào|màn hình]* (nhỏ nhất|nhỏ hơn|bé nhất|bé hơn) [không|chút]*, mini
    `,
    big: `
      [cái|loại|con|nào|màn hình|dung lượng|dung tích|pin]* (to nhất|to hơn|lớn nhất|lớn hơn|
        nhiều nhất) [không|chút]*
    `,
  },
};
