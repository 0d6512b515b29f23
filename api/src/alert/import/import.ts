/** Watches from a file of another price tracker, or of the data export (BEY-17). */
import type { Answer } from '#contract/calls.ts';
import sql from 'sql-template-tag';
import { viewerId } from '../../account/index.ts';
import { offerLink, offersAt } from '../../catalog/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import { searchAll } from '../../search/index.ts';
import { isLimit, makeWatch, pauseWatch } from '../watch/make.ts';
import { currencyOf } from '../watch/show.ts';
import type { Subject } from '../watch/subject.ts';
import { linesOf } from './columns.ts';
import type { ImportedLine } from './columns.ts';

type Line = Answer<'watch.import'>['lines'][number];

export const importWatches: Handler<'watch.import'> = async (ctx, { csv }) => {
  const me = viewerId(ctx);
  const lines = linesOf(csv, currencyOf(ctx));
  const found = await subjectsOf(ctx, lines);
  const answers: Line[] = [];
  for (const line of lines) {
    const one = found.get(line.line);
    answers.push(
      line.problem || !one || !('goodsId' in one)
        ? silent(line, line.problem ?? 'UNKNOWN_PRODUCT', one)
        : await make(ctx, me, line, one),
    );
  }
  return { made: answers.filter(({ outcome }) => outcome === 'MADE').length, lines: answers };
};

async function make(ctx: Context, me: number, line: ImportedLine, subject: Subject): Promise<Line> {
  const made = await makeWatch(ctx, me, subject, line).catch((error: unknown) => {
    if (isLimit(error)) return null;
    throw error;
  });
  if (!made) return silent(line, 'LIMIT');
  if (made.isNew && line.isPaused) await pauseWatch(ctx, made.row.id);
  return silent(line, made.isNew ? 'MADE' : 'KNOWN');
}

type Found = Subject | { readonly suggestion: Line['suggestion'] };

const silent = ({ line, name }: ImportedLine, outcome: Line['outcome'], found?: Found): Line => ({
  line,
  name,
  outcome,
  suggestion: found && 'suggestion' in found ? found.suggestion : null,
});

/** What each line is about, by the number of the line. */
async function subjectsOf(
  ctx: Context,
  lines: readonly ImportedLine[],
): Promise<Map<number, Found>> {
  const readable = lines.filter(({ problem }) => problem === null);
  const codes = readable.flatMap(({ code }) => code ?? []);
  const rows = await ctx.db.rows<{ id: number; code: string; name: string }>(sql`
    select g.id, g.code, g.name from goods g
    where g.code = any(${codes}::text[]) and g.listed and g.withdrawn_at is null`);
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const found = new Map<number, Found>();
  for (const line of readable) {
    const known = byCode.get(line.code ?? '');
    const subject = known
      ? { goodsId: known.id, offerId: null, name: known.name }
      : ((await atLink(ctx, line)) ?? (await byName(ctx, line)));
    if (subject) found.set(line.line, subject);
  }
  return found;
}

async function atLink(ctx: Context, { link }: ImportedLine): Promise<Subject | null> {
  const address = link === null ? null : offerLink(link);
  if (!address) return null;
  const [offer] = await offersAt(ctx.db, address);
  if (!offer) return null;
  const row = await ctx.db.row<{ name: string }>(sql`
    select name from goods where id = ${offer.goodsId} and listed and withdrawn_at is null`);
  return row ? { goodsId: offer.goodsId, offerId: null, name: row.name } : null;
}

const plain = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Goods of exactly this name; else what search finds first, as a suggestion. */
async function byName(ctx: Context, { name, link, code }: ImportedLine): Promise<Found | null> {
  if (name === '' || name === link || name === code) return null;
  const { content } = await searchAll(ctx, {
    keyword: name,
    dataTypes: ['GOODS'],
    pageRequest: { page: 1, size: 5 },
  });
  const goods = content.flatMap((one) => ('name' in one ? [one] : []));
  const same = goods.find((one) => plain(one.name) === plain(name));
  if (same) return { goodsId: Number(same.id), offerId: null, name: same.name };
  const [first] = goods;
  return first ? { suggestion: { code: first.code, name: first.name } } : null;
}
