import type { Translation } from '../translation.ts';
import type { record as source } from '../en/record.ts';

export const record: Translation<typeof source> = {
  'record.title': 'Tunggu atau beli: seberapa sering kami benar',
  'record.intro':
    'Di bawah grafik produk kami menyarankan apakah sebaiknya menunggu. Di sini saran itu diuji dengan harga masa lalu: untuk setiap hari, apa jawaban kami dengan data hari itu, dan apa yang kemudian terjadi.',
  'record.past':
    'Harga dari {from} sampai {to}. Harga yang lebih baik berarti turun setidaknya {better}%.',
  'record.none': 'Belum dihitung. Kami menghitungnya setiap malam.',
  'record.within': 'Dalam {days} hari',
  'record.thin':
    'Data belum cukup: {forecasts} perkiraan untuk {goods} produk. Kami tidak menampilkan persentase di bawah {need} perkiraan untuk {needGoods} produk.',
  'record.right': 'benar: {right} dari {forecasts} jawaban, satu per hari, untuk {goods} produk.',
  'record.toss': 'Pada {n} hari lain jawabannya belum pasti.',
  'record.standing.BETTER': 'Lebih baik daripada selalu memberi jawaban yang sama.',
  'record.standing.NO_BETTER':
    'Tidak lebih baik daripada selalu memberi jawaban yang sama. Jangan diandalkan.',
  'record.ways': 'Dibandingkan dengan selalu memberi jawaban yang sama, pada hari yang sama',
  'record.who': 'Cara',
  'record.said': 'Jumlah hari',
  'record.was-right': 'Benar',
  'record.ours': 'Jawaban kami',
  'record.ours.said': '… saat “{answer}”',
  'record.always': 'Selalu “{answer}”',
  'record.steps': 'Peluang yang kami sebut dan yang terjadi',
  'record.steps.text':
    'Jika kami mengatakan 80%, harga semestinya turun setidaknya {better}% dalam {days} hari pada sekitar 80 dari 100 kasus. Antara 20% dan 70% jawabannya belum pasti.',
  'record.error':
    'Rata-rata kuadrat selisih peluang yang kami sebut pada semua hari itu, termasuk yang belum pasti (0 berarti sempurna, 100 berarti selalu salah): {error}. Jika selalu menyebut seberapa sering itu terjadi pada produk yang sama sebelumnya: {usual}.',
  'record.today': 'Jawaban kami hari ini',
  'record.goods': 'Produk',
  'record.young': 'Riwayat terlalu pendek',
  'record.steps.said': 'Peluang yang kami sebut',
  'record.steps.mean': 'rata-rata {percent}',
  'record.steps.came': 'Terjadi',
  'record.made': 'Dihitung {time} dari {goods} produk dengan riwayat cukup, dalam {seconds} detik.',
  'record.sampled': 'Ini sampelnya; masih ada produk lain.',
  'record.alike':
    'Hari-hari berurutan dari satu produk saling mirip, jadi jumlah produk lebih bermakna daripada jumlah perkiraan.',
};
