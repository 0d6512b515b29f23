/** Newsletters as they are stored, and the links by which their readers act. */
import type { NewsletterState } from '#contract/alert/newsletter.ts';
import { NEWSLETTER } from '#contract/alert/newsletter.ts';
import { fail } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import sql from 'sql-template-tag';
import { labelName } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import { isSigned, sign, signAll } from '../../kernel/signature.ts';
import { siteAddress } from '../../kernel/site-address.ts';
import { sayNewsletter } from '../messages/newsletter.ts';

/** Of the first mail, and of every issue. */
const PURPOSES = ['newsletter-confirm', 'newsletter-stop'] as const;
/** Mails lie about for long. */
const LIFE_MS = 730 * 86_400_000;
const HOUR_MS = 3_600_000;

export interface NewsletterRow {
  readonly id: number;
  readonly tag: string;
  readonly confirmed_at: Date | null;
  readonly ended_at: Date | null;
}

/** What it is about, in a language. */
export const nameOf = (lang: Language, tag: string): string =>
  tag === '' ? sayNewsletter(lang, 'best') : labelName(tag, lang);

export function stateOf({ lang }: Context, row: NewsletterRow): NewsletterState {
  const state = row.ended_at ? 'OFF' : row.confirmed_at ? 'ON' : 'WAITING';
  return { name: nameOf(lang, row.tag), state };
}

export async function confirmLink(ctx: Context, id: number): Promise<string> {
  const until = new Date(ctx.now.getTime() + NEWSLETTER.confirmHours * HOUR_MS);
  const token = `${id}.${await sign(ctx, PURPOSES[0], String(id), until)}`;
  return siteAddress(ctx, `/newsletter/confirm?${new URLSearchParams({ token })}`);
}

/** The two addresses of each issue: a page, and what a mail program may send a POST to. */
export async function stopLinks(
  ctx: Context,
  ids: readonly number[],
): Promise<{ url: string; oneClickUrl: string }[]> {
  const until = new Date(ctx.now.getTime() + LIFE_MS);
  const signed = await signAll(ctx, PURPOSES[1], ids.map(String), until);
  return ids.map((id, at) => {
    const query = new URLSearchParams({ token: `${id}.${signed[at]}` });
    return {
      url: siteAddress(ctx, `/newsletter/unsubscribe?${query}`),
      oneClickUrl: siteAddress(ctx, `/api/saas-user-service/newsletters/stop?${query}`),
    };
  });
}

/** The newsletter that a link is about; `newsletter.token` for one that is none of ours, or too old. */
export async function rowOf(
  ctx: Context,
  token: string,
  purposes: readonly (typeof PURPOSES)[number][] = PURPOSES,
): Promise<NewsletterRow> {
  const dot = token.indexOf('.');
  const id = token.slice(0, Math.max(0, dot));
  for (const purpose of purposes)
    if (await isSigned(ctx, purpose, id, token.slice(dot + 1))) {
      const row = await ctx.db.row<NewsletterRow>(
        sql`select id, tag, confirmed_at, ended_at from newsletter where id = ${idOf(id)}::bigint`,
      );
      if (row) return row;
    }
  throw fail('newsletter.token');
}
