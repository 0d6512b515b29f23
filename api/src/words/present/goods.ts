/**
 * What makes a present for whom: kinds of goods by their English names in the dictionary of search,
 * which knows them in every language. Nothing that is only safe from another age on.
 */
import type { Interest, Person } from '../../lexicon/index.ts';

const listOf = (names: string): readonly string[] => names.split(',').map((one) => one.trim());

const TEENS = listOf('headphone, backpack, game controller, power bank, sneaker, speaker');

const GOODS: Readonly<Record<Person, readonly string[]>> = {
  mother: listOf('handbag, scarf, teapot, lotion, air fryer, shoulder bag, perfume, blender, pan'),
  father: listOf('watch, wallet, belt, coffee maker, flashlight, shirt, tumbler, power bank'),
  partner: listOf('watch, perfume, headphone, wallet, backpack, tumbler, chocolate, scarf'),
  girlfriend: listOf('necklace, perfume, handbag, lipstick, earring, teddy bear, watch, headphone'),
  boyfriend: listOf('watch, wallet, headphone, game controller, backpack, sneaker, power bank'),
  grandmother: listOf('teapot, blanket, scarf, tea, towel, pillow, lotion, umbrella'),
  grandfather: listOf('teapot, tea, blanket, flashlight, umbrella, hat, towel, coffee'),
  teacher: listOf('pen, tumbler, note book, teapot, umbrella, tea, scarf, coffee'),
  boss: listOf('pen, tumbler, coffee, wallet, note book, teapot, mouse'),
  friend: listOf('tumbler, power bank, backpack, headphone, coffee, speaker, lamp, chocolate'),
  family: listOf('tumbler, power bank, backpack, headphone, coffee, speaker, lamp, chocolate'),
  teen: TEENS,
  girl: listOf('doll, jigsaw, crayon, school bag, teddy bear, book'),
  boy: listOf('toy, jigsaw, crayon, school bag, game controller, book'),
  baby: listOf("diaper, blanket, stroller, baby bottle, towel, children's socks, teddy bear"),
  child: listOf('jigsaw, crayon, doll, toy, book, school bag'),
  woman: listOf('scarf, handbag, necklace, lipstick, perfume, earring, lotion'),
  man: listOf('watch, wallet, belt, headphone, backpack, tumbler, power bank'),
  anyone: listOf('tumbler, coffee, power bank, umbrella, speaker, lamp, chocolate, towel'),
};

/** What of it they do, and what is of use beside that, which whoever dislikes it may have too. */
const tasteOf = (own: string, beside = ''): Taste => ({
  own: listOf(own),
  all: [...listOf(own), ...(beside === '' ? [] : listOf(beside))],
});
interface Taste {
  readonly own: readonly string[];
  readonly all: readonly string[];
}

