import { NO_WARNINGS } from './warning.ts';
import { scams } from './scam-ms.ts';
import type { Warned, Warnings } from './warning.ts';

export const warnings: Warnings = {
  ...NO_WARNINGS,
  ...scams,
  danger: `
    bunuh diri, nak mati, bunuh orang, buat bom, (beli|jual) (dadah|syabu|pistol), racun orang
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
    warfarin, ubat cair darah, metformin, insulin, (makan|ambil|minum) … (dengan|sekali dengan|
      bersama) … ubat
  `,
  condition: `
    kencing manis, diabet(es|ik), darah tinggi, hipertensi, asma, ekzema, gout, sakit buah pinggang,
    kolesterol tinggi, gastrik, sakit jantung, (laktos|laktosa) intoleran, (intoleran|intoleransi) (
      laktos|laktosa), tak tahan laktos
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
  defect: `
    (bateri|powerbank|power bank|charger|pengecas|adapter|phone|telefon|laptop|plug|soket|kipas|
      seterika|periuk nasi|air fryer|kabel) [saya|yang|baru|beli|semalam|dah|tiba-tiba|jadi|mula|
        ni|tu]* (kembung|bengkak|berasap|keluar asap|percikan|cair|bau hangus|bau terbakar|
        panas sangat|panas gila)
    (kena|terkena) (renjatan|karan|kejutan elektrik)
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
    (laktos|laktosa|lactose) … (boleh|selamat) (makan|minum)
  `,
};

export const warned: Warned = {
  safe: `
    selamat, sesuai, bahaya, elok, sedap, makan, minum, pakai, diminum, dimakan, halal
  `,
  state: `
    [ibu|isteri|orang|wanita|tengah|sedang]* (mengandung|hamil|menyusu|menyusukan|berpantang)
  `,
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
    alahan, alergik, laktos
    (makan|minum|dimakan|diminum|kulit|krim|sabun|losyen|susu|syampu|minyak wangi)
  `,
  mark: 'sirim',
};
