/**
 * What makes a present for whom: kinds of goods by their English names in the dictionary of search,
 * which knows them in every language. Nothing that is only safe from another age on.
 */
import type { Interest, Person } from '../../lexicon/index.ts';

const listOf = (names: string): readonly string[] => names.split(',').map((one) => one.trim());

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
  girl: listOf('doll, jigsaw, crayon, school bag, teddy bear, book'),
  boy: listOf('toy, jigsaw, crayon, school bag, game controller, book'),
  baby: listOf('diaper, blanket, stroller, baby bottle, towel'),
  child: listOf('jigsaw, crayon, doll, toy, book, school bag'),
  woman: listOf('scarf, handbag, necklace, lipstick, perfume, earring, lotion'),
  man: listOf('watch, wallet, belt, headphone, backpack, tumbler, power bank'),
  anyone: listOf('tumbler, coffee, power bank, umbrella, speaker, lamp, chocolate, towel'),
};

/** What they like comes first. */
const LIKED: Readonly<Record<Interest, readonly string[]>> = {
  cooking: listOf('pan, blender, air fryer, knife, bread maker'),
  sport: listOf('running shoes, yoga mat, tumbler, cap, badminton racket'),
  music: listOf('headphone, speaker, guitar, microphone'),
  reading: listOf('book, note book, pen, lamp'),
  gaming: listOf('game controller, headphone, mouse, keyboard'),
  coffee: listOf('coffee maker, coffee, mug, tumbler'),
  travel: listOf('backpack, tent, power bank, suitcase, umbrella'),
  garden: listOf('potted plant, seed, watering can'),
  art: listOf('yarn, watercolour, crayon, sewing kit'),
  beauty: listOf('lipstick, perfume, lotion, nail polish'),
  pets: listOf('dog toy, cat litter, fish food'),
  gadgets: listOf('smartwatch, power bank, headphone, action camera, speaker'),
  learning: listOf('book, jigsaw, note book, watercolour, pen, telescope'),
  sweets: listOf('chocolate, candy, biscuit, cake, snack'),
};

/** By age in years, whoever they are; up to and without the age. */
const BY_AGE: readonly (readonly [number, readonly string[]])[] = [
  [1, GOODS.baby],
  [3, listOf('teddy bear, blanket, towel, diaper')],
  [7, listOf('crayon, jigsaw, doll, teddy bear, book, toy')],
  [13, listOf('school bag, jigsaw, book, crayon, game controller, bicycle, toy')],
  [18, listOf('headphone, backpack, game controller, power bank, sneaker, speaker')],
];

/** What children of school age may like; younger ones are shown what fits the age alone. */
const LIKED_YOUNG: Readonly<Partial<Record<Interest, readonly string[]>>> = {
  sport: listOf('football, bicycle, badminton racket, kite, cap'),
  reading: listOf('book, note book, lamp'),
  gaming: listOf('game controller, headphone'),
  art: listOf('crayon, watercolour, yarn'),
  music: listOf('headphone, speaker, guitar'),
  travel: listOf('backpack, kite, tent'),
  learning: listOf('book, jigsaw, crayon, watercolour, note book'),
};
const SCHOOL_AGE = 5;
const TEEN_AGE = 13;
const ADULT_AGE = 18;
/** Children, where no age is named. */
const YOUNG: readonly Person[] = ['girl', 'boy', 'baby', 'child'];

/** What the one likes, then what fits anybody such and of that age, then what fits any grown-up. */
export function presentsFor(
  person: Person,
  age: number | null,
  { liked: interests, disliked }: Readonly<Record<'liked' | 'disliked', readonly Interest[]>>,
): readonly (readonly string[])[] {
  const usual = BY_AGE.find(([below]) => age !== null && age < below)?.[1] ?? GOODS[person];
  const byAge = age === null || age >= TEEN_AGE ? LIKED : age < SCHOOL_AGE ? {} : LIKED_YOUNG;
  const never = new Set(disliked.flatMap((one) => [...LIKED[one], ...(LIKED_YOUNG[one] ?? [])]));
  const liked = [...new Set(interests.flatMap((one) => byAge[one] ?? []))];
  const isGrown = (age === null && !YOUNG.includes(person)) || (age !== null && age >= ADULT_AGE);
  const any = isGrown ? GOODS.anyone : [];
  const groups = [liked, usual, any];
  return groups.map((kinds, at) =>
    kinds.filter(
      (kind) => !never.has(kind) && !groups.slice(0, at).some((before) => before.includes(kind)),
    ),
  );
}
