/**
 * Where a tap leads (LOW-05): stored as kind and target, resolved to an address when it is read.
 */
import { JUMP_KINDS } from '#contract/content/card.ts';
import type { Jump } from '#contract/content/card.ts';
import { contentTypeOf } from '#contract/content/kind.ts';
import type { ContentType } from '#contract/content/kind.ts';
import sql from 'sql-template-tag';
import { categoriesByCodes, showCategory } from '../../catalog/index.ts';
import type { Context } from '../../kernel/context.ts';

export interface StoredJump {
  readonly kind: Jump['kind'];
  readonly target: string;
}

/** The page of a piece of content, by its type. */
export function contentPath(type: string, code: string): string {
  const pages: Partial<Record<ContentType, string>> = { DEAL: 'content', NOTE: 'note-detail' };
  return `/${pages[contentTypeOf(type)] ?? 'article'}/${code}`;
}

/** A jump as it may occur in stored data, or null when it is none. */
export function jumpIn(value: unknown): StoredJump | null {
  const { kind, target } = (value ?? {}) as Partial<Record<'kind' | 'target', unknown>>;
  if (
    typeof target !== 'string' ||
    target === '' ||
    target.length > 2048 ||
    !(JUMP_KINDS as readonly unknown[]).includes(kind)
  )
    return null;
  return { kind: kind as Jump['kind'], target };
}

/**
 * Many at once; each target is looked up with the others of its kind. What leads nowhere is null.
 */
export async function resolveJumps(
  ctx: Context,
  jumps: readonly (StoredJump | null)[],
): Promise<(Jump | null)[]> {
  const targets = (kind: Jump['kind']) =>
    jumps.flatMap((jump) => (jump?.kind === kind ? [jump.target] : []));
  const contents = new Map<string, string>();
  const categories = new Map<string, string>();
  const wanted = { content: targets('CONTENT'), category: targets('CATEGORY') };
  if (wanted.content.length > 0)
    for (const row of await ctx.db.rows<{ code: string; type: string }>(
      sql`select code, type from content where code = any(${wanted.content}::text[])`,
    ))
      contents.set(row.code, contentPath(row.type, row.code));
  if (wanted.category.length > 0)
    for (const { code, slug } of (await categoriesByCodes(ctx.db, wanted.category)).map((row) =>
      showCategory(row, ctx.lang),
    ))
      categories.set(code, `/products/${encodeURIComponent(slug)}-${code}`);
  return jumps.map((jump) => {
    const href = jump && hrefOf(jump, contents, categories);
    return jump && href ? { ...jump, href } : null;
  });
}

function hrefOf(
  { kind, target }: StoredJump,
  contents: ReadonlyMap<string, string>,
  categories: ReadonlyMap<string, string>,
): string | undefined {
  const last = encodeURIComponent(target);
  switch (kind) {
    case 'CONTENT':
      return contents.get(target);
    case 'CATEGORY':
      return categories.get(target);
    case 'PRODUCT':
      return `/product/${last}`;
    case 'BRAND':
      return `/brand/${last}`;
    case 'LEADERBOARD':
      return `/leaderboard-products/${last}`;
    case 'GUIDE':
      return `/guide/${last}`;
    case 'ACTIVITY':
      return activityPath(target);
    case 'APP_PAGE':
      return `/appPage/${last}`;
    case 'URL':
      return safeAddress(target);
  }
}

/** `lottery/12`, or the number alone of a lottery. */
function activityPath(target: string): string | undefined {
  const found = /^(?:(lottery|bonus|badge)\/)?([A-Za-z0-9_-]{1,64})$/.exec(target);
  return found ? `/activity/${found[1] ?? 'lottery'}/${found[2]}` : undefined;
}

/** A path of this site, or a whole http(s) address; nothing that could run. */
function safeAddress(target: string): string | undefined {
  if (/^\/(?![/\\])/.test(target)) return target;
  if (!URL.canParse(target)) return undefined;
  const url = new URL(target);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
