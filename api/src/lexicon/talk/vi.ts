import { about } from '../about/vi.ts';
import { interests } from '../interest/vi.ts';
import { sums } from '../sum/vi.ts';
import { warned, warnings } from '../warning/vi.ts';
import type { Talk } from './talk.ts';
import { NO_TALK } from './talk.ts';

export const talk: Talk = {
  ...NO_TALK,
  presents: `
    tặng quà, quà [gì]* cho <before {who}>, quà, quà tặng, quà sinh nhật, quà cưới, quà tết
    (muốn|định|tính|nên|cần) tặng, tặng (món|quà|cái) gì, tặng gì [cho]*
    (sinh nhật|kỷ niệm|tốt nghiệp) [ngày cưới|cho|với|của]* <before {who}>
    (mua|tặng) gì [để]* (cho|tặng) <before {who}>, mua quà, (tặng|biếu) <before {who}>
  `,
  persons: {
    mother: 'mẹ, má, mẹ chồng, mẹ vợ, <after (cho|tang|qua)> me, me <before thich>',
    father: `
      bố, ba <before (tôi|mình|em|,|dưới|tầm)>
      <after (tặng|biếu|quà cho|mua cho)> ba <not before (cái|chiếc|món|người|con|lô|cặp)>, cha
      bố vợ, bố chồng, <after (cho|tang)> bo
      bo <before thich>
    `,
    partner: 'người yêu, ny',
    girlfriend: 'bạn gái, vợ, <after (cho|tang)> vo, cô ấy, cổ <before thích>',
    boyfriend: 'bạn trai, chồng, <after (cho|tang)> chong, anh ấy, ảnh <before thích>',
    grandmother: '<after (cho|tang)> ba, bà [ngoại|nội], bà ngoại, bà nội, người già',
    grandfather: '<after (cho|tang)> ong, ông [ngoại|nội], ông ngoại, ông nội',
    teacher: '<after (cho|tang)> (thay|co), thầy [giáo], cô giáo, thầy cô, giáo viên',
    boss: 'sếp, <after (cho|tang)> sep, đồng nghiệp, khách hàng',
    friend: 'bạn [thân|bè] <not before (ấy|đó)>',
    family: 'chị [gái], anh trai, em gái, em trai, anh chị em',
    teen: 'thiếu niên, tuổi teen, tuổi mới lớn, tuổi dậy thì',
    girl: 'con gái, bé gái, cháu gái',
    boy: 'con trai, bé trai, cháu trai',
    baby: 'em bé, trẻ sơ sinh, sơ sinh, đầy tháng',
    child: 'bé, trẻ em, trẻ con, con nít, cháu',
    woman: 'phụ nữ, nữ',
    man: 'đàn ông, ông ấy, anh ta, nam giới',
    anyone: 'đám cưới, tân gia, giáng sinh, năm mới, (nhà|căn hộ|chung cư|phòng) mới',
  },
  interests,
  forWhom: `
    (cho|tặng) {relative} [tôi|mình|em]*, cho [gia đình|nhà]* {number} người, cho gia đình
    cho (con trai|con gái|con|cháu|bé trai|bé gái) [đi học|học|đi]*
  `,
  forAge: 'cho',
  owned:
    'có <before … rồi>, (có|mua) [cái đó|cái này|món đó|rồi mà|hết]* rồi, đã có [rồi]*, co roi',
  aged: '[lên]* tuổi <before {number}>',
  dislikes: `
    (không|ko|k|hông|chẳng|chả) [có|hề]* (thích|mê|hảo|ăn|uống|dùng|xài|đeo), ghét
    không (trang điểm|makeup), không (lấy|mua)
    đừng [lấy|mua|chọn|có|là]*
  `,
  whatever: 'gì, cái, món, loại, quà, khác, nào, ý tưởng',
  likes: 'thích, thich, mê, đam mê, hay',
  fondOf: `
    cho, tặng, chơi, là, nuôi, tập, sở thích [là]*, đam mê, ghiền, nghiện, hay, chuyên, giỏi, học
  `,
  years: 'tuổi, tuoi',
  months: 'tháng [tuổi]',
  alert: `
    bao (minh|em|toi|tui) [biet]* (khi|neu|luc), bao mình khi, bao mình neu
    (ới|hú|inbox|ib|réo|gọi|ping|nt) [cho]* (tôi|mình|em|tui|t|mk|m) [biết|hay|với|nha]* (khi|
      nếu|lúc)
    (báo|nhắc|thông báo|cho|nhắn) [cho]* [tôi|mình|em|tui|t]* [biết|hay]* (khi|nếu|lúc)
    (rớt|xuống|giảm|tụt) … thì (báo|nhắn|nhắc|hú|ới|kêu) [cho]* (tôi|mình|em|e|tui|t|m)
    (đặt|tạo|bật) [thông báo|cảnh báo|nhắc|báo]* giá, theo dõi giá, canh giá
    (khi|nếu|lúc) … [thì] (báo|nhắc|nhắn|hú|ới|réo|inbox|ib|nt) [cho]* (tôi|mình|em|tui|anh|
      chị) [với|nhé|biết]*
  `,
  alertWords: `
    rớt, tụt, e <end>
    nào, báo, nhắc, thông báo, nhắn, cho, tôi, mình, em, tui, biết, khi, nếu, lúc, đặt, tạo, bật
    giá, như thế nào, kiểu gì, thế nào, cách
    theo dõi, canh, xuống, giảm, còn, dưới, có (hàng|bán), thì, nhé, với, về, hạ
    [bằng|đúng|tới|đến|về]* [mức]* giá (đó|này|đấy|ấy)
    rẻ [hơn]*, hơn, inbox, ib, nt, ping, ới, hú, réo
  `,
  anyDrop: `
    giảm (bao nhiêu|nhiêu|mấy|ít nhiều|chút|tí|xíu) [cũng|nào|là]* [được|báo]*
    (miễn|chỉ cần) [là|có]* (giảm|rẻ hơn|xuống)
  `,
  alertAgain: `
    (đổi|sửa|chỉnh|cho|lấy) [lại|giá]* (thành|xuống|lên|còn), (đổi|sửa|thôi|lấy) [thành|cho|là]*
    thôi
    nhé, nha, đi, được rồi, vậy, dưới, giảm, phần trăm, lại, còn, cũng được
  `,
  unwatched: `
    [thôi|ờ|à|ok|làm sao|cách|muốn]* (xóa|xoá|hủy|huỷ|bỏ|khỏi|thôi khỏi|không cần) [hủy|huỷ|bỏ|xóa|
      đi|nhé|nha|
      giúp| nó|cái đó|luôn|vậy|báo|nữa|thế nào|ở đâu|cái này|ạ]*
  `,
  closest: `
    [có|cái|loại|vậy|thế|mẫu|con|món|thì|gì]* (gần giống|tương tự|gần nhất|thay thế|giống nhất|na
      ná) [nhất|nó|không|ko|gì|nào|đó|với|thì|vậy]*
  `,
  alsoFine: 'cũng được, cũng ok, cũng đc, hoặc, hay là',
  biggest: `
    [cái|con|loại|hàng|sản phẩm]* [nào]* giảm [giá]* (nhiều|mạnh|sâu|lớn|khủng) (nhất|hơn)
    (khuyến mãi|giảm giá|ưu đãi|sale|km) (lớn|sâu|tốt|khủng|mạnh|to|đậm) [nhất|hôm nay]*
    (khuyến mãi|giảm giá|ưu đãi|sale|deal) (gì|nào) (lớn|sâu|khủng|mạnh|to|đậm) nhất
    (khuyến mãi|giảm giá|ưu đãi|sale) sốc [nhất|hôm nay]*, giảm [giá]* sốc nhất [là (cái|con) gì]
  `,
  difference: `
    (chênh|chênh lệch|lệch) [nhau|giá|lệch]* [bao nhiêu|nhiêu]*
    khác nhau [thế nào|ra sao|chỗ nào|ở đâu|gì]*
    (khác|khác biệt) (gì|j|ở đâu|chỗ nào) [nhau], điểm khác
  `,
  freePieces: 'tặng, tang, free',
  firstTwo: `
    (hai|2) [cái|món|sản phẩm|chiếc|loại|con|em|mẫu]* (đầu|trên) [tiên]
    hai thằng đầu
    (hai|2) (cái|con|em|chiếc|mẫu|loại|thằng|đứa) đầu [tiên|đó|này]*
  `,
  ending: `
    (deal|ưu đãi|khuyến mãi|giảm giá|sale) … (sắp (hết|kết thúc)|(hết|kết thúc) (hôm nay|tối nay|
      ngày mai))
    sắp hết (hạn|giờ|khuyến mãi)
    (deal|ưu đãi|khuyến mãi|flash sale|sale) … (đến|tới|hết) [lúc]* (mấy giờ|khi nào|bao giờ|
      ngày nào)
    (mấy giờ|khi nào|bao giờ) [thì]* hết (flash sale|sale|khuyến mãi|deal)
  `,
  claimed: `
    giảm, từ, còn, xuống, giá, gốc, cũ, trước, sau, nay, shop, bán, ghi, nói, bảo, là, cái, này
    chỉ, đang
    được, niêm yết, thấy
  `,
  trust: `
    khum (uy tín|lừa đảo|tin được|có (uy tín|lừa đảo))
    ai trả tiền, (có|được) [nhận|ăn]* hoa hồng, giá [này]* lấy (từ|ở) đâu
    có chắc [chắn]* không, (chính xác|đáng tin) [đến mức nào|cỡ nào|không]*
  `,
  about,
  warned,
  warnings,
  outside: 'thời tiết, trời [có] mưa, xổ số, bóng đá, chứng khoán, tử vi, công thức nấu, thủ tướng',
  decided: '(để|sẽ|tính) [mình|em|tôi|sẽ|thôi]* (suy nghĩ|mua|lấy|bỏ qua|xem|chờ|thử|đặt|bỏ)',
  chat: `
    (buồn|chán|mệt|cô đơn|stress) (quá|ghê|lắm|vl), (bạn|em) khỏe không
    (bạn|em) có người yêu, ăn cơm chưa, haha[ha], hihi, tâm sự
    (bạn|em) tên [là]* gì
  `,
  codes: 'mã [giảm giá|giảm|khuyến mãi]*, phiếu giảm giá',
  thatCode: `
    (mã|code|voucher|phiếu) [giảm giá|giảm]* (đó|này|kia|ấy|nãy|vừa nãy|hồi nãy|lúc nãy|vừa rồi)
  `,
  ordered: `
    đơn [hàng]* (của|tôi|mình|em|chưa|bị|mua) …
    (hàng|đơn) [của|mình|tôi|vẫn]* chưa (tới|đến|giao|nhận), chưa nhận được hàng
    (trả|đổi|hoàn) (hàng|lại hàng|tiền) <not before {number}> …, hủy đơn …
    (giao|nhận) (sai|nhầm|thiếu) [hàng]*, (kiểm tra|theo dõi|tra) (đơn|mã vận đơn|vận đơn) …
    quên mật khẩu, xóa tài khoản, bị lừa
    (gặp|nói chuyện với) nhân viên
  `,
  sums,
  uncapped: 'không (giới hạn|có giới hạn|có tối đa|có mức tối đa)',
  unusable: `
    (hết hạn|hết lượt|không dùng được|không áp dụng được|không xài được)
  `,
  removed: '(bỏ|bớt|lấy) [ra|bớt|đi|một|1|món|cái|giá]*',
  isRemoved: '[đó|kia]* (bỏ ra|bị bỏ|không lấy|hết hàng)',
  leaves: 'còn [lại|có]*, thành',
  oneCode: `
    chỉ [được|dùng|được dùng]* (một|1) mã
    không [được|thể]* (gộp|cộng dồn|dùng chung|kết hợp) [được]*
  `,
  onTop: 'thêm, nữa, cộng thêm, kèm',
  split: `
    (tách|chia|tách ra|chia ra|chia nhỏ) [thành|làm|ra]* [2|3|hai|ba]* (đơn|lần đặt|lần mua)
    (tách|chia) đơn
  `,
  spent: 'đơn [hàng]*, hóa đơn, mua',
  waived: 'miễn phí, free, được miễn',
  seen: 'giá, thấy, bán, còn, với giá',
  seenAt: 'thấy, giá, bán, đang, ở (chợ|tiệm|siêu thị|ngoài)',
  exceeds: 'trên, hơn',
  sameShop: 'cùng (shop|cửa hàng), một shop',
  shopLabels: '(shop|cửa hàng|tiệm|lựa chọn|ưu đãi) [số]* ({place}|{digit}|{mark})',
  shopLetters: '',
  otherShop: '(shop|cửa hàng|tiệm|bên) (khác|kia)',
  issuers: { platform: 'sàn, nền tảng', bank: 'ngân hàng, thẻ [tín dụng]*, xu' },
  pay: `
    (trả|thanh toán|hết|tổng) [cộng|cuối cùng|tất cả|phải]* bao nhiêu
    còn bao nhiêu tiền, còn [lại]* bao nhiêu <end>
    sau khi (giảm|áp mã), tổng [cả|luôn|gồm|tính]* (phí ship|tiền ship|ship) [là|hết|thì]* bao nhiêu
    bao nhiêu [tiền]* (nếu|khi|với|sau khi) [có|dùng|áp]* (mã|voucher) [giảm giá|giảm]*
  `,
};
