import type { Warnings } from './warning.ts';

export const scams: Pick<Warnings, 'scammed' | 'scam'> = {
  scammed: `
    <not after (takut|jangan|biar ga|biar gak|biar tidak|khawatir|ntar|nanti|bakal)> (kena|ketipu|
      tertipu|kena tipu|ditipu) [sama|tipu|penipu|penipuan|oleh|scam|online|seller|toko|
      olshop]* … (gimana|gmn|lapor|uang|duit|balik|transfer|tf|harus|bantu|tolong|dong|penjual)
    (udah|sudah|udh|sdh|uda|terlanjur|keburu|barusan|tadi|td|telanjur) [aku|saya|gw|gue|terlanjur|
      telanjur|keburu|sempat]* (klik|kepencet|pencet|buka|isi|transfer|tf|kirim|kasih|ngasih|
      kasi|bayar|scan|masukin|sebut|sebutin) … (link|linknya|otp|kode|pin|data|ktp|rekening|
      penipu|nipu|kabur|diblok|diblokir|hilang|ngilang|kartu|password|sandi)[nya]
    (udah|sudah|udh|sdh|terlanjur|telanjur|keburu) [aku|saya|gw|gue|terlanjur|telanjur]* (transfer|
      tf|kirim uang|bayar) … (diblokir|diblok|kabur|ngilang|hilang|ga dibales|gak dibalas|
      ga bales|penipu|ketipu|luar aplikasi)
    (penjual|seller|toko|orang)nya (kabur|ngilang|blokir|ngeblok|hilang) …
    (saldo|uang|duit|rekening)[ku] … (kesedot|terkuras|dikuras|hilang|raib|kepotong) …
    (kasih|ngasih|kasi|sebut|sebutin|kirim) [tau|aku|ke|kode]* otp[nya] … (gimana|gmn|harus|udah|
      terlanjur|bahaya ga)
  `,
  scam: `
    (penjual|seller|toko|tokonya|penjualnya|sellernya|admin|adminnya|cs|orang|kurir|dia|shopee|
      yang jual|oknum) … (minta|minta[in|nya]|suruh|nyuruh|disuruh|ajak|ngajak|maksa|nawarin|
      bilang|ngaku) … (transfer|tf|dp|deposit|luar aplikasi|luar shopee|luar tokopedia|di luar|
      diluar|otp|pin|kode verifikasi|wa|whatsapp|telegram|batalin|batalkan|cancel|pulsa|
      voucher google|gift card|scan|qr|qris|klik|link|rekening|kartu)[nya]
    (disuruh|diminta|dimintain|disuru) [sama|oleh|penjual|seller|bayar|toko|lagi|buat|untuk|
      kirim]* (transfer|tf|dp|deposit|bayar lagi|batalin|batalkan|cancel|klik|scan|kasih|kirim|
      isi|kode|otp) …
    (bayar|transfer|tf|transaksi|beli|order|checkout|co) [langsung|lgsg|ke|di|penjual|seller]* (di
      luar|diluar|luar) [aplikasi|app|shopee|tokopedia|lazada|tiktok|platform|marketplace]*
    (transfer|tf|bayar) [langsung|lgsg]* ke (rekening|rek|norek) [pribadi|penjual|seller|orang]*
    dp (dulu|duluan|dlu) …, (minta|kasih|ngasih|kasi|kirim|sebut|sebutin) [kode|nomor]* otp[nya]
    (ngaku|mengaku|ngakunya|ngaku-ngaku) [dari|sebagai|jadi|cs|admin|pihak|orang]* (cs|shopee|
      tokopedia|lazada|tiktok|bank|kurir|jne|j&t|admin|customer service|bea cukai) …
    (sms|wa|whatsapp|pesan|chat|telpon|telepon|email|apk) … (paket|kurir|jne|j&t|ekspedisi|
      bea cukai|resi) … (link|klik|bayar|apk|file|ongkir|pajak|buka|tertahan|asli|bener|beneran|
      penipuan)
    (paket|paketan)[ku] … (tertahan|ditahan|nyangkut) … (bayar|link|klik|transfer|wa|sms)
    (paket|cod|kurir|barang|paketan) … (ga|gak|nggak|ngga|tidak|gk|tdk|gada|gaada|gapernah|
      belum) [pernah|yg|yang|
      ada yang|merasa|ngerasa]* (pesan|pesen|order|mesen|beli|checkout) …
    (ga|gak|nggak|ngga|tidak|gk|tdk|gada|gaada|gapernah) [pernah|yg|yang|ada yang|merasa|
      ngerasa]* (pesan|pesen|order|
      mesen) … (paket|cod|kurir) …
    (menang|dapat|dapet|dpt|terpilih|bagi-bagi|bagi bagi|klaim|claim) … (undian|hadiah|voucher|
      giveaway|saldo|hp|iphone|pulsa) … (link|klik|bayar|transfer|pajak|admin|ongkir|asli|bener|
      beneran|penipuan|share|bagikan)
    (link|tautan|web) … (hadiah|voucher gratis|giveaway|undian|bagi-bagi|saldo|dana kaget) … (
      asli|bener|beneran|penipuan|aman|bohong|hoax)
    (kerja|job|kerjaan|tugas|freelance|lowongan|cuan|misi) … (like|likes|ngelike|follow|subscribe|
      deposit|top up|telegram|orderan fiktif|komisi) …
    (like|ngelike|follow) … (dibayar|dapat uang|dapet duit|dapet uang|dapat komisi|cuan)
    (batalin|batalkan|cancel) [pesanan|order|orderan|pesanannya|ordernya|dulu]* … (bayar|transfer|
      tf|order|beli|pesan) [lagi|ulang|langsung|di]* (lagi|ulang|langsung|luar|wa|rekening)
    (bukti|struk|resi) (transfer|tf|bayar|pembayaran) [yang|nya|itu]* (palsu|editan|bodong|fake)
    (scan|ngescan) qr[is] … (refund|hadiah|verifikasi|penjual|aman|penipuan|paket)
    (refund|pengembalian|uang kembali|dana) … (bayar|transfer|biaya admin|deposit|otp|scan|klik) (
      dulu|dlu|duluan|admin|link|biaya) …
    (biaya|admin) [admin|buat|untuk|biar]* refund …, refund … (harus|disuruh|diminta|minta) (bayar|
      transfer|tf|isi|scan|klik|kasih) …
    (harga|murah) … (ga|gak|tidak|nggak) masuk akal … (transfer|tf|rekening)
    (cuma|hanya) (terima|bisa|mau|nerima) (transfer|tf) [langsung|ke|bank|rekening]* …
    (bayar|transfer|tf|deposit) (dulu|dlu|duluan) … (refund|cair|uang kembali|dikembalikan)[nya]* …
  `,
};
