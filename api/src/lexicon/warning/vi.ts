import { scams } from './scam-vi.ts';
import type { Warned, Warnings } from './warning.ts';

export const warnings: Warnings = {
  ...scams,
  danger: `
    tự tử, muốn chết, giết (người|ai|nó), chế bom, đầu độc, mua (ma túy|súng|cần sa)
    hack (facebook|tài khoản)
  `,
  secondhand: `
    (bình sữa|núm ti|ghế ô tô|ghế ngồi ô tô|mũ bảo hiểm|nón bảo hiểm|máy hút sữa|nôi|cũi|bình chữa
      cháy|ti giả|áo phao) [cho bé|em bé|trẻ em|xe máy]* (cũ|đã qua sử dụng|second hand|secondhand|
      2nd|đã dùng|xài rồi|thanh lý|pass lại) … (an toàn|được|nên|ổn|có sao|nguy hiểm|ok|không|ko)
    (nên|có nên|được|an toàn) … (bình sữa|núm ti|ghế ô tô|mũ bảo hiểm|nón bảo hiểm|máy hút sữa|
      nôi|cũi) [cho bé|em bé|trẻ em|xe máy]* (cũ|đã qua sử dụng|second hand|secondhand|đã dùng|
      thanh lý) …
  `,
  infant: `
    <after {infant} …>(gối|chăn bông|mật ong|uống|ăn|thuốc|muối|đường)
    <after {infant} …> nước <not before (giặt|xả|rửa|hoa|lau|tẩy|tắm)>
    (mật ong|thuốc|siro|nước (ép|cam|lọc|suối|cháo|trái cây)) … <before {infant}>
    (gối|chăn bông) <not before (bú|cho bú|cho con bú)> [cho|của|nằm|con|bé|ngủ|
      chống trào ngược]* <before {infant}>
    <after {infant} …> <not after (bình|hút|hâm|túi|trữ|núm|cốc|ly|pha|vắt|bình đựng)> sữa <not
      before (tắm|rửa|dưỡng|chống|mẹ)>
    <not after (bình|hút|hâm|túi|trữ|núm|cốc|ly|pha|vắt|bình đựng)> sữa <not before (tắm|rửa|dưỡng|
      chống|mẹ)> … <before {infant}>
    sữa (bột|công thức) [cho]* (bé|trẻ|em bé)
  `,
  pregnancy: `
    (bà bầu|bầu|mẹ bầu|mang thai|có thai|cho con bú|mẹ bỉm) … (an toàn|được không|được ko|dùng
      được| xài được|có sao|có hại|nguy hiểm|ảnh hưởng|được k)
    (an toàn|dùng được|xài được|có sao|có hại|nguy hiểm|ảnh hưởng|được không) … (bà bầu|mẹ bầu|
      mang thai|có thai|cho con bú|thai nhi)
  `,
  medicine: `
    bị bỏng, phỏng (tay|chân|da), bỏng (tay|chân|da|nước sôi)
    (trị|chữa|điều trị) (bệnh|ho|sốt|tiểu đường|ung thư|cảm|đau|mụn)
    thuốc (nào|gì|ngủ|ho|sốt|cảm|đau|kháng sinh), (tiểu đường|ung thư|cao huyết áp|hen suyễn)
    <after (vitamin|uống|dùng) …>(bà bầu|mang thai|cho con bú)
    (bầu|mang thai|thai) … (hại|có hại|có sao|được không|an toàn|nguy hiểm) [không|ko]*
    (nổi mẩn|mẩn ngứa|ngứa|phát ban|chàm|viêm da|mỡ máu|huyết áp|dạ dày) … (bôi|uống|kem|thuốc|
      hết|khỏi|vitamin|thực phẩm chức năng)
    tác dụng phụ, uống mấy viên, bà bầu … (uống|dùng|ăn)
    warfarin, thuốc chống đông, thuốc loãng máu, metformin, insulin, (uống|dùng|ăn) … (chung|
      cùng|với|kèm) … thuốc
  `,
  condition: `
    tiểu đường, đái tháo đường, cao huyết áp, huyết áp cao, hen suyễn, bị hen, bị suyễn, bị gout,
    bệnh gút, bệnh thận, suy thận, mỡ máu cao, đau dạ dày, bệnh tim, không dung nạp lactose, bất
    dung nạp lactose
  `,
  slimming: '(thuốc|trà|cà phê) giảm cân, giảm … (ký|kg|cân) trong, giảm cân nhanh',
  expired: `
    (hết hạn|quá hạn|quá date|hết date|hết đát|hết hạn sử dụng) … (còn (dùng|xài|ăn|uống)|dùng
      được|xài được|ăn được|uống được|có sao|an toàn|phải mua|nguy hiểm|được không|được ko)
  `,
  fire: `
    (bình chữa cháy|bình cứu hỏa|chăn chữa cháy|mền chữa cháy) … (được|dùng|an toàn|có) … (điện|dầu|
      dầu mỡ|chập điện|bếp|pin|gas|xăng) …
    (bình chữa cháy|bình cứu hỏa) … (điện|dầu|chập điện|xăng|gas) … (được|không|ko)
    (cháy|đám cháy|chữa cháy|dập lửa) [do|đám|cháy|lửa]* (dầu mỡ|dầu ăn|chập điện|chảo dầu|pin
      lithium) …
    (tạt|đổ|dội) nước … (cháy|lửa|chảo) …
  `,
  marks: `
    (không có|ko có|thiếu|chưa có|k có|không thấy) [tem|dấu|nhãn|dấu hợp quy]* (cr|hợp quy|chứng
      nhận|kiểm định) …
    (tem|dấu|nhãn|chứng nhận|ký hiệu) [an toàn|hợp quy]* (gì|nào) …
    (tìm|xem|coi|kiểm tra|nhìn) [cái|cho|thấy]* (tem|dấu|nhãn|chứng nhận) (gì|nào) …
    (tem cr|dấu cr|dấu hợp quy|hợp quy) … (là gì|bắt buộc|cần|giả|phải có|quan trọng) …
    (cần|phải|bắt buộc) [có|phải]* (tem cr|dấu cr|dấu hợp quy|tem hợp quy)
    <start> [có|cái|này|mấy|đó|hàng|sản phẩm]* (tem cr|dấu cr|tem hợp quy|dấu hợp quy|hợp quy|
      chứng nhận hợp quy) [không|ko|k|chưa|hông|ạ|vậy|shop]* <end>
  `,
  defect: `
    (pin|sạc dự phòng|cục sạc|củ sạc|sạc|điện thoại|laptop|ổ cắm|phích cắm|quạt|bàn ủi|bàn là|
      nồi cơm|nồi chiên|ấm) [mình|mới|mua|hôm qua|của|tôi|em|tự nhiên|bị|đang|nó|thì|đã]* (phồng|
        phù|bốc khói|có khói|khét|tóe lửa|toé lửa|xẹt lửa|chảy nhựa|nóng ran|nóng rực|rò điện)
    (pin|sạc dự phòng) [bị]* rò rỉ, bị (điện giật|giật điện)
  `,
  charging: `
    (hư|hỏng|cháy|nổ|hại|chai) [máy|điện thoại|pin]* … (củ sạc|cục sạc|sạc) … (không|ko|k|hông)
    (củ sạc|cục sạc|sạc|bộ sạc|sạc dự phòng|pin|adapter|{number}[ ]*w) … (hư máy|hỏng máy|hư|cháy|
      nổ| chai pin|nguy hiểm|có sao|phồng|hỏng pin|an toàn không|hại máy|hại pin|chập)
    sạc [điện thoại|máy]* (qua đêm|cả đêm|suốt đêm) …, (pin|sạc dự phòng) [bị]* (phồng|rò rỉ)
  `,
  electricity: `
    (ổ điện|ổ cắm|dây điện|phích cắm) … (an toàn|được không|có sao|cháy|cùng lúc|máy lạnh|
    nguy hiểm), điện giật, đi dây điện
  `,
  carrier: `
    [có|được]* (mang|đem|xách|cầm|ký gửi) … (lên|vào|trong) (máy bay|tàu|metro|xe buýt|xe khách|
      hành lý|tàu điện) [được|ký gửi|xách tay|có|chứ]* (không|ko|k|hông|hem)
    ký gửi (được|có|không) …
  `,
  law: `
    [có|được]* (mang|đem|xách) … qua hải quan [được|không|ko]*
    (hợp pháp|phạm pháp|trái luật), (bắt buộc|quy định) … (luật|pháp luật), luật … (bắt buộc|cấm)
    thuế nhập khẩu, kiện [shop|cửa hàng]*
    (xách tay|nhập) … (thuế|hải quan)
  `,
  safety: `
    có an toàn <not before … (mua|shop|trang|web)> [cho|với|khi|nếu|không|ko|k]*
    an toàn (không|ko|k|chứ), có độc (không|ko|k|hại)
    dị ứng … (ăn|uống) … (được|đc|dc)
    (có|sợ) (nổ|cháy nổ|bị vỡ|bị nổ) [không|ko|k]*
    (dị ứng|da nhạy cảm|mẩn ngứa|viêm da) … (dùng|bôi|xài|thoa|ăn|uống) … (được|đc|dc|nào|không|sao)
  `,
};

