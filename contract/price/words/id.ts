/** The facts that may be stated about a verdict, in Indonesian. */
import type { facts as factsSource } from './en.ts';

export const facts: { readonly [Key in keyof typeof factsSource]: string } = {
  'fact.claim': '{now}, dicoret dari {was}: toko mengklaim diskon {percent}.',
  'fact.no-claim': '{now}: toko tidak mengklaim diskon.',
  'fact.usual':
    'Antara {from} dan {to} harganya sekitar {typical} pada {days} dari {seen} hari yang kami pantau.',
  'fact.usual.all-along':
    'Antara {from} dan {to} harganya memang selalu sekitar {typical}: {days} dari {seen} hari yang kami pantau.',
  'fact.usual.middle':
    'Antara {from} dan {to} harganya berubah-ubah; nilai tengah dari {seen} hari yang kami pantau adalah {typical}.',
  'fact.usual.rise':
    'Sebelum naik, harganya sekitar {typical} pada {days} dari {seen} hari yang kami pantau.',
  'fact.usual.rise.middle':
    'Sebelum naik, harganya berubah-ubah; nilai tengah dari {seen} hari yang kami pantau adalah {typical}.',
  'fact.lasting':
    'Dalam {window} hari terakhir harganya sama atau lebih murah pada {days} dari {seen} hari yang kami pantau, pertama kali {from}. Sekarang inilah harga biasanya.',
  'fact.lasting.dearer':
    'Dalam {window} hari terakhir harga biasanya {typical}: nilai tengah dari {seen} hari yang kami pantau.',
  'fact.real': 'Jadi diskon nyatanya {percent}.',
  'fact.real.more': 'Diskon nyatanya {percent}, lebih besar dari klaim.',
  'fact.real.none': 'Jadi ini bukan diskon.',
  'fact.real.dearer': 'Itu {percent} lebih mahal dari biasanya.',
  'fact.below': 'Sekarang {percent} lebih murah dari itu.',
  'fact.about': 'Sekarang kurang lebih sama.',
  'fact.between': 'Harga biasanya bergeser selama itu; harga hari ini ada di antara keduanya.',
  'fact.raised': 'Harganya dinaikkan menjadi {raised} pada {date}, sebelum diskon mulai {promo}.',
  'fact.raised.between':
    'Harganya dinaikkan menjadi {raised} antara {after} dan {date}, sebelum diskon mulai {promo}.',
  'fact.raised.same-day':
    'Harganya dinaikkan menjadi {raised} pada {date}, tepat di hari diskonnya.',
  'fact.raised.together':
    'Antara {after} dan {date} harganya dinaikkan menjadi {raised}, dan diskonnya mulai.',
  'fact.raised.during':
    'Harganya dinaikkan menjadi {raised} antara {after} dan {date}, padahal label diskon sudah ada sejak {promo}.',
  'fact.struck':
    'Harga coretnya dinaikkan menjadi {raised} pada {date}; harga jualnya sendiri tidak turun.',
  'fact.always':
    'Toko memasang harga coret di samping harga yang kurang lebih sama selama {days} dari {window} hari terakhir.',
  'fact.thin':
    'Sebelum itu harganya baru terpantau {seen} hari; perlu {needed} hari untuk menilai.',
  'fact.thin.now':
    'Harganya baru terpantau {seen} hari; perlu {needed} hari untuk tahu harga biasanya.',
  'fact.first': 'Baru terpantau satu hari: {date}.',
  'fact.once':
    'Harga ini baru terpantau sekali, jauh di bawah harga biasa {typical}. Kami menilainya setelah terpantau lagi.',
  'fact.old': 'Terakhir terpantau {now} pada {date}. Sekarang mungkin sudah berubah.',
  'fact.repacked':
    'Isi kemasan berubah pada {date}; harga sebelumnya dihitung menurut isi sekarang.',
  'fact.relisted': 'Listing ini berganti produk pada {date}; harga sebelumnya tidak dibandingkan.',
  'fact.cheaper': 'Pernah lebih murah pada {date}: {amount}.',
  'fact.earlier':
    'Dalam setahun sebelumnya harganya pernah sama atau lebih murah selama {days} hari, terakhir {date}.',
  'fact.former':
    'Sebelumnya, masih dalam setahun itu, harganya sekitar {typical} pada {days} dari {seen} hari yang kami pantau, terakhir {date}. Dibanding itu sekarang lebih murah {percent}.',
  'fact.former.middle':
    'Sebelumnya, masih dalam setahun itu, harganya naik turun: nilai tengah dari {seen} hari yang kami pantau adalah {typical}. Dibanding itu sekarang lebih murah {percent}.',
  'fact.as-low': 'Menyamai harga terendah pada {date}, belum lebih murah dari itu.',
};
