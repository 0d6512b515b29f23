import { NO_WISHES } from './wish.ts';
import type { Wishes } from './wish.ts';

export const wishes: Wishes = {
  ...NO_WISHES,
  not: `
    trừ [hãng|màu|loại]*, ngoại trừ [hãng|màu]*
    không (lấy|mua|thích|phải) [hãng|màu|loại|của]*
  `,
  lacking: 'không (có|chứa)',
  or: 'hoặc, và, hay',
  ends: 'nhé, ạ, nhưng, cho, với, ở, dưới, giá',
  official: '[ở|từ]* (cửa hàng|gian hàng|shop) chính hãng',
  realDiscount: '[có]* giảm [giá] thật',
  perUnit: '(mỗi|một|theo) (ký|kí|kg|lít|miếng|cái|viên)',
  inTotal: 'tổng [cộng]',
};
