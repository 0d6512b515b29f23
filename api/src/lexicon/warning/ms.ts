import { NO_WARNINGS } from './warning.ts';
import type { Warned, Warnings } from './warning.ts';

export const warnings: Warnings = {
  ...NO_WARNINGS,
  danger: `
    bunuh diri, nak mati, bunuh orang, buat bom, (beli|jual) (dadah|syabu|pistol), racun orang
  `,
  scammed: `
    <not after (takut|jangan|nanti|risau)> (kena|tertipu|ditipu) (scam|tipu|dengan|oleh|penipu) …
    (dah|sudah|telah|ter|tadi|baru) [saya|sy|aku|mak|ter]* (klik|tekan|bagi|bg|transfer|bayar|
      hantar|
      isi|scan|masukkan|bank in|tertekan|terklik|terbagi|tekan) … (link|otp|tac|kod|pin|data|akaun|
      kad|scammer|block|blok|hilang|password|senyap|duit|ic)
    (terklik|tertekan|terbagi|termasuk) [link|otp|tac|nombor|kod|kad|pin]* …
    (penjual|seller|kedai) [dah|terus]* (block|blok|hilang|lesap|senyap) …
    duit [dalam|akaun|sy|saya|dah|bank]* (hilang|lesap|ditolak|kena tolak) …
  `,
  scam: `
    (penjual|seller|kedai|tuan kedai|admin|agent|ejen|dia|orang|cs|rider|pegawai) … (mintak|minta|
      suruh|ajak|nak|paksa|offer|tawar|cakap|kata|call|mengaku|ngaku) … (transfer|bank in|deposit|
      luar|otp|tac|kod|pin|whatsapp|wasap|ws|telegram|cancel|batal|batalkan|scan|qr|klik|link|
      gift card|akaun bank|no kad|password) …
    (bayar|transfer|bank in|deal|beli) [terus|direct|kat|di|dekat]* luar [app|shopee|lazada|
      aplikasi|platform|tiktok]*
    (transfer|bank in|bayar) [terus|direct]* (ke|kat|pada) (akaun|acc|bank|account) [bank|peribadi|
      penjual|seller|dia]* …
    deposit (dulu|dahulu) …, (bagi|beri|minta|mintak|nak|kasi) [nombor|kod|no|dia|saya]* (otp|tac)
    (sms|whatsapp|wasap|mesej|email|call|panggilan) … (parcel|bungkusan|barang|pos laju|poslaju|
      j&t|kastam|pos malaysia) … (link|klik|bayar|tekan|cukai|betul|scam|tipu|caj)
    (parcel|bungkusan) … (ditahan|tertahan|tersangkut|kena tahan) … (bayar|link|klik)
    (parcel|bungkusan|cod|barang|rider) … (tak|x|tidak|xde|takde) [pernah|ada|siapa|sesiapa|
      orang]* (order|pesan|beli|tempah) …
    (tak|x|tidak) [pernah|ada]* (order|pesan|tempah) … (parcel|bungkusan|cod|sampai) …
    (menang|terpilih|dapat|claim|tebus) … (hadiah|cabutan|voucher|baucar|giveaway|iphone) … (link|
      klik|bayar|betul|scam|tipu|share|tekan|caj)
    (link|laman) … (hadiah|voucher|baucar|giveaway|percuma|free gift) … (betul|scam|tipu|selamat|
      real)
    (kerja|job|part time|task|tugasan) … (like|follow|top up|topup|telegram|komisen|deposit) …
    (like|follow) … (dapat duit|dibayar|dapat komisen|bayar rm)
    (cancel|batal|batalkan) … (order|pesanan) … (bayar|transfer|beli|order) [balik|semula|terus|
      luar|lagi]* …
    (resit|slip|bukti) [bank|bayaran|transfer|pembayaran]* (palsu|fake|edit)
    scan qr … (refund|hadiah|penjual|selamat|scam|duit|seller|parcel)
    refund … (kena|perlu|suruh|minta|mintak) [saya|sy|kita]* (bayar|transfer|deposit|scan|klik|
      bagi|isi) …
    (hanya|just) (terima|boleh|nak) (transfer|bank in) …
  `,
  secondhand: `
    (botol|puting|helmet|topi keledar|car seat|carseat|kerusi kereta|pam susu|katil|pemadam api) [
      bayi|susu|baby|budak|motor|basikal]* (terpakai|bekas|second hand|secondhand|2nd hand|
      preloved|bundle) … (selamat|boleh|ok|okay|bahaya|elok|patut|beli)
    (selamat|boleh|ok|okay|bahaya|elok|patut|beli) … (botol|puting|helmet|topi keledar|car seat|
      carseat|pam susu|katil baby) [bayi|susu|baby|budak|motor|basikal]* (terpakai|bekas|
      second hand|secondhand|2nd hand|preloved)
  `,
  infant: `
    <after {infant} …> (bantal|madu|ubat|makan|minum|air (masak|kosong|suam|mineral)|jus|garam|
      gula|selamat|demam|batuk|selsema)
    (madu|ubat|jus|air (masak|kosong|suam|mineral)) … <before {infant}>
    (bantal|bantal peluk|selimut tebal) <not before (menyusu|penyusuan|hamil)> [untuk|utk|tidur|
      kepala]* <before {infant}>
    susu (formula|tepung) (bayi|baby)
  `,
  pregnancy: `
    (selamat|boleh|bahaya|ok|okay|takpe|xpe|sesuai) … (ibu mengandung|mengandung|hamil|ibu hamil|
      menyusu|menyusukan|pregnant|preggy|bf)
    (ibu mengandung|mengandung|hamil|menyusu|menyusukan) … (selamat|bahaya|boleh (pakai|guna|
      makan| minum)|takpe|xpe|kesan)
  `,
  medicine: `
    melecur, terkena (air panas|minyak panas)
    vitamin … (budak|anak|kanak-kanak) … boleh (makan|ambil|telan)
    (budak|anak|kanak-kanak) … boleh (makan|ambil|telan) vitamin
    ubat (apa|untuk|batuk|demam|tidur|darah tinggi|kencing manis|kuat|sakit), kencing manis
    (vitamin|ubat|makan) … (mengandung|hamil|menyusu)
    (mengandung|hamil) … (boleh|selamat|bahaya|ok|okay)
    (ruam|gatal|ekzema|gout|darah tinggi|kolesterol|gula darah) … (ubat|krim|losyen|
      sapu|makan|suplemen|vitamin|hilang|sembuh)
  `,
  slimming: '(ubat|teh|kopi|pil) (kurus|langsing), kuruskan badan, turunkan berat',
  expired: `
    (luput|expired|tamat tempoh|lepas tarikh luput) … (masih|selamat|boleh (guna|pakai|makan|
      minum)| lagi|kena beli|bahaya)
  `,
  fire: `
    (pemadam api|selimut api|fire extinguisher) … (boleh|sesuai|selamat|ok|okay) … (elektrik|
      minyak|dapur|litar pintas|bateri|gas) …
    (pemadam api|selimut api) … (api|kebakaran) (elektrik|minyak|dapur) … (boleh|tak|ke|x)
    (api|kebakaran) (elektrik|minyak|dapur|bateri|kuali) … (air|padam|boleh|macam|simbah)
    (padam|padamkan|simbah) … (api|kebakaran) (minyak|elektrik|dapur|kuali) …
  `,
  marks: `
    (takde|tak ada|tiada|tanpa|xde|x ada|takda) [label|logo|tanda|cop|pelekat]* sirim …
    (logo|label|tanda|cop|pelekat) [keselamatan|selamat|apa|sirim]* (apa|mana|yang) [kena|patut|
      perlu|nak|mesti]* (cari|tengok|ada|check|semak|cek)
    (kena|patut|perlu|nak|wajib|mesti) (cari|tengok|ada|check|semak|cek) [logo|label|tanda|cop]* (
      apa|sirim) …, sirim [tu|itu|ni]* (apa|wajib|perlu|penting|palsu|betul) …
    <start> [yang|ni|ini|tu|ada|dah|semua|barang|sudah]* [label|logo|cop|kelulusan]* sirim [tak|ke|
      x|tidak|approved|lulus|kah]* <end>
  `,
  charging: `
    (charger|pengecas|cas|adapter|powerbank|power bank|bateri|{number}[ ]*w) … (rosak|meletup|
      terbakar|bahaya|panas sangat|merosakkan|kong|selamat (ke|tak|untuk|kalau))
    (cas|charge) … (sepanjang malam|satu malam|semalaman) … (selamat|boleh|ok|bahaya|rosak)
    (bateri|powerbank|power bank) [dah]* (kembung|bengkak)
  `,
  electricity: `
    (soket|palam|plag|suis) … (selamat|bahaya|boleh|terbakar)
    (wayar|suis|soket|plag|lampu|litar) … (sambung|baiki|tukar|pasang|buka|betulkan) (
      sendiri|sndiri)
    wayar … (terkoyak|koyak|terbakar|terputus|putus|terdedah|percik), (percikan|keluar) api
  `,
  carrier: `
    <not after (yang|yg)> (boleh|dibenarkan|leh) (bawa|dibawa|bw|letak|masuk|check in) … (naik|
      dalam|masuk|ke|atas) (kapal terbang|flight|kabin|lrt|mrt|tren|train|ktm|bas|ets|bagasi|hand
      carry) [tak|ke|x]*
    (boleh|leh) (naik|masuk) (kabin|bagasi|flight|kapal terbang|lrt|mrt|tren|bas) (tak|ke|x)
  `,
  law: `
    (wajib|salah|boleh) [ikut|dari segi|mengikut]* undang-undang
    (haram|salah) di sisi undang-undang, menyalahi undang-undang, cukai import, saman kedai
  `,
  safety: `
    selamat (ke|tak|x) [untuk|utk|bagi|kalau|digunakan|guna|dimakan]*
    (selamat|okay|ok) (untuk|utk|bagi) … (ke|tak|x) <end>, beracun, bahaya (ke|tak|untuk)
    (alahan|alergik|allergy) … (boleh|selamat) (makan|minum|dimakan|diminum)
    (boleh|takut) (meletup|terbakar)
  `,
};

export const warned: Warned = {
  done: `
    (dah|sudah|telah|tadi|baru) [saya|sy|aku|ter]* (klik|tekan|bagi|bg|transfer|bayar|hantar|isi|
      scan|masukkan|bank in|terklik|tertekan|install|download)
    (terklik|tertekan|terbagi|tertransfer|terbayar), (macam mana|mcm mana|mcmana|camne|cemana) ni
  `,
  parcel: 'parcel, bungkusan, kastam, pos laju, poslaju, cod, rider',
  formula: 'susu (formula|tepung)',
  food: `
    madu, makan, minum, air (masak|kosong|suam|mineral), jus, garam, gula, susu, kacang, telur,
    bubur, biskut
  `,
  bed: 'bantal, selimut tebal, tilam, tidur',
  medicine: 'ubat, vitamin, demam, batuk, selsema, suplemen, minyak angin',
  bottle: 'botol, puting',
  allergy: `
    alahan, alergik, (makan|minum|dimakan|diminum|kulit|krim|sabun|losyen|susu|syampu|minyak wangi)
  `,
  mark: 'sirim',
};
