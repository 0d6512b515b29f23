import type { more as en } from './en-more.ts';

export const more: Record<keyof typeof en, string> = {
  'code.known': 'Yang kami tahu tentang kode {code}:',
  'code.unknown':
    'Kami tidak mengenal kupon dengan kode {code}, jadi tidak bisa bilang apakah masih berlaku. Coba dulu saat checkout.',
  'code.scheduled': 'Kode {code} belum bisa dipakai.',
  'code.expired': 'Kode {code} sudah kedaluwarsa.',
  'code.dead': 'Kode {code} sudah tidak berfungsi: sudah dicoba pembeli dan gagal.',
  'code.elsewhere':
    '{code} untuk {whose}; {name} yang kami tahu ada di {platform} seharga {price}.',
  'code.not-for': '{code} setahu kami tidak berlaku untuk {name}; cakupannya tertulis di atas.',
  'find.each-one': 'Masing-masing satu: {text}.',
  'find.each': 'Beberapa dari masing-masing: {text}.',
  'find.each-none': '{text} belum ada di sini.',
  'find.each-sum': 'Totalnya {total}, belum termasuk ongkir.',
  'find.each-total': 'Totalnya mulai {total} ({budget}).',
  'find.each-over':
    'Yang termurah dari masing-masing pun totalnya {total}, lewat dari budget ({budget}).',
  'trait.measure': 'Judul {name} menyebut: {words}.',
  'trait.no-measure': 'Judul {name} tidak menyebut ukurannya; cek halaman tokonya.',
  chat: 'Saya asisten belanja, jadi untuk itu tidak banyak yang bisa saya bantu. Kalau ada yang mau dibeli, sebutkan barang dan budget-nya.',
  'shop.sells': '{shop} menjual {total} produk di sini. Diskon nyata terbesar lebih dulu:',
  'shop.sells-thing':
    '{shop} menjual “{text}” di sini: {total} produk. Diskon nyata terbesar lebih dulu:',
  'shop.lacks-thing': 'Sejauh yang saya tahu, {shop} sekarang tidak menjual “{text}” di sini.',
  'shop.none': 'Saya tidak mengenal toko bernama “{shop}” yang sedang menjual sesuatu di sini.',
  'find.colours':
    'Warna yang tersedia tertulis di halaman tiap produk; saya tidak bisa mencarinya. Lainnya untuk “{text}”:',
  'find.colours-none':
    'Warna yang tersedia tertulis di halaman tiap produk; saya tidak bisa mencarinya.',
  'find.as-cheap': 'Tidak ada “{text}” yang lebih murah dari itu. Termurah lebih dulu:',
  'find.as-dear': 'Tidak ada “{text}” yang lebih mahal dari itu. Termahal lebih dulu:',
  'trait.said': 'Judul {name} menyebut: {words}. Itu klaim toko; halamannya memuat lebih banyak.',
  'trait.unsaid': 'Judul {name} tidak menyebut: {words}. Lihat rinciannya di toko.',
  'find.only-refused': 'Semua “{text}” dalam data saya adalah yang tidak Anda mau: {names}.',
  'present.some':
    'Ide untuk {person}{budget}, yang harganya terbaik menurut riwayatnya lebih dulu:',
  'present.cheapest': 'Ide untuk {person}{budget}, dari yang termurah:',
  'present.dearest': 'Ide untuk {person}{budget}, dari yang termahal:',
  'present.none':
    'Belum ada yang cocok untuk {person}{budget}. Sebutkan jenis barang atau anggaran lain.',
  'present.age': 'Periksa batas usia di label, dan pastikan tidak ada bagian kecil.',
  'person.aged': 'anak usia {age} tahun',
  'sum.items': 'Jumlah: {sum} = {total}.',
  'sum.item': 'Barang: {total}.',
  'sum.reached': 'Minimal belanja {least} tercapai.',
  'sum.short':
    'Minimal belanja {least} belum tercapai, kurang {short}: voucher tidak memotong apa pun.',
  'sum.share': '{percent}% dari {total} adalah {off}.',
  'sum.capped': '{percent}% dari {total} melebihi batas: potongannya {off}.',
  'sum.fixed': 'Voucher memotong {off}.',
  'sum.shipping': 'Ongkir: {fee}.',
  'sum.pay': '{sum}: Anda bayar {pay}.',
  'sum.less': 'Dengan voucher sebelumnya {before}: yang ini lebih hemat {difference}.',
  'sum.more': 'Dengan voucher sebelumnya {before}: yang itu lebih hemat {difference}.',
  'sum.same': 'Dengan voucher sebelumnya bayarnya sama.',
  'sum.both': 'Kalau semuanya bisa dipakai bersama: {sum}, Anda bayar {pay}.',
  'sum.one':
    'Kalau hanya satu yang bisa dipakai, yang potongannya lebih besar: {sum}, Anda bayar {pay}.',
  'sum.per-issuer': 'Satu pesanan memakai satu voucher dari tiap penerbit.',
  'sum.coins': 'Koin membayar {off} di antaranya.',
  'sum.free-shipping': 'Ongkir dipotong {off}.',
  'sum.back': 'Cashback {off} kembali belakangan, tidak mengurangi yang dibayar sekarang.',
  'sum.shipping-unsaid': 'Ongkir dipotong sampai {most}, tetapi besar ongkirnya belum disebut.',
  'voucher.SHOP': 'Voucher toko',
  'voucher.PLATFORM': 'Voucher platform',
  'voucher.BANK': 'Promo bank',
  'voucher.SHIPPING': 'Voucher ongkir',
  'voucher.COINS': 'Koin',
  'voucher.other': 'Voucher {at}',
  'sum.within': 'Masih dalam anggaran {budget}, sisa {rest}.',
  'sum.over': 'Itu {rest} di atas anggaran {budget}.',
  'sum.same-shop': 'Itu berlaku hanya kalau semuanya dijual oleh satu toko.',
  'orders.one': 'Pesanan {at}: {sum}, Anda bayar {pay}.',
  'orders.all': 'Totalnya {total}; kalau dalam satu pesanan {whole}.',
  'orders.once': 'Setiap voucher dihitung sekali, di pesanan yang paling hemat.',
  'orders.which': 'Sebutkan nilai tiap pesanan, nanti saya hitung.',
  'sum.unread':
    'Belum semua angka di kalimat itu saya pahami, jadi totalnya tidak saya tebak. Tulis per toko dengan urutan ini: harga, potongan voucher beserta minimal belanja dan maksimalnya, lalu ongkir.',
  'sum.which': 'Sebutkan harga barangnya atau barang yang dicari, nanti saya hitung.',
  'bill.item': '{name} harganya {item} di {platform} sebelum kupon.',
  'bill.no-shipping': 'Ongkirnya belum diketahui.',
  'bill.coupon': 'Kupon {coupon}: potongan {off}.',
  'bill.pay': 'Totalnya {pay}.',
  'offers.line': '{name}: {sum} = {pay}.',
  'offers.cheaper': '{name} lebih murah {difference}.',
  'offers.least': '{names} sama murahnya.',
  'offers.same': 'Keduanya sama.',
  'offers.shipping': 'Ongkir yang tidak disebut tidak dihitung.',
  'offered.about': '{offered} untuk {name}:',
  'offered.kind':
    '“{text}” adalah jenis barang: {cheaper} dari {n} yang paling cocok lebih murah dari {offered}; harganya {from} sampai {to}. Yang lebih murah:',
  'offered.kind-least':
    '“{text}” adalah jenis barang: dari {n} yang paling cocok tidak ada yang lebih murah dari {offered}; harganya {from} sampai {to}:',
  'offered.which': 'Sebutkan nama produknya, nanti harganya saya nilai dari riwayatnya.',
  'offered.near': 'Tidak ada produk bernama “{text}” dalam data saya. Yang paling mendekati:',
  'offered.below':
    '{offered} itu {percent}% di bawah harga biasanya, {typical} (terpantau {days} hari): harga bagus.',
  'offered.usual':
    '{offered} kurang lebih harga biasanya, {typical} (terpantau {days} hari): biasa saja.',
  'offered.above':
    '{offered} itu {percent}% di atas harga biasanya, {typical} (terpantau {days} hari): bukan harga bagus.',
  'offered.under-low':
    'Itu di bawah harga terendah {days} hari terakhir, {low} pada {date}: periksa penjual dan kelengkapannya.',
  'offered.dearer': 'Di sini sekarang {difference} lebih murah.',
  'find.implied':
    'Untuk barang seperti ini, judul dengan “{by}” hampir selalu berarti “{said}” juga.',
  'find.unknown-beyond':
    'Sesuai budget itu tidak ada judul yang menyebut “{said}”. Yang menyebutnya: {name}, {price} di {platform}.',
  'find.unknown':
    'Tidak ada judul yang menyebut “{said}”, jadi tidak satu pun diketahui memenuhinya.',
  'alert.of-kind':
    'Formulir di bawah sudah terisi: notifikasi untuk “{text}” apa pun seharga {target} ke bawah. Notifikasinya aktif setelah Anda konfirmasi.',
  'alert.of-kind-now': 'Belum ada yang semurah itu. Yang termurah sekarang:',
  'alert.of-kind-met': 'Sudah ada yang seharga itu:',
  'alert.which': 'Buka kartu produk yang Anda maksud:',
  'alert.ready':
    'Buka kartunya: pantauan harga {target} sudah terisi, dan mulai setelah Anda konfirmasi.',
  'alert.met':
    'Harganya sudah {target} atau kurang. Buka kartunya untuk memantau yang lebih rendah.',
  'biggest.some': 'Diskon terbesar yang terbukti dari riwayat harga:',
  'biggest.less':
    'Belum ada diskon {percent}% ke atas yang terbukti dari riwayat harga. Yang terbesar:',
  'biggest.line': '{name}: {price} di {platform}, {percent}% di bawah harga biasanya.',
  'biggest.none': 'Belum ada diskon “{text}” yang terbukti dari riwayat harga.',
  'anything.some': '{total} produk dengan: {wishes}. Diskon nyata terbesar lebih dulu:',
  'anything.none': 'Tidak ada yang memenuhi: {wishes}.',
  'differ.rating': 'Pembeli memberi {name} nilai lebih tinggi: {rating} dibanding {other}.',
  'differ.title': 'Judulnya berbeda pada: {words}. Isi judul adalah klaim toko.',
  'price.stocked': 'Saat itu stoknya ada; sisa sekarang bisa dilihat di halaman toko.',
  'warn.danger':
    'Saya tidak bisa membantu soal itu. Kalau ada yang dalam bahaya, atau Anda terpikir menyakiti diri, segera hubungi nomor darurat di negara Anda; ada yang mau mendengarkan.',
  'warn.infant':
    'Untuk bayi di bawah 12 bulan ikuti label dan dokter atau bidan. Madu tidak boleh diberikan sebelum usia satu tahun, begitu juga air putih atau susu sapi sebagai pengganti ASI atau susu formula di bulan-bulan awal. Bayi tidur telentang di kasur yang rata dan keras, tanpa bantal, guling, atau selimut tebal.',
  'warn.medicine':
    'Saya tidak bisa memberi saran soal penyakit atau obat. Baca brosurnya dan tanyakan apoteker atau dokter; kalau darurat, segera cari pertolongan.',
  'warn.slimming':
    'Saya tidak merekomendasikan produk pelangsing. Yang menjanjikan hasil cepat sering tidak aman atau terlarang; tanyakan dokter atau ahli gizi.',
  'warn.electricity':
    'Alat berdaya besar seperti AC atau pemanas harus memakai stop kontak sendiri: di terminal bersama bisa menyebabkan kebakaran. Baca daya di label dan tanyakan teknisi listrik.',
  'warn.law':
    'Saya tidak bisa menjawab soal hukum. Tanyakan instansi terkait, misalnya bea cukai, atau pengacara.',
  'warn.price': 'Yang bisa saya bantu: membandingkan harga, setelah produknya jelas.',
  outside: 'Itu di luar yang saya ketahui. Yang saya tahu adalah harga produk.',
  'trust.money':
    'Sebagian toko membayar kami komisi kalau Anda membeli lewat tautan kami. Kode yang mengurutkan dan menilai tidak bisa membacanya, jadi tidak mengubah urutan atau penilaian.',
  'trust.prices':
    'Harganya kami pantau sendiri dan selalu disertai kapan terakhir terpantau; diskon disebut nyata hanya kalau riwayatnya membuktikan. Caranya, dengan semua aturan, ada di halaman ini:',
  'claim.sum': 'Dari {before} ke {now} itu turun {share}%.',
  'claim.right': 'Dari {before} ke {now} memang turun {share}%: hitungannya benar.',
  'claim.wrong': 'Dari {before} ke {now} itu turun {share}%, bukan {claimed}%.',
  'claim.reckoned': '{now} setelah diskon {claimed}% berarti sebelumnya sekitar {before}.',
  'claim.history':
    'Apakah pernah dijual {before} hanya terlihat dari riwayat harganya. Tempel tautan produknya atau tulis namanya, nanti saya periksa:',
  'page.check': 'Cek tautan',
  'page.alert': 'Kabari saya kalau “{text}” ada promonya',
  'page.alert-below': 'Kabari saya kalau “{text}” ada promo {target} ke bawah',
  'page.judging': 'Cara kami menilai harga',
  'person.mother': 'ibu',
  'person.father': 'ayah',
  'person.partner': 'pasangan',
  'person.girlfriend': 'dia (perempuan)',
  'person.boyfriend': 'dia (laki-laki)',
  'person.grandmother': 'nenek',
  'person.grandfather': 'kakek',
  'person.teacher': 'guru',
  'person.boss': 'rekan kerja',
  'person.friend': 'teman',
  'person.family': 'keluarga',
  'person.teen': 'remaja',
  'person.girl': 'anak perempuan',
  'person.boy': 'anak laki-laki',
  'person.baby': 'bayi',
  'person.child': 'anak',
  'person.woman': 'perempuan',
  'person.man': 'laki-laki',
  'person.anyone': 'siapa saja',
};
