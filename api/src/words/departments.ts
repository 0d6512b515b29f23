/**
 * Where shops put things, a department a line: `names of categories | things`. Of the names the
 * first that an installation has is taken, so the narrow ones come first; things are named as the
 * dictionary names them first.
 */
import { NAMED_DEPARTMENTS } from './department-names.ts';
import { asWords, normalise } from './normalise.ts';

const LINES = `
phone accessories, mobile accessories, อุปกรณ์เสริมมือถือ, aksesoris ponsel, aksesoris handphone, phones and tablets, mobiles, มือถือและแท็บเล็ต, electronics, อิเล็กทรอนิกส์, elektronik | case, phone case, glass, screen protector, powerbank, charger, adapter, cable, phone holder, car phone holder, charging cable, wireless charger, selfie stick, stylus, sim card, phone case, phone ring
phones and tablets, mobile phones, mobiles and tablets, mobiles, phones, มือถือและแท็บเล็ต, มือถือ, ponsel dan tablet, handphone, electronics, อิเล็กทรอนิกส์, elektronik, gadgets | phone, tablet, smartwatch, feature phone, smart band, smartphone, pocket wifi, e-book reader
audio, เครื่องเสียง, electronics, อิเล็กทรอนิกส์, elektronik | speaker, headphone, microphone, soundbar, amplifier, karaoke machine, turntable, radio, audio cable
cameras, กล้อง, kamera, electronics, อิเล็กทรอนิกส์, elektronik | camera, dash cam, telescope, action camera, camera lens, tripod, drone, binoculars, cctv, webcam, gimbal, camera bag
computer accessories, อุปกรณ์คอมพิวเตอร์, aksesori komputer, computers and accessories, computers, คอมพิวเตอร์, komputer, electronics, อิเล็กทรอนิกส์, elektronik | keyboard, mouse, monitor, printer, router, memory card, memory card reader, hard disk, flash drive, laptop stand, laptop bag, mouse pad, cooling pad, cpu, ram, ssd, graphics card, usb hub, printer ink, scanner, projector, hdmi cable, lan cable, wifi repeater, graphics tablet, thermal printer, thermal paper, barcode scanner, cable organizer
computers, คอมพิวเตอร์, komputer, laptops, electronics, อิเล็กทรอนิกส์, elektronik | notebook, computer
gaming, เกม, gim, games, computers, electronics, อิเล็กทรอนิกส์, elektronik | game, game controller, game console, gaming chair, arcade stick, vr headset
television, televisions, ทีวี, televisi, home appliances, เครื่องใช้ไฟฟ้า, peralatan rumah, electronics, อิเล็กทรอนิกส์, elektronik | smart tv, television, tv box, antenna, remote control, tv bracket
kitchen appliances, เครื่องใช้ในครัว, peralatan dapur, small appliances, kitchen, ครัว, dapur, home appliances, เครื่องใช้ไฟฟ้า, peralatan rumah, home and living, home | microwave, air fryer, blender, mixer, rice cooker, kettle, coffee maker, toaster, oven, gas stove, hot pot, pressure cooker, slow cooker, steamer, hand mixer, meat grinder, coffee grinder, milk frother, sandwich maker, bread maker, noodle maker, electric grill, induction cooker, water dispenser, water purifier, freezer, dishwasher, bbq grill, coffee dripper, vacuum sealer, ice maker, waffle maker
cookware, เครื่องครัว, alat masak, kitchenware, kitchen and dining, kitchen, ครัว, dapur, home and living, home | frying pan, saucepan, teapot, knife, kitchen knife, plate, bowl, spoon, fork, cutlery, bottle, tumbler, mug, cup, thermos, lunch box, food container, wok, ladle, spatula, tongs, cutting board, grater, peeler, strainer, rolling pin, mixing bowl, baking tray, baking paper, cake tin, chopsticks, straw, pitcher, can opener, knife sharpener, mortar, whisk, measuring cup, ice tray, cling wrap, aluminium foil, dish rack, tray, rice scoop, rice dispenser, grinder, basin, ice cream scoop, kitchen funnel, tea strainer, oven mitt, pot holder, coaster, placemat, spice jar, oil dispenser, bottle opener, water dipper, gallon pump, kitchen timer, cookie cutter, piping bag, vegetable chopper, skewer, toothpick, table napkin, cooler box, cooler bag, food cover, glass jar, coffee filter, grill pan, egg holder, knife holder
home appliances, เครื่องใช้ไฟฟ้า, peralatan rumah, appliances, electronics, อิเล็กทรอนิกส์, elektronik | vacuum cleaner, robot vacuum, air purifier, air conditioner, refrigerator, washing machine, fan, hair dryer, iron, air cooler, clothes dryer, dehumidifier, humidifier, diffuser, water heater, water pump, garment steamer, sewing machine, handheld fan, electric sweeper, car vacuum, vacuum bag, aircon remote, hair straightener, hair curler, hair clipper, door lock, doorbell, smoke detector, fire extinguisher, battery, space heater, steam mop
cleaning, ทำความสะอาด, kebersihan, household, ของใช้ในบ้าน, rumah tangga, home appliances, groceries, อาหารและของใช้, home and living, home | mop, broom, sponge, detergent, fabric softener, tissue, dishwashing liquid, bleach, floor cleaner, toilet cleaner, toilet brush, toilet paper, wet wipes, trash bin, garbage bag, bucket, basket, laundry basket, squeegee, feather duster, dustpan, lint remover, clothespin, hanger, rubber gloves, air freshener, insecticide, mosquito repellent, mosquito killer, doormat, clothesline, soap dispenser, soap dish, toothbrush holder, laundry bag, floor squeegee, moisture absorber, mothballs, mouse trap, rat poison, cockroach killer, fly swatter, tissue box, cleaning cloth, bottle brush, toilet plunger
lighting, แสงสว่าง, pencahayaan, home appliances, เครื่องใช้ไฟฟ้า, home and living, home | lamp, light bulb, flashlight, ceiling light, led strip, solar light, chandelier, fairy lights, lampshade
furniture, เฟอร์นิเจอร์, furnitur, home and garden, บ้านและสวน, home and living, home | sofa, mattress, bed, table, chair, office chair, shelf, desk, stool, wardrobe, drawer, bedside table, bunk bed, crib, clothes rack, shoe rack, trolley cart, storage box, partition, hammock, safe, ironing board, massage chair, storage organizer
bedding, เครื่องนอน, decor, ของแต่งบ้าน, dekorasi, home and garden, บ้านและสวน, home and living, home | pillow, blanket, bed sheet, curtain, mirror, towel, handkerchief, pillowcase, bolster, mosquito net, carpet, tablecloth, wallpaper, sticker, picture frame, clock, vase, artificial flower, scented candle, sofa cover, hook, prayer mat, balloon, party decoration, gift, gift box, globe, curtain rod, window blinds, wall sticker, cushion cover, mattress protector, shower curtain, wind chime, fridge magnet, piggy bank, flag, incense, photo album, door stopper
tools, เครื่องมือ, perkakas, hardware, home improvement, home and garden, บ้านและสวน, home | drill, screwdriver, hammer, plug, power strip, saw, pliers, wrench, screw, nail, ladder, tape, tape measure, glue, paint, paint brush, tool box, multimeter, soldering iron, welding machine, generator, faucet, shower head, toilet seat, gas cylinder, lighter, gas lighter, water tank, pressure washer, clamp tool, electrical wire, light switch, circuit breaker, plug adapter, solar panel, utility knife, nylon rope, cable tie, door hinge, door handle, caster wheel, drill bit, angle grinder, circular saw, hex key, glue gun, sealant, tarpaulin, sandpaper, spray paint, safety goggles, safety shoes, ear plug, wire mesh, epoxy resin, water valve, ball bearing, spirit level, air compressor, magnet, sink, bidet, drain strainer, towel rack
skin care, บำรุงผิว, perawatan kulit, beauty, ความงาม, kecantikan, health and beauty | serum, sunscreen, moisturizer, toner, cleanser, mask, lotion, soap, face wash, eye cream, acne cream, face mask, body scrub, body wash, hand cream, foot cream, lip balm, balm, makeup remover, cotton pads, baby powder, essential oil, skincare set, depilatory, gua sha, facial steamer, pimple patch, eye mask, body oil
make-up, makeup, เครื่องสำอาง, rias wajah, cosmetics, beauty, ความงาม, kecantikan, health and beauty | lipstick, mascara, cushion, foundation, nail polish, blush, eyeliner, eyeshadow, eyebrow pencil, face powder, highlighter, false eyelashes, makeup brush, nail file, tattoo, concealer, makeup primer, setting spray, lip liner, eyelash curler, tweezers, powder puff, makeup bag, fake nails, nail polish remover, nail lamp
hair, เส้นผม, rambut, hair care, beauty, ความงาม, kecantikan, health and beauty | shampoo, conditioner, comb, hair dye, hair mask, hair oil, hair wax, hair scissors, hair clip, wig, hair tie, headband, hair spray, hair tonic, shower cap
oral care, ช่องปาก, perawatan mulut, personal care, beauty, ความงาม, kecantikan, health and beauty | toothpaste, toothbrush, electric toothbrush, razor, perfume, mouthwash, dental floss, deodorant, sanitary pad, nail clipper, contact lens, condom, water flosser, shaving cream, cotton bud, hand sanitizer, hand wash, feminine wash, personal lubricant, loofah, foot file
wellness, สุขภาพ, kesehatan, supplements, health, health and sport, สุขภาพและกีฬา, health and beauty | vitamin, whey, supplement, cod liver oil, massager, thermometer, blood pressure monitor, first aid kit, plaster, surgical mask, face shield, wheelchair, knee brace, weighing scale, nebulizer, posture corrector, ice pack, pill box, bandage, pain relief patch, walking stick, oximeter, eye drops, collagen, slimming tea
clothing, เสื้อผ้า, pakaian, fashion, แฟชั่น, fesyen, apparel | shirt, clothes, blouse, t-shirt, jeans, jacket, coat, hoodie, socks, underwear, dress, skirt, trousers, swimsuit, glove, scarf, crop top, tank top, polo shirt, sweater, suit, pyjamas, leggings, shorts, bra, batik, kebaya, kurung, saree, sarong, hijab, traditional dress, maternity dress, school uniform, jersey, raincoat, tie, apron, fabric, songkok, tops, jumpsuit, cardigan, blazer, tracksuit, bathrobe, arm sleeves, bow tie, prayer dress, stockings, costume, wedding dress
shoes, รองเท้า, sepatu, fashion, แฟชั่น, fesyen | sneaker, shoes, sandals, running shoes, high heels, leather shoes, boots, slippers, uniform shoes, insole, shoe polish, shoelaces, shoe brush, clogs, flat shoes, rain boots, shoe cover
jewellery, jewelry, เครื่องประดับ, perhiasan, accessories, watches, fashion, แฟชั่น, fesyen | watch, hat, ring, sunglasses, necklace, earring, belt, bracelet, eyeglasses, brooch, anklet, watch strap, watch box, jewelry box, glasses case
bags, กระเป๋า, tas, bags and travel, กระเป๋าและเดินทาง, tas dan perjalanan, fashion, แฟชั่น, fesyen | bag, handbag, shoulder bag, school bag, backpack, wallet, tote bag, waist bag, card holder, key holder, passport cover, clutch bag
luggage, เดินทาง, travel, bags and travel, กระเป๋าและเดินทาง, tas dan perjalanan | suitcase, umbrella, luggage tag, travel pillow, duffel bag
camping, แคมปิง, berkemah, outdoor, sports, health and sport, สุขภาพและกีฬา | tent, camping chair, sleeping bag, compass, walkie talkie, fishing rod, air mattress, fishing reel, fishing line, camping stove, trekking pole
cycling, จักรยาน, bersepeda, sports, health and sport, สุขภาพและกีฬา, olahraga | bicycle, folding bike, scooter, bicycle helmet, electric bike, skateboard, roller skates, bicycle light, bicycle lock, bicycle seat
sports, กีฬา, olahraga, wellness, health and sport, สุขภาพและกีฬา | yoga mat, football, football boots, basketball, volleyball, badminton racket, shuttlecock, tennis racket, table tennis paddle, golf club, dumbbell, treadmill, resistance band, skipping rope, boxing gloves, punching bag, hula hoop, swimming goggles, swim ring, swimming pool, life jacket, kettlebell, ab roller, exercise bike, foam roller, swim cap, dart board, whistle, trophy
cars and motorcycles, รถยนต์และมอเตอร์ไซค์, mobil dan motor, motors, automotive, ยานยนต์, otomotif, motor | helmet, car, motorcycle, motorcycle helmet, car battery, car mat, car seat cover, car wash, engine oil, tyre, tyre inflator, windscreen wiper, gps, car charger, car sun shade, steering wheel cover, car cover, side mirror, car headlight, car horn, brake pad, spark plug, oil filter, inner tube, car jack, jump starter, motorcycle gloves, motorcycle box, exhaust pipe, motorcycle chain, chain lubricant
baby essentials, ของใช้เด็กอ่อน, perlengkapan bayi, feeding, ให้นม, menyusui, mother and baby, แม่และเด็ก, ibu dan bayi, baby | diaper, stroller, baby bottle, formula milk, baby wipes, baby clothes, baby carrier, car seat, breast pump, pacifier, children's socks, baby walker, high chair, teether, baby bib, swaddle, baby bath tub, potty, bottle warmer, milk storage bag, nursing cover, baby monitor, diaper bag, safety gate
toys, ของเล่น, mainan, toys and games, mother and baby, แม่และเด็ก | toy, doll, teddy bear, jigsaw, toy car, toy gun, building blocks, board game, kite, slime, water gun, bubble machine, play mat, tricycle, play tent, rubik's cube, playing cards, chess set, play dough, flash cards, water toy
food, อาหาร, makanan, groceries, อาหารและของใช้, bahan makanan | rice, cooking oil, instant noodles, coffee, tea, milk, noodles, glutinous rice, bread, egg, flour, beef, pork, fried pork, chicken, fish, shrimp, sausage, tofu, canned fish, garlic, apple fruit, orange fruit, banana, mango, durian, coconut, grapes, avocado, yogurt, cereal, juice, soft drink, mineral water, beer, wine, condensed milk, ice cream, seaweed
seasoning, เครื่องปรุง, bumbu, food, groceries, อาหารและของใช้, bahan makanan | honey, salt, sugar, fish sauce, soy sauce, oyster sauce, chili sauce, ketchup, curry paste, spice, vinegar, olive oil, coconut oil, jam
snacks, ขนม, camilan, food, groceries, อาหารและของใช้, bahan makanan | chocolate, snack, biscuit, chips, candy, nuts, cake, popcorn
music, ดนตรี, musik, lifestyle, ไลฟ์สไตล์, gaya hidup, hobbies | guitar, violin, piano, ukulele, drum, flute, harmonica, cymbal, guitar strings, music stand
books, หนังสือ, buku, stationery, เครื่องเขียน, alat tulis, lifestyle, ไลฟ์สไตล์, hobbies | book, colouring book, comic book
stationery, เครื่องเขียน, alat tulis, office, books, หนังสือ, lifestyle, ไลฟ์สไตล์ | note book, crayon, pen, pencil, pencil case, eraser, ruler, marker, stapler, scissors, paper, notebook paper, folder, calculator, whiteboard, watercolour set, greeting card, sewing kit, yarn, rubber stamp, correction tape, pencil sharpener, sticky notes, envelope, paper clip, laminator, painting canvas, washi tape, chalk, packing material, gift wrap, sewing thread, beads
pets, สัตว์เลี้ยง, hewan peliharaan, pet supplies, lifestyle, ไลฟ์สไตล์ | cat supplies, dog toy, cat toy, cat food, dog food, fish food, cat litter, leash, pet bed, pet bowl, pet cage, pet collar, pet shampoo, litter box, aquarium, bird food, pet harness, pet carrier, cat tree, hamster cage, bird cage, dog treat, pet comb, flea treatment, pet clothes, pet diaper, aquarium filter
garden, สวน, taman, home and garden, บ้านและสวน, home | potted plant, plant, seed, fertilizer, soil, flower pot, garden hose, watering can, pruning shears, shovel, lawn mower, hand hoe, garden sprayer, grow light, artificial grass, pesticide
`;

