--- 1 TH/th
> ขอดูร่มกันแดดคันเล็กๆ ราคาไม่แรง
   ไม่มีชื่อสินค้าใดบอกว่า “คันเล็ก” จึงไม่รู้ว่าชิ้นไหนมี ที่ตรงกับ “ร่มกันแดด” ที่สุดคือ
   ร่ม Cabino Sunday พับได้: ฿139 ที่ TikTok Shop
   Umbrio Alma umbrella, folding: ฿72 ที่ Lazada
> เอาสีพาสเทล
   ยังไม่มีข้อมูลของ “สีพาสเทล” จึงไม่ขอเดา ลองใช้คำอื่นดู
> ตัวที่สองส่งกี่วัน
   ค่าส่ง Umbrio Alma umbrella, folding ที่ Lazada ฟรี
   ค่าส่ง Umbrio Alma umbrella, folding ที่ TikTok Shop ฟรี
   ค่าส่ง Umbrio Alma umbrella, folding ที่ Shopee คือ ฿45
   ระยะเวลาจัดส่ง ดูได้ที่หน้าร้านค้า
--- 2 TH/th
> เสื้อยืดสามตัวร้อยมีไหม
   ไม่มีชื่อสินค้าใดบอกว่า “สามร้อย” จึงไม่รู้ว่าชิ้นไหนมี ที่ตรงกับ “เสื้อยืด” ที่สุดคือ
   เสื้อยืด Linnen Riva ผ้าฝ้ายแท้: ฿279 ที่ TikTok Shop
   เสื้อยืด Denimo Sunday ผ้าฝ้ายแท้: ฿339 ที่ Shopee
   เสื้อยืด Kazeo Sunday ผ้าฝ้ายแท้: ฿338 ที่ Lazada
   เสื้อยืด Kazeo Weekend ระบายอากาศ: ฿198 ที่ TikTok Shop
--- 3 TH/th
> จอยเกมกับจอยอาเขตต่างกันยังไง อันไหนถูก
   จอยเกม Corvia Flex 4 USB-C: ฿579 ที่ Lazada
   ยังไม่มีข้อมูลของ “จอยอาเขต” จึงเทียบให้ไม่ได้
--- 4 TH/th
> ชุดจานเซรามิก ไม่เอาลายดอก งบ 400-700
   พบสินค้าชิ้นเดียวสำหรับ “ชุดจานเซรามิก”
   นับตามนี้: ฿400 ถึง ฿700, ไม่เอา ลายดอก
   ชุดจาน Cuchina Stone เซรามิก: ฿447 ที่ TikTok Shop
--- 5 TH/th
> บัวรดน้ำของร้านไหนถูกที่สุด
   จากที่ตรงกับ “บัวรดน้ำ” ที่สุด เรียงจากถูกไปแพง
   บัวรดน้ำ Grundo Pure ปากยาว: ฿399 ที่ TikTok Shop
--- 6 TH/th
> ลำโพง sonvo ราคาเคยลงต่ำสุดเท่าไหร่
   ลำโพงบลูทูธ Sonvo Go 8 เบสแน่น ราคา ฿448 ที่ TikTok Shop เห็นเมื่อ 2026-11-26 03:47
   ต่ำกว่าราคาปกติ ฿518 อยู่ 13% ถือว่าราคาดี
   ใน 90 วันล่าสุดไม่เคยเห็นราคาต่ำกว่านี้
--- 7 TH/th
> ซื้อเสื่อโยคะตอนนี้หรือรอ 12.12 ดี
   เสื่อโยคะ Balanza Glide 8 6 มม. ราคา ฿219 ที่ TikTok Shop เห็นเมื่อ 2026-11-26 03:47
   ยังบอกไม่ได้ว่าควรรอ เสื่อโยคะ Balanza Glide 8 6 มม. หรือไม่ เพราะราคาย้อนหลังสั้นหรือไม่แน่นอนเกินไป
   วันลดราคาถัดไปในปฏิทินคือ 12.12 วันที่ 2026-12-12
--- 8 TH/th
> วิตามินซีให้เด็ก 8 เดือนกินได้มั้ย
   สำหรับเด็กอายุต่ำกว่า 12 เดือน ให้ทำตามฉลากและคำแนะนำของแพทย์หรือพยาบาล ห้ามให้น้ำผึ้งก่อนอายุครบหนึ่งขวบ และไม่ให้น้ำเปล่าหรือนมวัวแทนนมแม่หรือนมผงในช่วงเดือนแรก ๆ
   ที่ช่วยได้คือเทียบราคา เมื่อรู้แล้วว่าจะซื้อสินค้าใด
