/**
 * Where shops put things: `names of categories | things`. Of the names the first that an
 * installation has is taken, so the narrow ones come first; things are named as the dictionary
 * names them first.
 */
import { COMMON } from './dictionary.ts';
import { normalise } from './normalise.ts';

const DEPARTMENTS = `
phone accessories, mobile accessories, อุปกรณ์เสริมมือถือ, aksesoris ponsel, aksesoris handphone, phones and tablets, mobiles, มือถือและแท็บเล็ต, electronics, อิเล็กทรอนิกส์, elektronik | case, phone case, glass, screen protector, powerbank, charger, adapter, cable
phones and tablets, mobile phones, mobiles and tablets, mobiles, phones, มือถือและแท็บเล็ต, มือถือ, ponsel dan tablet, handphone, electronics, อิเล็กทรอนิกส์, elektronik, gadgets | phone, tablet, smartwatch
audio, เครื่องเสียง, electronics, อิเล็กทรอนิกส์, elektronik | speaker, headphone, microphone
cameras, กล้อง, kamera, electronics, อิเล็กทรอนิกส์, elektronik | camera, dash cam, telescope
computer accessories, อุปกรณ์คอมพิวเตอร์, aksesori komputer, computers and accessories, computers, คอมพิวเตอร์, komputer, electronics, อิเล็กทรอนิกส์, elektronik | keyboard, mouse, monitor, printer, router, memory card, hard disk, flash drive
computers, คอมพิวเตอร์, komputer, laptops, electronics, อิเล็กทรอนิกส์, elektronik | notebook, computer
gaming, เกม, gim, games, computers, electronics, อิเล็กทรอนิกส์, elektronik | game, game controller
television, televisions, ทีวี, televisi, home appliances, เครื่องใช้ไฟฟ้า, peralatan rumah, electronics, อิเล็กทรอนิกส์, elektronik | smart tv, television
kitchen appliances, เครื่องใช้ในครัว, peralatan dapur, small appliances, kitchen, ครัว, dapur, home appliances, เครื่องใช้ไฟฟ้า, peralatan rumah, home and living, home | microwave, air fryer, blender, mixer, rice cooker, kettle, coffee maker, toaster, oven, gas stove, hot pot
cookware, เครื่องครัว, alat masak, kitchenware, kitchen and dining, kitchen, ครัว, dapur, home and living, home | frying pan, saucepan, teapot, knife, kitchen knife, plate, bowl, spoon, fork, cutlery, bottle, tumbler
home appliances, เครื่องใช้ไฟฟ้า, peralatan rumah, appliances, electronics, อิเล็กทรอนิกส์, elektronik | vacuum cleaner, robot vacuum, air purifier, air conditioner, refrigerator, washing machine, fan, hair dryer, iron
cleaning, ทำความสะอาด, kebersihan, household, ของใช้ในบ้าน, rumah tangga, home appliances, groceries, อาหารและของใช้, home and living, home | mop, broom, sponge, detergent, fabric softener, tissue
lighting, แสงสว่าง, pencahayaan, home appliances, เครื่องใช้ไฟฟ้า, home and living, home | lamp, light bulb, flashlight
furniture, เฟอร์นิเจอร์, furnitur, home and garden, บ้านและสวน, home and living, home | sofa, mattress, bed, table, chair, office chair, shelf
bedding, เครื่องนอน, decor, ของแต่งบ้าน, dekorasi, home and garden, บ้านและสวน, home and living, home | pillow, blanket, bed sheet, curtain, mirror, towel
tools, เครื่องมือ, perkakas, hardware, home improvement, home and garden, บ้านและสวน, home | drill, screwdriver, hammer, plug, power strip
skin care, บำรุงผิว, perawatan kulit, beauty, ความงาม, kecantikan, health and beauty | serum, sunscreen, moisturizer, toner, cleanser, mask, lotion, soap, face wash
make-up, makeup, เครื่องสำอาง, rias wajah, cosmetics, beauty, ความงาม, kecantikan, health and beauty | lipstick, mascara, cushion, foundation, nail polish
hair, เส้นผม, rambut, hair care, beauty, ความงาม, kecantikan, health and beauty | shampoo, conditioner, comb
oral care, ช่องปาก, perawatan mulut, personal care, beauty, ความงาม, kecantikan, health and beauty | toothpaste, toothbrush, electric toothbrush, razor, perfume
wellness, สุขภาพ, kesehatan, supplements, health, health and sport, สุขภาพและกีฬา, health and beauty | vitamin, whey
clothing, เสื้อผ้า, pakaian, fashion, แฟชั่น, fesyen, apparel | shirt, clothes, blouse, t-shirt, jeans, jacket, coat, hoodie, socks, underwear, dress, skirt, trousers, swimsuit, glove, scarf
shoes, รองเท้า, sepatu, fashion, แฟชั่น, fesyen | sneaker, shoes, sandals, running shoes, high heels, leather shoes
jewellery, jewelry, เครื่องประดับ, perhiasan, accessories, watches, fashion, แฟชั่น, fesyen | watch, hat, ring, sunglasses, necklace, earring, belt
bags, กระเป๋า, tas, bags and travel, กระเป๋าและเดินทาง, tas dan perjalanan, fashion, แฟชั่น, fesyen | bag, handbag, shoulder bag, school bag, backpack, wallet
luggage, เดินทาง, travel, bags and travel, กระเป๋าและเดินทาง, tas dan perjalanan | suitcase, umbrella
camping, แคมปิง, berkemah, outdoor, sports, health and sport, สุขภาพและกีฬา | tent
cycling, จักรยาน, bersepeda, sports, health and sport, สุขภาพและกีฬา, olahraga | bicycle, folding bike, scooter
sports, กีฬา, olahraga, wellness, health and sport, สุขภาพและกีฬา | yoga mat
motors, automotive, ยานยนต์, otomotif, motor | helmet
feeding, ให้นม, menyusui, mother and baby, แม่และเด็ก, ibu dan bayi, baby | diaper, stroller, baby bottle, formula milk
toys, ของเล่น, mainan, toys and games, mother and baby, แม่และเด็ก | toy, doll, teddy bear, jigsaw
food, อาหาร, makanan, groceries, อาหารและของใช้, bahan makanan | rice, cooking oil, instant noodles, coffee, tea, milk
seasoning, เครื่องปรุง, bumbu, food, groceries, อาหารและของใช้, bahan makanan | honey, salt, sugar
snacks, ขนม, camilan, food, groceries, อาหารและของใช้, bahan makanan | chocolate, snack, biscuit
music, ดนตรี, musik, lifestyle, ไลฟ์สไตล์, gaya hidup, hobbies | guitar, violin, piano
books, หนังสือ, buku, stationery, เครื่องเขียน, alat tulis, lifestyle, ไลฟ์สไตล์, hobbies | book
stationery, เครื่องเขียน, alat tulis, office, books, หนังสือ, lifestyle, ไลฟ์สไตล์ | note book, crayon, pen
pets, สัตว์เลี้ยง, hewan peliharaan, pet supplies, lifestyle, ไลฟ์สไตล์ | cat supplies, dog toy, cat toy, cat food, dog food, fish food, cat litter
`;

const PLACES = new Map<string, readonly string[]>();
for (const line of DEPARTMENTS.trim().split('\n')) {
  const [names = '', things = ''] = line.split('|');
  const places = names.split(',').map((name) => name.trim());
  for (const thing of things.split(',')) {
    const name = normalise(thing).trim();
    for (const kind of [name, ...COMMON.kindsOf(name)]) PLACES.set(kind, places);
  }
}

/** Names of categories that may hold a thing, the narrowest first. */
export function departmentOf(thing: string): readonly string[] {
  return PLACES.get(thing) ?? [];
}
