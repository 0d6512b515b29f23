/** Reading without a connection, and what waits for one (BEY-14). */
import type { Translation } from '../translation.ts';
import type { offline as source } from '../en/offline.ts';

export const offline: Translation<typeof source> = {
  'offline.title': 'Tersimpan di perangkat ini',
  'offline.saved': 'Tersimpan',
  'offline.looked': 'Terakhir dilihat',
  'offline.searches': 'Pencarian',
  'offline.from':
    'Anda sedang offline, dan halaman ini tidak tersimpan. Halaman terbuka sendiri begitu tersambung.',
  'offline.from.unreachable':
    'Khum sedang tidak dapat dihubungi, dan halaman ini tidak tersimpan di perangkat ini.',
  'offline.no-script': 'Halaman ini memerlukan JavaScript.',
  'offline.saved.none': 'Belum ada yang disimpan',
  'offline.looked.none': 'Belum ada yang dilihat',
  'offline.searches.none': 'Belum ada pencarian',
  'offline.saved.how': 'Yang Anda simpan saat online dapat dibaca di sini tanpa koneksi.',
  'offline.looked.how': 'Yang Anda lihat saat online dapat dibaca di sini tanpa koneksi.',
  'offline.note': 'Harga mungkin sudah berubah. Kami perbarui begitu Anda tersambung.',
  'offline.page': 'Data per {time}',
  'queue.head': 'Menunggu dikirim',
  'queue.title': '{n} menunggu dikirim',
  'queue.text':
    'Dilakukan saat offline. Terkirim sendiri begitu tersambung; aplikasi boleh ditutup.',
  'queue.none': 'Tidak ada yang menunggu',
  'queue.none.text': 'Suka dan simpan saat offline menunggu di sini sampai terkirim.',
  'queue.now': 'Coba kirim sekarang',
  'queue.sent': 'Terkirim',
  'queue.waiting': '{time} menunggu koneksi',
  'queue.cancel': 'Batal',
  'queue.cancel.what': 'Batal: {what}',
  'queue.done': 'terkirim',
  'queue.see': 'Lihat',
  'queue.like.on': 'Suka {name}',
  'queue.like.off': 'Batal suka {name}',
  'queue.collect.on': 'Simpan {name}',
  'queue.collect.off': 'Batal simpan {name}',
  'queue.waits': 'Sedang offline: dikirim begitu tersambung.',
  'queue.show': 'Lihat',
};
