/** Indonesian as it is typed short, by what it stands for. */
import type { Lexicon } from '../lexicon.ts';

export const shorthand: Lexicon['shorthand'] = {
  'air purifier': `
    (sesuatu|alat|barang|apa|yang bagus) (buat|untuk|bwt) [ngilangin|lawan|menghilangkan|
      ngatasin]* (asap|kabut asap|polusi|polusi udara|pm2.5|pm 2.5|debu halus)
    (alat|mesin) (pm2.5|pm 2.5|polusi)
  `,
  yang: 'yg',
  bulan: '<after {number}[ ]*> (bln|bulanan)',
  minggu: '<after {number}[ ]*> mgg',
  tahun: '<after {number}[ ]*> thn',
  'pas-pasan': 'pas2an, pas pasan',
  masih: 'msh, masi',
  pukul: 'jam <before (berapa|brp)>',
  hari: 'hr <before (ini|apa|lagi|kerja)>',
  sama: '<after {letter} …> sm <before {letter}>',
  berapa: 'brp, brapa, brpa',
  jangan: 'jgn, jgan',
  juga: 'jg, jga',
  dengan: 'dgn',
  jadi: 'jd, jdi',
  atau: 'ato, ataw',
  bohong: `
    <after (diskon|promo|harga coret)[nya] …> (tipu2|tipu-tipu|tipu tipu|akal2an|akal-akalan)
  `,
  untuk: 'utk',
  buat: 'bwt',
  kalau: 'klu, klau, kl <before {letter}>',
  tidak: 'tdk, gk, ngga, kagak, kaga',
  sekarang: 'skrg, skrang, skg',
  senyap: '(ga|gak|nggak|ngga|tidak|tak|anti) (berisik|brisik|bising)',
  'tidak membekas': `
    (ga|gak|nggak|ngga|tidak|tak|anti) (nempel|menempel|membekas) [di (gelas|masker|cangkir)]*
  `,
  'tanpa bau': '(ga|gak|nggak|ngga|tidak) bau',
  antiselip: '(ga|gak|nggak|tidak|anti) licin',
  harus: 'hrs',
  dari: 'dri, <after (jangan|bukan|selain|kecuali|beli|yang|murah|mahal|murahan)> dr',
  '1 kg': 'sekilo[nya]* <before [rp]{number}>',
  'isi 1 kg': '<after {number}[ ]*(rb|ribu|k)> sekilo[an]*',
  '1 liter': 'seliter[nya]* <before [rp]{number}>',
  '500 gram': '(setengah|stengah) kilo[nya]* <before [rp]{number}>',
  '1 kotak': 'sekotak <before [rp]{number}>',
  '1 botol': 'sebotol <before [rp]{number}>',
  '1 bungkus': 'sebungkus <before [rp]{number}>',
  '1 dus': 'sedus <before [rp]{number}>',
  '1 kaleng': 'sekaleng <before [rp]{number}>',
  lebih: 'lbh',
  paling: 'plg',
  harga: 'hrg, hrga',
  barang: 'brg',
  bagus: 'bgs',
  banget: 'bgt, bngt, bgtt',
  sudah: 'udh, sdh, udah',
  bisa: 'bsa',
  aja: 'aj, ajah',
  pernah: 'prnh, pernh',
  'di bawah': 'dbwh, d bawah, [di|d]* bwh',
  'di atas': 'd atas',
  murah: 'mrh',
  'warna hitam': '(warna|warnanya|wrn|wrna) (item|itam)',
  warna: 'wrn, wrna',
  'boleh dibawa ke kabin': `
    (bisa|boleh|aman|buat|untuk) [di]*(bawa|masuk|naik) [ke|naik|masuk|dalam|kabin]* pesawat[nya]
  `,
  'mahal-mahal': 'mahal2',
  'dua-duanya': '[ke]dua2[-]nya, kedua-duanya, dua2 nya',
};