export const warned: Warned = {
  safe: `
    an toàn, dùng, dung, uống, uong, toan, hại, hai, kiêng, bôi, boi
  `,
  state: `
    [phụ nữ|mẹ|đang|người|cho]* (bà bầu|mẹ bầu|mang bầu|mang thai|có bầu|có thai|cho con bú|
      sau sinh)
  `,
  done: `
    (lỡ|đã|mới|trót|vừa|lỡ tay) [lỡ|đã|vừa|trót|tay]* (bấm|nhấn|click|ấn|chuyển|ck|cọc|cho|đưa|
      gửi|đọc|nhập|quét|trả|cài|tải|điền|khai) …
    (chuyển|bấm|gửi|nhập|đưa|quét|cho|trả|cọc|ck) [tiền|khoản|mã|link|cho|nó|họ|mất|hết]* rồi
    (giờ|bây giờ) (làm sao|sao|phải làm gì|phải làm sao) …
  `,
  parcel: 'bưu phẩm, bưu kiện, kiện hàng, gói hàng, shipper, bưu điện, hải quan, cod',
  formula: 'sữa (bột|công thức)',
  food: 'mật ong, uống, ăn, nước, muối, đường, sữa, trứng, đậu phộng',
  bed: 'gối, chăn bông, nệm, ngủ',
  medicine: 'thuốc, siro, vitamin, sốt, ho',
  bottle: 'bình sữa, bình bú, núm ti, núm vú',
  allergy: 'dị ứng, ăn, uống, da, kem, xà phòng, sữa, son, nước hoa',
  mark: 'tem cr, dấu cr, hợp quy',
};
