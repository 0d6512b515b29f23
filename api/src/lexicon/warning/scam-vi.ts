import type { Warnings } from './warning.ts';

export const scams: Pick<Warnings, 'scammed' | 'scam'> = {
  scammed: `
    <not after (sợ|kẻo|tránh|để không|khỏi)> bị (lừa|lừa đảo|scam|hack tài khoản|lừa mất tiền) <not
      before (không|ko|k|hông|đảo không)> [đảo|rồi|mất|tiền|hết|chuyển]* …
    (lỡ|đã|mới|trót|vừa|mình) [lỡ|đã|vừa|trót|dại]* (bấm|nhấn|click|ấn|nhấp|vào|mở) [vào|vô|cái|
      nhầm]* (link|đường link|đường dẫn|liên kết) …
    (lỡ|đã|mới|trót|vừa) [lỡ|đã|vừa|trót]* (cho|đưa|gửi|đọc|nhập|cung cấp|khai) [nó|họ|mã|số|cái|
      hết]* (otp|mã otp|mã xác minh|mã xác nhận|mật khẩu|số thẻ|thông tin thẻ|cccd|căn cước) …
    (lỡ|đã|mới|trót|vừa|chuyển) [lỡ|đã|vừa|trót]* (chuyển|ck|cọc|chuyển khoản|đặt cọc|trả|tiền) … (
      chặn|bị chặn|block|mất tích|biến mất|không trả lời|ko trả lời|lừa|im luôn|không liên lạc|
      ko liên lạc)
    tiền [trong|tài khoản|thẻ|ngân hàng]* … (bị trừ|bay mất|bốc hơi|bị rút|mất sạch) …
  `,
  scam: `
    (shop|người bán|bên bán|chủ shop|họ|nó|nhân viên|cskh|admin|shipper|ai đó|có người|tổng đài|
      seller|người lạ) … (yêu cầu|bắt|đòi|kêu|bảo|nói|rủ|muốn|gạ|xin|hỏi|gọi|nhắn|xưng) … (chuyển
      khoản|ck|cọc|đặt cọc|ngoài (sàn|app|shopee|lazada)|zalo|telegram|whatsapp|otp|mã xác (minh|
      nhận)|mật khẩu|số thẻ|hủy đơn|huỷ đơn|quét|qr|link|thẻ cào|thẻ nạp|cài app|messenger) …
    (chuyển khoản|ck|thanh toán|giao dịch|mua|trả tiền|chuyển tiền) [trực tiếp|riêng|cho shop|
      với shop]* (ngoài|bên ngoài) [sàn|app|shopee|lazada|tiktok|ứng dụng|hệ thống]*
    (cọc|đặt cọc|ck|chuyển khoản) trước … (gửi|giao|ship|lừa|tin|được không|được ko|có nên)
    (đưa|cho|đọc|gửi|xin|hỏi|cung cấp) [nó|họ|mã|cho|mình|số]* (otp|mã otp) …
    (sms|tin nhắn|nhắn tin|email|mail|cuộc gọi|gọi điện|gọi) … (bưu phẩm|bưu kiện|đơn hàng|kiện
      hàng|gói hàng|bưu điện|hải quan|giao hàng|ghtk|viettel post) … (link|bấm|phí|trả|thuế|thật|
      lừa|đường dẫn|click|chuyển)
    (đơn|hàng|kiện|cod|shipper|bưu kiện|gói hàng|người giao) … (không|ko|k|chưa|không ai|ko ai|
      chả ai) [hề|có|nhớ|phải|từng|ai]* (đặt|mua|order) <not before (được|đc|dc|thì|thêm|nhiều|
      trước)> …
    (không|ko|k|chưa|chả) [hề|có|ai|từng]* (đặt|order) … (ship|giao|cod|đơn|hàng) …
    (trúng thưởng|trúng giải|trúng|quà tặng|tặng quà|nhận quà|tặng voucher|phát voucher|giveaway|
      tri ân) … (link|bấm|phí|chuyển|đóng|thuế|nhập|chia sẻ) … (thật|lừa|tin|không|ko|được)
    (link|đường dẫn) … (tặng|quà|voucher miễn phí|trúng|miễn phí) … (thật|lừa|tin|an toàn)
    (việc làm|làm việc|việc nhẹ|tuyển|làm thêm|ctv|cộng tác viên|nhiệm vụ|kiếm tiền) … (like|thả
      tim|chốt đơn|đơn ảo|follow|nạp tiền|nạp|hoa hồng|telegram) …
    (like|thả tim|follow|chốt đơn ảo) … (được trả tiền|kiếm tiền|hoa hồng|nhận tiền)
    (hủy|huỷ) [đơn|đơn hàng|đi|rồi]* … (chuyển|trả|mua|đặt|thanh toán) [khoản|tiền|lại]* (lại|
      khoản|trực tiếp|ngoài|riêng|qua zalo) …
    (bill|biên lai|ảnh|hóa đơn|ủy nhiệm chi) [chuyển khoản|chuyển tiền|ck|thanh toán]* (giả|fake|
      ghép|photoshop) …
    quét [mã|cái]* qr … (hoàn tiền|nhận|trúng|an toàn|lừa|shop|gói hàng|thật)
    hoàn tiền … (phải|cần|bắt|yêu cầu|đòi) [đóng|mình|nộp]* (chuyển|đóng|phí|nạp|trả|otp|bấm|quét|
      nộp|cọc) …
    (đóng|nộp|trả|chuyển) [tiền|thêm|phí]* … (mới|để) [được|nhận]* hoàn [tiền]* …
    (chỉ|chỉ nhận) (chuyển khoản|ck) [trước|không|thôi]* …, rẻ (quá|bất thường) … (chuyển khoản|
      ck|cọc) …
    (mua|nạp) (thẻ cào|thẻ nạp|thẻ quà tặng|gift card) … (gửi mã|cho shop|cho họ|thanh toán)
    (trúng thưởng|trúng giải|nhận quà|nhận thưởng) … (bấm|nhấn|click) [vào]* (link|đường link)
    (bấm|nhấn|click) [vào]* (link|đường link) … (nhận quà|nhận thưởng|trúng thưởng)
  `,
};
