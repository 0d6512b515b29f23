/** What Vietnamese questions ask, and how they go on. */
import type { Lexicon } from '../lexicon.ts';
import { NONE } from '../none.ts';

export const question: Pick<Lexicon, 'asks' | 'courtesy' | 'follow'> = {
  asks: {
    ...NONE.asks,
    coupons: `
      (mã|phiếu) (giảm giá|giảm|khuyến mãi|ưu đãi)
      mã <before … (dùng|xài|sử dụng|áp dụng) được>
      [có]* (voucher|coupon|mã) [nào|gì] [không] <not before (giảm|khuyến|ưu)>
    `,
    sales: `
      (khi nào|bao giờ|ngày nào|hôm nào) … {sale}, {sale} … (khi nào|bao giờ|ngày nào|hôm nào)
      (tháng này|tháng sau|tuần sau|ngày mai|sắp tới|cuối tháng) … (sale|khuyến mãi|giảm giá)
      (sale|khuyến mãi) … (tháng sau|tuần sau|ngày mai|sắp tới|cuối tháng)
      (khi nào|bao giờ) [lại|có|mới]* sale [tiếp|nữa|lớn|to]*
      (bao giờ|khi nào|lúc nào|mấy giờ|ngày nào|hôm nào) [thì|mới|sẽ|nó]* (bắt đầu|diễn ra|
        mở bán|kết thúc)
    `,
    wait: `
      [mua]* [bây]* giờ hay (đợi|chờ) [thêm|{sale}|sale|khuyến mãi|giảm giá]*
      (nên|có nên) (chờ|đợi) [không]*
      (chờ|đợi) [tới|đến|cho đến]* {sale}, (đợi|chờ|canh) [tới|đến|đợt]* (sale|giảm giá|
      khuyến mãi) [thì|có]* [
        rẻ hơn|tốt hơn|hơn|được|nên]* (không|ko|k|chưa)
      [có]* nên mua [bây giờ|ngay|luôn|không]* <not before … (hay|mấy|bao nhiêu|nào)>
      [có]* nên mua <before … hay (chờ|đợi)>, [bây giờ|ngay|luôn]* hay (chờ|đợi) [
        thêm|{sale}|sale|khuyến mãi|giảm giá]*
      (chờ|đợi) [thêm|nữa]* [thì|có]* (giảm|rẻ|xuống) [giá|hơn|nữa]* (không|ko)
      (đợi|chờ) (tết|lễ|noel|cuối năm|tháng sau|tuần sau) [mua|thì|có]* [rẻ hơn|giảm]* [không]*
      mua [luôn|ngay|liền]* được (chưa|không), khi nào [nên]* mua
      (bao giờ|khi nào|chừng nào) [thì|mới|giá|nó]* (
        giảm|hạ|rẻ|sale) [giá|nữa|lại|tiếp]*
      lần (cuối|gần nhất) [giá]* giảm [giá|là khi nào]*, (sắp|sẽ) giảm [giá]* [không|chưa]*
      (thường|hay) giảm [giá]* (khi nào|lúc nào|tháng nào|dịp nào)
      mua (lúc nào|dịp nào|tháng nào|khi nào) [thì]* [rẻ|tốt|được]*
    `,
    explain: `
      giảm [giá]* (thật|ảo|giả) [không|hay]*, tại sao, vì sao, giải thích
      [giá]* trước (đây|kia|đó) [giá|bán|nó|là]* (bao nhiêu|nhiêu)
      có [phải]* giảm [giá]* thật, [có]* thật [không|ko|hông|hay (ảo|giả)]* <end>
      giá (gốc|cũ|ban đầu|trước khi giảm|niêm yết) [là]* [bao nhiêu]*
      (tiết kiệm|giảm|rẻ hơn) được bao nhiêu, giảm [giá|mất|đi]* bao nhiêu [phần trăm|rồi]*
      giảm (còn|xuống) (bao nhiêu|nhiêu)
    `,
    compare: `
      [cái|loại|gói|bên]* nào [có]* (lợi|hời|kinh tế|tiết kiệm) [hơn|nhất]*
      (cái|loại|hãng|con) nào (êm|mát|khỏe|mạnh|nhẹ|nhanh|sạch|trâu|êm ái) hơn
      so sánh, so với <not before (trước|bình thường|mọi khi)>
      so [giúp|giùm|dùm|hộ|thử]* (mình|em|tôi|tui|anh|chị), <not after (có|còn|con)> (cái|loại|hãng|
        con) nào rẻ hơn
      (cái|loại|hãng|con) nào hơn [nhỉ|vậy|ta|ạ|ha|thế]* <end>
      (cái|loại|hãng|con) nào (tốt|đáng|ngon|bền|hợp|phù hợp|xịn|ổn) hơn
      nên (chọn|mua) (cái|loại|hãng|con) nào, nên (mua|chọn|lấy) <before … hay>
      [thì]* nên (mua|chọn|lấy) (cái|con|em|máy|loại) nào
    `,
    goodPrice: `
      (trước giờ|trước đây|trước kia|từng|hồi trước|bao giờ) [đã|có|từng|bao giờ]* [lúc|khi|lần]* [
        nào]* (rẻ|thấp) hơn [vậy|thế|giá này|bây giờ]*
      có (lúc|khi|đợt|lần) nào rẻ hơn [trước đây|trước giờ]*, [đã] từng [có giá|giá]* rẻ hơn
      [giá]* (tháng|tuần|năm) (trước|ngoái) [giá] [bao nhiêu]
      [có]* rẻ hơn (bình thường|mọi khi|trước đây|trước|tháng trước)
      [có]* đáng (mua|tiền|giá) [không|chưa]*
      giá [này|đó]* [có]* (tốt|hợp lý|ổn|rẻ|đắt|mắc) (không|chưa|ko)
      giá (này|đó) [có]* (tốt|hợp lý|ổn|rẻ|đắt|mắc|bình thường)
      (rẻ|đắt|mắc) (không|chưa|ko|hay), [giá]* (thấp|rẻ) nhất (từng|là bao nhiêu|trước giờ)
      [giá]* (thấp|rẻ) nhất của (nó|cái này|cái đó|cái ấy) [là bao nhiêu]*
      [giá]* (thấp|rẻ) nhất [từ]* (trước (giờ|nay|đây|đến giờ|tới giờ|đến nay|tới nay)|lịch sử)
      [giá]* (thấp|rẻ) nhất [trong|vòng|của]* {number} (ngày|tháng|tuần)
      {number} (ngày|tháng|tuần) [nay|qua|gần đây|vừa rồi|trước]* [giá]* (thấp|rẻ) nhất [là]* [
        bao nhiêu|mấy|nhiêu]*
      (này|đây|đó|nó) [đã|là|phải]* (rẻ|thấp) nhất (chưa|rồi|phải không)
      <after giá …> có (tốt|ổn|rẻ|hợp lý) [không], lịch sử giá, [đã]* từng (rẻ|giảm|thấp) [hơn]*
      có (ổn|hời|rẻ|đắt|mắc) không
      giá (thường|bình thường|mọi khi|thông thường) [là]* [bao nhiêu]*
    `,
    service: `
      (giao|nhận|gửi|ship|hàng|đồ) … bị (bể|vỡ|hư|hỏng|móp|thiếu|rách|sai|nứt)
      trả góp, bảo hành [bao lâu|mấy]*, đổi trả, hoàn tiền <not before {amount}>, kiểm tra đơn
      thanh toán (thế nào|khi nhận hàng)
    `,
    shipping: `
      (ship|giao) [hàng]* (tới|đến) (khi nào|bao giờ|lúc nào), khi nào (giao|nhận được|tới nơi)
      (ship|giao) [hàng]* [mất|trong]* bao lâu, (ship|giao) [hàng]* nhanh (không|ko)
      (ship|giao) [hàng]* (hỏa tốc|trong ngày|hẹn giờ)
      phí (ship|vận chuyển|giao hàng) [bao nhiêu]*
      tiền ship, (ship|giao hàng|vận chuyển) [hết|là|mất|phí|về|thì|khoảng|tốn]* (bao nhiêu|
        nhiêu|mấy) [tiền]*
      (mấy|bao nhiêu) ngày (nhận|tới|đến|giao), giao bao lâu
      giao [hàng]* [mất]* (mấy|bao nhiêu) ngày
    `,
    shopGoods: '[có|đang]* bán [những|đồ|cái|hàng]* gì, có [những]* gì bán',
    stock: `
      [còn]* (còn hàng|hàng sẵn|có sẵn) [không|chưa|ko|k]*, hết hàng [chưa]*
      còn (không|ko) <end>, còn (bán|nhiều) [không|ko]* <end>
    `,
    seller: `
      (mấy|bao nhiêu) sao <end>, đánh giá (sao|thế nào|bao nhiêu)
      [hàng]* (thật|xịn|auth) hay [là|hàng]* (giả|fake|nhái)
      (uy tín|lừa đảo|tin được|hàng thật|hàng giả|chính hãng) (không|chưa), ai [đang|là]* bán
      (shop|cửa hàng|bên|chỗ) nào [đang]* bán, bán (bởi|ở) (ai|shop nào|cửa hàng nào)
      (shop|cửa hàng|bên|chỗ) nào [là|có]* (uy tín|đáng tin|tin được) [không|nhất]*
    `,
    deals: `
      (có|còn) gì [đang|được]* (giảm giá|sale|khuyến mãi) [không|ko|hôm nay|vậy]*
      [có]* (khuyến mãi|ưu đãi|deal) [gì]* [hôm nay|hôm nay không|hot]*
      gợi ý [cho]* [tôi|mình]* <end>
    `,
    measure: `
      (bao nhiêu|mấy) {unit}, pin [dùng|xài|được]* (bao lâu|được lâu không)
      (dung tích|nặng|kích thước|dài) [bao nhiêu]* (bao nhiêu|mấy|thế nào)
      (ssd|ram|rom|bộ nhớ|màn hình|pin|dung lượng) [của|nó|máy|con|cái|này|đó]* (bao nhiêu|mấy|
        cỡ nào) [vậy|thế]* <end>
    `,
    help: 'bạn là ai, [bạn]* làm được gì, giúp [được] gì, (bot|người) [thật]* (hả|à|không)',
  },
  courtesy: {
    ...NONE.courtesy,
    greetings: '(xin chào|chào) [bạn|shop|em|ad|mọi người]*, alo, (shop|ad|bạn|em) ơi',
    thanks: `
      cảm ơn [bạn|shop|nhiều|nha|nhé|ạ]*, cám ơn [bạn|nhiều|nha]*
    `,
    agreed: `
      được rồi, ok <not before (không|ko|chưa|ba|na ba)>, (ừ|uh|ừm|um) <not before không>, dạ, vâng
      trời
    `,
    particles: `
      (giúp|giùm|hộ) (em|e|mình|tui|tôi), e <end>, ạ, nhé, nha, nhe, ơi, vậy, với, nhỉ, hả
      cơ <end>, <after {number}> co <end>
    `,
    rude: 'ngu, ngu ngốc, khốn nạn, đồ ngu, vô dụng, dở hơi, đm, vcl',
    enough: 'thôi [khỏi|không cần|bỏ đi|được rồi]*, không cần nữa, khỏi',
  },
  follow: {
    ...NONE.follow,
    opening: `
      (không có|hết) thì <before {letter}>, (cái|con|chiếc|loại) <before … (ấy|đó|kia) <end>>
      (thế|vậy|nếu) [nếu|là|còn|thì]*
      còn <not before (hàng|không|ko|bán|hạn|dùng|nhiều|mã|size)> [nếu|là|thì]*
      [có]* (của|hãng) <before {letter}>
      trong (mục|danh mục|nhóm|ngành), chỉ <not before (còn|có|số|dẫn|cần biết)> [lấy|xem|mua]*
    `,
    closing: `
      (thì sao|thì thế nào|thì|nhỉ|vậy)
      thôi [nhé|nha|ạ]*
    `,
    more: `
      [cho|xem|còn|có|mình]* (thêm|ý tưởng) (ý tưởng|gợi ý|khác) [khác|nữa|đi|không|nào]*
      [xem|cho xem|còn|có|lấy]* [thêm|cái|loại|mẫu|món|hàng]* [nào|gì]* (khác|nữa|thêm) [
        nữa|không|nào|đi|nhé|nha
      ]*
      [cai|loai|mon|mau|xem|con|co]* khac [di|khong|nua|ko]*
    `,
    thePlace: '(cái|món|sản phẩm|chiếc|con|loại|số|mẫu|em) [thứ]* ({place}|{digit}), cái đầu',
    places: {
      first: 'đầu tiên, thứ nhất, đầu',
      second: 'thứ hai, thứ 2, hai',
      third: 'thứ ba, thứ 3, ba <not before (lô|lo|rọi|chỉ)>',
      fourth: 'thứ tư, thứ 4, bốn',
      last: 'cuối [cùng]',
      beyond: 'thứ (năm|sáu|bảy|tám|chín|mười|5|6|7|8|9|10)',
    },
    saidOf: '(không|cho|loại|kiểu|phải|chống|dùng cho)',
    otherColours: '[có|còn]* màu (khác|nào|gì) [không|nữa]*',
    feature: `
      [có|cái|loại|nào]* (nhẹ|to|lớn|nhỏ|dài|mỏng|bền|sáng|mạnh) hơn [không|chút|tí|nữa]*
      [có|cần]* (camera|chụp hình|chụp ảnh|pin|màn hình|âm thanh|loa) (đẹp|tốt|trâu|to|lớn|rõ|hay|
        lâu) [nữa|nhé|nha]*
    `,
    cheapest: `
      [cái|loại|con|giá|đồ|chiếc]* [nào]* rẻ nhất, [có]* [mức]* giá thấp nhất, gia (thap|re) nhat
    `,
    dearest: '[cái|loại|con]* (đắt|mắc) nhất',
    cheaper: `
      [có|cái|loại|mẫu|nào|gì]* [tương tự]* rẻ hơn [không|chút|tí|xíu|tẹo|nữa]*
      <start> (mắc|đắt) (quá|thế|vậy|dữ|dữ vậy) [nhỉ|vậy|shop|ạ]* <end>
    `,
    dearer: '[có|cái|loại|nào|gì]* (đắt|mắc|sang|xịn|cao cấp) hơn [không|chút|tí]*',
    sold: '[cái|loại|con|chiếc]* [nào]* (bán chạy|nhiều người mua) [nhất]*',
    rated: '[cái|loại]* (đánh giá|review) (tốt|cao) [nhất]*, nhiều sao [nhất]*',
    correction: `
      không phải ý mình là, không phải ý tôi là, ý mình là, ý tôi là
      (không|nhầm|à không|ý) [phải|rồi|đâu|cái đó]* (ý (mình|tôi|em|tui) là|mình (muốn|cần))
      ý (mình|tôi|em|tui) là, nhầm, à nhầm [rồi]*, (gõ|ghi|viết) (nhầm|lộn) [rồi]*
    `,
    definite: '(cái|con|loại|chiếc|em) (rẻ hơn|rẻ nhất|mắc hơn|đắt hơn)',
    pointing: 'này, đó, nó, kia, bao nhiêu, ở đâu',
    pointers: 'này, đó, nó, kia, cái, giá, shop, cửa hàng, sản phẩm, hàng, món',
    otherBudget: `
      (tăng|giảm|đổi|bớt|hạ|nâng) [ngân sách] [lên|xuống|thành|còn]* <before {amount}>
      (ngân sách|mình) [có thể|được]* (tăng|lên|chi) [lên|tới|đến]* <before {amount}>
    `,
  },
};
