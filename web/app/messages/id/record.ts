import type { Translation } from '../translation.ts';
import type { record as source } from '../en/record.ts';

export const record: Translation<typeof source> = {
  'record.title': 'Tunggu atau beli: seberapa sering kami benar',
  'record.intro':
    'Di bawah grafik produk kami mengatakan apakah menunggu mungkin menguntungkan. Di sini aturan itu diuji pada masa lalu produk: untuk setiap hari kami bertanya apa yang akan dikatakannya dengan yang diketahui hari itu, lalu melihat apa yang terjadi.',
  'record.past':
    'Harga dari {from} sampai {to}. Harga yang lebih baik setidaknya {better}% lebih rendah.',
  'record.none': 'Belum dihitung. Penghitungan dilakukan setiap malam.',
  'record.within': 'Dalam {days} hari',
  'record.thin':
    'Data belum cukup: {forecasts} perkiraan untuk {goods} produk. Di bawah {need} perkiraan untuk {needGoods} produk kami tidak menyebut angka.',
  'record.right': 'benar: {right} dari {forecasts} perkiraan, untuk {goods} produk',
  'record.standing.BETTER': 'Lebih baik daripada yang selalu mengatakan hal yang sama.',
  'record.standing.NO_BETTER':
    'Tidak lebih baik daripada yang selalu mengatakan hal yang sama. Jangan diandalkan di sini.',
  'record.ways': 'Dibandingkan dengan yang selalu mengatakan hal yang sama, pada hari yang sama',
  'record.who': 'Siapa',
  'record.said': 'Perkiraan',
  'record.was-right': 'Benar',
  'record.ours': 'Aturan kami',
  'record.ours.wait': '… saat mengatakan tunggu',
  'record.ours.buy': '… saat mengatakan beli',
  'record.always.wait': 'Selalu “tunggu”',
  'record.always.buy': 'Selalu “beli”',
  'record.steps': 'Seberapa yakin, dan seberapa sering terjadi',
  'record.steps.text':
    'Jika kami mengatakan 80%, harga yang setidaknya {better}% lebih rendah semestinya muncul dalam {days} hari pada sekitar 80 dari 100 kasus. Di antaranya, 20% sampai 70%, kami diam.',
  'record.steps.said': 'Peluang yang kami sebut',
  'record.steps.mean': 'rata-rata {percent}',
  'record.steps.came': 'Terjadi',
  'record.made': 'Dihitung {time} dari {goods} produk dengan riwayat cukup, dalam {seconds} detik.',
  'record.sampled': 'Masih ada produk lain: ini contohnya.',
  'record.alike':
    'Hari-hari berurutan dari satu produk saling mirip, jadi jumlah produk lebih bermakna daripada jumlah perkiraan.',
};
