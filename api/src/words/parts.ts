/**
 * What belongs to a thing and is none (belonging.ts): words that make the title of a phone that of
 * a case, which things such titles name, and which kinds are of a broader kind.
 */
import { otherNumber } from './plural.ts';

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/[\s]+/));
function eitherNumber(text: string): string[] {
  return linesIn(text).flatMap((name) => {
    const at = name.lastIndexOf(' ') + 1;
    return [name, ...otherNumber(name.slice(at)).map((last) => name.slice(0, at) + last)];
  });
}

/** Names between commas or on lines of their own. */
export const linesIn = (text: string): readonly string[] => text.trim().split(/\s*[,\n]\s*/);

/** Beside a thing they say that the title is of a part of it, or of what goes on or into it. */
export const PARTS = wordsIn(`
  case cases casing cover covers sleeve pouch stand holder strap straps mount bracket protector dock
  skin sticker stickers decal filter touchscreen sparepart spare replacement refill panel backlight
  accessories aksesori aksesoris remote brush cabinet rack shelf shelves organizer organiser dispenser intercom pump valve hose cleaner dus roda garskin softcase hardcase antigores tempered pelindung lensa lens sarung braket
flex digitizer dioda transistor kapasitor regulator playback inverter motherboard flexible konektor
cartridge kartrid tinta toner ink charger casan kabel cable
  เคส ซอง ฟิล์ม สาย อะไหล่ ขาตั้ง แท่น ที่วาง กระเป๋า หมึก จุก ฝา รอย
  loi handel handle gagang pegangan
`);

/** Of these, what makers also call a series: behind a name, and before no part. */
export const SERIES_OF_MAKERS = wordsIn('flex');

/** They have parts and cases that are sold under their name. */
export const WITH_PARTS: ReadonlySet<string> = new Set(
  linesIn(`
  phone, feature phone, tablet, notebook, computer, camera, action camera, watch, smartwatch
  headphone, printer, bicycle, television, smart tv, projector, suitcase, refrigerator
  washing machine, air conditioner, car, motorcycle, game console, game controller, router, monitor
  keyboard, drone, vacuum cleaner, robot vacuum, sofa, bed, stroller, fan, air purifier, speaker
  water purifier, water dispenser, umbrella, guitar, motorcycle helmet, electric toothbrush, razor
  mouse, bicycle helmet, toothbrush, drill, sewing machine, rice cooker
  `),
);

/** Kinds that are such a part or case themselves. */
export const ARE_PARTS: ReadonlySet<string> = new Set(
  linesIn(`
  phone case, case, screen protector, charger, charging cable, cable, adapter, phone holder
  laptop bag, laptop stand, mouse pad, cooling pad, remote control, camera lens, printer ink
  wireless charger, car phone holder, luggage tag, sofa cover, selfie stick, tripod, glass
  `),
);

/** What phones and computers have, said late in their titles. */
export const FEATURES: ReadonlySet<string> = new Set(
  linesIn(`
  camera, battery, ssd, hard disk, memory card, monitor, flashlight, speaker, keyboard, radio
  graphics card, cpu, ram, microphone
  `),
);

/** Words that name no thing together, in either number of the last. */
export const NO_THINGS: ReadonlySet<string> = new Set(
  eitherNumber(`
  china mobile, mobile legends, mobile data, mobile network, mobile game, mobile games
  tat ca, tv series, bed bug, bed bugs, car care, car boot, rose gold, gift voucher
  vacuum sealed, vacuum packed, vacuum sealer, vacuum pump, vacuum insulated, vacuum bottle
  football fan, soccer fan, sports fan, music fan, fan merch, fan club, fan art, fan made
  fan scarf
  fan belt, seat belt, car seat belt, timing belt, conveyor belt, v belt, drive belt
  cast iron, wrought iron, golf iron, iron man, iron oxide, iron on
  dishwasher tablet, dishwasher tablets, dishwasher pods, dishwasher salt, dishwasher detergent
  cable tie, cable ties, zip tie, zip ties, hair tie, hair ties, tie rod, tie dye
  o ring, o rings, piston ring, teething ring, hex nut, hex nuts, wing nuts, lug nuts, lock nuts
  glue gun, nail gun, audio mixer, sound mixer, dj mixer, mixer audio, cement mixer, concrete mixer
  bird watch, whale watch, bottle cap, bottle caps, lens cap, hub cap, radiator cap
  tea tree, bath salt, bath salts, chia seeds, grape seed, seed oil, paint by numbers, vape pen
  จานดาวเทียม, จานเบรก, จานเบรค, จานร่อน, จานสี, จานเจียร, จานบิน, จานหมุน, จานขัด, จานรองแก้ว
  chocolate brown, coffee brown, caramel brown, honey brown, honey blonde, milk white, wine red
  cherry red, salmon pink, peach pink, apple green, mint green, olive green, lemon yellow
  dia phanh, dia than, dia game, dia nhac, dia xich
  `),
);

/** Counted beside another thing they only hold it: 2 bottles, 3 jars. */
export const PACKAGES: ReadonlySet<string> = new Set(linesIn('bottle, bag, cup, glass jar'));

/** Behind these words, at the end of a title, stands who makes or sells it. */
export const MADE_BY = wordsIn('by oleh โดย');

/** Behind these words stands what comes with a thing, or who makes or sells it. */
export const BESIDES = wordsIn(`
  by with free gratis bonus dengan incl including includes plus + ฟรี แถม พร้อม kasama tang kem
`);

/** Behind such a word a part is none of its own: without a cable is no cable. */
export const OF_ITSELF = wordsIn(
  'ไร้ charging wireless washable removable sensitive dry oily combination',
);

/** Words of colours before these, or behind those, name no thing: coffee-colored, warna kopi. */
export const COLOUR_BEFORE = wordsIn('color colored colour coloured');
export const COLOUR_BEHIND = wordsIn('สี warna mau kulay');

/** What these stand behind is not in it: sugar free. */
export const LACKING_BEHIND = wordsIn('free less');

const BROAD = `
soap: body wash
shoes: running shoes, sneaker, leather shoes, high heels, sandals, boots, uniform shoes
bag: shoulder bag, handbag, tote bag, backpack, waist bag, school bag
toy: doll, teddy bear, jigsaw, building blocks, toy car, toy gun, kite, slime, water gun
knife: kitchen knife
cutlery: spoon, fork
watch: smartwatch
television: smart tv
supplement: vitamin, whey, cod liver oil
camera: action camera
bicycle: folding bike, electric bike
phone: feature phone
toothbrush: electric toothbrush
noodles: instant noodles
frying pan: wok
snack: chips, popcorn, biscuit, chocolate, candy, nuts
vacuum cleaner: robot vacuum, electric sweeper, car vacuum
broom: electric sweeper
clothes: t-shirt, shirt, blouse, dress, hoodie, sweater, baby clothes, polo shirt
chair: office chair, gaming chair, camping chair
table: desk
socks: children's socks
doll: teddy bear
trousers: jeans, shorts, leggings
screwdriver: screwdriver set
`;

/** A kind → the broader ones that it is of. */
export const BROADER_KINDS: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...Map.groupBy(
      BROAD.trim()
        .split('\n')
        .flatMap((line) => {
          const [broad = '', narrow = ''] = line.split(':');
          return linesIn(narrow).map((one) => ({ narrow: one, broad }));
        }),
      ({ narrow }) => narrow,
    ),
  ].map(([narrow, lines]) => [narrow, lines.map(({ broad }) => broad)] as const),
);
