import type { Abouts } from './about.ts';

export const about: Abouts = {
  injected: `
    (abaikan|lupakan|hiraukan|ignore) [semua|segala|aja]* (instruksi|perintah|aturan|prompt|
      arahan)[mu|nya] …
    (sekarang|mulai sekarang|anggap|pura-pura|pura2) [aja]* (kamu|lu|lo|anda|km) [adalah|itu|jadi|
      sebagai]* (admin|pemilik|owner|developer|kasir|penjual|hacker|manajer|bos|staf) …
    (kode|voucher|diskon|kupon) [promo|rahasia|voucher|diskon]* (karyawan|pegawai|internal|
      rahasia|orang dalam|staf|admin)
    (kode|voucher|kupon) … (100|99)[ ]*% …
    (100|99)[ ]*% (punya|buat|khusus) (karyawan|pegawai|admin)
    (kasih|tunjukin|tampilkan|bocorin|kasih lihat) [liat|aku|saya|lihat]* (system prompt|prompt[
      mu]| instruksi (sistem|rahasia)[mu])
    (ubah|ganti|set|jadiin) [harga]* [nya]* … (jadi|ke) (0|nol|gratis|1 rupiah) <end>
  `,
  task: `
    (buatkan|buatin|bikinin|bikinkan|tulisin|tuliskan|bantu buat|bantuin bikin|tolong buat| bantu
      bikin|bantu tulis|bantuin nulis|bantu nulis) [aku|saya|gue|dong|kan|in]* (surat|esai| essay|
      puisi|cerpen|pidato|cv|caption|lagu|skripsi|makalah|kode|program|pantun|laporan|email|
      ucapan|tugas) …
    (kerjain|kerjakan|bantu|bantuin|jawab|jawabin) [tolong|aku|saya|ngerjain|kerjain|in]* (pr|
      tugas| soal|skripsi|ujian|matematika)[ku] …
    (terjemahin|artikan|artiin) …
    (jelasin|jelaskan|ringkas|rangkum) [tentang]* (fisika|sejarah| novel|artikel|bab|teori) …
    berapa {number} (kali|dikali|ditambah|dibagi) {number}
  `,
  earns: `
    (dapet|dapat|cari|cuan|untung|keuntungan|penghasilan|pemasukan|duit|uang|duitnya|uangnya|
      untungnya|income)[nya]* [duit|uang|untung|cuan|kalian|kamu|khum|situs ini|dari|
      penghasilan]* (dari mana|darimana|gimana|bagaimana|dari siapa) …
    (kalian|kamu|khum|situs ini|web ini|aplikasi ini) [ini|itu|bisa]* (dapet|dapat|dpt|cari|ambil|
      terima) (duit|uang|untung|cuan|komisi|fee|bayaran|penghasilan) …
    (toko|seller|penjual|brand|merek|yang|yg) [yang|yg]* (bayar|bayarnya|mbayar|ngasih komisi) [
      lebih| kamu|kalian|khum|mahal|gede|banyak]* [itu|nya]* (ditaruh|didahulukan|diutamakan|
      duluan| di atas|diatas|naik|dibelain|dipromosiin|ditampilin|dimunculin|lebih) …
    (dibayar|disponsori|endorse|diendorse|titipan) [sama|oleh|dari|ga|gak|toko|seller|kah]* (toko|
      seller|siapa|brand|ga|gak|kah) …
    (pilih kasih|berat sebelah|memihak|netral) [sama|ga|gak|ke| toko|kah|nggak]* …
  `,
  person: `
    (kamu|km|lu|lo|anda|ini|min|kak|situ) [ini|tuh|itu|beneran|apakah]* (orang|manusia|robot|bot|
      ai|mesin|admin|cs)[nya]* [beneran|asli|apa|atau|bukan|ya|ga|gak|nggak|kah|sih]* …
    (ini|lagi) [aku|saya|gue]* (ngobrol|chat|bicara|ngomong) (sama|dengan|ama) (siapa|orang|bot|
      robot|manusia|ai) …
    (orang|manusia) (beneran|asli) (bukan|ga|gak|kan|ya|atau|apa) …
    (bot|robot|ai) (atau|apa) (orang|manusia|bukan), (orang|manusia) (atau|apa) (bot|robot|ai)
    (mau|bisa|pengen) (ngomong|bicara|chat) (sama|dengan|ama) (manusia|orang)[nya]* [asli|
      beneran]*
  `,
  free: `
    <start> (gratis|free) (ga|gak|nggak|ngga|kan|kah|ya|apa bayar|atau bayar) [sih|ini|nih|
      khum]* <end>
    <start> (bayar|berbayar) (ga|gak|nggak|kah) [sih|ini|nih]* <end>
    (pake|pakai|pakenya) khum [ini|itu]* (bayar|berbayar|gratis) [ga|gak|nggak|
      sih|kah|apa]*
    (khum|situs ini|aplikasi ini|app ini|web ini|ini|pakai khum|pake khum|pakenya) [nya|itu|
      beneran]* (gratis|bayar|berbayar|free) [kan|ga|gak|nggak|kah|atau|ya|apa|berapa|
      selamanya]* <end>
    (harus|perlu|wajib|mesti) [aku|saya|kita|bikin|buat|pakai|pake|punya|dulu]* (daftar|akun|
      login| bayar|langganan|registrasi|masuk) [dulu|ga|gak|nggak|kah|buat|untuk|akun|ya|kalo]* [
      pakai|pake| khum|ini|tanya|nanya|sini|situs]* <end>
    (tanpa|ga usah|gak usah|ga perlu|gak perlu) (akun|login|daftar) [bisa|boleh]* [ga|gak|kan|kah|
      ya| bikin]* <end>
    (ada|kena) (biaya|langganan) [apa|nya]* (ga|gak|kah|di sini|disini|bulanan) <end>
    (biaya|bayar) (langganan|pakai|pake|daftar)[nya]* [berapa|khum]* <end>
  `,
  sources: `
    (harga|data|info)[nya]* [harga]* [ini|di sini|disini|semua]* [dapet|dapat|diambil|ambil|dari|
      datang]* dari mana [aja|sih|ya]*
    (dapet|dapat|ambil|nyari) (harga|data)[nya]* [itu]* dari mana, sumber (harga|data)[nya]*
    (seberapa sering|berapa kali|tiap kapan|tiap berapa|berapa lama sekali|kapan) [harga| data|
      kalian|khum]*[nya]* [di]*(cek|update|perbarui|perbaharui|refresh|diupdate|diperbarui) …
    (harga|data)[nya]* [ini|di sini|disini|selalu|itu]* (update|up to date|real time|realtime|
      terbaru|di-update|diupdate|diperbarui) [ga|gak|kah|nggak|kapan|tiap|terus|kan|apa|ya]* …
  `,
  shown: `
    harga[nya]* [yang|yg|ini]* (disini|di sini|di khum|khum|situs ini|web ini|kamu|kalian|
      ditampilin|ditampilkan|tampil|muncul|tertera|tertulis|dikasih) … (sama|sesuai|persis|bener|
      benar|akurat|valid) …
    (sama|sesuai|persis) [ga|gak|nggak|kah]* harga[nya]* [yang|yg|di]* (sini|disini|khum|kalian|
      kamu|ditampilin) …
    harga[nya]* [bakal|masih|tetep|tetap]* (sama|sesuai) [ga|gak|nggak|kah]* [pas|waktu|kalau|
      kalo]* (diklik|checkout|klik|dibuka|di shopee|di lazada|di tokped|di tokopedia|di toko) …
  `,
  judged: `
    (apa|maksud[nya]|arti[nya]) [sih|dari|itu|label|penilaian|apa|maksud|arti]*[nya]* (klaim
      berlebihan|dinaikkan dulu|selalu diskon|bukan diskon|belum bisa dicek|harga biasa|diskon
      nyata|penilaian|rekor terendah) [itu|apa|maksudnya|artinya]*
    (klaim berlebihan|dinaikkan dulu|selalu diskon|belum bisa dicek|harga biasa) [itu|tuh]* (apa|
      maksud|maksudnya|artinya) …
    (gimana|bagaimana|gmn) [cara|caranya|kalian|kamu|khum]* (nilai|menilai|nentuin|menentukan|
      ngitung|menghitung|tau) [suatu|harga|diskon|promo|itu]* [biasa|nyata|bagus|asli|promo|
      apa]* …
    cara (menilai|nilai|hitung|menghitung|ngitung) [harga|diskon|promo]*[nya]* …
    (gimana|bagaimana|gmn|cara) [caranya|cara|biar|bisa|kita|aku|gue|gw|saya|supaya]* (tau|tahu|
      cek|ngecek|bedain|membedakan) [kalau|kalo|apakah|apa|bahwa]* (diskon|promo|harga)[nya] [itu|
      yang]* (nyata|beneran|asli|palsu|bohong|bohongan|bener) …
  `,
  activities: `
    undian[nya], undi berhadiah, giveaway[nya], pemenang[nya], check[-| ]in harian
    poin[nya] … (dari mana|buat apa|untuk apa|bisa|dituker|ditukar|tukar|dapat|dapet|kadaluarsa|
      hangus) …, (tukar|tuker|kumpulin|dapet|dapat|pakai|pake) poin[nya], dapat lencana
    <start> [ada|yang|yg|cari|info|mau|dapat|dapet|hari ini|apa|aja]* (gratisan|(barang|hadiah|
      produk) gratis) [ga|gak|ngga|nggak|tidak|hari ini|apa|aja|dong|sekarang|disini|di sini|ada|
      nih|kak|gan]* <end>
    <start> [hari ini]* (ada|apa) [aja|saja|yang|yg|apa|barang|hari ini]* gratis [ga|gak|ngga|hari
      ini|dong|sekarang|nih]* <end>
  `,
  official: `
    (mall|official [store|shop]*|toko resmi|lazmall|centang|star seller) [itu|tuh|udah|sudah|
      berarti|artinya|apa|pasti|ini|dijamin|nya]* (artinya|maksudnya|pasti|dijamin|jaminan|ori|
      original|asli|palsu|kw) …
    (arti|maksud|arti dari|maksud dari)[nya] [label|tanda|centang|badge]* (mall|official|toko
      resmi|resmi) …
    (khum|kalian|kamu|situs ini) [ada|apa|bisa]* (cek|ngecek|verifikasi|jamin|menjamin|memeriksa) [
      barang|penjual|toko|keaslian|semua]* …
  `,
  regions: `
    (khum|situs ini|kamu|kalian|di sini|ini) [ada|bisa|dukung|cuma|hanya|berlaku]* [di|untuk|
      buat]* (negara|wilayah|toko|marketplace|platform|e-commerce) (mana|apa) [aja|saja]* …
    (negara|marketplace|platform|toko|ecommerce|e-commerce) (mana|apa) (aja|saja) [yang|yg]* (
      didukung|dibandingin|dicek|ada|dipantau|dibandingkan|di sini|masuk) …
    (khum|kamu|kalian|situs ini) [juga|bisa]* (bandingin|ngecek|cek|dukung|cover|pantau|tersedia
      di) [harga|di|yang|dari]* (tokopedia|bukalapak|blibli|amazon|zalora|shein|temu|singapura|
      malaysia|luar negeri|negara lain) …
  `,
  sold: `
    (data|chat|obrolan|info|nomor|email)[ku|nya]* [saya|aku|gue|gw|kita|pribadi|ini|bakal|akan|ga|
      gak]* (dijual|dijualin|dibagi|dibagikan|disebar|bocor|dikasih) …
    (jual|menjual|sebarin|ngejual|jualin) (data|info|nomor|email)[ku]* …
  `,
  privacy: `
    (chat|obrolan|percakapan|data|pertanyaan)[ku|nya|an]* [saya|aku|gue|pribadi|ini|bakal|akan]* (
      disimpan|disimpen|simpen|dijual|dibaca|direkam|aman|kesimpen|dihapus|dibagikan|rahasia) …
    (kamu|khum|kalian|situs ini) [bakal|akan]* (nyimpen|menyimpan|simpan|jual|rekam|baca|
      menjual) (data|chat|obrolan|percakapan)[ku]* …
    (hapus|hapusin|bersihkan) [riwayat|semua]* (chat|obrolan|percakapan|riwayat|data)[ku|nya]* …
    (siapa) [aja|yang]* [bisa|dapat]* (baca|lihat|liat) (chat|obrolan|data)[ku]* …
    kebijakan privasi
  `,
  mistake: `
    (harga|data)[nya]* [di sini|disini|yang|ditampilin|tampil|kok|di|situs|ini|kamu|kalian]* (
      salah| ngaco|keliru|beda sama|beda dengan|ga sesuai|gak sesuai|tidak sesuai|ga bener|ga
      update| gak update|udah lama) …
    (lapor|laporin|laporkan|melaporkan) [kalo|kalau|harga|kesalahan|ada]*[nya]* (harga|salah|
      kesalahan|bug|error)[nya]* …
    (kok|kenapa) [di sini|disini]* harga[nya]* (beda|salah) …
  `,
  proposal: `
    (bisa|boleh|tolong|gimana|cara|mau) [cara|minta|kamu|kalian|khum|aku|saya]* (tambahin|
      tambahkan| tambah|masukin|masukkan|usul|usulin|usulkan|daftarin|saranin) (toko|olshop|
      marketplace| platform|situs|jualan)[ku|an]* …
    (saran|usul|masukan|kritik) (toko|buat khum|untuk khum|buat situs ini|fitur) …
    (mau|bisa|cara|gimana) [aku|saya|cara]* (posting promo|bagi promo|share promo) [promo]* [
      di sini|disini|di khum]* <end>
  `,
  selling: `
    (mau|bisa|bs|boleh|cara|gimana|gmn|pengen|pingin) [aku|saya|cara|ikut|ikutan|gw|gue|buka|kalo|
      kalau]* (jualan|jual|jual[in]*|iklan|pasang iklan|kerja sama|kerjasama|buka toko|buka lapak|
      dagang|nitip jual) [barang|produk|kue|baju|hp|bekas]* [di sini|disini|dsini|di khum|sini] [
      bisa|boleh|ga|gak|nggak|ngga|kah|ya|min|kak|bang]* <end>
    (daftar|jadi) [jadi|sebagai]* (penjual|seller|merchant) …
  `,
  channels: `
    (lewat|via|pake|pakai|melalui|by) (wa|whatsapp|whatsap|watsap|telegram|tele|tg|line|sms|email|
      imel|messenger|discord|dc) [bisa|bs|aja|dong|boleh|gak|ga|nggak|gabisa|kah|ya|kan|
      juga]* <end>
    (notif|notifikasi|kabari|kabarin|pengingat|alert|dikabari|dikabarin|pemberitahuan)[nya]* [aku|
      saya|itu|nanti|bakal|bisa|dikirim|masuk|datang|muncul]* (ke|lewat|via|lwt|di|lewat mana|
      kemana|ke mana|dari mana) [ke]* (wa|whatsapp|telegram|line|sms|email|mana|apa|hp) …
    (dikabarin|dikabari|dapet notif|dapat notif|notifnya|notif) [nya|nanti]* (lewat|dari|di|ke) (
      mana|apa)
    (kirim|dikirim) [ke]* (wa|whatsapp|telegram|email|line) [bisa|bs|aja|ga|gak]* …
    <start> [bisa|bs|boleh|ke|kirim|kalo|kalau]* (ke|di|wa|whatsapp|telegram|email) [wa|whatsapp|
      telegram|email]* [aja|bisa|bs|boleh|ga|gak|nggak|kah|dong]* (bisa|ga|gak|nggak|kah|
      aja) <end>
  `,
  stopped: `
    (hapus|hapusin|batalin|batalkan|matiin|matikan|stop|berhenti|cabut|ubah|lihat|liat|
      nonaktifkan|berhentiin|setop) [semua|dong|in|yang|tadi|itu|kirim|aja|ngasih|langganan]* (
      notif|notifikasi|alert|pantauan|pengingat|pantau harga|pantauan harga)[nya|ku]* …
    (notif|notifikasi|alert|pantauan|pengingat)[nya|ku]* [harga|yang|tadi|itu|mau|bisa|gimana|
      cara| dong]* (dihapus|dimatiin|dimatikan|hapusnya|matiin|matikan|hapus|dibatalin|batalin|
      stop) …
    (alert|notif|notifikasi|pengingat|pantauan)[ku|nya]* (gw|gue|saya|aku) [ada|udah|sudah|
      yang|itu]* apa [aja|saja]
    (jangan|gausah|ga usah|gak usah) [lagi]* (kabari|kabarin|notif|ingetin|ingatkan) [lagi|aku|
      saya|deh|dulu|jadi]*
  `,
  returns: `
    (balikin|kembalikan|dikembaliin|retur|return|tukar|refund|klaim|komplain) [barang|nya|in|ke|
      lewat|di|sama|bisa]* (khum|sini|kamu|kalian|situs ini) …
    (kalo|kalau|klo|misal|barang)[nya]* [barang|yang|dateng|datang|sampai|sampe|nyampe|pas|udah|
      ternyata|nya]* (rusak|cacat|pecah|ga sesuai|gak sesuai|salah|palsu|kw|mati) … (retur|
      balikin|kembali|dikembaliin|refund|tukar|gimana|kemana|ke mana|siapa|klaim|komplain) …
    (bisa|boleh|cara|gimana) [cara|di]*(retur|refund|dibalikin|balikin|ditukar|tukar|
      dikembalikan)[ nya]* [barang|ga|gak|nggak|kah|kalo|kalau|dong]* <end>
    (kalo|kalau|klo|misal|gimana|gmn|dapet|dapat|dpt|nerima|terima|dikirim|dikirimin) [kalo|kalau|
      klo|barang|barangnya|yang|yg|ternyata|dateng|datang|sampe|sampai|itu|malah|aku|saya|dapet|
      dapat|dpt|dikirim|nya]* (palsu|kw|tiruan|salah|beda|bukan asli|ga ori|gak ori|ga sesuai|gak
      sesuai) …
    (uang|duit)[nya|ku]* [bisa|bs]* (balik|kembali|dikembalikan) [ga|gak|nggak|kah|ya]*
  `,
  paid: `
    (bisa|bs|bsa|boleh|ada) (cod|bayar di tempat|paylater|cicilan) [ga|gak|nggak|kah|ya|dong|kak|
      min|kan]*
    [bisa|bs|boleh|ada|pake|pakai|terima|nerima|support|bayar]* (cod|bayar di tempat|bayar
      ditempat| paylater|spaylater|cicilan|nyicil|kredit|gopay|ovo|dana|shopeepay|qris|kartu
      kredit) [nya]* [ bisa|bs|ga|gak|nggak|kah|ada|dong|ya|kan|aja|boleh]* <end>
    (bayar|bayarnya|pembayaran|pembayarannya|checkout) [nya|di sini|disini|lewat|pake|pakai]* (
      gimana|bagaimana|dimana|di mana|lewat apa|pake apa|pakai apa|caranya) …
    (bisa|boleh) [langsung]* (beli|pesan|order|checkout|belanja) [langsung]* (di sini|disini|di
      khum| lewat khum|lewat sini) …
    (kamu|kalian|khum) (jualan|jual barang|yang jual|toko) …
    (bayar|bayarnya|transfer|transfernya) [nya|itu|ke]* (kamu|kalian|khum|sini|situs ini) (atau|ato|
      apa|ya) …
    (bayar|bayarnya|transfernya|transfer) [nya|itu|jadi]* ke (siapa|mana) …
  `,
  delivered: `
    (berapa|brp) (hari|lama|jam|minggu) [an|lagi|bisa|baru|kira-kira|kira2|kalo|kalau|udah]* (
      sampai|sampe|smp|nyampe|nyampek|dikirim|pengiriman|kirim|dateng|datang|tiba|sampainya) …
    (kapan|bisa) [barang|hari ini|besok|nya|kira-kira]* (sampai|sampe|smp|nyampe|dikirim|tiba)[
      nya]* …
    (pengiriman|kirim|ngirim|ongkir)[nya]* [ke]* … (berapa (hari|lama)|brp (hari|lama)) …
    (bisa|ada) (kirim|dikirim|ngirim|pengiriman) (ke|instan|instant|same day|sameday|luar) …
    garansi[nya]* [berapa|brp|ada|resmi|gimana|klaim|bisa|tahun|bulan|lama|ga|gak|kah|apa|
      nya]* <end>
  `,
  coins: `
    (koin|coin|coins|cashback|poin)[nya]* [shopee|itu|tuh|juga|emang|memang|apa|apakah|kok|
      ikut]* [ dihitung|diitung|itung|dianggap|termasuk|masuk|terhitung|sama dengan|sama kayak|
      jadi|bikin| hitungannya|kehitung]* [sebagai|ke|di|dalam|jadi]* (diskon|harga|potongan|murah|
      lebih murah) …
    (diskon|harga|potongan)[nya]* [di sini|disini|itu|udah|sudah]* (termasuk|dihitung|ngitung|
      setelah|sebelum|sama) [sama]* (koin|coin|cashback|poin) …
    (kamu|khum|kalian) [juga]* (hitung|ngitung|menghitung|itung|masukin) (koin|coin|cashback|
      poin) …
    (koin|coin|cashback|poin)[nya]* (dihitung|diitung|kehitung|masuk) (ga|gak|nggak|kah) <end>
  `,
  what: `
    khum [itu|ini|sih|tuh]* (jualan|jual barang|cuma|hanya)
    khum [itu|ini|tuh]* (apa|apaan) <not before (yang|aja)>, apa [itu|sih]* khum
    (web|situs|aplikasi|app) ini [itu|tuh]* (apa|apaan|buat apa|untuk apa|fungsinya apa)
    (cara kerja|cara pakai|cara pake|cara menggunakan)[nya]* [dari|si]* (khum|situs ini|web ini|app
      ini|aplikasi ini|ini) [gimana|bagaimana|gmn|sih|itu]*
    (gimana|bagaimana|gmn) [sih]* cara (kerja|pakai|pake)[nya]* [khum|situs ini|web ini|ini]* <end>
    (khum|situs ini|web ini|app ini) [itu|tuh|ini]* [cara]* (kerja|pakai|pake|jalan)[nya]* (gimana|
      bagaimana|gmn)
  `,
  here: `
    (aman|amanah|terpercaya|penipuan|nipu|tipu|bahaya) [ga|gak|nggak|ngga|kah|buat|untuk|utk|sih|
      kalo|kalau|klo|mau]* (belanja|beli|order|pesan|transaksi|checkout|bayar) [barang|apa-apa]* (
      disini|di sini|di khum|di situs ini|di web ini|lewat khum|lewat sini)
    (belanja|beli|order|pesan|transaksi|checkout) [barang]* (disini|di sini|di khum|di situs ini|
      di web ini|lewat khum|lewat sini) … (aman|amanah|terpercaya|nipu|nyampe|sampe|sampai|penipuan|
      ori|asli|tipu|pasti)
    (itu|ini|pesannya|sms nya|smsnya) dari (kalian|khum|kamu|pihak khum) [bukan|ga|gak|ya|kah]*
  `,
  history: '(grafik|riwayat harga|histori harga) … (berapa|brp) (bulan|hari|lama|tahun)',
  codes: `
    (cara|gimana|bagaimana|gmn) [cara|caranya]* (pakai|pake|gunain|gunakan|menggunakan|masukin) [
      kode|kodenya|voucher|kupon|kuponnya|vouchernya]
    (kode|voucher|kupon)[nya] … (dimasukin|masukin|dipakai|dipake|ditempel|tempel|pakenya) [ke|
      di]* mana
    (kode|voucher|kupon)[nya] [ini|itu|tadi]* … (kapan|sampai kapan) (habis|expired|kadaluarsa)
  `,
};
