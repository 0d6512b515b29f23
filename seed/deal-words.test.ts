/**
 * What is said of the deals of the demo world is what their price history says: every deal of every
 * region, its text and its comments.
 */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { DealDetail } from '#contract/content/deal.ts';
import type { Language } from '#contract/language.ts';
import { makeDemoWorld } from '../test/demo.ts';
import { kindOf, textsOf } from './world/deal-words/kind.ts';
import type { DealKind } from './world/deal-words/kind.ts';
import { remarksOfDeal } from './world/talk.ts';
import { REGIONS } from './world/region.ts';

const world = await makeDemoWorld({ API_RATE_LIMIT: '1000000' });
const db = world.database.platform();

/** Words that are true of one verdict alone. */
const CLAIMS: readonly {
  readonly words: Readonly<Record<Language, RegExp>>;
  readonly fits: (deal: DealDetail) => boolean;
}[] = [
  {
    words: {
      en: /\blowest\b|all-time|not seen it cheaper|bottom of the (?:chart|line)/i,
      th: /ต่ำสุด|ก้นกราฟ|สุดเส้น/,
      id: /terendah|dasar grafik/i,
    },
    fits: (deal) => deal.labels.includes('ALL_TIME_LOW'),
  },
  {
    words: {
      en: /\braised\b|went up|the rise\b/i,
      th: /ขึ้นราคา|ขึ้นก่อน|ราคาขึ้น/,
      id: /dinaikkan|naik (?:dulu|tidak lama)|sebelum naik/i,
    },
    fits: (deal) => deal.verdict.kind === 'RAISED_FIRST',
  },
  {
    words: {
      en: /cut is real, not|holds up against|real cut since|honestly below/i,
      th: /แล้วลดจริง|ต่ำกว่าปกติจริง|รอให้ลดจริง/,
      id: /potongannya nyata|memang di bawah harga biasa|nunggu diskon nyata/i,
    },
    fits: (deal) => deal.verdict.kind === 'VERIFIED',
  },
  {
    words: {
      en: /can’t be checked yet|can say yet|seen too little|too early to tell/i,
      th: /ยังตรวจไม่ได้|เห็นราคาไม่พอ|ยังเร็วไปที่จะบอก/,
      id: /belum bisa dicek|datanya belum cukup|terlalu dini/i,
    },
    fits: (deal) => deal.verdict.kind === 'UNVERIFIED' || deal.verdict.seenOnce || !deal.isCurrent,
  },
];

const KINDS = [
  'LOWEST',
  'REAL',
  'OVERSTATED',
  'RAISED',
  'FAKE',
  'ALWAYS',
  'UNVERIFIED',
  'PLAIN',
  'GIVEAWAY',
] as const;

test('there are at least six texts and six comments of each kind in each language, all different', () => {
  for (const lang of ['th', 'en', 'id'] as const) {
    const all = KINDS.flatMap((kind) => textsOf(lang, kind));
    expect(new Set(all).size).toBe(all.length);
    for (const kind of KINDS) expect(textsOf(lang, kind).length, kind).toBeGreaterThan(5);
    for (const kind of [...KINDS, 'ENDED'] as const)
      expect(
        new Set(remarksOfDeal(kind, null, lang).map(({ says }) => says)).size,
        kind,
      ).toBeGreaterThan(5);
  }
});

interface Row {
  readonly id: number;
  readonly code: string;
  readonly text: string;
  readonly said: readonly string[];
}

test.each(REGIONS.map(({ tenant, language }) => [tenant, language] as const))(
  'in %s texts and comments of every deal suit the verdict beside them',
  async (tenant, lang) => {
    const deals = await db.rows<Row>(
      sql`select c.id, c.code, c.text, array(select m.content from comment m
          where m.target_type = 'CONTENT' and m.target_id = c.id) as said
        from content c where c.tenant_id = ${tenant} and c.type = 'DEAL' and c.is_demo
          and c.publish_time < ${world.clock.now()}`,
    );
    expect(deals.length).toBeGreaterThan(20);
    const seen = new Set<DealKind>();
    for (const { code, text, said } of deals) {
      const { data } = await world.call(
        'deal.get-by-id',
        { subject: { type: 'DEAL', code } },
        { 'x-tenant': tenant },
      );
      const deal = data as DealDetail;
      const kind = kindOf({
        verdict: deal.verdict.kind,
        labels: deal.labels,
        isDoubtful: deal.verdict.seenOnce || !deal.isCurrent,
        isFreebie: deal.isFreebie,
      });
      seen.add(kind);
      const paragraphs = text.split('\n\n');
      expect(textsOf(lang, kind), `${code} ${kind}`).toEqual(expect.arrayContaining(paragraphs));
      expect(new Set(paragraphs).size, code).toBe(2);
      if (deal.isFreebie) continue;
      for (const { words, fits } of CLAIMS)
        if (!fits(deal))
          for (const sentence of [...paragraphs, ...said])
            expect(sentence, `${code} ${kind}`).not.toMatch(words[lang]);
    }
    expect(seen.size, [...seen].join()).toBeGreaterThan(7);
  },
  120_000,
);
