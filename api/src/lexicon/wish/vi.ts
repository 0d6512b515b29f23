import { NO_WISHES } from './wish.ts';
import type { Wishes } from './wish.ts';

export const wishes: Wishes = {
  ...NO_WISHES,
  not: `
    <start> [thì|mà]* (tru|ngoai tru) [hang|mau|loai|do|mon]* <before {letter}>
    (khong|ko|dung) (lay|mua|chon|thich) [hang|mau|loai|mon|do]* <before {letter}>
    đừng <not before (quá|vượt|hơn|tới|đến|có|quên|bán|tích|dịch|cụ|lượng)> [
      lấy|mua|thích|chọn|gợi ý|đưa|hãng|loại]*
    <after {border}> bỏ <not before (qua|ngân sách|giới hạn|mấy|loại|cái|đồ)>
    trừ [hãng|màu|loại|có|món|hàng|đồ <before (điện|công nghệ)>]*, tránh [hãng|của|mấy|loại|đồ]*
    bỏ [loại|cái|hãng|mấy|có|món|đồ <not before (ăn|bếp|chơi|uống|dùng)>]* <before … (ra|
      đi) [nha|nhé|ạ]* <end>>, [khác]* (ngoại trừ|ngoài <not before (tiệm|chợ|cửa hàng|
      siêu thị)>) [hãng|
      màu|ra]*
    [mà|nhưng]* (không|đừng|ko|khỏi) (lấy|mua|thích|phải|cần|chọn|đưa|gợi ý|tặng|dùng|xài|
      cho) [là|hãng|màu|loại|của|con <before {letter}>|
    đồ <not before (ăn|bếp|chơi|uống|dùng|nhà bếp|gia dụng)>|cái|shop|ở|từ|
      có]*, trừ (shop|cửa hàng)
    [mà]* không bán (ở|trên|bởi), không quá <before (ồn|nặng|to|lớn|ngọt|cay|dày|dài|nhỏ|chật|sáng)>
  `,
  notBehind: `
    thì (thôi|không|bỏ|khỏi|miễn) [nha|nhé|đi|ạ]*, (không|ko|khỏi|đừng|hông) (lấy|thích|ưng|mua|
      muốn) [đâu|nha|nhé|ạ]*
    (loại|bỏ) (ra|đi|luôn) [nha|nhé|ạ]*
  `,
  lacking: 'không (có|chứa)',
  needless: '(không|chẳng) (cần|nhất thiết|bắt buộc) [phải|có|là|từ]*',
  noName: '(đắt|mắc) [quá]*',
  or: 'hoặc, và, hay',
  ends: `
    vì, tại, do <before (hay|bị|mua|dễ)>, nhé, nha, ạ, nữa, (ra|đi) [nha|nhé|ạ|nhe|với]* <end>
    nhưng, cho, với, ở, ra <before [,;]>, ra <end>
    dưới, giá, tầm, khoảng, không, có, được, mà
  `,
  official: `
    [ở|từ]* (cửa hàng|gian hàng|shop) chính hãng
    [hàng]* chính hãng <not before (không|ko|hay|chưa|k)>
  `,
  realDiscount: `
    [có]* giảm [giá] thật <not before (không|ko|hay|chưa|hả|à)>
    (đừng|khỏi|không lấy|không cần) [cho|đưa|lấy|mấy|cái|đồ|hàng]* (giảm ảo|giảm giá ảo|sale ảo)
  `,
  perUnit: `
    (mỗi|một|theo) (ký|kí|kg|kilo|lít|miếng|viên|cân)
    (1|một) (ký|kí|kg|kilo|lít|miếng|viên|cân|bóng|cuộn|gói|chai|bánh|cục|hộp|lon|
      bịch) <before [là|giá|hết]* (bao nhiêu|nhiêu|mấy)>
    (tính theo|theo|mỗi|trên|cho mỗi) (ký|kg|
    lít|gram|gam|g|ml|100ml|100g|100 ml|100 g|100 gram|100 gam)
    giá mỗi <before (cái|món|kg|ký)>
    (bao nhiêu|nhiêu|mấy) [tiền|đồng|là]* (1|một|mỗi) (ký|kí|kg|kilo|lít|cân)
    [tính ra|ra|thì]* (1|một|mỗi) (ký|kí|kg|kilo|lít|cân) [là|giá|hết|khoảng]* (bao nhiêu|nhiêu|
      mấy) [tiền|đồng]*
    (mỗi|từng) (hộp|gói|chai|lon|cuộn|viên|miếng|bịch|bóng|cây|bánh|cục|cái|chiếc|quả|
      trái|bao|đôi|thanh|tờ) <not before (có|{number}|một)>
    [chia|tính|vậy|thế]* [ra|thì|là]* (mỗi|từng) (hộp|gói|chai|lon|cuộn|viên|miếng|bịch|cây|bánh|
      cục|cái|chiếc|quả|trái|đôi|tờ|bao) [là|giá|hết|được]* (bao nhiêu|nhiêu|mấy)
    (1|một) (cây|cái|chiếc|viên|tờ|quả|trái|thanh) <after {number} (cây|cái|chiếc|viên|tờ|quả|trái|
      thanh) …> [là|giá|hết]* (bao nhiêu|nhiêu|mấy)
    (bao nhiêu|nhiêu|mấy) [tiền|đồng|là]* 1(ký|kí|kg|kilo|lít|cân|l) <end>
  `,
  inTotal: 'tổng [cộng]',
  many: '[mua|cần|lấy]* {count} (cái|chiếc|món|đôi|hộp|chai|gói|người)',
  moreBudget: `
    (thêm|tăng thêm|cộng thêm) [ngân sách|khoảng]* <before {amount}>
  `,
  cheap: `
    [loại|cái|hàng]* (giá rẻ|rẻ|giá mềm|bình dân) <not before (nhất|hơn|không|ko|chưa|quá)>
  `,
  noBudget: '(bỏ qua|không giới hạn|quên) (ngân sách|giá|mức giá), giá nào cũng được',
};