--- 9 TH/th
> ลด 10% ไม่เกิน 80 ซื้อ 650 กับ 720 อย่างไหนคุ้ม
   รวม ฿650 + ฿720 = ฿1,370
   10% ของ ฿1,370 เกินเพดาน จึงลดได้ ฿80
   ฿1,370 - ฿80 จ่าย ฿1,290
--- 10 TH/th
> ถ้ากาน้ำชาต่ำกว่า 200 ช่วยเตือนที
   เปิดการ์ดของชิ้นที่ต้องการ
   กาน้ำชา Cuchina Nest แก้วทนร้อน ราคา ฿239 ที่ Lazada เห็นเมื่อ 2026-11-26 03:47
   เปิดการ์ดได้เลย ตั้งเฝ้าราคาที่ ฿200 ไว้ให้แล้ว จะเริ่มเมื่อกดยืนยัน
   กาน้ำชา Cuchina Linea 800 มล. ราคา ฿298 ที่ Shopee เห็นเมื่อ 2026-11-26 03:47
   เปิดการ์ดได้เลย ตั้งเฝ้าราคาที่ ฿200 ไว้ให้แล้ว จะเริ่มเมื่อกดยืนยัน
> เปลี่ยนเป็น 250
   เปิดการ์ดของชิ้นที่ต้องการ
   กาน้ำชา Cuchina Nest แก้วทนร้อน ราคา ฿239 ที่ Lazada เห็นเมื่อ 2026-11-26 03:47
   ตอนนี้ราคาถึง ฿250 แล้ว เปิดการ์ดเพื่อตั้งเฝ้าราคาที่ต่ำกว่านี้ได้
   กาน้ำชา Cuchina Linea 800 มล. ราคา ฿298 ที่ Shopee เห็นเมื่อ 2026-11-26 03:47
   เปิดการ์ดได้เลย ตั้งเฝ้าราคาที่ ฿250 ไว้ให้แล้ว จะเริ่มเมื่อกดยืนยัน
--- 11 ID/id
> rekomendasi kamera buat pemula dong, kalo bisa yg ringan, budgetnya 6 juta
   Tidak ada judul yang menyebut “pemula ringan”, jadi tidak satu pun diketahui memenuhinya. Yang paling cocok untuk “kamera”:
   Yang dihitung: maksimal Rp6.000.000.
   Kamera aksi Mirelle Go 4 stabilisasi: Rp4.739.000 di TikTok Shop.
   Kamera mirrorless Teqra Neo 5 stabilisasi 5 sumbu: Rp5.071.000 di Lazada.
   Kamera aksi Orbit Duo tahan air 10 m: Rp1.243.000 di Lazada.
> selain merek Lumo
   Tidak ada judul yang menyebut “pemula ringan”, jadi tidak satu pun diketahui memenuhinya. Yang paling cocok untuk “kamera”:
   Yang dihitung: maksimal Rp6.000.000, selain Lumo.
   Kamera aksi Mirelle Go 4 stabilisasi: Rp4.739.000 di TikTok Shop.
   Kamera mirrorless Teqra Neo 5 stabilisasi 5 sumbu: Rp5.071.000 di Lazada.
   Kamera aksi Orbit Duo tahan air 10 m: Rp1.243.000 di Lazada.
> yg kedua ada diskon?
   Kamera mirrorless Teqra Neo 5 stabilisasi 5 sumbu harganya Rp5.071.000 di Lazada, terlihat 26/11/2026 03:47.
   Itu 33% di bawah harga biasanya, Rp7.661.000: harga bagus.
   Terendah dalam 90 hari terakhir Rp4.893.000, pada 10/11/2026.
--- 12 ID/id
> sabun batang isi 3 paling murah per biji
   “sabun batang isi 3” menurut harga satuan, termurah lebih dulu:
   Sabun batang Glowen Satin 100 g: Rp13.000 per 100 g (Rp13.000 di TikTok Shop).
--- 13 ID/id
> sy mau cari kado nikahan temen 300-500rb
   Ide untuk siapa saja maksimal Rp500.000, yang harganya terbaik menurut riwayatnya lebih dulu:
   Power bank Voltia Plus boleh dibawa ke kabin: Rp227.000 di Lazada.
   Speaker Bluetooth Mirelle Plus 5 baterai 30 jam: Rp311.000 di Lazada.
   Cokelat Cocoly Family kakao 70%: Rp22.000 di Shopee.
   Payung Umbrio Summit anti UV: Rp32.000 di Lazada.
