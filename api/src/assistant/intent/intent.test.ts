import { expect, test } from 'vitest';
import { questionOf } from './intent.ts';

test('BEY-10: what is asked is read as people say it, and what they name is what is left', () => {
  for (const [question, kind, things] of [
    ['พาวเวอร์แบงก์ควรรอ 11.11 ไหม', 'WAIT', ['พาวเวอร์แบงก์']],
    ['kapan waktu terbaik beli laptop', 'WAIT', ['laptop']],
    ['โน้ตบุ๊กซื้อตอนไหนดี', 'WAIT', ['โน้ตบุ๊ก']],
    ['best time to buy a laptop', 'WAIT', ['laptop']],
    ['harga air fryer bagus ga sekarang?', 'GOOD_PRICE', ['air fryer']],
    ['หม้อทอดตัวไหนดีสุดในลาซาด้า', 'FIND', ['หม้อทอด ลาซาด้า']],
    ['power bank 20.000 mah', 'FIND', ['power bank 20.000 mah']],
  ] as const)
    expect(questionOf(question), question).toEqual({ kind, things });
});

test('BEY-10: courtesy and questions about the assistant itself name nothing to be looked for', () => {
  for (const said of ['thanks!', 'ขอบคุณครับ', 'terima kasih', 'kamu siapa', 'คุณเป็นใคร', 'hello']) expect(questionOf(said).kind, said).toBe('HELP');
});
