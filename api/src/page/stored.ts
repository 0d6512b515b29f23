/** Pages and modules as they are stored, and how they are read and published. */
import type { Jump } from '#contract/content/card.ts';
import type { PageType } from '#contract/page/page.ts';
import { isHexColour } from '#contract/page/module.ts';
import type { ModuleType } from '#contract/page/module.ts';
import type { Language } from '#contract/language.ts';
import sql from 'sql-template-tag';
import { announce } from '../kernel/changed.ts';
import type { Context } from '../kernel/context.ts';
import { idOf } from '../kernel/identity.ts';
import { jsonOf } from '../kernel/json.ts';

export type Texts = Partial<Record<Language, string>>;

export interface PageRow {
  id: number;
  code: string;
  type: PageType;
  titles: Texts;
  background: string | null;
  bare: boolean;
  published: boolean;
  starts_at: Date | null;
  ends_at: Date | null;
  updated_at: Date;
}

export interface ModuleRow {
  id: number;
  type: ModuleType;
  titles: Texts;
  style: Partial<ModuleStyle>;
  more: unknown;
  source: Readonly<Record<string, unknown>>;
}

interface ModuleStyle {
  background: string | null;
  colour: string | null;
  columns: number;
  layout: 'VERTICAL' | 'HORIZONTAL' | 'CAROUSEL';
}

/** What an operator gives for a module; `id` of one that is there keeps it. */
export interface ModuleSpec {
  readonly id?: number;
  readonly type: ModuleType;
  readonly titles?: Texts;
  readonly style?: Partial<ModuleStyle>;
  readonly more?: { readonly kind: Jump['kind']; readonly target: string } | null;
  readonly source?: Readonly<Record<string, unknown>>;
}

export interface PageSpec {
  readonly code: string;
  readonly type?: PageType;
  readonly titles: Texts;
  readonly background?: string | null;
  readonly bare?: boolean;
  readonly startsAt?: Date | null;
  readonly endsAt?: Date | null;
  readonly isDemo?: boolean;
}

export function pageBy(ctx: Context, idOrCode: string): Promise<PageRow | undefined> {
  return ctx.db.row<PageRow>(sql`
    select id, code, type, titles, background, bare, published, starts_at, ends_at, updated_at
      from page
    where code = ${idOrCode} or id = ${idOf(idOrCode)}::bigint order by (code = ${idOrCode}) desc
      limit 1`);
}

/** Whether anyone may see the page now: published, and within its time. */
export function isOut(page: PageRow, now: Date): boolean {
  return (
    page.published &&
    (page.starts_at === null || page.starts_at <= now) &&
    (page.ends_at === null || page.ends_at > now)
  );
}

export function modulesOf(ctx: Context, pageId: number, live: boolean): Promise<ModuleRow[]> {
  return ctx.db.rows<ModuleRow>(
    sql`select id, type, titles, style, more, source from page_module where page_id = ${pageId}
        and is_live = ${live} order by position, id limit 60`,
  );
}

export function liveModule(
  ctx: Context,
  id: number,
): Promise<(ModuleRow & { page_id: number; page_code: string }) | undefined> {
  return ctx.db.row<ModuleRow & { page_id: number; page_code: string }>(sql`
    select m.page_id, p.code as page_code, m.id, m.type, m.titles, m.style, m.more, m.source from page_module m
      join page p on p.id = m.page_id
    where m.id = ${id} and m.is_live and p.published and coalesce(p.starts_at <= ${ctx.now}, true)
      and coalesce(p.ends_at > ${ctx.now}, true)`);
}

/** Writes a page and its draft; nobody sees it before it is published. Returns the page's id. */
export async function savePage(
  ctx: Context,
  page: PageSpec,
  modules: readonly ModuleSpec[],
): Promise<number> {
  const saved = await ctx.db.row<{ id: number }>(sql`
    insert into page (tenant_id, code, type, titles, background, bare, starts_at, ends_at,
      updated_at, is_demo)
    values (${ctx.tenant.id}, ${page.code}, ${page.type ?? 'COMMON_PAGE'},
      ${jsonOf(page.titles)}::jsonb, ${page.background ?? null}, ${page.bare ?? false},
      ${page.startsAt ?? null}, ${page.endsAt ?? null}, ${ctx.now}, ${page.isDemo ?? false})
    on conflict (tenant_id, code) do update set type = excluded.type, titles = excluded.titles,
      background = excluded.background, bare = excluded.bare,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, updated_at = excluded.updated_at
        returning id`);
  const id = saved?.id as number;
  await ctx.db.run(sql`delete from page_module where page_id = ${id} and not is_live`);
  const rows = modules.map((one, position) => ({
    ...one,
    position,
    style: safeStyle(one.style),
    titles: one.titles ?? {},
    source: one.source ?? {},
    more: one.more ?? null,
  }));
  await ctx.db.run(sql`
    insert into page_module (tenant_id, page_id, is_live, id, position, type, titles, style, more,
      source)
    select ${ctx.tenant.id}, ${id}, false, coalesce(m.id, nextval('page_module_id')), m.position,
      m.type, m.titles, m.style, m.more, m.source
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as m(id bigint, position int, type text,
      titles jsonb, style jsonb, more jsonb, source jsonb)`);
  return id;
}

/** Makes the draft what everybody sees; a page without a draft stays as it is. */
export async function publishPage(ctx: Context, id: number): Promise<void> {
  await ctx.db.transaction(async (db) => {
    await db.run(sql`delete from page_module where page_id = ${id} and is_live`);
    await db.run(sql`
      insert into page_module (tenant_id, page_id, is_live, id, position, type, titles, style, more,
        source)
      select tenant_id, page_id, true, id, position, type, titles, style, more, source
        from page_module where page_id = ${id} and not is_live`);
    await db.run(sql`update page set published = true, updated_at = ${ctx.now} where id = ${id}`);
    await announce(db, 'page');
  });
}

/** A style as it may be drawn: colours that are none are left out (LOW-03). */
export function safeStyle(style: Partial<ModuleStyle> | undefined): ModuleStyle {
  const colour = (value: unknown) =>
    typeof value === 'string' && isHexColour(value) ? value : null;
  const columns = Number(style?.columns);
  return {
    background: colour(style?.background),
    colour: colour(style?.colour),
    columns: Number.isInteger(columns) && columns >= 1 && columns <= 12 ? columns : 4,
    layout:
      style?.layout && ['VERTICAL', 'HORIZONTAL', 'CAROUSEL'].includes(style.layout)
        ? style.layout
        : 'VERTICAL',
  };
}
