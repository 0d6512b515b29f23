import type { shown as en } from './en-shown.ts';

export const shown: Record<keyof typeof en, string> = {
  'pieces.items': '{name} di {platform}: {n} × {item} = {total}.',
  'pieces.sent': '{name} di {platform}: {n} × {item} + ongkir satu pesanan {fee} = {total}.',
  'pieces.sent-which': 'Belum termasuk kupon. Sebutkan yang mana, nanti saya hitungkan.',
  'pieces.sized': '{name} di {platform}: {n} × {item} = {total} untuk {pack}.',
  'pieces.free':
    '{name} di {platform}: {n} dengan harga {bought} jadi {total}, {each} per buah, kalau tokonya memang begitu.',
  'pieces.unsized':
    'Tidak ada judul yang menyebut isinya, jadi saya tidak tahu {pack} perlu berapa.',
  'pieces.whole':
    'Tidak ada satu kemasan “{text}” yang isinya {pack}. Kalau beli beberapa kemasan, dari total termurah:',
  'pieces.over':
    'Tidak ada satu kemasan “{text}” yang isinya {pack}, dan beberapa kemasan totalnya di atas {limit}. Dari yang termurah:',
  'sum.of-card': '{name} di {platform}: {sum}, Anda bayar {pay}.',
  'sum.unsent': 'Ongkir {name} belum diketahui, jadi belum termasuk.',
  'sum.named-coupon':
    'Dihitung dengan potongan yang Anda sebut. Bisa dipakai atau tidak, lihat di halaman tokonya.',
  'total.sent': 'Dengan ongkir, kalau toko menyebutkannya, sebelum kupon:',
  'total.reduced': 'Dengan ongkir dan kupon terbaik yang diketahui berhasil, termurah dulu:',
  'total.line': '{name} di {platform}: {parts} = {total}.',
  'total.fee': '+ ongkir {fee}',
  'total.free': '+ gratis ongkir',
  'total.unsent': '+ ongkir, yang tidak ada dalam data saya',
  'total.off': '− {off} dengan kupon',
  'total.all': 'Total keduanya: {total}.',
  'find.sent': 'Ongkir sudah termasuk dalam harga ini kalau toko menyebutkannya.',
  'shipping.from':
    'Mulai belanja berapa ongkirnya gratis adalah aturan tiap toko, dan tidak ada dalam data saya. Yang saya tahu:',
  'pieces.which': 'Belum termasuk ongkir dan kupon. Sebutkan yang mana, nanti saya hitungkan.',
  'pieces.shipping': 'Ongkir untuk satu pesanan: {fee}.',
  'sized.light': 'Dari yang paling ringan, menurut berat yang disebut toko:',
  'sized.heavy': 'Dari yang paling berat, menurut berat yang disebut toko:',
  'sized.short': 'Dari yang paling pendek, menurut panjang yang disebut toko:',
  'sized.long': 'Dari yang paling panjang, menurut panjang yang disebut toko:',
  'sized.strong': 'Dari yang dayanya paling besar, menurut watt yang disebut toko:',
  'sized.lasting':
    'Dari yang baterainya paling tahan lama, menurut jam atau mAh yang disebut toko:',
  'sized.lasting-said': 'Yang judulnya menyebut baterai, tanpa jam atau mAh:',
  'sized.thrifty': 'Dari yang dayanya paling kecil, menurut watt yang disebut toko:',
  'sized.small': 'Dari yang paling kecil, menurut ukuran yang disebut toko:',
  'sized.big': 'Dari yang paling besar, menurut ukuran yang disebut toko:',
  'sized.memory': 'Dari yang RAM-nya paling besar, menurut keterangan toko:',
  'sized.storage': 'Dari yang penyimpanannya paling besar, menurut keterangan toko:',
  'sized.line': '{name}: {words} ({price} di {platform}).',
  'sized.same': 'Toko mencantumkan hal yang sama untuk semuanya: {words}.',
  'sized.more': 'Menurut yang dicantumkan toko: {words}.',
  'sized.silent': 'Untuk {silent} produk lain, toko tidak mencantumkannya.',
  'sized.none':
    'Judulnya tidak mencantumkan itu, jadi tidak bisa saya urutkan. Coba lihat halaman tokonya:',
  'all.cheapest': 'Yang paling murah dari semua yang ada di sini:',
  'all.dearest': 'Yang paling mahal dari semua yang ada di sini:',
  'all.sold': 'Yang paling laku dari semua yang ada di sini, menurut jumlah terjual di toko:',
  'all.rated': 'Yang rating pembelinya paling tinggi dari semua yang ada di sini:',
  'present.untold': 'Soal “{text}” tidak bisa dilihat dari harga, jadi ini ide lain saja.',
  'shops.differ':
    'Tiap toko menentukan sendiri harga, ongkir, dan kuponnya, dan itu bisa berubah tiap hari. Sebutkan produknya, nanti saya bandingkan.',
  'trait.colours':
    'Judul {name} tidak menyebut ada warna apa saja; pilihannya ada di halaman tokonya.',
  'trait.none': 'Tidak ada judul yang menyebut: {words}. Rincian dan ulasan ada di halaman toko.',
  'present.liked': 'Ide untuk {person}{budget} sesuai kesukaannya:',
  'present.liked-one':
    'Ide untuk {person}{budget}; hanya yang pertama sesuai kesukaannya, yang lain untuk siapa saja:',
  'present.unliked': 'Untuk kesukaannya belum ada yang cocok; ini pilihan lain.',
  'coupons.stack':
    'Biasanya satu kupon toko, satu kupon platform, dan satu kupon gratis ongkir bisa dipakai bersama, sedangkan dua yang sejenis tidak. Syarat di tiap kupon lebih berlaku, dan checkout yang menentukan. Sebutkan harga dan kupon Anda, nanti saya hitung sisa bayarnya.',
  'terms.ends': 'Yang paling cepat berakhir:',
  'terms.ends-unknown': 'Tidak diketahui kapan kupon-kupon ini berakhir.',
  'terms.end': 'sampai {date}: ',
  'terms.least-free': 'Kupon ini tanpa minimal belanja:',
  'terms.least': 'Minimal belanja terendah lebih dulu:',
  'terms.least-within': 'Yang bisa dipakai untuk belanja {order}:',
  'terms.least-none': 'Tidak ada yang minimal belanjanya serendah itu.',
  'terms.saves': 'Untuk belanja {order}, potongan terbesar dari:',
  'terms.saves-none': 'Tidak ada yang memotong belanja {order}.',
  'terms.most':
    'Menurut potongan terbesar tiap kupon; sebutkan total belanja, nanti saya hitungkan mana yang terbaik:',
  'terms.worth': 'Yang potongannya {order} atau lebih:',
  'terms.worth-none': 'Tidak ada yang memotong sampai {order}. Potongan terbesar:',
  'terms.off': 'hemat {off}, jadi {pay}: ',
  'wait.thin': 'Riwayat harga {name} belum jelas menunjukkan apakah menunggu menguntungkan.',
  'wait.young':
    '{name} baru dipantau {days} hari: terlalu dini untuk bilang perlu menunggu atau tidak. Bisa dinilai mulai {date}.',
  'wait.once':
    'Dalam {days} hari, hanya sekali harganya minimal {better}% lebih murah dari hari ini, terakhir {date}: {low}.',
  'wait.often':
    'Dalam {days} hari, {n} kali harganya minimal {better}% lebih murah dari hari ini, tanpa pola tetap, terakhir {date}, biasanya sekitar {low}.',
  'wait.rhythm':
    'Dalam {days} hari, {n} kali harganya minimal {better}% lebih murah dari hari ini, kira-kira tiap {every} hari, terakhir {date}, biasanya sekitar {low}.',
  'wait.never':
    'Selama {days} hari dipantau, harganya belum pernah {better}% lebih murah dari hari ini.',
  'wait.still':
    'Harganya nyaris tidak bergerak: kurang dari {better}% dalam {days} hari terakhir. Menunggu tidak ada gunanya.',
  'wait.no-habit': 'Pada {of} promo serupa terakhir, harganya tidak pernah semurah itu.',
  'wait.habit': 'Dari {of} promo serupa terakhir, {fell} kali harganya semurah itu.',
  'wait.at-low': 'Dalam {days} hari terakhir tidak ada hari yang lebih murah.',
  'shown.only': 'Daftar itu berisi {n} produk:',
  'pick.value':
    'Harga terbaik menurut riwayatnya: {name}, {percent}% di bawah harga biasanya {typical}.',
  'pick.none-below': 'Saat ini tidak ada yang jelas di bawah harga biasanya.',
  'pick.rated': 'Rating tertinggi: {name}, {rating} dari {n} pembeli.',
  'pick.cheapest': 'Termurah: {name}, {price} di {platform}.',
  'pick.all':
    'Menurut riwayat harga, rating, dan harga, {name} lebih unggul, lebih murah {difference}.',
  'pick.by-value': 'Menurut harga terhadap riwayatnya sendiri, saya pilih {name}.',
  'pick.by-rating': 'Harganya tidak membedakan, jadi menurut rating saya pilih {name}.',
  'pick.by-price':
    'Tidak ada yang jelas di bawah harga biasanya; menurut harga saja, {name} paling murah.',
  'pick.difference': '{name} paling murah, selisih {difference} dari berikutnya.',
  'pick.only': 'Yang saya bandingkan hanya harga dan rating; rasanya saat dipakai ada di ulasan.',
  'find.origin': 'Judulnya tidak menyebut buatan mana; lihat halaman tokonya.',
  'sized.unsaid': 'Judul {name} tidak menyebutnya; mungkin ada di halaman tokonya.',
  'reviews.rated': '{name}: pembeli memberi rating {rating} ({n} rating).',
  'reviews.none': '{name}: belum ada rating.',
  'reviews.where':
    'Saya tahu ratingnya saja, bukan isi ulasannya: baca di halaman toko, dan tulisan pengguna di sini ada di halaman produk.',
  'find.silent': 'Dari judulnya saya tidak tahu soal “{text}”, jadi daftarnya sama.',
  'find.saying': 'Dari “{text}”, hanya ini yang disebut begitu oleh tokonya:',
  'fakes.some': 'Diskon hari ini yang tidak didukung riwayat harganya sendiri:',
  'fakes.none': 'Hari ini tidak ada diskon yang dibantah riwayat harganya sendiri.',
  'fakes.line': '{name}: {price} di {platform}, klaim diskon {claimed}%, nyatanya {real}%.',
  'fakes.not':
    '{name}: {price} di {platform}, klaim diskon {claimed}%, tetapi tidak di bawah harga biasanya.',
  'promotion.FREE': 'beli {bought} gratis {free}',
  'promotion.SECOND': 'barang kedua diskon {percent}%',
  'promotion.EACH': 'diskon {percent}%',
  'promotion.several': '“{promotion}”: {percent}% lebih murah per buah, kalau ambil {n}.',
  'promotion.several.priced':
    '“{promotion}”: {n} buah {price}, jadi {amount} per buah, {percent}% lebih murah.',
  'promotion.single': '“{promotion}”: tiap buah {percent}% lebih murah.',
  'promotion.single.priced': '“{promotion}”: {amount} per buah, {percent}% lebih murah.',
  'promotion.best': '“{promotion}” lebih murah per buah, ambil berapa pun.',
  'promotion.best-of': '“{promotion}” lebih murah per buah, kalau ambil {n}.',
  'promotion.same': 'Kalau ambil {n}, harga per buahnya sama.',
  'promotion.fewer': 'Kalau butuh kurang dari {n}, pilih “{promotion}”.',
  'packs.line': '{pack} seharga {price}: {amount} per {unit}.',
  'packs.free': '{pack}: dapat {n} buah dengan {price}, jadi {amount} per {unit}.',
  'packs.count': '{n} buah',
  'packs.single': 'Satuan',
  'packs.bought': '{much}, beli per {pack}: {sum}.',
  'packs.unread':
    'Kemasan itu belum bisa saya baca dengan pasti, jadi tidak saya tebak. Tulis tiap kemasan: isi lalu harganya, dalam satuan yang sama: “5 kg 97rb, 1 kg 26rb”.',
  'packs.best': '{pack} paling murah, {percent}% di bawah yang berikutnya.',
  'packs.same': 'Harga satuannya sama.',
  'pack.some':
    '{offered} untuk {pack} berarti {amount} per {unit}. Dari {n} “{text}” yang ukurannya diketahui, {cheaper} lebih murah per satuannya:',
  'pack.least':
    '{offered} untuk {pack} berarti {amount} per {unit}, sama dengan “{text}” termurah yang ukurannya diketahui:',
  'pack.none':
    '{offered} untuk {pack} berarti {amount} per {unit}: lebih murah dari semua “{text}” yang ukurannya diketahui. Yang termurah di sini:',
  'find.unsized': 'Judul “{text}” tidak ada yang menyebut “{size}”. Yang ada:',
  'pick.unit': 'Termurah per satuan: {name}, {amount} per {unit}.',
  'platforms.without': 'Tidak ada data “{text}” di {platforms}.',
  'lowest.some': 'Sekarang di harga terendah yang pernah tercatat:',
  'lowest.none': 'Belum ada barang yang sedang di harga terendah sepanjang catatan.',
  'lowest.none-of': 'Belum ada “{text}” yang sedang di harga terendah sepanjang catatan. Yang ada:',
  'lowest.none-shown': 'Dari daftar ini belum ada yang di harga terendah sepanjang catatan:',
  'biggest.below':
    'Belum ada klaim diskon “{text}” yang terbukti dari riwayat harga. Yang paling jauh di bawah harga biasanya:',
  'biggest.none-of':
    'Saat ini belum ada diskon “{text}” yang terbukti dari riwayat harga. Yang ada:',
  'find.partly':
    'Tidak ada “{text}” dengan keterangan yang memuat semuanya; masing-masing ini sebagian:',
  'link.shop': '{name}: {price} di {platform}, dijual oleh {shop}.',
  'link.how': 'Buka kartunya: di halaman produk ada tombol ke toko.',
  'usual.span': 'Sekarang ada {n} “{text}”, dari {from} sampai {to}; yang di tengah {middle}.',
  'usual.half': 'Setengahnya berharga antara {low} dan {high}.',
  'pack.pieces': '{n} buah',
  'usual.history':
    'Harga biasa menurut riwayat harga diketahui untuk {n} produk: dari {from} sampai {to}, yang di tengah {middle}.',
  'usual.unknown': 'Belum ada yang riwayatnya cukup untuk menentukan harga biasa.',
  'usual.middle': 'Yang harganya di tengah:',
  'usual.few': 'Sekarang hanya ada {n} “{text}”, terlalu sedikit untuk bilang mana yang wajar:',
  'usual.line': '{name}: {price} di {platform}, harga biasa {typical}.',
  'fakes.by':
    'Dari diskon yang diklaim sekarang, sebanyak ini dibantah riwayat harganya sendiri (platform yang produknya lebih banyak, keduanya juga lebih banyak):',
  'fakes.of': '{name}: {fake} dari {claimed}.',
  'fakes.shops': 'Per toko, bagian tertinggi dulu, jika minimal {least} klaim sudah dinilai:',
  'pack.alone': '{offered} untuk {pack} berarti {amount} per {unit}.',
  'pack.unknown':
    '{offered} untuk {pack} berarti {amount} per {unit}. Harga per {unit} untuk “{text}” di sini belum diketahui, jadi tidak bisa dibandingkan dari situ. Yang ada:',
  'moved.intro': 'Pergerakan harga ini selama {days} hari:',
  'moved.down':
    '{name}: turun {percent}%, dari {from} pada {since} menjadi {now} sekarang; terendah {low}, pada {date}.',
  'moved.down-lowest':
    '{name}: turun {percent}%, dari {from} pada {since} menjadi {now} sekarang, terendah selama itu.',
  'moved.up':
    '{name}: naik {percent}%, dari {from} pada {since} menjadi {now} sekarang; terendah {low}, pada {date}.',
  'moved.up-since':
    '{name}: naik {percent}%, dari {from} pada {since}, terendah selama itu, menjadi {now} sekarang.',
  'moved.same':
    '{name}: {now}, sama seperti pada {since}; terendah di antaranya {low}, pada {date}.',
  'moved.never-lower':
    '{name}: {now}, sama seperti pada {since}; tidak pernah lebih rendah di antaranya.',
  'moved.unknown':
    '{name}: tidak ada harga selama {days} hari itu yang bisa dibandingkan dengan harga sekarang.',
  'units.line': '{text}: paling murah {amount} per {unit} ({name}, {price} di {platform}).',
  'units.unsized': '{text}: tidak ada judul yang menyebut isinya.',
  'units.none': '{text}: tidak ada di sini.',
  'units.apart':
    'Yang satu dijual menurut berat, yang lain per buah atau menurut volume, jadi harga satuannya tidak bisa dibandingkan.',
  'units.best': 'Menurut harga satuan, “{text}” lebih murah {percent}%.',
  'find.reviewed': '“{text}” dengan ulasan terbanyak lebih dulu:',
  'find.reviewed-line': '{name}: {n} ulasan ({price} di {platform}).',
  'find.reviewed-unknown':
    'Jumlah ulasannya tidak diketahui, jadi “{text}” saya urutkan menurut rating:',
  'all.reviewed':
    'Jumlah ulasan hanya bisa saya urutkan untuk jenis barang yang Anda sebut. Rating tertinggi dari semua yang ada di sini:',
  'find.other-kind': 'Tidak ada “{text}” yang ukurannya disebut {size}; yang sejenis ini ada:',
};
