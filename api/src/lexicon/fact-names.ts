/**
 * What shops say of products most, as readers of each language say it: a line is a meaning, in
 * English, Thai and Indonesian, and then what else it is called, in other languages too.
 */

/** Names of attributes. */
export const FACT_NAMES = `
Screen | หน้าจอ | Layar | display, screen size, จอ, ขนาดหน้าจอ, ขนาดจอ, ukuran layar, skrin, màn hình
RAM | แรม | RAM | memory (ram), หน่วยความจำ (แรม), หน่วยความจำ (ram), memori (ram), bộ nhớ ram
Storage | ความจุเครื่อง | Penyimpanan | internal storage, พื้นที่เก็บข้อมูล, storan, bộ nhớ trong
SSD | SSD | SSD | ssd capacity, ความจุ ssd, kapasitas ssd
Capacity | ความจุ | Kapasitas | ขนาดบรรจุ, kapasiti, dung tích
Battery | แบตเตอรี่ | Baterai | battery capacity, ความจุแบตเตอรี่, แบต, kapasitas baterai, bateri
Weight | น้ำหนัก | Berat | net weight, น้ำหนักสุทธิ, berat bersih, berat produk, trọng lượng
Power | กำลังไฟ | Daya | wattage, power consumption, กำลังไฟฟ้า, กำลังวัตต์, daya listrik, công suất
Refresh rate | อัตรารีเฟรช | Refresh rate | รีเฟรชเรต, tần số quét
Resolution | ความละเอียด | Resolusi | ความละเอียดหน้าจอ, độ phân giải
Colour | สี | Warna | color, colour name, warna produk, màu, màu sắc, kulay
Size | ขนาด | Ukuran | dimensions, มิติ, dimensi, saiz, kích thước, sukat
Material | วัสดุ | Bahan | วัสดุหลัก, ผลิตจาก, bahan utama, chất liệu
Voltage | แรงดันไฟ | Tegangan | แรงดันไฟฟ้า, แรงดัน, voltase, voltan, điện áp
Warranty | การรับประกัน | Garansi | รับประกัน, ประกัน, ระยะเวลารับประกัน, jenis garansi, waranti, bảo hành
Model | รุ่น | Model | model name, ชื่อรุ่น, nama model, kiểu máy
Processor | หน่วยประมวลผล | Prosesor | cpu, ซีพียู, ชิป, chipset, pemproses, bộ xử lý
Operating system | ระบบปฏิบัติการ | Sistem operasi | os, hệ điều hành
Camera | กล้อง | Kamera | rear camera, กล้องหลัง, kamera belakang, máy ảnh
Connection | การเชื่อมต่อ | Koneksi | connectivity, konektivitas, kết nối
Volume | ปริมาตร | Volume | net volume, ปริมาตรสุทธิ, volume bersih, isi bersih, thể tích
Country of origin | ประเทศผู้ผลิต | Negara asal | made in, ผลิตใน, แหล่งกำเนิด, negara pembuat, xuất xứ
Sold by | ผู้ขาย | Penjual | seller, penjual, người bán
Pieces | จำนวนชิ้น | Jumlah isi | number of pieces, quantity, จำนวน, jumlah, isi, kuantiti, số lượng
Shelf life | อายุสินค้า | Masa simpan | อายุการเก็บรักษา, umur simpan, hạn sử dụng
Skin type | ประเภทผิว | Jenis kulit | สภาพผิว, tipe kulit, loại da
`;

/** Whole values: colours, materials and whether. */
export const FACT_VALUES = `
Black | ดำ | Hitam | สีดำ, warna hitam, đen, màu đen, itim
White | ขาว | Putih | สีขาว, warna putih, trắng, màu trắng, puti
Grey | เทา | Abu-abu | gray, สีเทา, abu abu, kelabu, xám, màu xám
Silver | เงิน | Perak | สีเงิน, bạc, màu bạc, pilak
Gold | ทอง | Emas | สีทอง, keemasan, vàng kim, màu vàng kim, ginto
Red | แดง | Merah | สีแดง, đỏ, màu đỏ, pula
Pink | ชมพู | Merah muda | สีชมพู, merah jambu, hồng, màu hồng
Orange | ส้ม | Oranye | สีส้ม, jingga, oren, cam, màu cam
Yellow | เหลือง | Kuning | สีเหลือง, vàng, màu vàng, dilaw
Green | เขียว | Hijau | สีเขียว, xanh lá, xanh lá cây, berde
Blue | น้ำเงิน | Biru | สีน้ำเงิน, ฟ้า, สีฟ้า, xanh dương, màu xanh dương, asul
Purple | ม่วง | Ungu | violet, สีม่วง, tím, màu tím, lila
Brown | น้ำตาล | Cokelat | สีน้ำตาล, coklat, perang, nâu, màu nâu, kayumanggi
Beige | เบจ | Krem | cream, สีเบจ, ครีม, สีครีม, krim, be, màu be, kem, màu kem
Navy | กรมท่า | Biru tua | navy blue, สีกรมท่า, biru dongker, biru gelap, xanh navy
Clear | ใส | Transparan | transparent, สีใส, โปร่งใส, bening, lutsinar, trong suốt
Yes | ใช่ | Ya | มี, ada, có, oo
No | ไม่ | Tidak | ไม่มี, tidak ada, tiada, không, hindi
Cotton | ผ้าฝ้าย | Katun | คอตตอน, kapas, vải cotton
Leather | หนัง | Kulit | หนังแท้, kulit asli, da thật
Stainless steel | สแตนเลส | Baja tahan karat | สเตนเลส, stainless, thép không gỉ
Plastic | พลาสติก | Plastik | nhựa
Glass | แก้ว | Kaca | กระจก, thủy tinh
Wood | ไม้ | Kayu | gỗ, kahoy
`;

/** Behind a figure, as a value. */
export const FACT_UNITS = `
-inch | นิ้ว | inci | in, inch, inches, inchi
kg | กก. | kg | กก, กิโลกรัม, kilo, kilogram
g | กรัม | g | gram, grams, gr, ก.
litres | ลิตร | liter | l, liters, litre, litres, lít
ml | มล. | ml | มล, มิลลิลิตร, mililiter
W | วัตต์ | W | watt, watts, w
cm | ซม. | cm | ซม, เซนติเมตร, centimeter, sentimeter
m | เมตร | m | meter, metre, metres, mét
hours | ชั่วโมง | jam | hour, hours, hrs, ชม., ชม, giờ, oras
`;
