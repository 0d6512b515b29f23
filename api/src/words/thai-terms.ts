/** Where the segmenter of Thai must be helped. Data for `dictionary.ts`. */

const wordsIn = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Terms that are one word though nothing else is spelt like them. */
export const WHOLE_TERMS = wordsIn(`
  เครื่องเสียง อาร์เคด คาร์ซีท คาร์บอน ฟรีซ เจลลี่ ซิลิโคน สแตนเลส อลูมิเนียม พลาสติก
`);

/** Words that begin terms of several native words, which are found by each of them. */
export const NATIVE_BEGINNINGS = wordsIn(`
  หู หม้อ เครื่อง รอง เสื้อ กระเป๋า หัว ที่ ครีม กางเกง นาฬิกา หุ่นยนต์ กาน้ำ กาต้ม ผ้า รถ ของ
  หมวก ฟิล์ม สาย ตู้ พัด น้ำ จอ โคม ไดร์ นก แบต สี ผู้ ไร้ ฟอง ไม้ ข้าว จาน ช้อน มีด ตุ๊กตา
  สมุด ดินสอ แหวน แปรง เตียง ถุง บะหมี่ ขนม ไฟ พับ กัน พก แว่น หวี เกลือ กระทะ กะทะ เป้ ส้น
  ฟูก ม็อบ
`);