--- 14 ID/id
> gan, powerbank 20rb mah harga 300rb wajar ga
   Tidak ada produk bernama “powerbank 20rb mah” dalam data saya. Yang paling mendekati:
   Power bank Voltia Mini 20000 mAh harganya Rp389.000 di TikTok Shop, terlihat 26/11/2026 03:47.
   Rp300.000 itu 36% di bawah harga biasanya, Rp469.000 (terlihat 89 hari): harga bagus.
   Itu di bawah harga terendah 90 hari terakhir, Rp389.000 pada 20/11/2026: periksa penjual dan kelengkapannya.
--- 15 ID/id
> bola basket yg bagus, ga usah yg mahal, yg penting awet
   Tidak ada judul yang menyebut “awet”, jadi tidak satu pun diketahui memenuhinya. Yang paling cocok untuk “bola basket”:
   Bola basket Hopra Peak kelas tanding: Rp569.000 di Shopee.
--- 16 ID/id
> bedanya dua yang pertama apa
   Hanya satu yang ditemukan, jadi tidak ada yang dibandingkan.
--- 17 ID/id
> barang di Toko Ceria yang lagi diskon
   Toko Ceria menjual 26 produk di sini. Diskon nyata terbesar lebih dulu:
   Koper Hanaro Luna sangat ringan: Rp629.000 di Shopee.
   Losion tubuh Dermi Satin tanpa parfum: Rp106.000 di Shopee.
   Apel Fruita Valley organik: Rp74.000 di Shopee.
   Set alat pel Domia Air 2 2 kain: Rp181.000 di TikTok Shop.
--- 18 ID/en
> is the smart bulb cheaper on shopee or tiktok
   Lampu pintar Glinty Max 8 9 W at TikTok Shop: Rp82.000.
   Lampu pintar Glinty Max 8 9 W at Lazada: Rp90.000.
   Shipping is included where I know it.
--- 19 SG/en
> cheapest per gram honey that isn't Nammi
   All that I have for “honey” is what you do not want: Nammi.
--- 20 SG/en
> do u have durian
   I have no data on “durian”, so I won’t guess. Other words may find it.
> apples then
   I found one product for “apples”:
   Fruita Orchard apples, organic: S$4.20 at TikTok Shop.
> organic ones
   I found one product for “organic”:
   Fruita Orchard apples, organic: S$4.20 at TikTok Shop.
--- 21 SG/en
> umbrella UV protection windproof auto open
   No title says “UV protection auto open”, so none of these is known to have it. The best matches for “umbrella”:
   Roveo Drift umbrella, windproof: S$10.90 at Lazada.
> thats too much, under 12
   No title says “UV protection auto open”, so none of these is known to have it. The best matches for “umbrella”:
   Counted: up to S$12.
   Roveo Drift umbrella, windproof: S$10.90 at Lazada.
> show the cheapest
   Roveo Drift umbrella, windproof costs S$10.90 at Lazada, seen 26/11/2026 04:47.
   That is about the usual S$10.90: nothing special.
--- 22 SG/en
> whats the real discount on that drip coffee set
   None for “drip coffee set” with: real discount. Without that there are:
   Morika Nest drip coffee set, 2 cups: S$7.40 at Shopee.
--- 23 SG/en
> buy 4 get 1 free of $3.20 soap, how much each
   No title says “4 get 1 free 20 each”, so none of these is known to have it. The best matches for “soap”:
   Petalia Satin bar soap, pack of 3: S$4.50 at Shopee.
--- 24 SG/en
> my kid 3 wants kite n crayons, $15 all in
   Some of each: kite, crayons.
   Wawami Rainbow kite, 1.2 m: S$3.80 at TikTok Shop.
   Brighto Little crayons, 12 colours: S$1.30 at TikTok Shop.
--- 25 MY/en
> how much is shipping for the scooter
   Shipping for Pedalo Peak 6 kick scooter, adjustable at TikTok Shop: RM3.80.
   Shipping for Pedalo Peak 6 kick scooter, adjustable at Shopee: free.
   The shop says how long delivery takes.
> and the suitcase?
   Shipping for Nomadi Luna suitcase, 24-inch at Lazada: free.
   Shipping for Nomadi Luna suitcase, 24-inch at TikTok Shop: free.
   The shop says how long delivery takes.
--- 26 MY/en
> jam tangan pintar bukan warna pink bawah rm300
   I found 4 products for “jam tangan pintar”. The best matches:
   Counted: up to RM300, not pink.
   Aira Pro smart watch, heart rate: RM179 at TikTok Shop.
   Kirapo Duo 7 smart watch, 7-day battery: RM209 at TikTok Shop.
   Lumo Nova 6 smart watch, Bluetooth 5.4: RM149 at Shopee.
   Kirapo Nova smart watch, Bluetooth 5.4: RM149 at Shopee.
