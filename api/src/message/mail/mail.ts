/**
 * Mails about messages: whatever waits for somebody and is still unread comes in one email, in
 * their language, with a way to stop it that needs no signing in (RFC 8058).
 */
import sql from 'sql-template-tag';
import { mailboxesOf, userBriefs } from '../../account/index.ts';
import { sendMessage } from '../../delivery/index.ts';
import type { Context } from '../../kernel/context.ts';
import { asideOf, workThrough } from '../../kernel/set-aside.ts';
import { siteAddress } from '../../kernel/site-address.ts';
import { countRings, isDue } from '../outgoing.ts';
import type { MessageRow } from '../queries.ts';
import { showMessages } from '../show.ts';
import { sendDigest } from './digest.ts';
import { cardsFor, isOffer, lineOf } from './line.ts';
import { stopLinks } from './unsubscribe.ts';

/** Emails written in one go; the next go is a minute later. */
const AT_ONCE = 200;
const TITLE_MAX = 44;

interface Due extends MessageRow {
  account_id: number;
  about: string;
}

/** Whoever cannot be written to waits until the next day, and keeps nobody else waiting. */
export const MAIL_JOB = { job: 'message.mail', type: 'ACCOUNT' } as const;

/** Writes the emails that are due; wakes every minute. */
export async function mailMessages(ctx: Context): Promise<void> {
  const aside = (await asideOf(ctx.db, MAIL_JOB)).map(({ id }) => id);
  const readers = await ctx.db.rows<{ id: number }>(sql`
    select account_id as id from mail_wait where tenant_id = ${ctx.tenant.id} and ${isDue(ctx)}
      and not account_id = any(${aside}::bigint[])
    group by account_id order by min(due_at), account_id limit ${AT_ONCE}`);
  await workThrough(ctx, MAIL_JOB, readers, (inside, some) =>
    mailTo(
      inside,
      some.map(({ id }) => id),
    ),
  );
}

async function mailTo(ctx: Context, accountIds: readonly number[]): Promise<void> {
  const due = await ctx.db.rows<Due>(sql`
    with taken as (
      delete from mail_wait where account_id = any(${accountIds}::bigint[]) and ${isDue(ctx)}
        returning message_id, account_id, about)
    select t.account_id, t.about, m.id, m.type, m.kind, m.holes, m.subject_type, m.subject_id,
      m.link, m.actor_ids::float8[] as actor_ids, m.actor_count, m.read_at, m.created_at
    from taken t join message m on m.id = t.message_id where m.read_at is null
      order by m.created_at desc, m.id desc`);
  const readers = [...new Set(due.map((row) => row.account_id))];
  const [boxes, briefs] = [await mailboxesOf(ctx, readers), await userBriefs(ctx, readers)];
  const mailed: Due[] = [];
  for (const [lang, rows] of Map.groupBy(
    due.filter((row) => boxes.has(row.account_id)),
    (row) => boxes.get(row.account_id)?.lang ?? ctx.lang,
  )) {
    const spoken: Context = { ...ctx, lang };
    const shown = await showMessages(spoken, rows);
    const cards = await cardsFor(spoken, rows);
    for (const [accountId, some] of Map.groupBy(
      rows.map((row, at) => ({ row, message: shown[at] })),
      ({ row }) => row.account_id,
    )) {
      const email = boxes.get(accountId)?.email;
      if (email !== undefined && some.some(({ row }) => isOffer(row))) {
        const written = some.flatMap(({ row, message }) =>
          message ? [{ row, line: lineOf(spoken, row, message, cards) }] : [],
        );
        await sendDigest(spoken, { accountId, email }, written);
        mailed.push(...some.map(({ row }) => row));
        continue;
      }
      const [latest] = some.map(({ message }) => message).filter((one) => one !== undefined);
      const to = boxes.get(accountId)?.email;
      if (!latest || to === undefined) continue;
      const what = latest.text === '' ? latest.title : `${latest.title}: “${latest.text}”`;
      const holes = {
        name: briefs.get(accountId)?.nickname ?? '',
        what,
        title: cut(latest.title),
        url: siteAddress(
          spoken,
          some.length === 1 && latest.jump ? latest.jump.href : '/notifications',
        ),
      };
      const shared = {
        channel: 'EMAIL',
        to,
        lang,
        key: `messages:${accountId}:${ctx.now.getTime()}`,
        unsubscribe: await stopLinks(spoken, accountId),
      } as const;
      if (some.length === 1) await sendMessage(spoken, { ...shared, template: 'message', holes });
      else
        await sendMessage(spoken, {
          ...shared,
          template: 'messages',
          holes: { ...holes, count: String(some.length), more: String(some.length - 1) },
        });
      mailed.push(...some.map(({ row }) => row));
    }
  }
  await ctx.db.run(sql`
    insert into mail_told (tenant_id, account_id, about, told_at)
    select distinct ${ctx.tenant.id}, t.account_id, t.about, ${ctx.now}::timestamptz
      from unnest(${mailed.map((row) => row.account_id)}::bigint[],
      ${mailed.map((row) => row.about)}::text[]) t(account_id, about)
    on conflict (account_id, about) do update set told_at = excluded.told_at`);
  await countRings(ctx, [...new Set(mailed.map((row) => row.account_id))]);
}

/** Short enough for a subject that is read on a phone. */
function cut(text: string): string {
  const letters = [...text];
  return letters.length > TITLE_MAX ? `${letters.slice(0, TITLE_MAX - 1).join('')}…` : text;
}
