import type { Translation } from '../translation.ts';
import type { assistant as source } from '../en/assistant.ts';

export const assistant: Translation<typeof source> = {
  'assistant.title': 'Tanya Khum',
  'assistant.lead':
    'Tanya soal produk, harga, dan kupon. Semua harga kami lihat sendiri; kalau tidak tahu, kami bilang tidak tahu.',
  'assistant.new': 'Obrolan baru',
  'assistant.history': 'Obrolan sebelumnya',
  'assistant.history.none': 'Belum ada obrolan.',
  'assistant.history.failed': 'Obrolan sebelumnya gagal dimuat.',
  'assistant.history.delete': 'Hapus “{title}”',
  'assistant.prompts': 'Coba salah satu',
  'assistant.field': 'Pertanyaan Anda',
  'assistant.placeholder': 'Tanya soal produk atau harga',
  'assistant.send': 'Tanya',
  'assistant.stop': 'Berhenti',
  'assistant.retry': 'Coba lagi',
  'assistant.log': 'Percakapan',
  'assistant.you': 'Anda bertanya',
  'assistant.answer': 'Khum menjawab',
  'assistant.waiting': 'Memeriksa harga …',
  'assistant.stopped': 'Dihentikan.',
  'assistant.limit': 'Batas pertanyaan hari ini tercapai.',
  'assistant.too-long': 'Batas kata tercapai.',
  'assistant.offline': 'Sedang menghubungkan ke internet, silakan coba lagi nanti.',
  'assistant.left': 'Sisa {n} pertanyaan hari ini',
  'assistant.login': 'Masuk untuk bertanya lagi',
  'assistant.characters': '{n} dari {max} karakter',
  'assistant.seen': 'terpantau {time}',
  'assistant.cards': 'Produk dan kupon dalam jawaban ini',
  'assistant.follow': 'Tanya lagi',
  'assistant.no-script': 'Obrolan memerlukan JavaScript. Pencarian bisa dipakai tanpa JavaScript.',
};