/** What people ask for together within a department; shops have no category of it. */
const SHELVES = `
fruit | apple fruit, orange fruit, banana, mango, durian, coconut, grapes, avocado, dried fruit
vegetables | garlic, okra, kimchi
meat | beef, pork, fried pork, chicken, sausage, canned meat
seafood | fish, shrimp, canned fish, seaweed
drinks | coffee, tea, milk, plant milk, juice, soft drink, energy drink, mineral water, beer, wine
`;

/** Where shops put some things. */
export interface Department {
  /** Names of categories, the narrowest first. */
  readonly places: readonly string[];
  /** As `normalise` leaves them. */
  readonly things: readonly string[];
}

const departmentsIn = (lines: string): Department[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [places = '', things = ''] = line.split('|');
      return {
        places: places.split(',').map((name) => name.trim()),
        things: things.split(',').map((name) => normalise(name).trim()),
      };
    });

export const DEPARTMENTS: readonly Department[] = departmentsIn(LINES);

const OF_SHELVES: readonly Department[] = departmentsIn(SHELVES);
const SHELF_NAMES: ReadonlySet<string> = new Set(
  NAMED_DEPARTMENTS.filter(({ departments: [name] }) =>
    OF_SHELVES.some(({ places }) => places[0] === name),
  ).flatMap(({ names }) => names.map(normalise)),
);

/** Whether it names only a part of a department, such as fruit, of which no shop has a category. */
export const isShelf = (name: string): boolean => SHELF_NAMES.has(name);

/** The kinds of things that each department holds, by all its names. */
export function departmentsBy(
  kindsOf: (thing: string) => readonly string[],
): Map<string, readonly string[]> {
  const holding = new Map(
    [...DEPARTMENTS, ...OF_SHELVES].map(({ places, things }) => [
      places[0],
      things.flatMap(kindsOf),
    ]),
  );
  return new Map(
    NAMED_DEPARTMENTS.flatMap(({ departments, names }) => {
      const kinds = [...new Set(departments.flatMap((name) => holding.get(name) ?? []))];
      return names
        .flatMap((name) => [normalise(name), asWords(normalise(name))])
        .map((name): [string, readonly string[]] => [name, kinds]);
    }),
  );
}
