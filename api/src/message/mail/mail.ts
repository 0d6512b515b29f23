/**
 * Mails about messages: whatever waits for somebody and is still unread comes in one email, in
 * their language, with a way to stop it that needs no signing in (RFC 8058).
 */
import sql from 'sql-template-tag';
import type { DigestLine } from '#contract/message/digest.ts';
import type { Message } from '#contract/message/message.ts';
import { mailboxesOf, userBriefs } from '../../account/index.ts';
import { sendMessage } from '../../delivery/index.ts';
import type { Queue } from '../../kernel/job-queue/event.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { asideOf, workThrough } from '../../kernel/set-aside.ts';
import { siteAddress } from '../../kernel/site-address.ts';
import { countRings, isDue } from '../outgoing.ts';
import type { MessageRow } from '../queries.ts';
import { quietUntil } from '../quiet/quiet.ts';
import { showMessages } from '../show.ts';
import { marksOf } from '../visit.ts';
import { sendDigest } from './digest.ts';
import { cardsFor, isOffer, lineOf } from './line.ts';
import { stopLinks } from './unsubscribe.ts';

/** Messages that are mailed in one go. */
const AT_ONCE = 200;
const TITLE_MAX = 44;

interface Due extends MessageRow {
  account_id: number;
  about: string;
}

/** Whoever cannot be written to waits until the next day, and keeps nobody else waiting. */
export const MAIL_JOB = { job: 'message.mail', type: 'ACCOUNT' } as const;

/** Mails leave beside other work, each tenant's in its turn. */
export const MAIL_QUEUE: Queue = { name: 'message.mail', atOnce: 2, attempts: 8, transacts: true };

/**
 * Writes the emails that are due: as soon as one is, and every minute what waited for its time. What
 * another worker has taken is left to it.
 */
export async function mailMessages(ctx: Context): Promise<void> {
  await inTransaction(ctx, mailSome);
}

async function mailSome(ctx: Context): Promise<void> {
  const aside = (await asideOf(ctx.db, MAIL_JOB)).map(({ id }) => id);
  const rows = await ctx.db.rows<{ id: number }>(sql`
    select account_id as id from mail_wait where tenant_id = ${ctx.tenant.id} and ${isDue(ctx)}
      and not account_id = any(${aside}::bigint[])
    order by due_at, account_id limit ${AT_ONCE} for update skip locked`);
  const readers = [...new Set(rows.map(({ id }) => id))].map((id) => ({ id }));
  const quiet = await quietUntil(
    ctx,
    readers.map(({ id }) => id),
  );
  await postponeMails(ctx, quiet);
  await workThrough(
    ctx,
    MAIL_JOB,
    readers.filter(({ id }) => !quiet.has(id)),
    (inside, some) =>
      mailTo(
        inside,
        some.map(({ id }) => id),
      ),
  );
  if (rows.length === AT_ONCE) await ctx.emit({ topic: 'mail.due' });
}

/** What is due to those who have quiet hours now waits until they end. */
async function postponeMails(ctx: Context, until: ReadonlyMap<number, Date>): Promise<void> {
  if (until.size === 0) return;
  await ctx.db.run(sql`
    update mail_wait w set due_at = u.until
    from unnest(${[...until.keys()]}::bigint[], ${[...until.values()]}::timestamptz[])
      u(account_id, until)
    where w.account_id = u.account_id and ${isDue(ctx)}`);
}

async function mailTo(ctx: Context, accountIds: readonly number[]): Promise<void> {
  const due = await ctx.db.rows<Due>(sql`
    with mine as (
      select message_id as id from mail_wait where account_id = any(${accountIds}::bigint[])
        and ${isDue(ctx)} for update skip locked),
    taken as (
      delete from mail_wait using mine where message_id = mine.id
        returning message_id, account_id, about)
    select t.account_id, t.about, m.id, m.type, m.kind, m.holes, m.subject_type, m.subject_id,
      m.link, m.actor_ids::float8[] as actor_ids, m.actor_count, m.read_at, m.created_at
    from taken t join message m on m.id = t.message_id where m.read_at is null
      order by m.created_at desc, m.id desc`);
  const readers = [...new Set(due.map((row) => row.account_id))];
  const [boxes, briefs] = [await mailboxesOf(ctx, readers), await userBriefs(ctx, readers)];
  const reached = due.filter((row) => boxes.has(row.account_id));
  for (const [lang, rows] of Map.groupBy(
    reached,
    (row) => boxes.get(row.account_id)?.lang ?? ctx.lang,
  )) {
    const spoken: Context = { ...ctx, lang };
    for (const [accountId, some] of Map.groupBy(
      await shownWith(spoken, rows),
      ({ row }) => row.account_id,
    )) {
      const email = boxes.get(accountId)?.email as string;
      // what may have passed meanwhile is looked at again
      if (some.some(({ row }) => isOffer(row)))
        await sendDigest(spoken, { accountId, email }, some);
      else {
        const name = briefs.get(accountId)?.nickname ?? '';
        await sendLetter(spoken, { accountId, email, name }, some);
      }
    }
  }
  await ctx.db.run(sql`
    insert into mail_told (tenant_id, account_id, about, told_at)
    select distinct ${ctx.tenant.id}, t.account_id, t.about, ${ctx.now}::timestamptz
      from unnest(${reached.map((row) => row.account_id)}::bigint[],
      ${reached.map((row) => row.about)}::text[]) t(account_id, about) order by 2, 3
    on conflict (account_id, about) do update set told_at = excluded.told_at`);
  await countRings(
    ctx,
    reached.map(({ id }) => id),
  );
}

interface Shown {
  readonly row: Due;
  readonly message: Message;
  readonly line: DigestLine;
}

/** Messages as their reader sees them on the site, and as lines of a digest. */
async function shownWith(ctx: Context, rows: readonly Due[]): Promise<Shown[]> {
  const [shown, cards] = [await showMessages(ctx, rows), await cardsFor(ctx, rows)];
  return rows.flatMap((row, at) => {
    const message = shown[at];
    return message ? [{ row, message, line: lineOf(ctx, row, message, cards) }] : [];
  });
}

/** What happened on the site: the latest of it, and how much more there is. */
async function sendLetter(
  ctx: Context,
  { accountId, email, name }: { accountId: number; email: string; name: string },
  some: readonly Shown[],
): Promise<void> {
  const [latest] = some.map(({ message }) => message);
  if (!latest) return;
  const [mark = ''] = await marksOf(ctx, 'EMAIL', [some.map(({ row }) => row)]);
  const jump = some.length === 1 && latest.jump ? latest.jump.href : '/notifications';
  const holes = {
    name,
    what: latest.text === '' ? latest.title : `${latest.title}: “${latest.text}”`,
    title: cut(latest.title),
    url: siteAddress(ctx, jump + mark),
  };
  const shared = {
    channel: 'EMAIL',
    to: email,
    lang: ctx.lang,
    key: `messages:${accountId}:${latest.id}:${ctx.now.getTime()}`,
    unsubscribe: await stopLinks(ctx, accountId),
  } as const;
  if (some.length === 1) await sendMessage(ctx, { ...shared, template: 'message', holes });
  else
    await sendMessage(ctx, {
      ...shared,
      template: 'messages',
      holes: { ...holes, count: String(some.length), more: String(some.length - 1) },
    });
}

/** Short enough for a subject that is read on a phone. */
function cut(text: string): string {
  const letters = [...text];
  return letters.length > TITLE_MAX ? `${letters.slice(0, TITLE_MAX - 1).join('')}…` : text;
}
