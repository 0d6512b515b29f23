import type { Written } from './written.ts';

export const written: Written = {
  textAsked: {
    warranty: `
      [có|được|thời gian|thời hạn|đc|dc]* bảo hành [mấy|bao lâu|bao nhiêu|năm|tháng|không|ko|k|
        thế nào|như thế nào|
        lâu|được|bn|ở đâu|chính hãng]*, bh (mấy|bao lâu|bao nhiêu) [năm|tháng]*
    `,
    scent: `
      mùi [hương|của|nó|này|thơm]* (gì|thế nào|như thế nào|ra sao|sao|nào), có mùi (gì|không|ko|k|j)
      mùi [gì|j] (vậy|thế|ạ|v|z), (thơm|hương) (gì|mùi gì|không|ko), mùi (j|ntn)
    `,
    whom: `
      [cho|là|dành cho]* (nam|con trai|đàn ông) (hay|hoặc) [cho|là|dành cho]* (nữ|con gái|phụ nữ)
      [cho|là|dành cho]* (nữ|con gái|phụ nữ) (hay|hoặc) [cho|là|dành cho]* (nam|con trai|đàn ông)
      [cho|dành cho]* cả nam [và|lẫn|với] nữ (không|ko|k|à), unisex (không|ko|k)
    `,
    neck: 'cổ rộng, miệng rộng',
    stay: `
      pin [dùng|xài|được|trâu|nghe|chơi|chạy|trụ]* (bao lâu|mấy tiếng|mấy giờ|lâu không|lâu ko|
        được lâu|bn tiếng|
        bao nhiêu tiếng|mấy ngày|được bao lâu|mấy phút), pin có (trâu|lâu|bền) (không|ko|k)
      (sạc|sạc đầy|một lần sạc|1 lần sạc) … (bao lâu|mấy tiếng|mấy giờ|mấy ngày)
    `,
    dishwasher: 'máy rửa (chén|bát), dishwasher',
    washing: `
      (giặt|rửa) [máy|bằng máy|tay|nước]* được (không|ko|k|hông), (giặt|vệ sinh|rửa) (thế nào|
        như thế nào|sao|ra sao)
      giặt máy
    `,
    wrapped: 'gói quà, gói [làm|thành] quà',
    assembly: '(phải|cần) [tự]* lắp [ráp]*, tự lắp [ráp]*, lắp ráp (không|ko|k|sẵn)',
    expiry: 'hạn (sử dụng|dùng), hsd, hết hạn (khi nào|bao giờ|lúc nào|ngày nào), để được bao lâu',
    exchange: `
      (đổi|trả|đổi trả|hoàn|trả lại) [hàng|size|lại|trả|cỡ]* (được|đc|dc) (không|ko|k|hông)
      có (được|cho|đc) (đổi|trả|đổi trả)
    `,
    box: `
      trong hộp (có|gồm) (gì|những gì|j), (kèm|tặng kèm|có kèm|gồm) [theo]* (những gì|gì|j)
      hộp có gì
    `,
    material: `
      (chất liệu|vải|chất) [là|của|nó]* (gì|j|nào|thế nào), làm (bằng|từ) (gì|chất liệu gì|j)
    `,
    ingredients: `
      thành phần [của|có|nó|gồm]* (gì|những gì|j|thế nào)
      (có chứa|có chất|chứa) (đường|sữa|đậu phộng|hạt|gluten|cồn|lactose|chất bảo quản|hương liệu|
        caffeine|
        paraben|mỡ heo) [trong]* (không|ko|k|hông)
    `,
  },
  textSaid: {
    warranty: 'bảo hành',
    scent: 'mùi, hương, thơm',
    whom: 'cho nam, cho nữ, nam và nữ, unisex, phái mạnh, phái đẹp',
    neck: 'cổ rộng, miệng rộng',
    stay: 'pin … {number}, {number} (giờ|tiếng|phút|ngày) <after (pin|sạc|dùng) …>, cả ngày',
    dishwasher: 'máy rửa (chén|bát)',
    washing: 'giặt, rửa, lau chùi, tráng',
    wrapped: 'gói quà, làm quà',
    assembly: 'lắp ráp, lắp sẵn, tự lắp',
    expiry: 'hạn sử dụng, hạn dùng, hsd, ngày sản xuất',
    exchange: 'đổi trả, đổi size, hoàn tiền, đổi mới, trả hàng',
    box: 'trong hộp, kèm theo, tặng kèm, đi kèm',
    material: `
      chất liệu, làm từ, làm bằng, vải, da thật, gỗ, thép, nhựa, thủy tinh, gốm, silicon, cotton
    `,
    ingredients: 'thành phần, chứa, đường, sữa, đậu phộng, nguyên chất, không thêm',
  },
  allergens: {
    milk: 'sữa, đạm bò, đạm sữa, đạm sữa bò, lactose, phô mai, bơ sữa, sữa bò',
    nuts: 'đậu phộng, lạc, hạnh nhân, hạt điều, óc chó, các loại hạt',
    gluten: 'gluten, lúa mì, bột mì',
    soy: 'đậu nành',
    egg: 'trứng',
    seafood: 'hải sản, tôm, cua, cá, mực, sò',
  },
  lacking: '',
  boast: `
    rẻ nhất, giá, giảm giá, khuyến mãi, voucher, mã giảm, ưu đãi
    chữa (bệnh|khỏi|trị|lành), điều trị, phòng (bệnh|ngừa), không tác dụng phụ, (100 %|100%|
      tuyệt đối|cam kết) (an
      toàn|chính hãng|tự nhiên|hiệu quả), an toàn (tuyệt đối|cho mọi|cho bé|cho bà bầu)
      bác sĩ khuyên
    tốt nhất (thế giới|việt nam), số 1, giảm cân, nhắn zalo, zalo, chuyển khoản, đặt cọc, liên hệ
  `,
  received: `
    (nhận|lấy|lãnh|lấy quà|nhận quà) [quà|hàng|nó|được|miễn phí]* (thế nào|như thế nào|sao|ra sao|
      kiểu gì|ở đâu|
      bằng cách nào|ntn), (làm sao|làm thế nào|cách|cách nào) [để|mà]* (nhận|lấy|lãnh)
  `,
  receiving: `
    nhấn, bấm, nhận, xác nhận đơn, mỗi tài khoản, mỗi người, không đồng, trang shop, trang của shop
  `,
};
