import { scams } from './scam-id.ts';
import type { Warned, Warnings } from './warning.ts';

export const warnings: Warnings = {
  ...scams,
  danger: `
    bunuh (diri|orang|dia|pacar), mau mati, pengen mati, ingin mati, (bikin|buat|rakit) bom
    racuni, meracuni, (beli|jual) (sabu|ganja|pistol|ekstasi), hack akun
  `,
  secondhand: `
    (botol|dot|helm|helem|car seat|carseat|kursi mobil|pompa asi|empeng|box|ranjang|tabung
      pemadam|apar|pelampung) [bayi|susu|anak|motor|sepeda|dot]* (bekas|second|seken|preloved|
      lungsuran|warisan) … (aman|boleh|gapapa|gpp|bahaya|bisa|oke|ok|layak|mending|sebaiknya|beli)
    (aman|boleh|gapapa|gpp|bahaya|bisa|oke|ok|layak|mending|beli|pake|pakai) … (botol|dot|helm|
      helem|car seat|carseat|kursi mobil|pompa asi|empeng|box bayi) [bayi|susu|anak|motor|sepeda|
      dot]* (bekas|second|seken|preloved|lungsuran)
  `,
  infant: `
    <after {infant} …> (bantal|guling|bed cover|madu|obat[nya]|makan|minum|air putih|jus|garam|
      gula|aman|demam|batuk|pilek|panas)
    (madu|obat|sirup|kacang|air putih|jus|sari buah) … <before {infant}>
    (bantal|guling|bed cover|selimut tebal) <not before (menyusui|hamil)> [buat|untuk|utk|tidur|
      kepala|si|anak]* <before {infant}>
    <after {infant} …> boleh (pake|pakai|dipakein|dikasih|dikasi)
    madu … (dikasih|kasih|minumin|diminum) [ke]* (anak|bayi|dedek|si kecil)
    (kasih|minumin|suapin) (anak|bayi|dedek|si kecil) … madu
    <after {infant} …> <not after (botol|dot|pompa|kantong|plastik|penghangat|pemanas|gelas|
      tempat|pam|beg|bekas|puting)> susu <not before (mandi|badan|pembersih|pencuci)>
    <not after (botol|dot|pompa|kantong|plastik|penghangat|pemanas|gelas|tempat|pam|beg|bekas|
      puting)> susu <not before (mandi|badan|pembersih|pencuci)> … <before {infant}>
    <after {infant} …> sufor, sufor … <before {infant}>
    <not after (botol|dot|tempat|bekas)> susu (formula|bubuk) [untuk|utk]* (bayi|baby)
    <not after (yang|yg|yg paling|yang paling)> aman [ga|gak|nggak|tidak|kah|ya]* (buat|untuk|utk|
      bagi) <before {infant}>
  `,
  pregnancy: `
    (aman|boleh|bahaya|bahayakah|gapapa|gpp|ga papa|gak papa|gppa|bisa|ok|oke) … (bumil|ibu hamil|
      hamil|busui|ibu menyusui|menyusui|trimester|lagi isi)
    (bumil|ibu hamil|lagi hamil|sedang hamil|hamil|busui|menyusui|trimester) … (aman|boleh|bahaya|
      gapapa|gpp|ga papa|gak papa|efek|dilarang)
  `,
  medicine: `
    luka bakar, (tersiram|kesiram|kena) (air panas|minyak panas|setrika), melepuh
    obat[nya] apa, apa obat[nya], (demam|batuk|pilek|diare|sakit (kepala|perut|gigi)) … obat
    obat (kuat|tidur|diabetes|darah tinggi|flu|batuk|demam|penggugur|aborsi|penenang|sakit)
    (menyembuhkan|mengobati|sembuhin|nyembuhin), dosis, berapa (tablet|butir) [sehari]*
    berapa kali sehari
    efek samping, (vitamin|suplemen|jamu) … (ibu hamil|bumil|menyusui|aman|diminum)
    (ibu hamil|bumil|menyusui) … (obat|vitamin|aman|boleh|makan|minum|pakai)
    (diabetes|kanker|hipertensi), obat … asma, asma … obat, ibu hamil … (boleh|aman|minum)
    antibiotik, (gula darah|kolesterol|asam urat|tekanan darah|darah tinggi|asam lambung|maag) … (
      suplemen|vitamin|herbal|jamu|minum|bantu|nurunin|turunin|menurunkan|sembuh)
    (suplemen|vitamin|herbal|jamu|krim|salep) … (gula darah|kolesterol|asam urat|tekanan darah|
      darah tinggi|asam lambung|maag|gatal|ruam|eksim|jerawat batu)[nya]
    warfarin, pengencer darah, metformin, insulin, (minum|konsumsi|makan) … (bareng|barengan|
      bersama|bersamaan|sama) … obat
  `,
  condition: `
    diabet(es|esi), kencing manis, gula darah tinggi, sakit gula, darah tinggi, hipertensi, asma,
    eksim, asam urat, sakit ginjal, gagal ginjal, kolesterol tinggi, maag, asam lambung, sakit
    jantung, (intoleran|intoleransi) laktosa, laktosa intoleran
  `,
  slimming: `
    pelangsing, (obat|teh|kopi|suplemen) (diet|kurus|pelangsing)
    (nurunin|menurunkan|turunin) (berat badan|bb)
    cara (kurus|diet)
  `,
  expired: `
    (kadaluarsa|kadaluwarsa|kedaluwarsa|kadarluasa|expired|exp|lewat tanggal|lewat exp) … (masih|
      aman| boleh|bisa (dipakai|dimakan|diminum|pakai|makan)|gapapa|gpp|bahaya|layak|harus beli)
    (masih|aman|boleh|bisa) … (kadaluarsa|kadaluwarsa|kedaluwarsa|kadarluasa|lewat exp)
  `,
  fire: `
    (apar|pemadam|tabung pemadam|alat pemadam|selimut api)[nya] … (bisa|aman|cocok|boleh|ampuh|
      efektif|kelas apa|jenis apa) … (listrik|minyak|kompor|korslet|baterai|lithium|dapur|bensin|
      gas) …
    (api|kebakaran) (listrik|minyak|kompor|baterai|dapur|korslet|wajan|penggorengan) … (air|pake|
      pakai|padam|bisa|boleh|gimana|apar|siram)
    (siram|disiram|padamin|madamin|memadamkan|matiin) … (api|kebakaran|minyak|korslet) …
    (bisa|cocok|boleh|aman) [buat|untuk|utk|dipakai]* (kebakaran|api) (listrik|minyak|kompor|
      baterai|dapur|korslet)
  `,
  marks: `
    (tanpa|ga ada|gak ada|nggak ada|tidak ada|belum|gaada|ga punya|bukan) [label|logo|tanda|
      sertifikat|ber]* sni … (aman|bahaya|boleh|gapapa|gpp|bisa|masalah)
    (aman|bahaya|boleh|gapapa|gpp) … (tanpa|ga ada|gak ada|tidak ada|belum|non) [label|logo|tanda|
      ber]* sni
    (tanda|logo|label|sertifikat|sertifikasi) [keamanan|apa|aman|standar|sni]* (apa|yang) [aja|
      yang|harus|perlu|mesti|wajib]* (dicek|dicari|dilihat|diperhatikan|ada|cek|cari|liat)
    (harus|perlu|mesti|wajib) (cek|cari|liat|lihat|ada) (tanda|logo|label|sertifikat) [apa|sni]* …
    sni [itu]* (apa|wajib|penting|palsu|perlu|harus) …, (wajib|harus|perlu|cek) [ada|ber|pakai|
      pake]* sni
    <start> [yang|ini|itu|ada|udah|sudah|apakah|punya|dah]* [logo|label|sertifikat]* sni [ga|gak|
      nggak|ngga|tidak|kah|ya|kak|min|belum|sih|nya]* <end>
  `,
  defect: `
    (baterai|batre|powerbank|power bank|charger|casan|adaptor|hp|laptop|colokan|stopkontak|kipas|
      setrika|rice cooker|magic com|air fryer|kabel)[ku|nya|saya]* [yang|baru|beli|kemarin|kok|
        jadi|malah|tiba-tiba|udah|sudah|mulai|saya|aku]* (kembung|bengkak|gembung|menggelembung|
        hamil|berasap|ngebul|keluar asap|percikan api|ada percikan|meleleh|bau gosong|bau hangus|
        panas banget|panas sekali|nyetrum)
    (kesetrum|tersengat listrik)
  `,
  charging: `
    (rusak|meledak|bahaya|kebakar|konslet|jebol) … (charger|casan|dicas|ngecas|powerbank|power
      bank)
    (charger|casan|cas|adaptor|powerbank|power bank|baterai|batre|kabel data|{number}[ ]*w|
      {number} watt) … (rusak|meledak|meleduk|kebakar|terbakar|konslet|korslet|jebol|bocor|bahaya|
      merusak|ngerusak|kepanasan|overheat|aman (ga|gak|nggak|kah))
    (aman|bahaya|rusak) … (charger|casan|ngecas|dicas|cas hp|nge-charge) … (semalaman|semaleman|
      beda watt|watt lebih|watt gede|watt besar|merk lain|beda merk)
    (baterai|batre|powerbank|power bank)[nya]* (kembung|bengkak|gembung|hamil)
  `,
  electricity: `
    (listrik|daya|watt)nya (gede|besar|boros) [ga|gak|nggak|kah]*, listriknya (brp|berapa)
    rumah … {number} watt, (ngejepret|njepret|jeglek|ngejeglek|konslet|korslet)
    kabel roll … kabel roll
    listrik [rumah|kos|di|saya|aku|gue|gw|cuma|hanya]* {number} (watt|va|w) …
    (tagihan|biaya) [listrik]* … (nambah|berapa)
    nambah (listrik|tagihan) [nya]* …, [berapa] (listrik|tagihan)nya … (sebulan|berapa)
    (nyambung|disambung|menyambung|numpuk|ditumpuk) … (stop kontak|terminal|kabel roll|colokan)
    (colok|nyolok|sambung|pasang) … (stop kontak|terminal|kabel roll|colokan)
    (korslet|kesetrum|listrik aman), stop kontak … (kuat|aman|sekaligus|bareng)
    pasang (mcb|instalasi|water heater)
    (110v|110 volt|120v) … (colok|pakai|dipakai|aman|bisa|indonesia)
  `,
  carrier: `
    <not after (yang|yg)> (boleh|bisa|aman|dilarang) [di|masuk|ga|gak]*(bawa|dibawa|masuk|naik|
      naikin|ditaruh|taruh) … (naik|ke|di|masuk|dalam) [ke|dalam]* (pesawat|kabin|bagasi|krl|mrt|
      lrt|kereta|bus|transjakarta|busway|whoosh) [ga|gak|nggak|tidak|kah|ya|min|bang|dong| bisa|
      boleh|nya]*
    <not after (yang|yg)> (boleh|bisa) (masuk|naik|dibawa) (bagasi|kabin|pesawat|krl|mrt|lrt|
      kereta) …
  `,
  law: `
    (dipenjara|penjarain|dipenjarain|kena pasal|pasal berapa|lapor polisi|
      kena pidana|dipidana|melanggar hukum), (wajib|harus|kena) [
      bayar|lapor|daftar]* pajak
    ilegal, legal (ga|gak|nggak|kah|atau), (bea cukai|pajak impor)
    (tuntut|gugat) [toko]*
  `,
  safety: `
    aman (ga|gak|nggak|ngga|enggak|tidak|kah|sih) [ya|sih|kak|kalau|klo]* (buat|untuk|utk|bagi|
      dipakai|dipake|dikonsumsi|digunakan|dimakan|diminum)
    (aman|amankah) (buat|untuk|utk|bagi|dipakai|dipake) … (ga|gak|nggak|ngga|kah|tidak) <end>
    apakah … aman (buat|untuk|bagi), beracun, (berbahaya|bahaya) (ga|gak|nggak|tidak|kah|untuk|buat)
    (laktosa|lactose) … (boleh|bisa|aman) (makan|minum)
    alergi … (boleh|bisa|aman) (makan|minum|konsumsi|dimakan|diminum)
    (boleh|bisa|aman) … (disteril|direbus|disterilkan|disetrilkan)
    (bisa|takut|nanti) (meledak|pecah kena panas|terbakar)
  `,
};

