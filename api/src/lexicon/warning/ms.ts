import { NO_WARNINGS } from './warning.ts';
import type { Warnings } from './warning.ts';

export const warnings: Warnings = {
  ...NO_WARNINGS,
  danger: `
    bunuh diri, nak mati, bunuh orang, buat bom, (beli|jual) (dadah|syabu|pistol), racun orang
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
