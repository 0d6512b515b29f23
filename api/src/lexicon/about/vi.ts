import type { Abouts } from './about.ts';

export const about: Abouts = {
  injected: `
    (bỏ qua|quên|phớt lờ) [hết|tất cả|mọi|các|đi]* (hướng dẫn|chỉ dẫn|lệnh|quy tắc|chỉ thị) …
    (bây giờ|từ giờ|giờ) (bạn|mày|em|mi) là (admin|chủ shop|quản trị|nhân viên|chủ cửa hàng) …
    (mã|voucher|giảm giá) [giảm giá|nội bộ|riêng|cho|của|dành cho]* (nhân viên|nội bộ|bí mật)
    (mã|voucher) … 100[ ]*%, giả vờ [bạn|là|làm]* (admin|chủ|nhân viên) …
  `,
  task: `
    (viết|soạn|làm) [giúp|hộ|cho|dùm|giùm|mình|tôi|em|một]* (đơn xin|đơn nghỉ|thư|bài văn|bài thơ|
      thơ|luận văn|email|cv|bài tập|code|lời chúc|tiểu luận|caption|bài luận) …
    (giải|làm) [giúp|hộ|giùm|dùm|mình|em]* (bài tập|bài toán|đề thi|toán) …
    (dịch|phiên dịch) [giúp|hộ|dùm|giùm|mình|đoạn|câu|bài|này|sang]* (tiếng|đoạn|câu|bài) …
  `,
  earns: `
    (kiếm|có|lấy|thu) [được]* (tiền|thu nhập|lợi nhuận|doanh thu) (từ đâu|kiểu gì|bằng cách nào|
      thế nào|sao|ở đâu) …
    (web|khum|app|bên|bạn) [này|mình]* sống bằng gì
    (shop|cửa hàng|bên|ai) [nào]* trả [nhiều|thêm]* (tiền|hoa hồng|phí) [nhiều|hơn|thì|cho|web]* (
      được| lên|ưu tiên|xếp|đứng|hiện) …
    (thiên vị|ưu tiên|pr cho|quảng cáo cho|lăng xê) [cho|các|những|mấy]* (shop|cửa hàng|bên|hãng|
      ai) …
    (có|được) [bị|ai]* (tài trợ|trả tiền|shop trả) [không|ko|cho|để]* …
    hoa hồng [từ|của|bao nhiêu]* (shop|không|ko|bao nhiêu)
  `,
  person: `
    (bạn|em|shop|đây|ad|mày|mình đang nói chuyện với) [là|có phải|phải|có|đang]* [là|phải]* (
      người| robot|bot|ai|máy|con người|chatbot)[ thật| hay| không| ko| hả| à| phải]* …
    (người thật|người) (hay|hoặc) (máy|bot|robot|ai) …, (bot|máy|robot|ai) (hay|hoặc) người …
    (nói chuyện|chat) với (người thật|người|ai|bot|máy) …
  `,
  free: `
    <start> [có]* (miễn phí|mất phí|tốn phí|mất tiền|tốn tiền|free) [gì]* (không|ko|k|hông|hem|
      chứ|hả|à) [vậy|ạ|shop]* <end>
    (khum|web này|trang này|app này|dùng khum|dùng cái này|xài khum|dùng ở đây|ở đây) [có|thì|là|
      hoàn toàn]* (miễn phí|mất phí|tốn phí|mất tiền|tốn tiền|thu phí|tính phí) [không|ko|k|hông|
      à|hả|ạ]*
    (có|phải|cần) [cần|phải]* (đăng ký|tạo tài khoản|tài khoản|đăng nhập|trả phí|trả tiền) [tài
      khoản|gì|mới|thì|dùng|được|không|ko|k|hông|hay|để|xài]* <end>
    (không|ko|k) [cần]* (tài khoản|đăng nhập|đăng ký) [có|thì|vẫn]* [dùng|xài]* được [không|ko|
      k]* …
    (phí|tiền) (đăng ký|thành viên|sử dụng) [là]* bao nhiêu
  `,
  sources: `
    (giá|dữ liệu|thông tin) [này|ở đây|trên web|của bạn|là|cả]* (lấy|có|từ) [từ|ở]* đâu [ra|vậy|
      thế]*
    (lấy|thu thập) (giá|dữ liệu) (từ|ở) đâu …, nguồn (giá|dữ liệu) …
    (bao lâu|mấy ngày|khi nào|bao giờ) [thì]* (cập nhật|update|kiểm tra|quét) [giá|một lần|lại]* …
    (giá|dữ liệu) [này|ở đây|có]* (cập nhật|update|mới nhất|real time|realtime|theo thời gian
      thực) [không|ko|thường xuyên|hàng ngày|chưa|bao lâu|mỗi ngày|liên tục]* …
  `,
  shown: `
    giá (ở đây|trên này|trên đây|trên web|hiển thị|bạn đưa|bạn báo|của bạn|khum|trên khum|của khum|
      bên này|bên bạn|hiện) … (giống|đúng|bằng|khớp|y chang|chuẩn|chính xác|như) …
    giá [có|này|là]* (giống|khớp|đúng) [với|như]* [giá]* [trên|ở|bên]* (shopee|lazada|tiktok) …
  `,
  judged: `
    (nghĩa là gì|là gì|có nghĩa gì|ý nghĩa) <after (overstated|raised first|always on sale|not a
      discount|usual price|real discount|verdict|giá thường|đánh giá này) …>
    (overstated|raised first|always on sale|not a discount|usual price|real discount|verdict) [là|
      có|nghĩa]* (gì|nghĩa|sao) …
    (làm sao|làm thế nào|dựa vào đâu|căn cứ vào đâu|sao) [mà]* (bạn|khum|các bạn|web|mình) [biết|
      đánh giá|xác định|phán|kết luận]* (giảm thật|giảm giá thật|đánh giá|giảm ảo|giá thật|giá
      tốt) …
    (đánh giá|chấm|tính) (deal|mức giảm|khuyến mãi|ưu đãi|giảm giá) (thế nào|kiểu gì|ra sao|dựa
      vào)
    (làm sao|làm thế nào|sao) [để|mà]* [mình|tôi|em|t|ta]* (biết|phân biệt|nhận biết) [là|được|
      rằng]* (giảm|giảm giá|khuyến mãi|sale|deal) [là]* (thật|ảo|thiệt|giả|xạo) …
  `,
  activities: `
    bốc thăm, quay số <not before (tự động|xe)>, vòng quay may mắn, trúng thưởng, điểm danh
    điểm … (đổi|lấy|dùng|ở đâu|hết hạn|làm gì) …, (đổi|tích|dùng|kiếm) điểm, giveaway
    <start> [có|xem|tìm|shop|hôm nay]* (quà (tặng kèm|miễn phí|free)|(đồ|hàng|món) (miễn phí|free|
      tặng)|hàng tặng|freebie[s]) [gì|nào|không|ko|hôm nay|vậy]* <end>
    <start> [hôm nay]* có [gì|món|cái|nào|hàng]* (miễn phí|free|được tặng|tặng) [không|ko|gì|hôm
      nay|vậy]* <end>
  `,
  official: `
    (mall|shop chính hãng|gian hàng chính hãng|official [store|shop]*|lazmall) [là|có|thì|nghĩa|
      chắc chắn]* (nghĩa là|nghĩa gì|hàng thật|hàng auth|đảm bảo|hàng giả|hàng fake) …
    (khum|bên mình|web|trang này|app) [có|ko|không]* (kiểm tra|xác minh|đảm bảo) (hàng|shop|người
      bán) …
  `,
  regions: `
    (khum|web|trang này|app này|bạn|ở đây) [có|hỗ trợ|so sánh|dùng được|hoạt động|xem]* [ở|giá|
      được]* (nước|sàn|shop|quốc gia|nền tảng) nào …
    (những|các|có|mấy) (nước|sàn|quốc gia|nền tảng) (nào|gì) …
    (khum|bạn|web này|ở đây) [có]* (so sánh|xem giá|hỗ trợ|theo dõi) [cả|giá|ở|trên|của]* (shopee|
      lazada|tiki|sendo|tiktok|amazon|temu|shein|thái|singapore|nước ngoài) [không|ko|k|luôn]* …
  `,
  sold: `
    (bán|tuồn|chia sẻ|đem bán|lộ) (dữ liệu|thông tin|data|số điện thoại|email) …
    (dữ liệu|thông tin|data) [cá nhân|của|mình|tôi|em|tui]* [có|bị]* (bị bán|bán|lộ|đem bán|chia
      sẻ) …
  `,
  privacy: `
    (có|bị|sẽ) (lưu|bán|lưu lại|ghi lại|chia sẻ|đọc|lộ) [lại]* (dữ liệu|tin nhắn|thông tin|đoạn
      chat| cuộc trò chuyện|chat|câu hỏi) …
    (dữ liệu|tin nhắn|đoạn chat|thông tin|cuộc trò chuyện) [của|mình|tôi|em|cá nhân|này|có]* (lưu|
      bị| bảo mật|an toàn|riêng tư|lộ) …
    (xóa|xoá) [hết|toàn bộ]* (lịch sử|đoạn chat|tin nhắn|cuộc trò chuyện|dữ liệu) …
    ai [có thể]* (xem|đọc) [được]* (tin nhắn|đoạn chat|dữ liệu) …, (chính sách|quyền) riêng tư
  `,
  mistake: `
    giá [ở đây|này|trên web|hiện|bạn đưa|hiển thị|đang|bị|web]* (sai|không đúng|ko đúng|khác|cũ|
      không khớp|nhầm) [rồi|với|quá|so với|mà|hả]* …
    (báo|báo cáo) [cáo]* (giá sai|sai giá|lỗi|giá không đúng) …
    (báo giá sai|báo lỗi) [ở đâu|thế nào]*
  `,
  proposal: `
    (thêm|gợi ý|đề xuất|góp ý|giới thiệu) [giúp|cho|được]* (shop|cửa hàng|sàn|tiệm|trang) [mới|
      của| mình|khác|này|vào]* …
    đăng [được]* deal (ở đây|trên khum|lên đây|lên khum) …
  `,
  selling: `
    (bán|mở|đăng|quảng cáo|rao) [hàng|được|bán|shop|gian hàng|sản phẩm|đồ]* (ở đây|trên khum|
      lên đây|
      lên khum|trên này|tại đây|trên web này|trên đây) …
    (đăng ký|trở thành|làm) [làm|thành]* (người bán|nhà bán hàng|nhà bán) …
  `,
  channels: `
    (qua|bằng|vào|trên|lên) (zalo|messenger|email|mail|sms|tin nhắn|telegram|whatsapp|facebook|
      viber| line|gmail) [được|có|luôn|nhé|nha|không|ko|k|hông|hả|à]* <end>
    (báo|thông báo|nhắc|gửi|nhắn) [cho|mình|em|tôi|về]* (qua|ở|bằng|kiểu|vào) (đâu|zalo|email|
      mail| sms|messenger|gì|tin nhắn|kênh nào|telegram|cách nào) …
    (thông báo|báo) [sẽ|được|giá]* (gửi|đến|tới|về) [qua|vào|cho]* (đâu|zalo|email|mail|kênh nào) …
  `,
  stopped: `
    (xóa|xoá|hủy|huỷ|tắt|bỏ|ngừng|dừng|sửa|xem) [giúp|hết|cái|các|mấy|đi]* (thông báo|báo giá|
      nhắc| cảnh báo|theo dõi giá|alert|canh giá) …
    (thông báo|cảnh báo|canh giá) [này|đó|giá|thì|muốn|đã đặt]* (xóa|xoá|hủy|huỷ|tắt|bỏ) [ở|kiểu|
      sao| thế]* …
    (khỏi|đừng|thôi khỏi) (báo|nhắc|thông báo) …
  `,
  returns: `
    (trả|đổi|hoàn|bảo hành) [hàng|lại|tiền]* (cho|với|ở|tại|bên) (khum|bạn|đây|bên bạn|web này)
    (hàng|đồ) [mà|nhận|về|bị|giao|mua]* (hư|hỏng|vỡ|bể|lỗi|giả|sai|bị hư|bị lỗi) … (trả|đổi|hoàn|
      khiếu nại|liên hệ|ai)
    (trả|đổi|hoàn) (hàng|lại|tiền) [được|có|thế nào|trong|mấy ngày|không|ko|k|ở đâu|sao]* <end>
    (nếu|lỡ|nhận|giao|gửi|mua|nhỡ|trúng) [mà|hàng|phải|đồ|được|về|shop|nhầm|trúng|giao|nhận|là|
      bị]* (hàng giả|hàng fake|hàng nhái|đồ giả|đồ fake|fake|nhầm hàng|sai hàng|sai mẫu|sai size|
      không đúng) …
    (lấy lại|đòi lại|hoàn) [được]* tiền
  `,
  paid: `
    có (ship cod|cod|trả góp) [không|ko|k|hông|hả]*
    [có|được|cho]* (ship cod|cod|thanh toán khi nhận hàng|trả góp|momo|trả tiền khi nhận|trả sau|
      thẻ tín dụng|zalopay) [được|có|không|ko|k|hông|hả]* <end>
    (thanh toán|trả tiền) [ở đây|tại đây|trên này|hàng]* (thế nào|kiểu gì|sao|ở đâu|bằng gì|như
      nào) …
    (mua|đặt) [hàng|trực tiếp|luôn]* (ở đây|trên khum|tại đây|trên này) [được|có|luôn]* …
    (khum|bạn|bên này|ở đây) có bán [hàng]* [không|ko|k|hả]* <end>
    (trả tiền|thanh toán|chuyển tiền) [cho|tiền]* (khum|bạn|web|bên này|trang này|ai) (hay|hả|
      vậy|thế|ạ|nhỉ) …
    (trả tiền|thanh toán|chuyển tiền) cho ai …
  `,
  delivered: `
    (mấy|bao nhiêu|bao lâu|khi nào|bao giờ) [ngày|thì|mới|là|hàng]* (tới|đến|giao|nhận|ship|về|
      nhận được) …
    (giao|ship) [hàng]* (tới|đến|về|ra|vào|đi) … (mấy ngày|bao lâu|được không|không|ko) <end>
    (bảo hành) [bao lâu|mấy|năm|tháng|ở đâu|thế nào|không|ko|chính hãng|có]* <end>
  `,
  coins: `
    (xu|coin|coins|hoàn xu|hoàn tiền|cashback|điểm) [shopee|có|này|thì|đó]* (tính|được tính|gọi|
      coi| trừ|tính vào) [là|vào|vô]* (giảm giá|giá|giảm) …
    (giá|giảm giá) [này|đã|có]* (tính|gồm|trừ|bao gồm) [cả|luôn]* (xu|hoàn xu|coin|cashback|hoàn
      tiền) …
    có tính [cả]* (xu|coin|cashback|hoàn xu|điểm) …
  `,
  what: `
    khum là (gì|j|app gì|web gì|cái gì), (trang|app|web) này (là gì|là cái gì|để làm gì|dùng để)
    (khum|web này|app này|trang này) [này|thì|nó]* (hoạt động|vận hành|dùng|xài|sử dụng) [ra]* (thế
      nào|sao|như thế nào|kiểu gì|như nào|làm sao)
    cách (dùng|xài|sử dụng) (khum|web này|app này|trang này)
  `,
  here: `
    mua [hàng|đồ]* (ở đây|trên này|bên này|ở khum|trên khum|trên web này|qua khum|tại đây) … (an
      toàn|uy tín|tin được|tin tưởng|lừa|đảm bảo|sợ)
    (an toàn|uy tín|lừa đảo) [không|ko]* … mua [hàng|đồ]* (ở đây|trên này|bên này|trên khum|tại đây)
    (cái đó|tin đó|đó|cái này) [là|có phải]* (của|từ) (bên bạn|bên mình|khum|shop|
      các bạn) [không|ko|hả|phải]*
  `,
  history: '(biểu đồ|lịch sử giá) … (bao lâu|mấy tháng|mấy ngày|bao nhiêu (ngày|tháng|năm))',
  codes: `
    (dùng|nhập|xài|áp) mã [này|giảm giá|đó|ấy]* (ở đâu|thế nào|sao|kiểu gì|như nào|như thế nào)
    mã [này|giảm giá|đó]* (nhập|dùng|xài) (ở đâu|sao|thế nào|kiểu gì)
  `,
};
