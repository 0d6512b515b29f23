/** Rows of writing for the demo world: articles, notes and guides, with what they are about. */
import sql from 'sql-template-tag';
import { LANGUAGES } from '#contract/language.ts';
import type { Language } from '#contract/language.ts';
import { moneyText } from '#contract/money.ts';
import type { Piece } from '#api/content/index.ts';
import { onceEach } from '#api/goods/index.ts';
import type { Context } from '#api/kernel/context.ts';
import { lookOf } from '../picture/look.ts';
import type { Take } from '../picture/studio.ts';
import { categorySeeds } from '../world/categories.ts';
import { withinName } from '../world/goods-drawn.ts';
import type { GoodsSeed } from '../world/goods-drawn.ts';
import { chanceOf } from '../world/random.ts';
import type { Chance } from '../world/random.ts';
import type { Region } from '../world/region.ts';
import { guideWords, topicWords, watchWords } from '../world/writing/articles.ts';
import type { Watched } from '../world/writing/articles.ts';
import { noteMiddles } from '../world/writing/note-middles.ts';
import {
  NOTE_ENDS,
  NOTE_OPENINGS,
  NOTE_PRICES,
  NOTE_TITLES,
  sayings,
  titledWith,
} from '../world/writing/notes.ts';
import { TIPS, TOPICS } from '../world/writing/topics.ts';

export const DAY = 86_400_000;

export interface Found {
  id: number;
  code: string;
  name: string;
  cover: string;
  images: string[];
  category: string;
  category_id: number;
  verified: boolean;
  honest: boolean;
  amount: number;
  sold: number;
}

export interface World {
  readonly ctx: Context;
  readonly region: Region;
  readonly people: readonly number[];
  readonly byCategory: ReadonlyMap<string, readonly Found[]>;
  readonly goods: readonly Found[];
  readonly names: ReadonlyMap<string, Record<Language, string>>;
  readonly motifs: ReadonlyMap<string, string>;
  readonly seeds: ReadonlyMap<string, GoodsSeed>;
  readonly take: Take;
}

/**
 * Topics first, then what holds for all goods, then watches of the prices of one kind after the
 * other.
 */
export function articles(world: World, count: number): Piece[] {
  const { region, byCategory } = world;
  // what has come down is worth an article more than what has not
  const watched = [...byCategory]
    .filter(([, goods]) => goods.length >= 2)
    .toSorted(
      ([, one], [, other]) =>
        Number(other.some((found) => found.verified)) - Number(one.some((found) => found.verified)),
    )
    .map(([code]) => code);
  const all = [
    ...TOPICS.map((topic) => ({ kind: 'topic' as const, category: topic.category, topic })),
    ...TIPS.map((topic) => ({ kind: 'tip' as const, category: undefined, topic })),
    ...watched.map((category, turn) => ({ kind: 'watch' as const, category, turn })),
  ];
  // a small world, too, has one of each kind
  const written = all.filter(
    (one, at) => at < count || all.findIndex((other) => other.kind === one.kind) === at,
  );
  const chance = chanceOf(`${region.tenant} articles`);
  return written.map((one, at) => {
    const goods =
      one.category === undefined
        ? world.goods.slice(at, at + 3)
        : (byCategory.get(one.category) ?? []);
    const shown = goods.slice(0, 6);
    const wordsIn = (lang: Language) =>
      one.kind === 'watch'
        ? watchWords(watchedOf(world, one.category, goods, lang), lang, one.turn)
        : topicWords(one.topic, lang, one.kind === 'tip' ? [] : shown);
    const motif = world.motifs.get(one.category ?? 'el11') ?? '🎧';
    return {
      ...inThreeLanguages(wordsIn, region.language),
      code: `${region.tenant.toLowerCase()}a${(at + 1).toString(36).padStart(3, '0')}`,
      type: one.kind === 'tip' ? 'YOU_DIAO' : one.kind === 'watch' ? 'TEXT_IMG' : 'ARTICLE',
      cover:
        one.kind === 'tip'
          ? world.take(one.topic.motif, 0)
          : world.take(motif, lookOf(at, one.kind === 'watch' ? 2 : 1)),
      keywords: keywordsOf(one.category, region.language, one.kind),
      categoryIds: goods[0] && one.category !== undefined ? [goods[0].category_id] : [],
      goodsIds: one.kind === 'tip' ? [] : shown.slice(0, 4).map((found) => found.id),
      authorId: world.people[at % 2] as number,
      isTop: one.kind === 'tip' && at % 4 === 0,
      isSelected: one.kind !== 'watch' && chance.maybe(0.4),
      ...publishing(world.ctx, chance, at, 3),
      isDemo: true,
    } satisfies Piece;
  });
}

function watchedOf(
  { names, region }: World,
  category: string,
  goods: readonly Found[],
  lang: Language,
): Watched {
  const amounts = goods.map((one) => one.amount).toSorted((one, other) => one - other);
  const priced = (amount: number | undefined) => moneyText(amount ?? 0, region.currency);
  return {
    category,
    name: nameIn(names.get(category), lang),
    shown: goods.slice(0, 6),
    count: goods.length,
    low: priced(amounts[0]),
    high: priced(amounts.at(-1)),
  };
}

