import type { Cost } from './cost.ts';

export const cost: Cost = {
  leastSpend: `
    (đơn|đơn hàng|mức|chi tiêu|mua|giá trị|giá trị đơn) [hàng|giá]* tối thiểu [là|bao nhiêu|nhiêu|
      mấy|để]*
    tối thiểu [phải|mua|đơn]* (bao nhiêu|nhiêu)
  `,
  freeFrom: `
    [cho|với]* đơn [hàng]* (từ|trên) (bao nhiêu|nhiêu|mấy) [trở lên|tiền|mới|thì]*
    mua [từ|đến|tới|hết|phải|trên]* (bao nhiêu|nhiêu) [tiền]* [thì|mới|để|là|được]*
    (từ|trên) (bao nhiêu|nhiêu) [tiền|trở lên|thì|mới]*
  `,
  usableNow: `
    (cái|mã|loại|voucher) nào [còn|có thể|đang|được|hôm nay|giờ]* (dùng|xài|sử dụng|
      áp dụng) [được]* [hôm nay|bây giờ|giờ|ngay]*
  `,
  withSending: `
    (cả|gồm|bao gồm|tính|tính cả|kèm|luôn|cộng|với|kể cả|đã gồm|đã bao gồm|và) [cả|luôn|thêm|tiền|
      phí]* (ship|vận chuyển|giao hàng)
  `,
  afterCoupon: `
    (sau|sau khi|dùng|xài|áp|với|trừ) [khi|dùng|áp|trừ|hết|thêm]* (mã giảm giá|mã|voucher|coupon) [
      giảm giá|giảm]*
  `,
  total: `(tổng|tất cả|toàn bộ) [cộng|tiền|số|hết]*, hết [tất cả|cả thảy]* <before (bao nhiêu|nhiêu|
      mấy)>`,
};