> ada baucar?
   Coupons that can be used for Aira Pro smart watch, heart rate:
   15% off (max. RM19.90) at TikTok Shop, no code needed. It worked for 5 of 6 shoppers, last on 25/11/2026.
   10% off (max. RM38.90) at Shopee, code NOVSALE10. No one has reported yet whether it works.
   RM10 off on orders from RM89.90 at Lazada, code FREESHIP10. It worked for 5 of 6 shoppers, last on 26/11/2026.
   [cards]  Shopee NOVSALE10 |  Lazada FREESHIP10 |  All coupons
--- 27 PH/en
> naghahanap ako ng upuan na kahoy, yung matibay, 1k budget
   No “upuan” up to ₱1,000. The cheapest there is costs more:
   Lindal Pure wooden chair, with cushion: ₱3,839 at TikTok Shop.
--- 28 PH/en
> alin mas mura, yung basketball o football
   Kickro Pace 5 basketball, size 7: ₱619 at Shopee.
   Sprinto Glide 3 football, match grade: ₱1,690 at Lazada.
   Kickro Pace 5 basketball, size 7 is the cheaper one, by ₱1,071.
--- 29 PH/en
> how low did the air fryer go last month
   Fryora Pro 4 air fryer, 5 litres costs ₱4,590 at Lazada, seen 11/26/2026 04:47.
   That is 36% below the usual ₱7,190: a good price.
   No lower price was seen in the last 90 days.
--- 30 PH/en
> lugi ba ko pag binili ko yung scooter ng 3500
   “scooter” is a kind of goods: none of the 1 best matches costs less than ₱3,500; they range from ₱4,590 to ₱4,590:
   Hopra Pace kick scooter, light-up wheels: ₱4,590 at TikTok Shop.
   Name the product, and I judge the price by its own history.
--- 31 VN/en
> áo thun nam cotton 2 cái tổng 300k
   I have no data on “áo thun nam cotton”, so I won’t guess. Other words may find it.
--- 32 VN/en
> nên mua giày Kazeo hay Strideo
   I have nothing that matches all of “giày Kazeo, Strideo”. The closest:
   Velvi Luna high heels, 7 cm heel: 1.479.000 ₫ at Shopee.
   Modaka Coast leather shoes, lace-up: 498.000 ₫ at Lazada.
   Modaka Sprint running shoes, ultra light: 1.793.000 ₫ at TikTok Shop.
> loại nào bền hơn
   No title says “Kazeo loại bền hơn”, so none of these is known to have it. The best matches for “giày”:
   Velvi Luna high heels, 7 cm heel: 1.479.000 ₫ at Shopee.
   Modaka Coast leather shoes, lace-up: 498.000 ₫ at Lazada.
   Modaka Sprint running shoes, ultra light: 1.793.000 ₫ at TikTok Shop.
--- 33 VN/en
> ghế gỗ nào đang giảm thật
   I have nothing that matches all of “ghế gỗ nào”. The closest:
   Counted: real discount.
   Lindal Nest wooden chair, with cushion: 708.000 ₫ at TikTok Shop.
--- 34 VN/en
> chỗ nào bán kính mát rẻ nhất
   Modaka Drift sunglasses, light frame is sold by Phố Cổ Store at TikTok Shop.
   It is not marked there as an official store.
   Buyers rate the product 4.2 (1083 ratings).
   I have no ratings of shops, so I cannot say whether one can be trusted. Read what buyers say there, and pay only through the platform.
> xem thêm
   That is all I have for “kính mát”.
--- 35 VN/en
> tặng sếp nữ món gì sang sang tầm 1 triệu
   Ideas for somebody from work up to 1.250.000 ₫, those at the best price for their own history first:
   Looply Air 8 wireless mouse, silent clicks: 1.131.000 ₫ at Shopee.
   Notely Daily pen, pack of 12: 189.000 ₫ at Lazada.
   Morika Linea teapot, 800 ml: 193.000 ₫ at TikTok Shop.
   Looply Core 6 wireless mouse, silent clicks: 189.000 ₫ at Shopee.
> rẻ hơn xíu
   Ideas for somebody from work up to 425.500 ₫, those at the best price for their own history first:
   Notely Daily pen, pack of 12: 189.000 ₫ at Lazada.
   Looply Core 6 wireless mouse, silent clicks: 189.000 ₫ at Shopee.
   Morika Linea teapot, 800 ml: 193.000 ₫ at TikTok Shop.
   Pebblo Plus 7 wireless mouse, travel size: 299.000 ₫ at Lazada.
--- 36 VN/en
> thuốc nào trị mất ngủ
   I cannot advise on illness or medicine. Read the leaflet and ask a pharmacist or doctor; in an emergency call for help at once.
   What I can do: compare prices, once you know which product it is to be.
