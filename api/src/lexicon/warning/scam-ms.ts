import type { Warnings } from './warning.ts';

export const scams: Pick<Warnings, 'scammed' | 'scam'> = {
  scammed: `
    <not after (takut|jangan|nanti|risau)> (kena|tertipu|ditipu) (scam|tipu|dengan|oleh|penipu) …
    (dah|sudah|telah|ter|tadi|baru) [saya|sy|aku|mak|ter]* (klik|tekan|bagi|bg|transfer|bayar|
      hantar|
      isi|scan|masukkan|bank in|tertekan|terklik|terbagi) … (link|otp|tac|kod|pin|data|akaun|
      kad|scammer|block|blok|hilang|password|senyap|duit|ic)
    (terklik|terbagi|ter-klik) …, (tertekan|termasuk) [kan|nombor|kod]* (link|otp|tac|kad|pin) …
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
    (call|telefon|panggilan|ws|mesej) … (parcel|bungkusan) … (tahan|kastam|tertahan|ditahan) …
  `,
};
