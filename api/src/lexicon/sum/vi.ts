/** What an amount is, in Vietnamese: by what stands before it or right behind it. */
import type { Talk } from '../talk/talk.ts';

export const sums: Talk['sums'] = {
  cap: { before: 'tối đa, không quá', behind: 'tối đa' },
  least: {
    before: '[đơn|hóa đơn]* (từ|tối thiểu|trên), tối thiểu, đơn (từ|trên|đạt)',
    behind: 'trở lên, tối thiểu',
  },
  off: {
    before: '[mã|voucher|phiếu]* giảm [giá|ngay|thêm]*, giam [gia|them]*, mã, voucher, tiết kiệm',
    behind: '',
  },
  back: {
    before: 'hoàn (tiền|xu) [lại|tới]*, (cashback|hoàn)',
    behind: 'hoàn (tiền|xu), cashback',
  },
  coins: { before: '[dùng|trừ|đổi]* xu [trị giá|giảm]*', behind: 'xu' },
  shippingOff: {
    before: `
      (mã|voucher|phiếu) [giảm|miễn]* [phí|tiền]* (freeship|ship|vận chuyển) [giảm]*
      giảm (phí|tiền) (ship|vận chuyển|giao hàng) [thêm]*, freeship
    `,
    behind: '(giảm|trừ) (phí|tiền) (ship|vận chuyển)',
  },
  shipping: { before: '[phí|tiền]* (ship|vận chuyển|giao hàng)', behind: 'phí ship, tiền ship' },
  budget: { before: 'ngân sách, có', behind: '' },
  each: { before: '(mỗi|một) (cái|món|chiếc)', behind: 'một (cái|món|chiếc), mỗi cái' },
};
