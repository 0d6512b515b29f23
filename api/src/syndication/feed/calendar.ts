/**
 * `/calendar.ics` (BEY-16): deals and flash sales that begin or end, and the double days of the
 * shops (9.9, 11.11).
 */
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { localTime } from '#contract/time.ts';
import { goodsCards } from '../../goods/index.ts';
import { contentPath, dealCards } from '../../content/index.ts';
import type { Context } from '../../kernel/context.ts';
import { cacheFor } from '../../kernel/cache.ts';
import { WORDS, word } from '../messages/words.ts';
import { goodsPath } from '../path.ts';
import { send, SHARED, siteOf } from '../site.ts';
import type { Calls, Site } from '../site.ts';
import { verdictWord } from '../verdict-word.ts';
import { pricedWords } from './entry.ts';
import { calendarText } from './ics.ts';
import type { CalendarEvent } from './ics.ts';

const SECONDS = 300;
/** Events of a kind, the soonest first, within so many days. */
const MOST = 100;
const AHEAD_DAYS = 60;
const EVENT_MINUTES = 15;
const SALE_DAYS = 12;

const cached = cacheFor<CalendarEvent[]>({ seconds: SECONDS, topics: ['deal', 'goods'] });

export function mountCalendar(server: FastifyInstance, app: Calls): void {
  server.get('/calendar.ics', SHARED, async (request, reply) => {
    const site = await siteOf(app, request);
    const { ctx } = site;
    const dated = await cached(ctx, `${ctx.lang} ${site.address('/')}`, () => datedEvents(site));
    const body = calendarText(
      `${WORDS[ctx.lang].name}: ${WORDS[ctx.lang].calendar}`,
      ctx.tenant.timezone,
      [...dated, ...saleDays(site)],
    );
    return send(request, reply, { type: 'text/calendar; charset=utf-8', seconds: SECONDS, body });
  });
}

interface Turn {
  id: number;
  at: Date;
}

async function datedEvents(site: Site): Promise<CalendarEvent[]> {
  const { ctx } = site;
  const until = new Date(ctx.now.getTime() + AHEAD_DAYS * 86_400_000);
  const [ends, starts, flashes] = await Promise.all([
    ctx.db.rows<Turn>(
      sql`select content_id as id, ends_at as at from deal where is_open and ends_at > ${ctx.now}
          and ends_at < ${until} order by ends_at limit ${MOST}`,
    ),
    ctx.db.rows<Turn>(sql`select d.content_id as id, d.starts_at as at from deal d
        join content c on c.id = d.content_id
      where not d.is_open and d.state = 'UPCOMING' and d.starts_at > ${ctx.now}
        and d.starts_at < ${until} and c.publish_status = 1 and c.audit_status = 'PASSED'
      order by d.starts_at limit ${MOST}`),
    ctx.db.rows<Turn>(sql`select o.goods_id as id, min(o.flash_until) as at from goods_price p
        join offer o on o.id = p.best_offer_id
      where p.labels && '{FLASH_SALE}' and not o.retired and o.flash_until > ${ctx.now}
        and o.flash_until < ${until} group by o.goods_id order by 2 limit ${MOST}`),
  ]);
  return [
    ...(await dealEvents(site, ends, 'endsEvent')),
    ...(await dealEvents(site, starts, 'startsEvent')),
    ...(await flashEvents(site, flashes)),
  ];
}

async function dealEvents(
  site: Site,
  turns: readonly Turn[],
  kind: 'endsEvent' | 'startsEvent',
): Promise<CalendarEvent[]> {
  const at = new Map(turns.map((turn) => [String(turn.id), turn.at]));
  const cards = await dealCards(
    site.ctx,
    turns.map((turn) => turn.id),
  );
  return cards.map((deal) =>
    eventOf(
      site,
      `${kind}-${deal.id}`,
      kind,
      { ...deal, path: contentPath('DEAL', deal.code), title: deal.title },
      at.get(deal.id) as Date,
      deal.updateTime,
    ),
  );
}

async function flashEvents(site: Site, turns: readonly Turn[]): Promise<CalendarEvent[]> {
  const at = new Map(turns.map((turn) => [String(turn.id), turn.at]));
  const cards = await goodsCards(
    site.ctx,
    turns.map((turn) => turn.id),
  );
  return cards.map((card) =>
    eventOf(
      site,
      `flash-${card.id}`,
      'flashEvent',
      { ...card, path: goodsPath(card.code), title: card.name },
      at.get(card.id) as Date,
      card.seenTime,
    ),
  );
}

type Subject = Pick<
  Awaited<ReturnType<typeof goodsCards>>[number],
  'currentAmount' | 'currencyCode' | 'verdict' | 'isCurrent' | 'seenTime'
> & {
  path: string;
  title: string;
  /** Of a deal: given away. */
  isFreebie?: boolean;
};

function eventOf(
  site: Site,
  uid: string,
  kind: 'endsEvent' | 'startsEvent' | 'flashEvent',
  subject: Subject,
  at: Date,
  changed: string | null,
): CalendarEvent {
  const { ctx } = site;
  return {
    uid: `${uid}@${ctx.tenant.id.toLowerCase()}.khum`,
    title: word(ctx.lang, kind, { title: subject.title }),
    text: `${[pricedWords(ctx, subject), verdictWord(subject, ctx.lang).text].filter(Boolean).join(' · ')}\n${site.address(subject.path)}`,
    url: site.address(subject.path),
    changed: changed === null ? at : new Date(changed),
    when: { at, minutes: EVENT_MINUTES },
  };
}

/** The next twelve double days: 1.1 to 12.12, in the region's own time. */
function saleDays(site: Site): CalendarEvent[] {
  const { ctx } = site;
  return nextDoubleDays(ctx).map((day) => {
    const [, month = ''] = day.split('-').map((part) => String(Number(part)));
    return {
      uid: `sale-${day}@${ctx.tenant.id.toLowerCase()}.khum`,
      title: word(ctx.lang, 'saleDay', { day: `${month}.${month}` }),
      text: word(ctx.lang, 'saleDayText'),
      url: site.address('/daily-special-offers'),
      // a day of the calendar never changes
      changed: new Date(`${day}T00:00:00Z`),
      when: { day },
    };
  });
}

function nextDoubleDays({ now, tenant }: Context): string[] {
  const today = localTime(now, tenant.timezone);
  const two = (number: number) => String(number).padStart(2, '0');
  const days = [today.year, today.year + 1].flatMap((year) =>
    Array.from({ length: SALE_DAYS }, (_, index) => `${year}-${two(index + 1)}-${two(index + 1)}`),
  );
  return days
    .filter((day) => day >= `${today.year}-${two(today.month)}-${two(today.day)}`)
    .slice(0, SALE_DAYS);
}