export const warned: Warned = {
  safe: `
    aman, cocok, bahaya, berbahaya, dipake, dipakai, dikonsumsi, konsumsi, diminum, minum,
    makan, dimakan, yg, ngga, nggak
  `,
  state: `
    [ibu|istri|lagi|sedang]* (hamil|menyusui), bumil, busui
  `,
  done: `
    (udah|sudah|udh|sdh|uda|terlanjur|telanjur|keburu|barusan) [aku|saya|gw|gue|terlanjur|
      telanjur|keburu|sempat|ke]* (klik|kepencet|pencet|isi|transfer|tf|kirim|kasih|ngasih|kasi|
      bayar|scan|masukin|sebutin|dibuka|buka|install|download)
    (terlanjur|telanjur|keburu), (terus|trus|lalu) [aku|saya|gw|gue]* (harus|gimana|gmn)
  `,
  parcel: 'paket[an|nya|ku], kurir, cod, bea cukai, ekspedisi, resi',
  formula: 'sufor, susu (formula|bubuk)',
  food: `
    madu, makan, minum, air putih, jus, garam, gula, susu, kacang, telur, mpasi, biskuit, bubur,
    sari buah, teh, keju
  `,
  bed: 'bantal, guling, bed cover, selimut tebal, kasur, tidur',
  medicine: 'obat[nya], sirup, vitamin, demam, batuk, pilek, panas, suplemen, minyak telon, salep',
  bottle: 'botol, dot, empeng',
  allergy: `
    alergi, (makan|minum|dimakan|diminum|dikonsumsi|konsumsi|kulit|krim|sabun|losion|lotion|susu|
      sampo|parfum|makeup)
  `,
  mark: 'sni',
};
