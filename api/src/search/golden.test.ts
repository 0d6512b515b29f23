import path from 'node:path';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { sharedData, take } from '../../../test/feeds.ts';
import { KINDS, queriesOf, scoreOf } from '../../../test/golden.ts';
import type { Titled } from '../../../test/golden.ts';
import { makeWorld } from '../../../test/world.ts';
import { backfill } from './index.ts';

const folder = sharedData();
/** Of each tenant and kind so many; KHUM_GOLDEN_SEED makes another set of the same kind. */
const COUNTS = { MY: 12, ID: 12, PH: 5, TH: 5, VN: 5, SG: 3 } as const;
const seed = Number(process.env.KHUM_GOLDEN_SEED ?? 20_261_121);

test.skipIf(folder === null)(
  'BEY-09, SRCH-10: of queries made from real titles, 95 % have the item in the first five and 80 % at the top',
  async () => {
    const world = await makeWorld();
    for (const [file, source] of [
      ['lazada-sample.csv', 'lazada'],
      ['shopee-sample.csv', 'shopee'],
    ] as const)
      await take(world, { file: path.join(folder as string, file), source });
    await world.jobQueue.workAll();
    const [sum, lines] = [{ asked: 0, first: 0, five: 0 }, [] as string[]];
    const byKind = new Map<string, { asked: number; first: number; five: number }>();
    for (const [tenant, count] of Object.entries(COUNTS)) {
      const ctx = await world.ctx(tenant);
      await backfill(ctx);
      const goods = await ctx.db.rows<Titled>(
        sql`select code, name as title from goods where listed order by id`,
      );
      for (const [at, kind] of KINDS.entries()) {
        const score = await scoreOf(queriesOf(goods, kind, count, seed + at), async (keyword) => {
          const answer = await world.call(
            'search.search',
            { keyword, pageRequest: { page: 1, size: 5 } },
            { 'x-tenant': tenant },
          );
          expect(answer.success, JSON.stringify(answer)).toBe(true);
          return answer.data?.content.map((card) => card.code) ?? [];
        });
        for (const field of ['asked', 'first', 'five'] as const) {
          sum[field] += score[field];
          const some = byKind.get(kind) ?? { asked: 0, first: 0, five: 0 };
          some[field] += score[field];
          byKind.set(kind, some);
        }
        lines.push(...score.missed.map((one) => `${tenant} ${kind}: ${one.query} → ${one.title}`));
      }
    }
    const report = `${JSON.stringify(sum)} ${JSON.stringify([...byKind])}\n${lines.join('\n')}`;
    if (process.env.KHUM_GOLDEN_REPORT) console.info(report);
    expect(sum.asked, report).toBeGreaterThanOrEqual(120);
    expect(sum.five / sum.asked, report).toBeGreaterThanOrEqual(0.95);
    expect(sum.first / sum.asked, report).toBeGreaterThanOrEqual(0.8);
  },
  240_000,
);
