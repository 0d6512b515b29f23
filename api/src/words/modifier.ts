/**
 * Things that a title names beside what it is of: of a denim skirt the jeans, of honey soap the
 * honey, of a car brush the car.
 */
import { departmentOf } from './department.ts';
import { linesIn } from './parts.ts';

/** A name among the words of a title, and the kinds of things that it may be. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly kinds: readonly string[];
}

/** So few words may stand between what a thing is like and the thing. */
const BETWEEN = 1;

/** What clothes are made of is named anywhere. */
const MATERIALS: ReadonlySet<string> = new Set(['fabric']);
/** Beside anything else they only say where it is used. */
const WHERE: ReadonlySet<string> = new Set(['car', 'motorcycle']);
/** Things, and beside what they only say what that is like. */
const BESIDE: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  `
  jeans: skirt, jacket, shirt, dress, shorts, hat, bag, clothes
  trousers: skirt
  charger: charging cable, cable, phone holder, car phone holder
  adapter: charging cable, cable
  sunscreen: umbrella, hat, jacket, clothes
  teapot: kettle
  notebook: table, desk
  computer: table, desk
  table: fan, lamp, light bulb
  phone: sim card, monitor, notebook, printer, computer, keyboard, mouse
  vitamin: serum, lotion, toner, shampoo, moisturizer, soap, lip balm
  `
    .trim()
    .split('\n')
    .map((line) => {
      const [thing = '', others = ''] = line.split(':');
      return [thing.trim(), new Set(linesIn(others))] as const;
    }),
);
const EATEN: ReadonlySet<string> = new Set(['food', 'seasoning', 'snacks']);
/** Food is sold in them. */
const CONTAINERS: ReadonlySet<string> = new Set(
  linesIn('bottle, bag, cup, bowl, mug, tumbler, plate, basket, gift, gift box, tray, spoon'),
);

/** Beside a toy they say what it is made like. */
const PLAYED_WITH: ReadonlySet<string> = new Set(
  linesIn(`
  phones and tablets, computers, computer accessories, television, kitchen appliances, cookware
  home appliances, tools, motors
  `),
);
/** Of what food is made, or tastes; and what is made of it. */
const INGREDIENTS: ReadonlySet<string> = new Set(
  linesIn(`
  fruit, apple fruit, orange fruit, banana, mango, durian, coconut, grapes, avocado, vegetable
  garlic, egg, meat, pork, chicken, fish, shrimp, honey, seaweed, tofu
  `),
);
const MADE_FOOD: ReadonlySet<string> = new Set(
  linesIn(`
  chips, biscuit, candy, cake, popcorn, chocolate, snack, bread, juice, yogurt, ice cream
  milk, cereal, noodles, instant noodles, sausage, soft drink, curry paste, spice
  `),
);

/** Whether it is food or drink. */
export const isEaten = (kind: string): boolean => EATEN.has(departmentOf(kind)[0] ?? '');

/** The names but those that only say what another is like; all where that would be all. */
export function withoutModifiers(spans: readonly Span[]): readonly Span[] {
  const left = spans.filter((span) => !spans.some((other) => isLike(span, other)));
  return left.length > 0 ? left : spans;
}

function isLike(span: Span, other: Span): boolean {
  if (span === other || other.kinds.some((kind) => span.kinds.includes(kind))) return false;
  if (span.kinds.some((kind) => MATERIALS.has(kind))) return true;
  const between = span.from < other.from ? other.from - span.to : span.from - other.to;
  return between <= BETWEEN && span.kinds.some((kind) => saysWhatIsLike(kind, other.kinds));
}

function saysWhatIsLike(kind: string, others: readonly string[]): boolean {
  if (WHERE.has(kind)) return true;
  if (others.some((other) => BESIDE.get(kind)?.has(other))) return true;
  if (others.includes('toy')) return PLAYED_WITH.has(departmentOf(kind)[0] ?? '');
  if (INGREDIENTS.has(kind) && others.some((other) => MADE_FOOD.has(other))) return true;
  // what is made of food, and is none
  return isEaten(kind) && !others.some((other) => isEaten(other) || CONTAINERS.has(other));
}
