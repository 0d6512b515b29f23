/**
 * The content model's fields of a piece, filled (CONT-09): stored values are hostile until they fit
 * their type.
 */
import type { ContentCard, ContentField, Jump } from '#contract/content/card.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { ContentType, FieldType } from '#contract/content/kind.ts';
import { textIn } from '#contract/language.ts';
import type { Language } from '#contract/language.ts';
import sql from 'sql-template-tag';
import { goodsCards } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import { writingCards } from './card.ts';
import { jumpIn, resolveJumps } from './jump.ts';
import type { StoredJump } from './jump.ts';
import { cleanHtml } from './rich-text.ts';

interface FieldRow {
  name: string;
  field_type: FieldType;
  labels: Record<string, string>;
  options: { code: string; labels: Record<string, string> }[];
}

/** In the order of the model; a field without a value is left out. */
export async function fieldsOf(
  ctx: Context,
  type: ContentType,
  values: Readonly<Record<string, unknown>>,
): Promise<ContentField[]> {
  const names = Object.keys(values);
  if (names.length === 0) return [];
  const model = await ctx.db.rows<FieldRow>(
    sql`select name, field_type, labels, options from content_field where content_type = ${type}
        and name = any(${names}::text[]) order by position, id`,
  );
  const of = (...types: FieldType[]) =>
    model.filter((field) => types.includes(field.field_type)).map((field) => values[field.name]);
  const jumps = of('JUMP').map(jumpIn);
  const [contents, goods, resolved] = await Promise.all([
    writingCards(ctx, of('CONTENT_RELATION', 'RELATED_CONTENTS').flatMap(idsIn)),
    goodsCards(ctx, of('COMMODITY_RELATION').flatMap(idsIn)),
    resolveJumps(ctx, jumps),
  ]);
  const found: Found = {
    contents: new Map(contents.map((card) => [Number(card.id), card])),
    goods: new Map(goods.map((card) => [Number(card.id), card])),
    jump: (value) => resolved[jumps.findIndex((jump) => isSame(jump, jumpIn(value)))] ?? null,
    lang: ctx.lang,
  };
  return model.flatMap((field) => fill(field, values[field.name], found) ?? []);
}

interface Found {
  contents: ReadonlyMap<number, ContentCard>;
  goods: ReadonlyMap<number, GoodsCard>;
  jump: (value: unknown) => Jump | null;
  lang: Language;
}

function fill(field: FieldRow, value: unknown, found: Found): ContentField | null {
  const named = { name: field.name, label: textIn(field.labels, found.lang) || field.name };
  switch (field.field_type) {
    case 'TEXT':
      return typeof value === 'string' && value !== ''
        ? { ...named, type: 'TEXT', text: value }
        : null;
    case 'RICH_TEXT':
      return typeof value === 'string' && value !== ''
        ? { ...named, type: 'RICH_TEXT', html: cleanHtml(value) }
        : null;
    case 'PICTURE':
      return list(named, 'PICTURE', 'images', picturesIn(value)) as ContentField | null;
    case 'SELECT':
      return list(
        named,
        'SELECT',
        'options',
        optionsIn(field, value, found.lang),
      ) as ContentField | null;
    case 'TIME':
      return timeIn(value) === null ? null : { ...named, type: 'TIME', time: timeIn(value) };
    case 'CONTENT_RELATION':
      return {
        ...named,
        type: 'CONTENT_RELATION',
        content: idsIn(value).flatMap((id) => found.contents.get(id) ?? [])[0] ?? null,
      };
    case 'RELATED_CONTENTS':
      return list(
        named,
        'RELATED_CONTENTS',
        'contents',
        idsIn(value).flatMap((id) => found.contents.get(id) ?? []),
      ) as ContentField | null;
    case 'JUMP': {
      const jump = found.jump(value);
      return jump && { ...named, type: 'JUMP', jump };
    }
    case 'COMMODITY_RELATION':
      return list(
        named,
        'COMMODITY_RELATION',
        'goods',
        idsIn(value).flatMap((id) => found.goods.get(id) ?? []),
      ) as ContentField | null;
  }
}

function list(
  named: { name: string; label: string },
  type: FieldType,
  key: string,
  items: readonly unknown[],
): object | null {
  return items.length === 0 ? null : { ...named, type, [key]: items };
}

/** Ids, alone or in a list, as numbers or digits. */
function idsIn(value: unknown): number[] {
  return (Array.isArray(value) ? value : [value])
    .slice(0, 60)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}

function picturesIn(value: unknown): { url: string }[] {
  return (Array.isArray(value) ? value : [value])
    .map((one) => (typeof one === 'string' ? one : (one as { url?: unknown } | null)?.url))
    .filter(
      (url): url is string =>
        typeof url === 'string' && (/^https?:\/\//i.test(url) || /^\/(?!\/)/.test(url)),
    )
    .map((url) => ({ url }));
}

function optionsIn(field: FieldRow, value: unknown, lang: Language): string[] {
  const codes = (Array.isArray(value) ? value : [value]).map(String);
  return field.options
    .filter((option) => codes.includes(option.code))
    .map((option) => textIn(option.labels, lang) || option.code);
}

function timeIn(value: unknown): string | null {
  const time = typeof value === 'string' ? new Date(value) : undefined;
  return time && Number.isFinite(time.getTime()) ? time.toISOString() : null;
}

function isSame(one: StoredJump | null, other: StoredJump | null): boolean {
  return one !== null && other !== null && one.kind === other.kind && one.target === other.target;
}
