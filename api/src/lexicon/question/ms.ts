/** What Malay questions ask, and how they go on. */
import type { Lexicon } from '../lexicon.ts';
import { NONE } from '../none.ts';

export const question: Pick<Lexicon, 'asks' | 'courtesy' | 'follow'> = {
  asks: {
    ...NONE.asks,
    coupons: `
      (kod|kupon|voucher) (untuk|utk) <before {letter}>
      baucar, kod (promosi|diskaun|baucar), kod <before … boleh (guna|pakai|digunakan|dipakai)>
      kod [apa|dari|kat|dekat|di]* <before (shopee|lazada|tiktok)>
      <after (shopee|lazada|tiktok)> kod
      (guna|pakai|dengan) (kod|baucar) <not before [bernilai]* [rm]{number}>
      ada [apa-apa|apa|lagi]* kod [diskaun|promo|promosi|baucar]*
    `,
    sales: `
      bila … {sale}, {sale} … bila
      (esok|bulan depan|minggu depan|hujung bulan) … ada (jualan|sale|promosi)
      ada (jualan|sale|promosi) … (esok|bulan depan|minggu depan|hujung bulan)
      bila [lagi|akan|nak|pula]* [ada|mula|start]* (jualan|sale|promosi|tawaran|diskaun) [
        besar|murah|mega|hebat|gila]* [lagi|pula|seterusnya|akan datang]*
      (jualan|sale|promosi) [besar|murah|mega|lagi]* bila [lagi]*, bila [lagi|pula]* (jualan|sale)
      (jualan|sale|promosi) [besar|murah|mega]* (seterusnya|akan datang|lepas ni) [bila]*
    `,
    wait: `
      (patut|perlu) (tunggu|beli) [sekarang|dulu|ke], baik tunggu, bila [nak|patut] beli
      tunggu (ke|atau) beli, tunggu (sale|promo|jualan) [bila]*
      bila [biasanya|selalu|akan|harga|dia|nya]* (turun|murah|diskaun) [lagi|pula|balik]*
      bila [kali]* (terakhir|kali terakhir) [harga|dia]* (turun|diskaun|murah)
      (murah|turun) lagi [ke|tak|nanti|masa|time|hari]* {sale}
      (akan|boleh|ada) turun [harga|lagi]* (ke|tak|lagi) [masa]*
    `,
    explain: `
      (dulu|sebelum ni|sebelum ini) [harga|dia]* berapa, harga dulu [berapa]*
      betul ke (diskaun|harga|sale|promo|jualan), tipu ke
      (diskaun|sale|promo|promosi|harga) [dia|tu|ni|nya|yang]* (betul|tipu|palsu|real|ori) [ke|tak|
        tidak]*
      harga (asal|asli|sebelum diskaun|sebelum potongan)[nya]* [berapa]*, jimat berapa
    `,
    compare: `
      (bandingkan|beza antara), [apa [yang]*]* (beza|perbezaan)[nya] <before … (dengan|dgn|dan)>
      (mana|yang mana) [satu] [lebih|paling|lagi]* (elok|berbaloi|jimat|murah)
    `,
    goodPrice: `
      pernah [tak|ke|x]* <before … (jatuh|turun|jadi|cecah|capai)>
      <after pernah …> (jatuh|turun|jadi|cecah|capai) [sampai|ke|harga|bawah|dalam]*
      <start> adakah [rm]{number} <before … (harga|berpatutan|murah|mahal|berbaloi|okay)>
      [harga [yang]*]* (berpatutan|munasabah|patut) [tak|ke|untuk]*
      pernah [jadi|jatuh|turun|dia]* [lebih|lagi]* (murah|rendah) [lagi|daripada ini|dari ni]* [
        sebelum ni|sebelum ini|dulu|tak|ke]*
      (dulu|sebelum ni|sebelum ini) [ada|pernah]* lagi murah [tak|ke]*
      (murah|mahal) (betul|sungguh|sgt|sangat) (ke|tak) [skrg|sekarang|ni|tu]*
      [lebih]* murah (dari|daripada) (biasa|sebelum ini|dulu) [ke|tak]*
      harga [dia|nya|tu|ni]* (naik|turun) (ke|atau) (naik|turun)
      {number} (bulan|minggu|hari) [ni|ini|lepas|terakhir|kebelakangan]* paling (murah|
        rendah) [berapa]*
      paling (rendah|murah) (ke|pernah|dah|setakat ni|dah ke) [ni|tu]*
      kira (murah|mahal|ok|okay|berbaloi) [lah|ke|tak|la]*
      berbaloi [ke|tak|tidak]
      <not after (kedai|shop|seller) …> (mahal|murah|okay|ok) (ke|tak) [harga]*
      harga (ni|ini|tu) (ok|okay|baik|elok|normal|biasa)
      pernah [lagi|lebih]* (murah|turun) [lagi|lebih]*
      harga biasa[nya]* [berapa]*, biasa[nya]* berapa
      [paling|ter]* (murah|rendah) (sepanjang (masa|zaman)|setakat ini|selama ni|dari dulu)
      (termurah|terendah) (sepanjang (masa|zaman)|setakat ini|selama ni)
    `,
    service: `
      [boleh|ada]* (ansuran|bayar ansuran|bayar masa sampai|cod) [tak|ke]*
      [barang|parcel|order]* (sampai|terima|dapat) [dah|sudah|dalam keadaan]* (pecah|rosak|koyak|
        retak|kemek|tak lengkap), (pecah|rosak|kurang) [satu|dua]* masa sampai, nak claim
      (waranti|jaminan) [berapa
        lama]*, (tukar|pulang|pulangkan) barang
    `,
    shipping: `
      (kos|caj|harga) (penghantaran|pos|hantar) [berapa], hantar berapa hari
      berapa hari sampai, (pos|penghantaran|shipping|hantar) [dia|nya|tu|
        ni]* berapa <not before (hari|lama|jam)>
      (penghantaran|shipping|kos pos|caj pos) <before … (tu|ni|itu|ini) berapa>
      berapa [kos|caj|harga]* (penghantaran|pos) [nya|dia]*
      (pos|penghantaran|shipping|delivery) (free|percuma) [ke|tak]*
    `,
    shopGoods: `
      [ada]* jual apa [je|saja|aja]*
      apa lagi [yang|dia|kedai|ni|tu|ada]* (jual|dijual)
    `,
    stock: `
      (stok|barang) [masih|ada]* (ada|ready) [lagi|tak|ke]*, ada stok [lagi|tak|ke]*
    `,
    seller: `
      (ori|original|tulen|asli|<not after (murah|mahal|diskaun|turun)> betul) (ke|tak) [ni|tu|
        tidak|tak|palsu|tiruan]*
      boleh percaya [ke|tak], berapa rating [dia|nya]*, rating [dia|nya]* berapa
      kedai (ni|ini) (ok|okay|selamat), scammer, siapa [yang]* jual
      kedai mana [yang]* jual, <start> kedai mana <end>
      <after (kedai|shop|seller) …> (okay|ok|boleh percaya|legit|selamat|betul) [ke|tak|x|
        kah]* <end>
    `,
    deals: '[ada] (tawaran|jualan|promosi) [apa] [hari (ini|ni)], jualan murah',
    measure: `
      [satu|1|dalam|setiap]* [pek|kotak|peket|set|bekas|botol]* [tu|ni]* [ada|isi|dapat|
        dalam]* (berapa|
        brp) (keping|batang|helai|ketul|sachet|kapsul|biji) [semua|dalam|satu|pek|
        kotak]* <not before (rm|ringgit)>
      (satu|1|dalam|setiap) (pek|kotak|peket|set|bekas) [tu|ni]* (ada|isi|isinya|dapat) (berapa|brp)
      [muat|boleh muat|untuk|boleh]* berapa (orang|tempat duduk|seater) [muat|boleh|duduk]*
      berapa {unit} <not before (tangan|pintar|dinding)>, [berapa]* (besar|berat) mana
      bateri[nya]* [dia|boleh]* tahan (berapa lama|lama mana|berapa jam)
    `,
    help: 'awak siapa, boleh buat apa, awak (robot|bot|manusia)',
  },
  courtesy: {
    ...NONE.courtesy,
    greetings: 'salam, selamat (petang|tengahari), apa khabar',
    thanks: 'terima kasih [banyak], tq, trima kasih, tenkiu',
    agreed: 'baik, okay <not before (ba|na ba|po ba|ke|tak|kah|không)>, alamak, aduh, haa',
    particles: 'ye, eh, la, lah, kan, pula <end>, pulak <end>',
    rude: 'bodoh, bangang, sial, celaka, lahanat',
    enough: 'tak apa [lah], takpe [lah], tak jadi [lah], dah cukup',
  },
  follow: {
    ...NONE.follow,
    sold: '[yang]* [mana]* [yang]* (paling (laku|laris|ramai beli)|terlaris)',
    opening: `
      (kalau|macam mana) [pula|dengan|takde|tak ada|tiada]*, habis tu
      yang <before … (tu|itu|ni) [pula|pulak|macam mana]* <end>>
    `,
    closing: '(pun boleh|pun ok|pun okay) [lah|je|la]*',
    more: `
      [tunjuk|bagi|ada|nak|cuba|takde|tak ada]* [yang|pilihan]* (lain|lagi) [lagi|tak|ke|lah|
        tidak|sikit]*
    `,
    saidOf: '(yang|untuk|tak|mesti)',
    thePlace: 'nombor {digit}',
    otherColours: '[ada|nak]* warna lain [tak|ke]*',
    feature: `
      [yang|nak|ada]* (besar|kecil|ringan|nipis|panjang|kuat) (sikit|lagi) [tak|ke]*
      [yang|nak]* (kamera|bateri|skrin|bunyi) (cantik|elok|tahan lama|besar|jelas) [juga]*
    `,
    rated: '[yang]* (rating|ulasan)[nya]* [dia|yang]* (paling|lagi|lebih) (tinggi|bagus|elok|baik)',
    cheapest: '[yang] paling jimat, [yang|dengan]* harga (paling rendah|terendah)',
    cheaper: `
      [ada|yang|nak]* (murah|jimat) (sikit|skit|lagi)
      [ada|yang|nak]* lagi murah
      <start> mahal[nya|nye] [sangat|sgt|la|lah|gila|tu|ni|pula]* <end>
      [yang]* lebih (murah|jimat) sikit
    `,
    dearer: '[yang]* (mahal|lebih mahal) (sikit|lagi)',
    correction: `
      (bukan|silap) [tu|yang tu]* maksud (saya|aku), maksud (saya|aku)
      (silap|bukan (tu|yang tu)) [tu|yang tu]* yang <before {letter}>
      eh silap, silap (taip|tulis|type)
    `,
    definite: '(yang|yg) (lebih murah|murah|lagi murah|paling murah|termurah) (tu|itu|tadi)',
    otherBudget: `
      (naikkan|turunkan|tukar|jadikan|ubah) [bajet|budget|harga]* [jadi|ke|
      kepada]* <before {amount}>
      (tambah|naik|tambahkan) [bajet|budget]* (sampai|hingga|ke|jadi) <before {amount}>
    `,
    pointing: `
      ni, tu, berapa
      dia
    `,
    pointers: 'ni, tu, kedai, penjual, barang',
  },
};
