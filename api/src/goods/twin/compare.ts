/** What two titles have in common, and what speaks against their being one product. Pure. */
import type { Mark, Reading } from './reading.ts';

/**
 * How rare a word is among the titles of a region, from 0 (in all of them) to 1 (in one alone): the
 * inverse document frequency over its greatest value.
 */
export type Rarity = (word: string) => number;

/** Digits of a code. */
const CODE = 3;
/** Of fewer titles nobody can tell what is rare: they are taken as a part of so many. */
const FEWEST_TITLES = 1000;

/** The rarity of words that `counts` says how many of `total` titles have. */
export function rarityIn(counts: ReadonlyMap<string, number>, total: number): Rarity {
  const all = Math.max(total, FEWEST_TITLES);
  const most = Math.log(1 + all / 1.5);
  return (word) => Math.log(1 + all / (0.5 + Math.max(1, counts.get(word) ?? 1))) / most;
}

export interface Comparison {
  /** Cosine of the words, weighted by rarity squared. */
  readonly cosine: number;
  /** The same weight over that of the shorter title: 1 where it is all in the longer one. */
  readonly held: number;
  /** The rarity of the rarest word that both have. */
  readonly rarest: number;
  /** Both have words of this rarity that the other lacks. */
  readonly apart: number;
  /** The rarity of a model number that both have; 0 where they share none. */
  readonly model: number;
  /** They share a number but for letters at its end or a series before it. */
  readonly sharesStem: boolean;
  /** Units with an amount that both have. */
  readonly sameUnits: number;
  readonly sharesFigure: boolean;
  /** The same figures and model numbers in both, none in one alone. */
  readonly sameNumbers: boolean;
  /** One in Thai, the other not: the other has all that the Thai one has in Latin letters. */
  readonly acrossScripts: boolean;
  readonly conflicts: ReadonlySet<Conflict>;
}
export type Conflict =
  | Mark
  /** Model numbers of the same make-up that differ: XM4 and XM5. */
  | 'sister'
  /** Other model numbers, maybe of another way to count. */
  | 'model'
  /** The same unit, another amount. */
  | 'unit'
  /** Of several amounts of a unit some agree and some don't. */
  | 'mixed'
  /** Of several colours some agree and some don't, or their order differs. */
  | 'shade'
  | 'figure'
  /** Other figures of as many digits: codes of the colour behind a model number. */
  | 'code';

export function compare(a: Reading, b: Reading, rarity: Rarity): Comparison {
  const conflicts = new Set<Conflict>();
  const models = compareModels(a, b, rarity);
  if (models.conflict) conflicts.add(models.conflict);
  if (excludes(a, b, 'colour')) conflicts.add('colour');
  else if (!sameIfBoth(a, b, 'colour') || areApart(a.colourways, b.colourways))
    conflicts.add('shade');
  const areForKids = (one: Reading) => one.marks.get('whom')?.has('kids') === true;
  if (excludes(a, b, 'whom') || areForKids(a) !== areForKids(b)) conflicts.add('whom');
  if (!equal(a.marks.get('variant'), b.marks.get('variant'))) conflicts.add('variant');
  for (const mark of ['part', 'used'] as const)
    if (a.marks.has(mark) !== b.marks.has(mark)) conflicts.add(mark);
  const sameUnits = compareUnits(a, b, conflicts);
  const [ownA, ownB] = [a.figures.difference(b.figures), b.figures.difference(a.figures)];
  if ((ownA.size > 0 && ownB.size > 0) || haveOwn(a.codes, b.codes)) conflicts.add('figure');
  const lengths = new Set([...ownB].map((figure) => figure.length));
  if ([...ownA].some(({ length }) => length >= CODE && lengths.has(length))) conflicts.add('code');
  return {
    ...compareWords(a, b, rarity),
    model: models.shared,
    sharesStem: models.sharesStem,
    sameUnits,
    sharesFigure: [...a.figures].some((figure) => b.figures.has(figure)),
    sameNumbers: equal(a.figures, b.figures) && models.isEven,
    acrossScripts: a.isThai !== b.isThai && (a.isThai ? isSaidIn(a, b) : isSaidIn(b, a)),
    conflicts,
  };
}