export function notes(world: World, count: number): Piece[] {
  const { region, goods, people } = world;
  const lang = region.language;
  const chance = chanceOf(`${region.tenant} notes`);
  return Array.from({ length: count }, (_, at) => {
    const about = goods[(at * 7) % goods.length] as Found;
    const say = (words: typeof NOTE_ENDS) => chance.pick(sayings(words, about.category, lang));
    const seed = world.seeds.get(about.code) as GoodsSeed;
    const looks = seed.looks.slice(0, chance.pick([2, 2, 3, 3, 4, 6]));
    const pictures = looks.map((look) => ({
      url: world.take(seed.motif, look),
      width: 600,
      height: 600,
    }));
    const price = chance.maybe(0.6) ? [say(NOTE_PRICES)] : [];
    const text = [
      say(NOTE_OPENINGS),
      ...noteMiddles(about.category, lang).slice(0, chance.between(1, 2)),
      ...price,
      say(NOTE_ENDS),
    ];
    return {
      code: `${region.tenant.toLowerCase()}n${(at + 1).toString(36).padStart(3, '0')}`,
      type: 'NOTE',
      title: titledWith(say(NOTE_TITLES), seed.short),
      text: text.join('\n\n'),
      images: pictures,
      keywords: keywordsOf(about.category, lang, 'note'),
      categoryIds: [about.category_id],
      goodsIds: [about.id],
      authorId: people[2 + (at % (people.length - 2))] as number,
      disclosure: chance.maybe(0.06) ? 'GIFTED' : 'NONE',
      boughtProof: chance.maybe(0.35),
      ...publishing(world.ctx, chance, at, 1),
      isDemo: true,
    } satisfies Piece;
  });
}

export async function loadGuides(
  { ctx, region, byCategory, names, motifs, take }: World,
  count: number,
): Promise<void> {
  const once = new Set(
    await onceEach(
      ctx,
      [...byCategory.values()].flat().map((one) => one.id),
    ),
  );
  const rows = TOPICS.slice(0, count).map((topic, at) => {
    const goods = byCategory.get(topic.category) ?? [];
    const english = nameIn(names.get(topic.category), 'en');
    return {
      code: `${region.tenant.toLowerCase()}g${at + 1}`,
      subtitle: english.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      cover: take(motifs.get(topic.category) ?? '🎧', lookOf(0, 4)),
      category: topic.category,
      texts: Object.fromEntries(
        LANGUAGES.map((lang) => [
          lang,
          guideWords(topic, nameIn(names.get(topic.category), lang), lang),
        ]),
      ),
      goods: picksOf(goods.filter((one) => one.honest && once.has(one.id))),
      updated: new Date(ctx.now.getTime() - (at + 1) * 31 * 3_600_000),
    };
  });
  await ctx.db.run(sql`
    insert into special_subject (tenant_id, code, subtitle, cover, category_id, texts,
      section_goods, update_time, is_demo)
    select ${ctx.tenant.id}, r.code, r.subtitle, r.cover, c.id, r.texts, r.goods, r.updated, true
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(code text, subtitle text,
      cover text, category text, texts jsonb, goods jsonb, updated timestamptz)
    left join category c on c.code = r.category`);
}

/** The best value, the cheapest and the most sold of what is left: nothing is picked twice. */
function picksOf(goods: readonly Found[]): number[][] {
  const each = Math.min(4, Math.ceil(goods.length / 3));
  const best = goods.slice(0, each);
  const cheap = goods
    .filter((one) => !best.includes(one))
    .toSorted((one, other) => one.amount - other.amount)
    .slice(0, each);
  const sold = goods
    .filter((one) => !best.includes(one) && !cheap.includes(one))
    .toSorted((one, other) => other.sold - one.sold)
    .slice(0, each);
  return [best, cheap, sold].map((some) => some.map((one) => one.id));
}

/** In the region's language, with the other two beside it. */
function inThreeLanguages(
  wordsIn: (lang: Language) => { title: string; text: string },
  own: Language,
): Pick<Piece, 'title' | 'text' | 'translations'> {
  return {
    ...wordsIn(own),
    translations: Object.fromEntries(
      LANGUAGES.filter((lang) => lang !== own).map((lang) => [lang, wordsIn(lang)]),
    ),
  };
}

/** When it was published and how often it was read; the older, the more. */
function publishing(
  ctx: Context,
  chance: Chance,
  at: number,
  weight: number,
): Pick<Piece, 'publishTime' | 'updateTime' | 'counts'> {
  const hours = 2 + at * 9 + chance.between(0, 8);
  const publishTime = new Date(ctx.now.getTime() - hours * 3_600_000);
  const view = Math.round((80 + chance.between(0, 1400)) * weight * Math.min(3, 0.3 + hours / 72));
  return {
    publishTime,
    updateTime: new Date(
      publishTime.getTime() + (chance.maybe(0.3) ? Math.min(hours - 1, 12) * 3_600_000 : 0),
    ),
    counts: { view },
  };
}

function keywordsOf(category: string | undefined, lang: Language, kind: string): string[] {
  const words: Record<string, Record<Language, string[]>> = {
    topic: {
      th: ['วิธีเลือกซื้อ', 'ของต้องรู้'],
      en: ['how to choose', 'good to know'],
      id: ['cara memilih', 'perlu tahu'],
    },
    tip: {
      th: ['ประหยัดเงิน', 'ราคาจริง', 'ของต้องรู้'],
      en: ['save money', 'real prices', 'good to know'],
      id: ['hemat', 'harga nyata', 'perlu tahu'],
    },
    watch: {
      th: ['เช็กราคา', 'ลดจริง'],
      en: ['price check', 'really cheaper'],
      id: ['cek harga', 'diskon nyata'],
    },
    note: { th: ['ใช้จริง', 'รีวิว'], en: ['in use', 'review'], id: ['pemakaian', 'ulasan'] },
  };
  const named =
    category === undefined
      ? []
      : [categorySeeds().find((one) => one.code === category)?.names[lang] ?? ''];
  return [...named, ...(words[kind]?.[lang] ?? [])].filter(Boolean);
}

/** A kind's name within a sentence. */
function nameIn(names: Record<Language, string> | undefined, lang: Language): string {
  const name = names?.[lang] ?? '';
  return lang === 'th' ? name : withinName(name);
}
