import type { Translation } from '../translation.ts';
import type { verifier as source } from '../en/verifier.ts';

export const verifier: Translation<typeof source> = {
  'verifier.title': 'Periksa undian',
  'verifier.text':
    'Semuanya dihitung ulang di perangkat Anda, tidak ada yang dikirim. Matikan internet lalu coba, atau simpan file ini dan periksa di tempat lain.',
  'verifier.verdict.none': 'Pilih yang mau diperiksa',
  'verifier.none.text':
    'Buka salah satu undian Anda, tempel buktinya, atau muat catatan semua undian.',
  'verifier.verdict.busy': 'Menghitung…',
  'verifier.busy.text': '{done} dari {all}',
  'verifier.verdict.green': 'Benar. Hitung ulang memberi hasil yang sama',
  'verifier.verdict.red': 'Tidak cocok. Catatan ini diubah',
  'verifier.verdict.waits': 'Sejauh ini cocok. Sisanya menunggu kunci dibuka',
  'verifier.verdict.unread': 'Ini bukan catatan undian',
  'verifier.unread.text':
    'Harus file utuh seperti saat disimpan, tanpa ada yang ditambah atau hilang.',
  'verifier.draw.number': 'Undian ke-{no} di “{title}” mendapat nomor {number}.',
  'verifier.draw.waiting': 'Undian ke-{no} di “{title}” belum punya nomor.',
  'verifier.draw.red':
    'Langkah bertanda silang tidak cocok. Jika ini dari kami, mohon kirimkan kepada kami.',
  'verifier.draw.differs':
    'Nomor hasil hitungan adalah {computed}, tetapi catatan menulis {number}. Jika ini dari kami, mohon kirimkan kepada kami.',
  'verifier.record.green': 'Semua {n} undian “{title}” sudah dihitung ulang.',
  'verifier.step.terms.right': 'Hadiah dan aturan sama dengan yang dikunci',
  'verifier.step.terms.wrong': 'Hadiah atau aturan diubah',
  'verifier.step.commit.right': 'Kunci sama dengan yang disegel',
  'verifier.step.commit.wrong': 'Kunci bukan yang disegel',
  'verifier.step.commit.waits': 'Kunci masih disegel',
  'verifier.step.beacon.right': 'Beacon keluar setelah Anda menekan',
  'verifier.step.beacon.wrong': 'Putaran beacon tidak cocok',
  'verifier.step.beacon.waits': 'Putaran beacon belum keluar',
  'verifier.step.beacon.all': 'Semua putaran beacon sah',
  'verifier.step.beacon.site': 'Disegel oleh situs ini saja',
  'verifier.step.number.right': 'Nomornya memang {number}',
  'verifier.step.number.all': 'Semua nomor benar',
  'verifier.step.number.wrong': 'Nomor tidak cocok',
  'verifier.step.number.waits': 'Nomor menunggu kunci',
  'verifier.step.prize.right': 'Mendapat {prize}',
  'verifier.step.prize.none': 'Belum beruntung',
  'verifier.step.prize.all': 'Semua hadiah sesuai tabel',
  'verifier.step.prize.wrong': 'Hadiah tidak cocok',
  'verifier.step.prize.waits': 'Hadiah menunggu nomor',
  'verifier.step.prize.skipped': 'Hadiah tidak diperiksa',
  'verifier.step.chain.right': 'Ini mata rantai ke-{no}',
  'verifier.step.chain.all': 'Rantai {n} undian utuh',
  'verifier.step.chain.wrong': 'Rantai putus di mata rantai ke-{no}',
  'verifier.why.terms.right': 'Hash-nya sama dengan awal rantai.',
  'verifier.why.terms.wrong':
    'Hash-nya tidak cocok dengan awal rantai, atau tabelnya tidak sesuai.',
  'verifier.why.commit.right':
    'Dihitung dari kunci yang dibuka, hasilnya sama dengan nilai yang diumumkan sebelumnya.',
  'verifier.why.commit.wrong': 'Kunci ini tidak menghasilkan nilai yang diumumkan.',
  'verifier.why.commit.waits': 'Dibuka {time}.',
  'verifier.why.beacon.right':
    'Putaran {round} keluar {time}, ditekan {asked}. Tanda tangannya sah.',
  'verifier.why.beacon.all': '{n} putaran, semua tanda tangan sah dan lebih lambat dari undiannya.',
  'verifier.why.beacon.site':
    'Tanpa nomor publik: pemegang kunci bisa menghitung nomor lebih dulu.',
  'verifier.why.beacon.wrong': 'Keluar sebelum ditekan, atau tanda tangannya bukan milik beacon.',
  'verifier.why.beacon.waits': 'Putaran {round} keluar {time}.',
  'verifier.why.number.right':
    'Kunci, nama samaran, urutan, kata Anda, dan beacon selalu memberi nomor ini.',
  'verifier.why.number.all': 'Masing-masing dihitung dari kunci, rantai, dan putarannya.',
  'verifier.why.number.wrong': 'Kunci dan beacon memberi satu nomor, catatan menulis yang lain.',
  'verifier.why.number.waits': 'Tidak ada yang bisa menghitungnya sebelum kunci dibuka.',
  'verifier.why.prize.right':
    '{number} ada di rentang {range} pada tabel versi {version}, yang berlaku saat itu.',
  'verifier.why.prize.none':
    'Menurut tabel versi {version} yang berlaku saat itu, {number} belum beruntung.',
  'verifier.why.prize.all':
    'Hadiah yang habis mengosongkan rentangnya sejak undian berikutnya, rentang lain tidak bergeser.',
  'verifier.why.prize.wrong':
    'Menurut tabel yang berlaku saat itu, nomor ini tidak mendapat hadiah ini.',
  'verifier.why.prize.waits': 'Setelah ada nomor, rentangnya yang menentukan.',
  'verifier.why.prize.skipped': 'Karena nomornya sudah tidak cocok.',
  'verifier.why.chain.right':
    'Cocok dengan mata rantai sebelumnya dan semua yang ditetapkan saat ditekan.',
  'verifier.why.chain.all':
    'Tidak ada yang hilang atau disisipkan. Mata rantai terakhir ada di bawah.',
  'verifier.why.chain.wrong': 'Hasil hitungan tidak sama dengan isi rantai.',
  'verifier.why.chain.cut':
    'Catatan berakhir sebelum rantai di halaman ini, atau bukan rantai yang sama.',
  'verifier.first': 'Pertama di undian ke-{no}, semuanya {n}.',
  'verifier.calc.computed': 'Hasil hitung',
  'verifier.calc.written': 'Di catatan',
  'verifier.calc.chain': 'Rantai',
  'verifier.calc.bytes': '4 byte pertama',
  'verifier.calc.rest': 'Sisa bagi 10.000',
  'verifier.form': 'Data yang diperiksa',
  'verifier.form.number': 'Nomor',
  'verifier.form.no': 'Undian ke berapa dari orang ini',
  'verifier.form.commit': 'Nilai yang disegel',
  'verifier.form.seed': 'Kunci yang dibuka',
  'verifier.form.seed.hint': 'Kosong sampai kunci dibuka.',
  'verifier.form.signature': 'Tanda tangan beacon putaran {round}',
  'verifier.form.lock': 'Tanda tangan putaran {round} yang membuka kunci terkunci',
  'verifier.form.lock.hint': 'Dari server beacon mana pun. Situs ini tidak diperlukan.',
  'verifier.form.client': 'Kata dari perangkat Anda',
  'verifier.form.again': 'Hitung lagi',
  'verifier.form.original': 'Kembali ke data semula',
  'verifier.paste': 'Periksa undian lain',
  'verifier.paste.label': 'Tempel bukti yang disimpan',
  'verifier.paste.id': 'Nomor tanda terima undian',
  'verifier.paste.open': 'Buka',
  'verifier.paste.go': 'Periksa',
  'verifier.record': 'Semua undian',
  'verifier.record.text': 'Catatan berisi semua {n} undian, tanpa nama siapa pun.',
  'verifier.record.later': 'Catatan semua undian tersedia setelah kunci dibuka.',
  'verifier.record.load': 'Muat dan periksa semua',
  'verifier.record.save': 'Simpan catatan',
  'verifier.file': 'Periksa dari file',
  'verifier.file.save': 'Simpan pemeriksa sebagai satu file',
  'verifier.file.save.text':
    'Bekerja offline di perangkat mana pun, juga tanpa situs ini. Data yang diperiksa ikut di dalamnya.',
  'verifier.file.failed': 'File gagal dimuat. Coba lagi.',
  'verifier.elsewhere': 'Periksa dengan alat lain',
  'verifier.elsewhere.text':
    'Cara hitungnya terbuka. Komputer mana pun bisa mengulangnya dengan perintah bawaan.',
  'verifier.elsewhere.how': 'Langkah demi langkah',
};
