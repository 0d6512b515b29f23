/** Documents of the operator (NAV-31, AMB-50, AMB-81): every version stays, the newest is shown. */
import type { DocumentKind } from '#contract/page/document.ts';
import { fail } from '#contract/errors.ts';
import { documentLanguages } from '#contract/language.ts';
import type { Language } from '#contract/language.ts';
import sql from 'sql-template-tag';
import { cleanHtml } from '../content/index.ts';
import type { Context } from '../kernel/context.ts';
import type { Handler } from '../kernel/module.ts';

interface Row {
  lang: Language;
  version: number;
  html: string;
  is_placeholder: boolean;
  published_at: Date;
}

export const readDocument: Handler<'document.read'> = async (ctx, { kind, lang = ctx.lang }) => {
  const row = await ctx.db.row<Row>(sql`
    select lang, version, html, is_placeholder, published_at from document where kind = ${kind}
    order by lang = ${lang} desc, array_position(${documentLanguages(ctx.tenant.languages)}::text[], lang),
      version desc limit 1`);
  if (!row) throw fail('common.not_found');
  return {
    kind,
    lang: row.lang,
    version: row.version,
    publishTime: row.published_at.toISOString(),
    html: cleanHtml(row.html),
    isPlaceholder: row.is_placeholder,
  };
};

/** Publishes a new version; the number of it. */
export async function publishDocument(
  ctx: Context,
  kind: DocumentKind,
  lang: Language,
  html: string,
): Promise<number> {
  const row = await ctx.db.row<{ version: number }>(sql`
    insert into document (tenant_id, kind, lang, version, html, published_at)
    select ${ctx.tenant.id}, ${kind}, ${lang}, coalesce(max(version), 0) + 1, ${cleanHtml(html)},
      ${ctx.now}::timestamptz from document where kind = ${kind} and lang = ${lang}
    returning version`);
  return row?.version as number;
}