/** Whether another title has all words of a Thai one in Latin letters, two at least. */
function isSaidIn(thai: Reading, other: Reading): boolean {
  const latin = [...thai.words].filter((word) => /^[a-z\d]+$/.test(word));
  // a model number that is written in one word has the pieces of one that is not
  const says = (word: string) =>
    other.words.has(word) ||
    other.glued.has(word) ||
    [...other.models].some((model) => thai.models.has(model) && model.includes(word));
  return latin.length > 1 && latin.every(says);
}

function compareWords(a: Reading, b: Reading, rarity: Rarity) {
  let [both, weightA, rarest, apartA] = [0, 0, 0, 0];
  for (const word of a.words) {
    const rare = rarity(word);
    weightA += rare * rare;
    if (b.words.has(word)) {
      both += rare * rare;
      rarest = Math.max(rarest, rare);
    } else apartA = Math.max(apartA, rare);
  }
  let [weightB, apartB] = [0, 0];
  for (const word of b.words) {
    const rare = rarity(word);
    weightB += rare * rare;
    if (!a.words.has(word)) apartB = Math.max(apartB, rare);
  }
  const share = (of: number) => (both === 0 ? 0 : both / of);
  return {
    cosine: share(Math.sqrt(weightA * weightB)),
    held: share(Math.min(weightA, weightB)),
    rarest,
    apart: Math.min(apartA, apartB),
  };
}

/** How model numbers agree; what is open on both sides is a conflict. */
function compareModels(a: Reading, b: Reading, rarity: Rarity) {
  let [shared, sharesStem] = [0, false];
  const openA: string[] = [];
  const openB = new Set(b.models);
  const share = (model: string) => {
    shared = Math.max(shared, rarity(model));
    openB.delete(model);
  };
  for (const model of a.models) {
    if (b.models.has(model) || b.glued.has(model)) share(model);
    else {
      const kin = [...b.models].find((other) => haveOneStem(model, other));
      if (kin === undefined) openA.push(model);
      else {
        sharesStem = true;
        openB.delete(kin);
      }
    }
  }
  for (const model of openB) if (a.glued.has(model)) share(model);
  const shapes = new Set([...openB].map(shapeOf));
  const isLong = (model: string) => model.length >= 6;
  let conflict: 'sister' | 'model' | undefined;
  if (openA.some((model) => shapes.has(shapeOf(model)))) conflict = 'sister';
  else if (openA.some(isLong) && [...openB].some(isLong)) conflict = 'model';
  return { shared, sharesStem, conflict, isEven: openA.length === 0 && openB.size === 0 };
}

/** Letters and figures by their kind, but for letters at the end: `wh1000xm5` → `aa9999aa9`. */
const shapeOf = (model: string) =>
  model
    .replaceAll(/[a-z]/g, 'a')
    .replaceAll(/\d/g, '9')
    .replace(/a{1,3}$/, '');

/** One is the beginning or the end of the other, or only letters at the end differ. */
function haveOneStem(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= 4 && long.startsWith(short) && !/^\d/.test(long.slice(short.length)))
    return true;
  if (short.length >= 5 && long.endsWith(short) && !/\d$/.test(long.slice(0, -short.length)))
    return true;
  const stem = one.replace(/[a-z]+$/, '');
  return stem.length >= 4 && stem === other.replace(/[a-z]+$/, '');
}

/** How many units agree; says what of them is in conflict. */
function compareUnits(a: Reading, b: Reading, conflicts: Set<Conflict>): number {
  let same = 0;
  for (const [unit, amounts] of a.measures) {
    const others = b.measures.get(unit);
    if (!others) continue;
    const both = [...amounts].filter((amount) => others.has(amount)).length;
    if (both === 0) conflicts.add('unit');
    else {
      same += 1;
      if (both < amounts.size && both < others.size) conflicts.add('mixed');
    }
  }
  return same;
}

function excludes(a: Reading, b: Reading, mark: Mark): boolean {
  return areApart(a.marks.get(mark) ?? NONE, b.marks.get(mark) ?? NONE);
}

function sameIfBoth(a: Reading, b: Reading, mark: Mark): boolean {
  return !a.marks.has(mark) || !b.marks.has(mark) || equal(a.marks.get(mark), b.marks.get(mark));
}

/** Both say something, and nothing of it is said by both. */
function areApart(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size > 0 && other.size > 0 && one.isDisjointFrom(other);
}

const haveOwn = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  !one.isSubsetOf(other) && !other.isSubsetOf(one);

const NONE: ReadonlySet<string> = new Set();
const equal = (one = NONE, other = NONE) => one.size === other.size && one.isSubsetOf(other);
