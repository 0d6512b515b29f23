import type { Follow } from './follow.ts';

export const follow: Follow = {
  onRecord: `
    (khi nào|lúc nào|hồi nào|bao giờ|tháng nào|ngày nào) [nó|là|thì|giá]* (rẻ|thấp) nhất
    [giá|nó|từng]* (rẻ|thấp) nhất [là|vào|từng]* (khi nào|lúc nào|hồi nào|bao giờ|tháng nào|
      ngày nào)
    [trước|hồi trước|trước đây|trước giờ|nó]* [có|đã]* (từng|bao giờ) [có|bán|giá]* (rẻ|thấp) hơn [
      chưa|không|thế này|vậy|nữa|này|giờ]*
    (trước|hồi trước|trước đây|trước giờ|lúc trước) [nó|có|giá|bán]* (rẻ|thấp) hơn [chưa|không]*
    [giá|nó|con này|cái này|trước|trước đây]* từng [có|bán|giá|là]* (bao nhiêu|nhiêu) [tiền|vậy|
      rồi]*
    (rẻ|thấp) hơn (trước đây|hồi trước|lúc trước)
    [giá]* (rẻ|thấp) nhất [mà|nó|đã]* từng [có|bán|xuống]*
  `,
  choosing: `
    [vậy|thế|thôi|rồi]* [nên]* (mua|chọn|lấy|rinh|chốt) (cái|con|loại|chiếc|em|máy) nào [thì]* (lợi|
      tốt|ổn|hời|đáng|ok|lời|hợp lý|có lợi|kinh tế) [hơn|nhất]*
    [vậy|thế|thôi|rồi]* [nên]* (mua|chọn|lấy|rinh|chốt) (cái|con|loại|chiếc|em|máy) nào [bây giờ|
      đây|giờ|ta|nhỉ]*
    (cái|con|loại|chiếc|em|máy) nào (lợi|lời|có lợi|hợp lý|kinh tế) hơn
  `,
  untilWhen: `
      (mấy giờ|khi nào|bao giờ) [thì]* (hết|kết thúc|xong)
      (đến|tới|hết) [lúc]* (mấy giờ|khi nào|bao giờ|hạn khi nào)
      (may gio|khi nao|bao gio) (het|ket thuc), (den|toi) (may gio|khi nao)
  `,
  instead: 'hơn, thì hơn, đi, thay vào đó, thay [vì|thế]*, đổi [sang|thành]*, cơ, co <end>',
  realOnes: '',
  only: 'thôi, riêng',
  pastBefore: 'trong vòng, suốt, trong suốt',
  pastBehind: 'qua, gần đây, vừa qua, vừa rồi, trước <not before (khi|sinh)>, trước đây',
  howManyIn: `
    [một|1|mỗi|trong]* [hộp|gói|bịch|bộ|lốc|thùng|vỉ|set|combo|túi]* [có|được|gồm|này|là]* (mấy|
      bao nhiêu) (cây|cái|chiếc|viên|miếng|gói|hộp|tờ|cuộn|món|đôi|màu) [một|1|trong|mỗi]* [hộp|gói|
      bịch|bộ|lốc|thùng|set]* [vậy|thế|ạ|shop]* <end>
  `,
  nextCheapest: `
    [cái|con|loại|chiếc]* [nào]* rẻ [thứ|hạng]* (hai|2|nhì), [cái|con]* rẻ (kế|tiếp theo|nhì)
    [cai|con|loai]* re [thu|hang]* (hai|2|nhi)
  `,
  lessThanNow: `
    (rẻ|thấp|giảm) [hơn|thêm]* [so với]* [giá]* (bây giờ|hiện tại|hiện nay|hôm nay|giờ)
    (giảm|rẻ) thêm
  `,
  partGood: `
    (bên trong|trong hộp|trong bộ|bộ này) [có|gồm|gồm có]* [những]* gì [vậy|thế]* <end>
    (camera|chụp hình|chụp ảnh|pin|màn hình|âm thanh|loa|bass|mic) [có]* (đẹp|tốt|trâu|rõ|hay|lâu|
      nét|ngon|ổn) (không|ko|k|hông|hong|kh) [vậy|ạ|shop]*
  `,
  allowed: `
    (cũng|vẫn) (được|ok|oke|ổn|đc|dc) [nha|nhé|luôn|thôi]*, được luôn, <start> (thôi|ừ|ok)
    miễn [là|sao]*
  `,
  minutes: 'phút',
  swap: '(đổi|thay) [cái|chiếc|con]*',
  swapFor: '(thành|sang|bằng|lấy|qua) [cái|chiếc|con]*',
  vague: `
    (cái|đồ|thứ|món) gì [đó]* (hay ho|hay|vui|thú vị|độc lạ|xinh|hữu ích|đáng mua|hay hay)
    [cho|chơi]* cuối tuần
  `,
};
