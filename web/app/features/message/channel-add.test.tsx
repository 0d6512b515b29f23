import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import type { Channel } from '#contract/message/delivery.ts';
import { findVisitBy } from '../../lib/page.ts';
import type { PageContext } from '../../lib/page.ts';
import { en } from '../../messages/en/index.ts';
import { Another, Unlinked } from './channel-add.tsx';
import { aboutChannel, arrivedWords } from './channel-words.ts';

const NOW = Date.parse('2026-11-21T07:02:00Z');
const tenant = { timezone: 'Asia/Bangkok', dateFormat: 'YYYY-MM-DD' };

beforeEach(() => {
  const page = { lang: 'en', tenant, currentTimeMillis: NOW } as PageContext;
  findVisitBy(() => ({ page, messages: en }));
});

const channel = (of: Partial<Channel> = {}): Channel => ({
  id: '1',
  kind: 'DISCORD',
  name: 'Discord',
  address: 'discord.com',
  enabled: true,
  state: 'WORKS',
  failures: 0,
  problem: null,
  failingTime: null,
  retryTime: null,
  lastSentTime: null,
  lastMs: null,
  lastHeardTime: null,
  createTime: '2026-10-03T02:00:00Z',
  quota: null,
  ...of,
});

const nothing = () => {};
/** What is read of it. */
const words = (part: ReactNode): string =>
  renderToString(part)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('BEY-35: a chat that the site has no bot for is named as not available, with nothing to press', () => {
  for (const [name, kind] of [
    ['LINE', 'LINE'],
    ['Telegram', 'TELEGRAM'],
  ] as const) {
    const row = <Unlinked kind={kind} isOffered={false} onAdd={nothing} />;
    expect(words(row)).toBe(
      `${name} Not available here This site has no ${name} bot, so it cannot send there. For its operator: docs/channels.md says how to set one up`,
    );
    expect(renderToString(row)).not.toContain('<button');
    const offered = words(<Unlinked kind={kind} isOffered onAdd={nothing} />);
    expect(offered).toMatch(new RegExp(`^${name} Not linked .* Link ${name}$`));
  }
});

test('BEY-35: what there is one of may be added again, as long as there is room', () => {
  expect(words(<Another kinds={[]} isFull={false} onAdd={nothing} />)).toBe('');
  const some = <Another kinds={['DISCORD', 'NTFY']} isFull={false} onAdd={nothing} />;
  expect(words(some)).toBe('Add another Discord ntfy');
  expect(words(<Another kinds={['DISCORD']} isFull onAdd={nothing} />)).toBe(
    'You have reached the limit of 10 channels. Remove one to add another.',
  );
});

test('BEY-35: times are read as people say them, and a retry that is due names no hour that has passed', () => {
  const arrived = (time: string) => arrivedWords(channel(), time);
  expect(arrived('2026-11-21T06:58:00Z')).toBe('Arrived today 13:58');
  expect(arrived('2026-11-20T16:59:00Z')).toBe('Arrived yesterday 23:59');
  expect(arrived('2026-11-17T14:40:00Z')).toBe('Arrived 17 Nov 21:40');
  const slow = (retryTime: string) => aboutChannel(channel({ failures: 2, retryTime }));
  expect(slow('2026-11-21T07:06:00Z')).toContain('attempt 2 of 5 failed, next at 14:06');
  expect(slow('2026-11-21T05:45:00Z')).toContain('failed, next with the next message');
});
