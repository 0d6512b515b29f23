import type { Abouts } from './about.ts';

export const about: Abouts = {
  injected: `
    (abaikan|lupakan) [semua|segala]* (arahan|peraturan) [sebelum|tadi]* …
    (sekarang|mulai sekarang|anggap) (awak|kau|ko|korang|hang) (admin|owner|tuan|bos|staf|pekerja|
      penjual) …
    (kod|baucar|voucher|diskaun) [rahsia|khas]* (pekerja|staf|dalaman|rahsia|kakitangan)
    (kod|baucar|voucher|diskaun) … 100[ ]*% …
  `,
  task: `
    (tolong|boleh|tlg) [buat|buatkan|tuliskan|tulis|karang|awak]* (surat|karangan|pantun|sajak|
      resume|esei|ucapan|puisi|lagu|kod|kerja sekolah) …
    (tulis|tuliskan|buatkan|karangkan) [saya|aku|i]* (surat|karangan|pantun|sajak|resume|esei|
      puisi|ucapan) …
    (terjemahkan|translate) [ayat|ini|ke]* …
    (buat|siapkan|tolong) [buat|siapkan]* (homework|kerja rumah|kerja sekolah|assignment) …
  `,
  earns: `
    (korang|awak|khum|laman ni|app ni) [ni]* (untung|buat duit|dapat duit|buat untung|dapat
      komisen| dibayar|ambil komisen) …
    (untung|duit|pendapatan) [korang|awak|khum|ni]* (dari mana|macam mana|mcm mana|datang dari) …
    (kedai|penjual|jenama) [yang|yg]* bayar [lebih|korang|awak|banyak]* (naik|dapat|di atas|kat
      atas| didahulukan|dulu|duduk) …
    (berat sebelah|pilih kasih|ditaja|sponsor) [ke|tak|oleh|kedai]* …
  `,
  person: `
    (awak|kau|ko|ni|korang|hang|u) [ni|ini|tu]* (orang|manusia|robot|bot|ai|mesin|admin)[ ke|
      betul| sebenar| tak| ka| atau| real]*
    (bercakap|chat|sembang|cakap) [dengan|ngan|dgn]* (orang|manusia|bot|robot|ai|siapa) …
    (orang|manusia) (betul|sebenar|real) [ke|tak]* <end>
  `,
  free: `
    <start> (percuma|free) (ke|tak|kan|x) [ni|guna|nak guna|pakai]* <end>
    <start> kena bayar (ke|tak|x) [guna|nak guna|pakai|ni]* <end>
    (khum|laman ini|laman ni|app ni|web ni|website ni|guna khum|pakai khum|pakai ni|ni) [
      memang]* ( percuma|free|berbayar|kena bayar) [ke|tak|ka|selamanya|je]* <end>
    (kena|perlu|wajib|mesti) [buat|ada|saya|kita|nak]* (daftar|akaun|account|login|bayar|register|
      langgan) [dulu|dlu|ke|tak|akaun|untuk|guna|nak|pakai|sini|khum|baru boleh]* <end>
    (tanpa|takde|tak payah|x payah) [ada|buat]* (akaun|login|account|daftar) [boleh]* [guna|pakai|
      ke| tak|jugak]* <end>
    (ada|berapa) (yuran|caj langganan|caj) [ke|tak|sebulan]* <end>
  `,
  sources: `
    (harga|data)[nya]* [ni|ini|tu|semua|korang|awak]* [dapat|ambil|datang]* (dari|daripada) mana …
    (dapat|ambil) (harga|data) [ni|ini|tu]* (dari|daripada|kat) mana
    (berapa kerap|berapa lama sekali|bila|selalu) [harga|korang|awak]* (update|kemas kini|dikemas
      kini| dikemaskini|refresh|check|semak) [harga]* …
    harga [ni|kat sini|sini|ini]* (terkini|real time|up to date|update|latest) [ke|tak|
      bila]* <end>
  `,
  shown: `
    harga [yang|yg|ni|ini|tu]* (korang|awak|kat sini|sini|tunjuk|ditunjuk|dipapar|kat khum|khum|
      laman ni|app ni) … (sama|betul|tepat|ikut) …
    harga (ni|ini|tu) (sama|ikut) [dgn|dengan|macam|mcm|je]* [harga]* [kat|di|dekat|dalam]* (shopee|
      lazada|tiktok|kedai|app) …
  `,
  judged: `
    (apa|maksud|apa maksud|ape) [maksud|makna|itu|tu|label|dia]* (overstated|raised first|always on
      sale|not a discount|usual price|real discount|harga biasa|verdict|penilaian) …
    (macam mana|mcm mana|cmne|camne|cmna|bagaimana) [korang|awak|khum|nak|dia|boleh]* (nilai|
      judge| kira|tentukan|menilai) [sesuatu|harga|diskaun|tawaran|deal]* …
    (macam mana|mcm mana|camne|cmne|bagaimana) [nak|saya|i|kita|boleh|aku]* (tahu|tau|check|cek|
      beza) [kalau|sama ada|yang]* (diskaun|promo|harga|sale) [tu|itu]* (betul|real|tipu|palsu|
      ori|tulen) …
  `,
  activities: `
    cabutan [bertuah], giveaway, lucky draw, pemenang, lencana
    (point|poin|mata ganjaran) … (dari mana|buat apa|boleh|tukar|dapat) …, (tukar|kumpul|guna) (
      point|poin|mata ganjaran)
    <start> [ada|nak|mana|apa|yang|yg]* ((barang|hadiah|item) (percuma|free)|freebies) [tak|ke|
      hari ni|hari ini|kat sini|sekarang|ada]* <end>
    <start> [hari ni|hari ini]* (ada|apa) [yang|yg|benda|apa]* (free|percuma) [tak|ke|hari ni|
      hari ini|sekarang]* <end>
  `,
  official: `
    (mall|official [store|shop]*|kedai rasmi|lazmall) [tu|ni|memang|maksudnya|confirm|semua]* (
      maksud|maknanya|confirm|jamin|jaminan|ori|original|tulen|fake|tiruan) …
  `,
  regions: `
    <start> [dari]* (negara|platform|kedai|marketplace) (mana|apa) [je|sahaja|saja|yang]* [
      korang|awak|khum|ada|cover| sokong|bandingkan|boleh]* <end>
    (khum|awak|korang|laman ni) (cover|sokong|check|bandingkan) [harga|kat|di|dalam]* (shopee|
      lazada|tiktok|temu|amazon|shein|zalora|mudah|singapura|indonesia|brunei|thailand) …
  `,
  sold: `
    (chat|perbualan|data|maklumat|info|email|nombor) [saya|aku|ni|i|kami|peribadi]* (dijual|
      dikongsi|bocor|akan dijual) …
    (korang|awak|khum|laman ni) [akan|ada|ni]* (jual|kongsi|bagi orang) (data|chat|maklumat|info|
      email|nombor) …
  `,
  privacy: `
    (chat|perbualan|data|maklumat) [saya|aku|ni|i|peribadi]* (disimpan|simpan|dijual|selamat|
      dibaca| dikongsi|dirakam|akan) …
    (korang|awak|khum) [akan|ada]* (simpan|jual|baca|rakam|kongsi) (data|chat|perbualan|
      maklumat) …
    (padam|delete|buang) [semua]* (chat|perbualan|sejarah|data) …, dasar privasi
    siapa [yang]* boleh (baca|tengok|nampak) (chat|perbualan|data) …
  `,
  mistake: `
    harga [kat|sini|ni|dalam|tunjuk|yang|di|laman|korang]* (salah|silap|tak betul|tak sama|lain
      dari| dah lama|x betul|x sama) …
    (lapor|laporkan|report|nak report) [harga|pasal]* (salah|silap|harga) …
  `,
  proposal: `
    (boleh|tolong|macam mana|nak|cmne) [nak|korang|awak|saya]* (tambah|cadang|cadangkan|masukkan|
      add|suggest) (kedai|platform|laman|shop) …
    (nak|boleh|macam mana) [saya|nak]* (post deal|kongsi deal) [barang|
      saya]* (kat sini|di sini|sini|kat khum)
  `,
  selling: `
    (nak|boleh|macam mana|cmne|mcm mana|cara) [saya|sy|nak|kalau|cara]* (jual|berniaga|meniaga|
      iklan|iklankan|buka kedai) [barang|saya|kuih|baju|produk]* (kat sini|di sini|sini|kat khum|
      dalam ni) [tak|ke|x|kan]*
    (daftar|jadi) [jadi|sebagai]* (penjual|seller) …
  `,
  channels: `
    (guna|melalui|lalu|ikut|by|kat|dekat|via) (whatsapp|wasap|wassap|ws|telegram|tele|sms|email|
      emel| line|messenger) [boleh|je|la|tak|ke|pun]* <end>
    (notifikasi|alert|noti|bagitahu|bagitau|maklum|hantar) [tu|akan|dia|nanti|saya|aku]* (melalui|
      ikut| kat|dekat|guna|ke|masuk|sampai) (mana|apa|whatsapp|wasap|telegram|sms|email|emel|
      line) …
    (boleh|nak) (wasap|whatsapp|telegram|emel|email|sms) [saya|aku|je|tak|ke]* <end>
  `,
  stopped: `
    (padam|padamkan|batal|batalkan|buang|delete|cancel|stop|tutup|ubah|tengok) [semua|balik]* (
      alert| noti|notifikasi|peringatan|reminder) …
    (alert|noti|notifikasi|peringatan) [tu|tadi|saya|ni|nak|macam mana|cmne]* (padam|batal|buang|
      delete|cancel|stop|tutup) …
    (tak payah|tak yah|x payah|jangan) (alert|bagitahu|notify|noti) …
  `,
  returns: `
    (pulang|pulangkan|tukar|return|refund|claim|hantar balik) [barang|balik|nak]* (kat|ke|dekat|
      pada|dengan|kepada|di) (khum|korang|awak|sini|kedai)
    (barang|brg|item|parcel) [sampai|dapat|beli|yang|dah]* (rosak|pecah|salah|palsu|tiruan|
      cacat) … (pulang|pulangkan|tukar|refund|return|claim|siapa|macam mana|cmne|nak)
    (boleh|macam mana|cmne) [nak]* (return|refund|pulangkan|tukar|pulang) [barang|balik|tak|ke|
      duit]* <end>
    (kalau|klu|kalo|macam mana|mcm mana|dapat|dpt|terima) [kalau|barang|brg|yang|yg|sampai|saya|
      sy|dapat|dpt|dah|tu|terima]* (tiruan|palsu|fake|salah|tak sama|bukan ori|tak ori) …
    (boleh|dapat|nak) [dapat|minta|saya]* (duit|wang) balik
  `,
  paid: `
    [boleh|ada|terima|bayar|guna]* (cod|bayar masa terima|bayar kat rumah|bayar masa sampai|
      ansuran| spaylater|tng|touch n go|fpx|kad kredit|duitnow) [tak|ke|boleh|ada|x]* <end>
    (macam mana|cmne|mcm mana|kat mana) [nak]* bayar [kat sini|sini|barang|ni]* <end>
    (boleh|bole) (beli|order|bayar) [terus|barang]* (kat sini|di sini|sini|kat khum) [tak|ke]*
    (korang|awak|khum) (jual|penjual|kedai) [barang]* [ke|tak]* <end>
    (bayar|byr) [pada|kat|dekat|ke|kpd|kepada]* (korang|awak|khum|sini|siapa) …
  `,
  delivered: `
    (berapa|brp) (hari|lama|minggu) [nak|baru|boleh|dia|akan]* (sampai|smpai|terima|hantar|dapat|
      penghantaran) …
    (bila|bilakah) [nak|boleh|akan|barang]* (sampai|hantar|terima) …
    (penghantaran|hantar|pos|postage|delivery) [ke|ambil|makan]* … (berapa (hari|lama)|brp hari) …
    (boleh|ada) (hantar|pos) (ke|sampai) … (tak|ke) <end>
    (waranti|warranty|jaminan) [berapa|ada|brp|lama|tahun|bulan|ke|tak|macam mana|claim]* <end>
  `,
  coins: `
    (syiling|coin|coins|koin|cashback|pulangan tunai|mata ganjaran) [tu|ni|shopee|pun]* (kira|
      dikira| termasuk|masuk|jadi|dianggap) [sebagai|sekali|dalam]* [diskaun|harga|potongan|ke|
      tak]* …
    (harga|diskaun) [ni|tu]* (termasuk|kira|dah tolak|tolak) [sekali]* (syiling|coin|coins|
      cashback) …
    (korang|awak|khum) (kira|tolak) [sekali]* (syiling|coin|coins|cashback) …
  `,
  what: `
    khum [ni|ini|tu|itu]* apa <not before (yang|je)>, apa [itu|tu]* khum, khum buat apa
    (macam mana|mcm mana|mcmana|macamana|camne|cmne|camana|bagaimana|cara) [nak|nk|khum|laman|app|
      web|ni|ini]* (berfungsi|beroperasi|function|kerja|berjalan) [ni|khum|laman ni]*
    (macam mana|mcm mana|macamana|camne|cmne|camana|bagaimana|cara) [nak|nk]* (guna|pakai) (khum|
      laman ni|app ni|web ni|benda ni)
  `,
  here: `
    (selamat|boleh percaya|scam|tipu|bahaya|amanah) [ke|tak|x|nak|nk|untuk|utk|kalau]* (beli|order|
      shopping|belanja|bayar) [barang]* (kat sini|di sini|dekat sini|kt sini|sini|kat khum)
    (beli|order|shopping|belanja) [barang]* (kat sini|di sini|dekat sini|kt sini|kat khum) … (
      selamat|percaya|scam|tipu|amanah|sampai|ori|original)
    (tu|itu|ni|mesej) [memang]* dari (korang|khum|awak|pihak khum) [ke|tak|bukan]*
  `,
  history: '(graf|sejarah harga) … (berapa|brp) (bulan|hari|lama|tahun)',
  codes: `
    (macam mana|mcm mana|macamana|camne|cmne|camana) [nak|nk]* (guna|pakai|redeem|masukkan) (kod|
      baucar|voucher|kupon), (kod|baucar|voucher|kupon) … (tekan|letak|masuk|isi|key in) (kat|di|
      dekat) mana
  `,
};
