/** Stop words of Indonesian: one after a space, as the search reads them. */
export const stopWords = `
  aku saya gue gw gua kami kita kamu anda lu lo elo dia ia mereka ini itu tersebut yang yg dan
  atau tapi tetapi namun jika kalau kalo klo bila karena krn supaya agar untuk buat bwt utk dari
  dgn dengan di ke pada dalam luar atas bawah oleh tanpa sampai sejak ada adalah akan bisa dapat
  boleh harus perlu mau pengen ingin pingin sudah udah udh sdh belum blm lagi lg sedang masih
  tidak tdk gak ga nggak ngga enggak kagak bukan jangan apa siapa mana kapan kenapa knp mengapa
  gimana gmn bagaimana berapa brp dong deh sih kok nih tuh lah kan ya yaa yuk loh lho kak gan sis
  bro min mbak mas bang tolong cari cariin carikan beli jual kasih rekomendasi rekomendasikan
  rekom saran lihat liat coba pakai pake dipakai juga jg saja aja banget bgt sangat sekali lebih
  paling kurang cukup sama semua smua setiap tiap beberapa banyak sedikit dikit cuma hanya jadi
  biar biasa biasanya pagi siang sore malam hari kayak kaya seperti gitu gini begitu ibu bapak
  ayah mama papa istri suami pacar temen teman kakak adik harga murah mahal bagus baik terbaik
  enak nya punya orang
  bener
  beneran
  benar
  y iya iy oke okee ok okey siap sip nah wah duh aduh huhu hehe wkwk haha sm sama2 smaa buat2 kmrn
  kemarin tadi td skrg skrng sekarang besok nanti ntar tu dah udhan klu klau spy dpt dapet jgn
  jgnlah gmna gaada gapapa gpp bgtt bangett pas2an duit uang tgl tanggal bulan minggu tahun thn hr
  jam masa masak emang emg memang kyk kek kyknya kayaknya kalik kali mungkin mgkn tau tahu liatin
  kmren ketemu nemu nyari nyariin ingetin ingatin kabarin kasihtau mending mendingan bagusan
  enakan abis habis selalu sering suka takut males capek pusing bingung anak cowo cowok cewe cewek
  mertua adek kk ortu keluarga tante om oma opa nenek kakek pemula belajar mulai tetep tetap
  malah terus trus trs lalu kemudian setelah sebelum sambil ketika waktu saat sekalian serius
  yakin jatoh jatuh kena kisaran sekitar berapaan diitung dihitung itung hitung satunya satu
  tengah samping dibawa bawa dipake
  tp pas-pasan pasan pas duitku
`;
