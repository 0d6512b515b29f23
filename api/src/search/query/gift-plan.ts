/** A gift → the plan that finds goods of the kinds that make one. */
import type { Context } from '../../kernel/context.ts';
import { COMMON, dictionaryOf, exactly, ofKind, presentsFor, wordsOf } from '../../words/index.ts';
import type { Dictionary, Word } from '../../words/index.ts';
import { goodsOfKinds } from '../sold.ts';
import { assemble } from './assemble.ts';
import type { Plan } from './assemble.ts';
import type { Gift } from './gift.ts';
import { groupOf } from './group.ts';
import { refusedQuery } from './refused-query.ts';
import type { Known } from './terms.ts';
import { TELLS } from './unit.ts';
import type { Group, Way } from './unit.ts';

/** What fits anybody such counts so much where others of it are what the one likes. */
const BESIDE_LIKED = 0.7;
/** What fits anybody at all comes behind. */
const OF_ANYONE = 0.5;

/** `known`: the words of what is said beside the gift. */
export async function giftPlan(
  ctx: Context,
  gift: Gift,
  { known, without }: { known: Known; without: readonly string[] },
): Promise<Plan> {
  const dictionary = dictionaryOf(ctx.tenant.currency);
  const total = known.is.get('')?.df ?? 0;
  const groups = [
    await presentGroup(ctx, gift),
    ...wordsOf(gift.rest).map((word, at) => groupOf(word, at + 1, known, true, dictionary)),
  ];
  const plan = assemble(groups, {
    typed: gift.rest,
    text: gift.rest,
    isOther: false,
    corrected: undefined,
    total,
    refused: [refusedQuery(without, dictionary), ...tooYoung(gift, dictionary)]
      .filter((one) => one !== '')
      .join(' & '),
  });
  // few of one try are filled up with those of the next
  return { ...plan, filled: plan.triesOfGoods.length };
}

/** From this age on nothing is a present whose title says that it is for the youngest. */
const SCHOOL_AGE = 6;
const YOUNGEST = ['baby', 'toddler'];

function tooYoung({ age }: Gift, { spellingsOf }: Dictionary): string[] {
  if (age === null || age < SCHOOL_AGE) return [];
  const names = YOUNGEST.flatMap((one) => [one, ...spellingsOf(one)]);
  const asked = names.map((name) => {
    const words = wordsOf(name).map((word) => `${exactly(word)[0]}:A`);
    return words.length === 1 ? words[0] : `(${words.join(' <-> ')})`;
  });
  return [`!(${[...new Set(asked)].join(' | ')})`];
}

async function presentGroup(ctx: Context, gift: Gift): Promise<Group> {
  const sold = await goodsOfKinds(ctx);
  const [liked = [], usual = [], ...others] = presentsFor(gift.person, gift.age, gift);
  // by their English names, whatever those are in the market
  const all = (names: readonly string[]) => [...new Set(names.flatMap(COMMON.kindsWritten))];
  const kinds = (names: readonly string[]) =>
    all(names).filter((kind) => sold.size === 0 || sold.has(kind));
  const ways = (some: readonly string[], alike: number): Way[] =>
    some.map((kind) => ({ query: ofKind(kind), alike }));
  const [own, such] = [kinds(liked), kinds(usual)];
  const named = [...own, ...such];
  const count = named.reduce((sum, kind) => sum + (sold.get(kind) ?? 0), 0);
  return {
    word: GIFT,
    ways: [
      ...ways(own, 1),
      ...ways(such, own.length > 0 ? BESIDE_LIKED : 1),
      // it takes one to ask for, though nobody sells it
      ...(named.length === 0 ? ways(all(usual), 1) : []),
      ...others.flatMap((some, far) =>
        ways(kinds(some), OF_ANYONE ** (far + 1)).map((way) => ({
          ...way,
          broader: true as const,
        })),
      ),
    ],
    df: count,
    most: count,
    soft: false,
    known: true,
    right: true,
    unit: 0,
    kinds: named,
    thing: true,
    trait: false,
    tells: TELLS.word,
  };
}

/** It stands for the words that say so, which no goods need to have. */
const [GIFT] = wordsOf('gift') as [Word];