/** What they like comes first; of each the kind that says it best. */
const LIKED: Readonly<Record<Interest, Taste>> = {
  baking: tasteOf('cake tin, bread maker', 'blender'),
  cooking: tasteOf(
    'knife, pan, blender, air fryer, hot pot, bread maker',
    'plate set, cutlery, cake tin',
  ),
  running: tasteOf('running shoes', 'cap, smartwatch, tumbler, headphone'),
  yoga: tasteOf('yoga mat', 'tumbler, towel, smartwatch'),
  badminton: tasteOf('badminton racket', 'running shoes, cap, tumbler, smartwatch'),
  tennis: tasteOf('tennis racket', 'cap, running shoes, tumbler, smartwatch'),
  football: tasteOf('football', 'running shoes, cap, tumbler, smartwatch'),
  basketball: tasteOf('basketball', 'running shoes, cap, tumbler, smartwatch'),
  boxing: tasteOf('boxing gloves', 'tumbler, towel, smartwatch'),
  skating: tasteOf('roller skates, scooter', 'cap, action camera'),
  cycling: tasteOf('bicycle', 'flashlight, sunglasses, tumbler, smartwatch, action camera'),
  sport: tasteOf('running shoes, yoga mat, cap, badminton racket, football', 'tumbler, smartwatch'),
  guitar: tasteOf('guitar', 'speaker, microphone, headphone'),
  piano: tasteOf('piano', 'headphone, speaker'),
  violin: tasteOf('violin', 'headphone, speaker'),
  singing: tasteOf('microphone', 'speaker, headphone'),
  music: tasteOf('headphone, speaker, guitar, microphone, piano, violin'),
  reading: tasteOf('book', 'lamp, note book, pen'),
  writing: tasteOf('pen, note book, lamp'),
  gaming: tasteOf('game controller, arcade stick', 'headphone, mouse, keyboard'),
  tea: tasteOf('teapot, tea', 'mug, honey'),
  coffee: tasteOf('coffee maker, coffee dripper, coffee', 'mug, tumbler'),
  fishing: tasteOf('fishing rod', 'cap, flashlight, sunglasses, tumbler'),
  camping: tasteOf('tent, compass', 'flashlight, backpack, power bank'),
  travel: tasteOf('suitcase', 'backpack, power bank, umbrella, sunglasses, tent'),
  stars: tasteOf('telescope', 'compass, flashlight'),
  garden: tasteOf('potted plant, watering can, seed'),
  knitting: tasteOf('yarn, sewing kit'),
  sewing: tasteOf('sewing kit, yarn'),
  art: tasteOf('watercolour, crayon, yarn, sewing kit'),
  fashion: tasteOf('handbag, shoulder bag, sunglasses, scarf, dress, high heels'),
  beauty: tasteOf('lipstick, perfume, lotion, nail polish, mirror'),
  dogs: tasteOf('dog toy'),
  cats: tasteOf('cat litter'),
  aquarium: tasteOf('fish food'),
  pets: tasteOf('dog toy, cat litter, fish food'),
  photography: tasteOf('mirrorless camera, action camera, memory card', 'backpack'),
  repair: tasteOf('tool box, screwdriver, wrench, drill', 'flashlight'),
  computing: tasteOf('mouse, keyboard, laptop sleeve, hard drive, headphone'),
  gadgets: tasteOf('smartwatch, power bank, headphone, action camera, speaker, smart bulb'),
  study: tasteOf('note book, pen', 'backpack, laptop sleeve, lamp, hard drive'),
  learning: tasteOf('book, jigsaw, note book, watercolour, pen, telescope'),
  decor: tasteOf('candle, mirror, potted plant, smart bulb, lamp'),
  candles: tasteOf('candle'),
  sweets: tasteOf('chocolate, candy, biscuit, cake, snack'),
};

/** By age in years, whoever they are; up to and without the age. */
const BY_AGE: readonly (readonly [number, readonly string[]])[] = [
  [1, GOODS.baby],
  [3, listOf('teddy bear, blanket, towel, diaper')],
  [7, listOf('crayon, jigsaw, doll, teddy bear, book, toy')],
  [10, listOf('school bag, jigsaw, book, crayon, game controller, bicycle, toy')],
  [
    13,
    listOf(
      'game controller, bicycle, roller skates, badminton racket, book, football, telescope, backpack, school bag, watercolour',
    ),
  ],
  [18, TEENS],
];

/** What comes behind that; from so many years on what is only played with is for younger ones. */
const BEHIND_BY_AGE: readonly (readonly [number, readonly string[]])[] = [
  [10, []],
  [13, listOf('kite, basketball, jigsaw, guitar, scooter, note book')],
  [18, listOf('bicycle, book, badminton racket, guitar, football, watch')],
];

