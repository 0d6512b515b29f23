/** What a channel shows of messages: one as it is, several as one with their titles. */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { siteAddress } from '../../kernel/site-address.ts';
import { sayWaiting, TEST } from '../messages/push.ts';
import type { MessageRow } from '../queries.ts';
import { showMessages } from '../show.ts';
import { marksOf } from '../visit.ts';
import type { Carried } from './carry/carrier.ts';
import type { ChannelRow } from './queries.ts';

/** A push holds 4 KiB. */
const TEXT_MAX = 200;
const TITLES_MAX = 5;

/** Of what is still unread; undefined: there is nothing to show, or nobody wants to see it. */
export async function carriedOf(
  ctx: Context,
  channel: ChannelRow,
  delivery: string,
): Promise<Carried | undefined> {
  if (!channel.enabled) return undefined;
  const rows = await ctx.db.rows<MessageRow>(sql`
    select m.id, m.type, m.kind, m.holes, m.subject_type, m.subject_id, m.link,
      m.actor_ids::float8[] as actor_ids, m.actor_count, m.read_at, m.created_at
    from push_wait w join message m on m.id = w.message_id where w.delivery = ${delivery}
      and w.channel_id = ${channel.id} and m.account_id = ${channel.account_id}
      and m.read_at is null
    order by m.created_at desc, m.id desc`);
  const spoken: Context = { ...ctx, lang: channel.lang };
  const [mark = ''] = await marksOf(spoken, channel.kind, [rows]);
  const shown = await showMessages(spoken, rows.slice(0, TITLES_MAX));
  const [latest] = shown;
  if (!latest) return undefined;
  const { lang } = channel;
  if (rows.length === 1)
    return {
      id: delivery,
      title: cut(latest.title),
      text: cut(latest.text),
      titles: [],
      url: siteAddress(spoken, (latest.jump?.href ?? '/notifications') + mark),
      tag: `m${latest.id}`,
      lang,
    };
  return {
    id: delivery,
    title: sayWaiting(lang, rows.length),
    text: cut(latest.title),
    titles: shown.map(({ title }) => cut(title)),
    url: siteAddress(spoken, `/notifications${mark}`),
    tag: 'waiting',
    lang,
  };
}

/** What a test shows, in the language of whoever asks for it. */
export function testOf(ctx: Context, id: string): Carried {
  const [title, text] = TEST[ctx.lang];
  return {
    id,
    title,
    text,
    titles: [],
    url: siteAddress(ctx, '/notifications/preferences'),
    tag: 'test',
    lang: ctx.lang,
  };
}

function cut(text: string): string {
  const letters = [...text];
  return letters.length > TEXT_MAX ? `${letters.slice(0, TEXT_MAX - 1).join('')}…` : text;
}
