/**
 * Issues of newsletters: made once for a tag, a language and a week by what alerts know of deals, mailed to
 * everybody who confirmed, and read on the web (BEY-44).
 */
import { NEWSLETTER } from '#contract/alert/newsletter.ts';
import { fail } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { DIGEST_LINES } from '#contract/message/digest.ts';
import type { DigestLine } from '#contract/message/digest.ts';
import { shorten } from '#contract/text.ts';
import { formatDate, localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import { dealCards } from '../../content/index.ts';
import { sendMessage } from '../../delivery/index.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import { jsonOf } from '../../kernel/json.ts';
import type { Handler } from '../../kernel/module.ts';
import { siteAddress } from '../../kernel/site-address.ts';
import { byWorth, mailLine, nextDigest, offerLine, sayMoment } from '../../message/index.ts';
import { sayNewsletter } from '../messages/newsletter.ts';
import { nameOf, stopLinks } from './row.ts';
import { NAME_LETTERS } from './subscribe.ts';

const DAY_MS = 86_400_000;
/** Mails of one wake; the next is five minutes later. */
const AT_ONCE = 500;
/** Deals of one tag within a week. */
const FOUND = 5000;
/** Tags and languages of one wake. */
const KINDS = 20;

interface Issue {
  readonly id: number;
  readonly tag: string;
  readonly lines: readonly DigestLine[];
  readonly created_at: Date;
}
interface Kind {
  readonly tag: string;
  readonly tag_key: string;
  readonly lang: Language;
}

export const read: Handler<'newsletter.read'> = async (ctx, { id }) => {
  const row = await ctx.db.row<Issue & { lang: Language }>(sql`
    select id, tag, lang, lines, created_at from newsletter_issue where id = ${idOf(id)}::bigint`);
  if (!row) throw fail('newsletter.not_found');
  const { tag, lines, created_at } = row;
  return { name: nameOf(row.lang, tag), tag, lines: [...lines], time: created_at.toISOString() };
};

/** Mails the issues of the week that are due; wakes every five minutes. */
export async function sendNewsletters(ctx: Context): Promise<void> {
  const weekAgo = new Date(ctx.now.getTime() - 7 * DAY_MS);
  const at = nextDigest(weekAgo, 'WEEKLY', ctx.tenant.timezone);
  const week = localDay(at, ctx.tenant.timezone);
  const kinds = await ctx.db.rows<Kind>(sql`
    select min(n.tag) as tag, n.tag_key, n.lang from newsletter n where ${isDue(ctx, at, week)}
    group by n.tag_key, n.lang order by n.tag_key, n.lang limit ${KINDS}`);
  let room = AT_ONCE;
  for (const kind of kinds) {
    if (room <= 0) return;
    const spoken = { ...ctx, lang: kind.lang };
    room -= await inTransaction(spoken, (inside) => sendKind(inside, kind, { at, week, room }));
  }
}

const isDue = ({ tenant }: Context, at: Date, week: string) =>
  sql`n.tenant_id = ${tenant.id} and n.confirmed_at <= ${at} and n.ended_at is null
      and (n.sent_week is null or n.sent_week < ${week}::date)`;

/** Returns how many mails were written. */
async function sendKind(
  ctx: Context,
  kind: Kind,
  { at, week, room }: { at: Date; week: string; room: number },
): Promise<number> {
  const issue = await issueOf(ctx, kind, week);
  const readers = await ctx.db.rows<{ id: number; email: string }>(sql`
    select n.id, n.email from newsletter n where ${isDue(ctx, at, week)}
      and n.tag_key = ${kind.tag_key} and n.lang = ${kind.lang}
    order by n.id limit ${room} for update skip locked`);
  const ids = readers.map(({ id }) => id);
  await ctx.db.run(
    sql`update newsletter set sent_week = ${week}::date where id = any(${ids}::bigint[])`,
  );
  // a week without deals is a week without mail
  if (issue.lines.length === 0) return 0;
  const links = await stopLinks(ctx, ids);
  const mail = mailOf(ctx, issue);
  for (const [place, { id, email }] of readers.entries())
    await sendMessage(ctx, {
      ...mail,
      to: email,
      key: `newsletter:${id}:${week}`,
      unsubscribe: links[place] as (typeof links)[number],
    });
  return readers.length;
}

/** What all readers of an issue get. */
function mailOf(ctx: Context, { id, tag, lines, created_at }: Issue) {
  const url = siteAddress(ctx, `/newsletter/${id}`);
  return {
    channel: 'EMAIL',
    lang: ctx.lang,
    template: 'newsletter',
    holes: {
      name: shorten(nameOf(ctx.lang, tag), NAME_LETTERS),
      count: String(lines.length),
      url,
    },
    lines: lines.slice(0, DIGEST_LINES).map((line) => mailLine(ctx, line, url)),
    around: { date: sayMoment(ctx.lang, created_at, ctx.tenant.timezone) },
  } as const;
}

/** The issue of a week: made when its first mail is written, and then as it is. */
async function issueOf(ctx: Context, { tag, tag_key }: Kind, week: string): Promise<Issue> {
  const known = await storedIssue(ctx, tag_key, week);
  if (known) return known;
  const lines = await linesOf(ctx, tag_key);
  await ctx.db.run(sql`
    insert into newsletter_issue (tenant_id, tag, tag_key, lang, week, lines, created_at)
    values (${ctx.tenant.id}, ${tag}, ${tag_key}, ${ctx.lang}, ${week}::date,
      ${jsonOf(lines)}::jsonb, ${ctx.now}) on conflict do nothing`);
  return (await storedIssue(ctx, tag_key, week)) as Issue;
}

function storedIssue(ctx: Context, tagKey: string, week: string): Promise<Issue | undefined> {
  return ctx.db.row<Issue>(sql`
    select id, tag, lines, created_at from newsletter_issue where tenant_id = ${ctx.tenant.id}
      and tag_key = ${tagKey} and lang = ${ctx.lang} and week = ${week}::date`);
}

/** The best open deals that opened within the week, by what they save. */
async function linesOf(ctx: Context, tagKey: string): Promise<DigestLine[]> {
  const since = new Date(ctx.now.getTime() - NEWSLETTER.days * DAY_MS);
  const found =
    tagKey === ''
      ? sql`alert_deal`
      : sql`alert_deals('{}', null, '{}', ${[tagKey]}::text[], ${since}::timestamptz, ${FOUND}::int)`;
  const rows = await ctx.db.rows<{ id: number; opened_at: Date }>(sql`
    select d.content_id as id, a.opened_at
    from ${found} m join alert_deal a on a.content_id = m.content_id
      join deal d on d.content_id = m.content_id and d.is_open
    where a.tenant_id = ${ctx.tenant.id} and a.opened_at >= ${since}
    order by d.score desc, d.content_id desc limit ${NEWSLETTER.lines}`);
  const opened = new Map(rows.map(({ id, opened_at }) => [String(id), opened_at]));
  const cards = await dealCards(
    ctx,
    rows.map(({ id }) => id),
  );
  const { timezone, dateFormat } = ctx.tenant;
  return cards
    .map((card) =>
      offerLine(ctx, card, {
        href: `/content/${card.code}`,
        why: sayNewsletter(ctx.lang, 'since', {
          date: formatDate(opened.get(card.id) ?? ctx.now, timezone, dateFormat),
        }),
      }),
    )
    .toSorted(byWorth);
}
