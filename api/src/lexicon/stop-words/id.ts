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
`;
