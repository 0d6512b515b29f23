import type { Translation } from '../translation.ts';
import type { judging as source } from '../en/judging.ts';

export const judging: Translation<typeof source> = {
  'judging.intro':
    'Setiap hari kami mencatat harga yang benar-benar dibayar. Diskon dinilai dari harga biasa sebelum diskon dimulai, bukan dari harga coret toko. Pemeriksaannya berurutan seperti di bawah ini; syarat pertama yang terpenuhi menjadi penilaiannya.',
  'judging.contents': 'Di halaman ini',
  'judging.usual.name': 'Apa itu harga biasa',
  'judging.usual':
    'Harga biasa adalah nilai tengah dari {days} hari sebelum diskon, atau dari {recent} hari terakhirnya jika lebih rendah: pada separuh hari harganya sama atau lebih murah. Harga yang sudah ada sejak {lasting} hari lalu atau lebih lama, pada separuh hari yang kami pantau, kini menjadi harga biasa, berapa pun yang dicoret di sampingnya.',
  'judging.steps':
    'Harga yang turun bertahap dibandingkan dengan hari-hari sebelum tahap pertama, kecuali salah satu tahap sudah menjadi harga biasa. Harga yang baru naik dibandingkan dengan semua hari sampai saat itu jika itu membuat harga biasanya lebih rendah: menaikkan harga tidak pernah membuatnya jadi murah.',
  'judging.none':
    'Toko mengklaim diskon kurang dari {percent}%, atau tidak sama sekali. Setelah harganya terpantau {seen} hari, kami hanya mengatakan bagaimana harganya dibanding harga biasa.',
  'judging.always':
    'Harga coret terpasang di samping harga yang kurang lebih sama selama {seen} hari atau lebih dari {days} hari terakhir. Artinya memang segitu harganya, bukan diskon.',
  'judging.unverified':
    'Harganya terpantau kurang dari {seen} hari dalam {days} hari sebelumnya. Dengan data sesedikit itu kami tidak memuji dan tidak menuduh.',
  'judging.once':
    'Kurang dari {share}% harga biasa dan baru terpantau sekali. Belum dihitung sebagai harga terendah atau promo sampai terpantau lagi setelah {hours} jam atau lebih, atau ada sumber lain yang sama.',
  'judging.raised':
    'Harga atau harga coret naik {percent}% atau lebih dalam {days} hari sebelum diskon atau tepat di harinya, dan harga sekarang paling banyak {off}% di bawah harga biasa sebelum naik.',
  'judging.fake':
    'Toko mengklaim diskon {percent}% atau lebih, tetapi harganya paling banyak {off}% di bawah harga biasa, dan sebelumnya tidak ada yang dinaikkan.',
  'judging.care':
    'Kami mengatakannya hanya bila harga biasanya stabil (nilai tengah {recent}, {days} dan {robust} hari berselisih paling banyak {within}%, dan lebih mahal pada paling banyak {dearer}% hari) dan harganya tidak {below}% di bawah yang terendah dari {prior} hari sebelumnya.',
  'judging.long':
    'Mengapa setelah 45 hari tidak ada yang dituduh? Kenaikan selama itu tidak membuktikan niat apa pun, jadi kami hanya menghitung dari harga sebelumnya. Setelah 61 hari, harga yang lebih tinggi berlaku pada sebagian besar dari 90 hari, sehingga turunnya nyata.',
  'judging.overstated':
    'Diskon nyatanya kurang dari {percent}%, atau lebih dari {points} poin di bawah klaim. Ini bukan soal niat toko: harga bisa berubah karena banyak hal.',
  'judging.verified':
    'Harganya {percent}% atau lebih di bawah harga biasa, dan tidak ada ketentuan di atas yang terpenuhi.',
  'judging.old':
    'Tidak terpantau lebih dari {days} hari. Kami menampilkan harga terakhir beserta tanggalnya, dan tidak menyebutnya harga hari ini.',
  'judging.lows.name': 'Terendah dalam sekian hari',
  'judging.lows':
    'Harga disebut terendah hanya bila benar-benar {percent}% atau lebih di bawah harga biasa, terpantau lebih dari sekali dan pada cukup banyak hari, dan tidak berlaku pada lebih dari satu dari enam hari sebelum turun. Tidak pernah di samping “{raised}”, “{fake}”, atau “{always}”. Harga yang sama dengan rekor lama disebut setara rekor, bukan rekor baru.',
  'judging.example': 'Contoh',
  'judging.case.usual': 'Harga yang sama berbulan-bulan',
  'judging.case.always': 'Dicoret setiap hari selama 100 hari',
  'judging.case.thin': 'Baru terpantau dua belas hari',
  'judging.case.once': 'Sekali terpantau, jauh di bawah harga biasa',
  'judging.case.raised': 'Dinaikkan 12 hari, lalu kembali ke harga lama',
  'judging.case.raisedLong': 'Sama, setelah 45 hari',
  'judging.case.raisedLonger': 'Sama, setelah 61 hari',
  'judging.case.fake': 'Harga coret yang tidak pernah ada',
  'judging.case.overstated': 'Turun sedikit, klaimnya besar',
  'judging.case.lasting': 'Diskon yang berlangsung 41 hari',
  'judging.case.verified': 'Harga yang benar-benar turun',
  'judging.case.steps': 'Diskon yang bertambah setelah 25 hari',
  'judging.case.old': 'Tidak terpantau selama 40 hari',
  'judging.glitch':
    'Harga yang tampak seperti salah ketik (kurang satu digit, nol, kurang dari {share}% harga biasa) tidak dihitung sampai sumber lain juga menunjukkannya, satu jam kemudian atau lebih, atau kami sudah memeriksanya. Jadi salah ketik tidak akan menjadi rekor terendah.',
  'judging.shoppers': 'Harga yang dilaporkan pengguna',
  'judging.shoppers.text':
    'Pengguna bisa melaporkan harga yang mereka lihat di toko. Harga itu tampil sebagai belum dikonfirmasi dan tidak dihitung: tidak memengaruhi harga terendah, penilaian, atau notifikasi. Baru dihitung setelah dikonfirmasi sebuah feed, atau oleh {people} pengguna tepercaya lain dari perangkat lain, dalam {hours} jam dan selisih {percent}%, atau setelah tim kami memeriksanya.',
  'judging.shoppers.tell': 'Laporkan harga',
  'judging.money':
    'Sebagian toko membayar komisi kepada kami. Kode yang memberi peringkat dan menilai tidak bisa membacanya.',
  'judging.case.below': 'Lebih murah dari biasa, tanpa klaim',
  'judging.case.dearer': 'Lebih mahal dari biasa',
  'judging.case.small': 'Klaim 5% di harga biasa',
  'lab.title': 'Coba sendiri: ubah harganya, lihat penilaiannya',
  'lab.text':
    'Produk nyata dengan harga selama {days} hari. Browser Anda memakai aturan yang sama dengan yang menilai semua produk di Khum.',
  'lab.was': 'Harga coret',
  'lab.price': 'Harga sekarang',
  'lab.history': 'Harga sebelum diskon',
  'lab.case.real': 'Apa adanya',
  'lab.case.raised': 'Dinaikkan {days} hari sebelumnya',
  'lab.case.constant': 'Harganya memang selalu segini',
  'lab.case.struck': 'Selalu segini, dicoret 90 hari',
  'lab.case.thin': 'Baru terpantau {days} hari',
  'lab.reset': 'Kembalikan seperti semula',
  'week.title': 'Penilaian {days} hari terakhir',
  'week.none': 'Tidak ada harga yang terpantau dalam {days} hari terakhir.',
  'week.verdict': 'Penilaian',
  'week.all': 'Semua',
  'week.how':
    '{from} sampai {to}: {goods} produk yang harganya kami lihat. Masing-masing dihitung sekali dengan penilaian di halamannya, menurut platform yang menjualnya paling murah. Dihitung paling lama satu jam lalu.',
};
