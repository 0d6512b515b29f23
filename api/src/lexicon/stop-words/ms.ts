/** Stop words of Malay: one after a space, as the search reads them. */
export const stopWords = `
  saya aku kami kita awak kau anda dia ia mereka ini itu tu ni yang dan atau tetapi tapi jika
  kalau sebab kerana supaya untuk utk buat dari daripada dengan dgn di ke pada dalam luar atas
  bawah oleh tanpa sampai ada adalah akan boleh dapat mesti perlu nak mahu mau hendak ingin dah
  sudah belum lagi sedang masih tidak tak x bukan jangan apa siapa mana bila kenapa macam
  bagaimana berapa lah kan je jer sahaja saja ja pun ya tolong cari beli jual bagi cadang
  cadangkan tengok cuba pakai guna juga sangat sekali lebih paling kurang cukup sama semua setiap
  beberapa banyak sikit emak mak ayah bapa isteri suami kawan abang kakak adik harga murah mahal
  skit bagus baik terbaik nya orang darjah satu
  betul nanti murahnya mahalnya sebenarnya jimat elok cantik
`;