/** What children of school age may like; younger ones are shown what fits the age alone. */
const LIKED_YOUNG: Readonly<Partial<Record<Interest, readonly string[]>>> = {
  baking: listOf('cake tin'),
  running: listOf('running shoes, cap, bicycle'),
  badminton: listOf('badminton racket, cap, kite'),
  tennis: listOf('tennis racket, cap, kite'),
  football: listOf('football, cap, kite, badminton racket'),
  basketball: listOf('basketball, cap, kite, badminton racket'),
  skating: listOf('roller skates, scooter'),
  cycling: listOf('bicycle, scooter'),
  sport: listOf('football, bicycle, badminton racket, kite, cap'),
  guitar: listOf('guitar, headphone'),
  piano: listOf('piano, headphone'),
  violin: listOf('violin, headphone'),
  singing: listOf('microphone, speaker'),
  music: listOf('headphone, speaker, guitar'),
  reading: listOf('book, note book, lamp'),
  writing: listOf('note book, pen, crayon'),
  gaming: listOf('game controller, headphone'),
  camping: listOf('backpack, tent, flashlight, compass'),
  travel: listOf('backpack, kite, tent'),
  stars: listOf('telescope, book, compass'),
  garden: listOf('seed, watering can'),
  knitting: listOf('yarn'),
  art: listOf('crayon, watercolour'),
  dogs: listOf('dog toy, teddy bear'),
  cats: listOf('teddy bear'),
  pets: listOf('teddy bear, dog toy'),
  photography: listOf('action camera'),
  study: listOf('school bag, note book, crayon, pen'),
  learning: listOf('book, jigsaw, crayon, watercolour, note book, telescope'),
};
const SCHOOL_AGE = 5;
const TEEN_AGE = 13;
const ADULT_AGE = 18;
/** Children, where no age is named. */
const YOUNG: readonly Person[] = ['teen', 'girl', 'boy', 'baby', 'child'];

/** What other grown-ups such may like. */
const NEUTRAL: readonly Person[] = ['friend', 'family', 'boss', 'teacher'];
const ALIKE: readonly (readonly Person[])[] = [
  ['woman', 'mother', 'girlfriend', 'grandmother', ...NEUTRAL],
  ['man', 'father', 'boyfriend', 'grandfather', ...NEUTRAL],
];

/**
 * What the one likes, then what fits anybody such and of that age, then what fits any grown-up or
 * what else fits the age, and what other grown-ups such may like; of several interests the best of
 * each first.
 */
export function presentsFor(
  person: Person,
  age: number | null,
  { liked: interests, disliked }: Readonly<Record<'liked' | 'disliked', readonly Interest[]>>,
): readonly (readonly string[])[] {
  const usual = BY_AGE.find(([below]) => age !== null && age < below)?.[1] ?? GOODS[person];
  const never = new Set(disliked.flatMap((one) => LIKED[one].own));
  const ofEach = interests.map((one) => likedOf(one, age));
  const most = Math.max(0, ...ofEach.map((kinds) => kinds.length));
  const inTurn = Array.from({ length: most }, (_, at) =>
    ofEach.flatMap((kinds) => kinds[at] ?? []),
  );
  const isGrown = (age === null && !YOUNG.includes(person)) || (age !== null && age >= ADULT_AGE);
  const years = age ?? (person === 'teen' ? TEEN_AGE : null);
  const behind = BEHIND_BY_AGE.find(([below]) => years !== null && years < below)?.[1] ?? [];
  const any = isGrown ? GOODS.anyone : behind;
  const such = ALIKE.find((some) => some.includes(person)) ?? NEUTRAL;
  const others = isGrown ? [...new Set(such.flatMap((one) => GOODS[one]))] : [];
  const groups = [[...new Set(inTurn.flat())], usual, any, others];
  return groups.map((kinds, at) =>
    kinds.filter(
      (kind) => !never.has(kind) && !groups.slice(0, at).some((before) => before.includes(kind)),
    ),
  );
}

function likedOf(interest: Interest, age: number | null): readonly string[] {
  if (age === null || age >= TEEN_AGE) return LIKED[interest].all;
  return age < SCHOOL_AGE ? [] : (LIKED_YOUNG[interest] ?? []);
}
