import type { warn as source } from './en-warn.ts';

export const warn: Record<keyof typeof source, string> = {
  'warn.danger':
    'Saya tidak bisa membantu soal itu. Kalau ada yang dalam bahaya, atau Anda terpikir menyakiti diri, segera hubungi nomor darurat di negara Anda; ada yang mau mendengarkan.',
  'warn.scam':
    'Jangan: yang minta uang, kode, atau klik di luar platform sering kali penipu. Pesan, bayar, dan chat hanya di dalam platform, lalu cek pesanan, paket, dan refund di aplikasinya sendiri, bukan lewat tautan atau kode QR kiriman orang. Jangan pernah memberi OTP atau kata sandi: petugas asli tidak memintanya.',
  'warn.scam-parcel':
    'Jangan klik dan jangan bayar: cek di aplikasi platform atau kurirnya sendiri apakah memang ada paket, dan tanyakan di sana. Paket yang tidak dipesan siapa pun di rumah tidak perlu dibayar: tolak, lalu laporkan di platform.',
  'warn.scammed':
    'Segera hubungi bank lewat nomor di kartu atau di aplikasinya, minta transaksi dihentikan dan kartu atau rekening diblokir. Ganti kata sandi platform, email, dan bank, dan hapus aplikasi yang disuruh dipasang. Laporkan di platform dan ke polisi, dan simpan chat, bukti transfer, serta tautannya.',
  'warn.secondhand':
    'Lebih baik beli baru. Botol, dot, dan pompa ASI bekas bisa aus atau retak dan susah benar-benar bersih, sedangkan helm, car seat, atau boks bekas tidak kelihatan pernah kecelakaan, kurang bagiannya, atau ditarik dari pasar. Kalau tetap memakai yang bekas, ketahui riwayat dan umurnya, dan cek penarikan dari produsennya.',
  'warn.infant':
    'Untuk bayi di bawah 12 bulan ikuti label, yang menyebut boleh dipakai mulai umur berapa, dan tanyakan dokter atau bidan.',
  'warn.infant-unsaid': 'Judul {name} tidak menyebut untuk umur berapa.',
  'warn.infant-formula':
    'Saya tidak menyarankan susu formula tertentu: tanyakan dokter atau bidan mana yang cocok, dan seduh persis seperti di label. Di bulan-bulan awal susu sapi atau air putih bukan penggantinya.',
  'warn.formula-none':
    'Sejauh yang saya tahu, tidak ada toko di sini yang menjual susu formula bayi.',
  'warn.formula-some':
    'Ada toko di sini yang menjual susu formula bayi, tetapi pilihannya saya serahkan kepada Anda dan dokter.',
  'warn.infant-food':
    'Untuk bayi di bawah 12 bulan ikuti label dan dokter atau bidan. Madu tidak boleh diberikan sebelum usia satu tahun, begitu juga air putih, jus, atau susu sapi sebagai pengganti ASI atau susu formula di bulan-bulan awal.',
  'warn.infant-bed':
    'Bayi di bawah 12 bulan tidur telentang di kasurnya sendiri yang rata dan keras, tanpa bantal, guling, selimut tebal, atau bumper.',
  'warn.infant-medicine':
    'Jangan beri bayi obat, vitamin, atau tetes tanpa anjuran dan takaran dari dokter atau apoteker. Bayi di bawah 3 bulan yang demam harus segera dibawa ke dokter.',
  'warn.infant-bottle':
    'Yang dicek di label: untuk umur berapa, dot beraliran pelan untuk bayi baru lahir, bahan aman tanpa BPA, dan boleh tidaknya direbus atau disteril. Sterilkan sebelum pertama dipakai, dan ganti dot yang sobek atau lengket.',
  'warn.infant-gear':
    'Yang dicek di label: untuk umur dan berat berapa, tanpa bagian kecil dan tali panjang, dan cara pakainya. Kalau ragu, tanyakan dokter atau bidan.',
  'warn.pregnancy':
    'Aman atau tidaknya untuk ibu hamil atau menyusui tidak bisa saya pastikan. Baca kandungan dan peringatan di label, lalu tanyakan dokter, bidan, atau apoteker sebelum memakainya.',
  'warn.medicine':
    'Saya tidak bisa memberi saran soal penyakit atau obat. Baca brosurnya dan tanyakan apoteker atau dokter; kalau darurat, segera cari pertolongan.',
  'warn.condition':
    'Cocok atau tidaknya untuk kondisi itu hanya terlihat dari labelnya dan bisa dijawab dokter: baca komposisi dan nilai gizinya (“rendah” atau “kurang” bukan berarti “tanpa”), lalu tanyakan dokter atau apoteker.',
  'warn.slimming':
    'Saya tidak merekomendasikan produk pelangsing. Yang menjanjikan hasil cepat sering tidak aman atau terlarang; tanyakan dokter atau ahli gizi.',
  'warn.expired':
    'Masih bisa dipakai atau tidak setelah lewat tanggalnya tidak bisa saya pastikan: ikuti label dan tanyakan produsennya. Makanan, obat, dan alat pelindung seperti tabung pemadam, helm, atau kursi mobil anak jangan diandalkan setelah lewat tanggal; periksakan atau ganti.',
  'warn.fire':
    'Ikuti kelas di label apar: A untuk kayu, kertas, dan kain, B untuk cairan yang terbakar, C untuk gas (di penandaan Amerika untuk listrik), F atau K untuk minyak goreng; boleh tidaknya dipakai pada peralatan listrik juga tertulis di sana. Jangan siram air ke minyak yang terbakar atau apa pun yang masih beraliran listrik: matikan listrik atau kompor, tutup wajan, dan kalau api membesar, keluar dan panggil pemadam.',
  'warn.marks':
    'Untuk barang listrik di {region}, cari tanda ini di barangnya sendiri: {mark}. Foto atau judul hanya klaim toko, jadi cocokkan nomornya dengan daftar instansi yang berwenang. Tanpa itu sebaiknya jangan dicolok: tidak diuji untuk negara ini, dan voltase serta colokannya bisa berbeda.',
  'warn.marks-other':
    'Untuk barang listrik, cari tanda keamanan negara Anda di barangnya sendiri. Foto atau judul hanya klaim toko. Tanpa itu sebaiknya jangan dicolok: tidak diuji untuk negara Anda, dan voltase serta colokannya bisa berbeda.',
  'warn.defect':
    'Berhenti memakai dan mengecasnya sekarang, cabut stekernya kalau aman. Jauhkan dari orang dan benda yang mudah terbakar, misalnya di lantai keramik atau di luar rumah; jangan dibuka, ditekan, disiram air, atau dibuang ke tempat sampah. Kalau berasap atau terbakar, keluar dan hubungi pemadam kebakaran. Setelah itu kirim fotonya ke penjual dan produsen untuk minta uang kembali, lalu serahkan ke tempat pengumpulan baterai atau sampah elektronik.',
  'warn.charging':
    'Aman atau tidaknya dipakai bersama hanya terlihat di label: bandingkan volt, ampere, dan watt keduanya, dan tanyakan produsennya. Pakai yang bersertifikat, dan hentikan kalau sangat panas, kembung, atau berbau.',
  'warn.electricity':
    'Alat berdaya besar seperti AC atau pemanas harus memakai stop kontak sendiri: di terminal bersama bisa menyebabkan kebakaran. Baca daya di label dan tanyakan teknisi listrik.',
  'warn.carrier':
    'Boleh dibawa atau tidak ditentukan operatornya, dan aturannya berbeda-beda: tanyakan maskapai atau operator kereta atau bus sebelum berangkat. Untuk power bank, lihat watt-hour di labelnya.',
  'warn.carrier-wh': '{words} itu kira-kira {wh} Wh (pada 3,7 V).',
  'warn.carrier-card': '{name}: {words}, kira-kira {wh} Wh (pada 3,7 V).',
  'warn.carrier-unsaid':
    'Judul {name} tidak menyebut kapasitasnya: lihat watt-hour (Wh) di labelnya.',
  'warn.carrier-rule':
    'Banyak maskapai membolehkan power bank sampai 100 Wh di kabin, yang sampai 160 Wh harus disetujui dulu, dan melarang semuanya di bagasi tercatat. Tanyakan maskapai Anda sebelum berangkat.',
  'warn.law':
    'Saya tidak bisa menjawab soal hukum. Tanyakan instansi terkait, misalnya bea cukai, atau pengacara.',
  'warn.safety':
    'Aman atau tidaknya tertulis di label dan buku petunjuknya: cek bahan, untuk siapa, dan larangan pemakaiannya, lalu tanyakan produsennya kalau tidak tertulis.',
  'warn.allergy': 'Kalau ada alergi, tanyakan dulu ke dokter atau apoteker.',
  'warn.price': 'Yang bisa saya bantu: membandingkan harga, setelah produknya jelas.',
};
