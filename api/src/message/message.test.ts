import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Ask } from '#contract/calls.ts';
import { signUp } from '../../../test/people.ts';
import type { Person } from '../../../test/people.ts';
import { makeWorld } from '../../../test/world.ts';
import { decideProfileChange, profileChangesOpen } from '../account/index.ts';
import { inTransaction } from '../kernel/context.ts';
import { listenForChanges } from '../kernel/changed.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100000' } });
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
const people = await Promise.all(Array.from({ length: 6 }, () => signUp(world)));
const [author, ann, bob, cat, dan, eve] = people as [
  Person,
  Person,
  Person,
  Person,
  Person,
  Person,
];

async function note(title = 'Quiet fans'): Promise<string> {
  const ctx = await world.ctx();
  const row = await ctx.db.row<{
    id: number;
  }>(sql`insert into content (tenant_id, code, type, title, author_id, publish_time, update_time)
    values ('TH', ${`m${Math.random().toString(36).slice(2, 10)}`}, 'NOTE', ${title},
      ${Number(author.userId)}, ${new Date(ctx.now.getTime() - 1000)}, ${ctx.now}) returning id`);
  return String(row?.id);
}
const like = (who: Person, subjectId: string) =>
  world.call('thumb-up.create', { subjectId, subjectType: 'NOTE' }, who.headers);
const write = async (who: Person, ask: Partial<Ask<'comment.create'>>) => {
  later(16_000);
  return (await world.call('comment.create', ask, who.headers)).data;
};
const list = async (
  who: Person,
  ask: Partial<Ask<'message.received'>> = {},
  headers: Record<string, string> = {},
) => {
  await world.jobQueue.workAll();
  return (await world.call('message.received', ask, { ...who.headers, ...headers })).data;
};
const clear = async () => {
  await world.jobQueue.workAll();
  await (await world.ctx()).db.run(sql`delete from message`);
};

test('MSG-02, MSG-03, API-94: likes of one thing gather in one message, each person once, in the reader’s language', async () => {
  await clear();
  const id = await note();
  for (const who of [ann, bob, cat, dan]) {
    later(1000);
    await like(who, id);
  }
  await world.call('thumb-up.cancel', { subjectId: id, subjectType: 'NOTE' }, ann.headers);
  await like(ann, id);
  const [message, ...rest] = (await list(author))?.content ?? [];
  expect(rest).toEqual([]);
  expect(message).toMatchObject({
    type: 'like',
    actorCount: 4,
    read: false,
    subject: { title: 'Quiet fans', gone: false },
  });
  expect(message?.actors).toHaveLength(3);
  expect(message?.title).toBe(`${message?.actors[0]?.nickname} and 3 others liked “Quiet fans”`);
  expect((await list(author, {}, { 'accept-language': 'th' }))?.content[0]?.title).toContain(
    'และอีก 3 คน ถูกใจ',
  );
  expect((await list(author, {}, { 'accept-language': 'id' }))?.content[0]?.title).toContain(
    'dan 3 orang lainnya menyukai',
  );
});

test('MSG-02, FOL-04: a follow causes a notification, a collection and what one does oneself do not', async () => {
  await clear();
  const id = await note();
  await world.call(
    'follow.create',
    { followInfo: { targetId: author.userId, targetType: 'USER' } },
    ann.headers,
  );
  await world.call(
    'mark.create',
    { subjectId: id, subjectType: 'NOTE', actionType: 'COLLECT' },
    ann.headers,
  );
  await like(author, id);
  const messages = (await list(author))?.content;
  expect(messages?.map((one) => one.type)).toEqual(['follow']);
  expect(messages?.[0]?.jump?.href).toBe(`/user/${author.userId}`);
});

test('MSG-02, MSG-06, COMM-03: a comment notifies who is mentioned, answered, or wrote the subject, each once, and leads to it', async () => {
  await clear();
  const id = await note();
  const root = await write(ann, { subjectId: id, subjectType: 'NOTE', content: 'Loud?' });
  const reply = await write(bob, {
    parentId: root?.id ?? null,
    content: 'No',
    meta: { atUserIds: [ann.userId, cat.userId] },
  });
  expect((await list(author))?.content.map((one) => [one.type, one.text])).toEqual([
    ['comment', 'No'],
    ['comment', 'Loud?'],
  ]);
  const forAnn = (await list(ann))?.content ?? [];
  expect(forAnn.map((one) => one.title)).toEqual([expect.stringContaining('mentioned you')]);
  expect(forAnn[0]?.jump?.href).toMatch(new RegExp(`^/note-detail/.+\\?comment=${reply?.id}$`));
  expect((await list(cat))?.content).toHaveLength(1);
  expect((await list(bob))?.content).toEqual([]);
});

test('FOL-05: nobody is notified of somebody they block', async () => {
  await clear();
  const id = await note();
  await like(eve, id);
  await world.call('block.create', { blockedUserId: eve.userId }, author.headers);
  expect((await list(author))?.content).toEqual([]);
});

test('PROF-05, MSG-02: a decision about the profile is notified with its reason', async () => {
  await clear();
  await world.call('profile.update', { nickname: 'Bad name' }, dan.headers);
  const ctx = await world.ctx();
  const open = (await profileChangesOpen(ctx)).find((one) => one.accountId === Number(dan.userId));
  await inTransaction(ctx, (inside) =>
    decideProfileChange(inside, open?.id as number, 'REJECTED', 'It names a shop'),
  );
  expect((await list(dan))?.content[0]).toMatchObject({
    type: 'community_security',
    title: 'Your new display name was not accepted',
    text: 'It names a shop',
    jump: { href: '/profile' },
  });
  expect((await world.call('message.system', {}, dan.headers)).data?.totalElements).toBe(1);
});

test('MSG-01, MSG-04, MSG-05, AMB-75: counters by type, reading some, one type or all; the user carries the last unread', async () => {
  await clear();
  const id = await note();
  await like(ann, id);
  await write(bob, { subjectId: id, subjectType: 'NOTE', content: 'Hi' });
  await world.call(
    'follow.create',
    { followInfo: { targetId: author.userId, targetType: 'USER' } },
    cat.headers,
  );
  await world.jobQueue.workAll();
  const view = async () => (await world.call('message.view', {}, author.headers)).data;
  expect(await view()).toMatchObject({
    unread: { like: 1, comment: 1, follow: 1, notice: 0, community_security: 0 },
    unreadTotal: 3,
  });
  expect((await view())?.latest.map((one) => one.type)).toEqual(['comment', 'follow', 'like']);
  const me = (await world.call('profile.me', {}, author.headers)).data;
  expect(me).toMatchObject({ unreadCount: 3 });
  expect(me?.unreadNotifications).toHaveLength(3);
  expect(
    (await world.call('message.batch-read', { type: 'like' }, author.headers)).data,
  ).toMatchObject({ count: 1, unreadTotal: 2 });
  const comment = (await list(author, { type: 'comment' }))?.content[0]?.id ?? '';
  expect(
    (await world.call('message.batch-read', { ids: [comment] }, ann.headers)).data?.count,
  ).toBe(0);
  expect(
    (await world.call('message.batch-read', { ids: [comment, comment] }, author.headers)).data,
  ).toMatchObject({ count: 1, unreadTotal: 1 });
  expect((await world.call('message.batch-read', {}, author.headers)).data).toMatchObject({
    count: 1,
    unreadTotal: 0,
  });
  expect((await world.call('message.view')).code).toBe(401);
  expect((await list(author, { pageRequest: { page: 2, size: 2 } }))?.content).toHaveLength(1);
});

test('MSG-06: a message about what is gone says so', async () => {
  await clear();
  const id = await note();
  await like(ann, id);
  await world.jobQueue.workAll();
  await (await world.ctx()).db.run(
    sql`update content set publish_status = -1 where id = ${Number(id)}`,
  );
  await (await world.ctx()).db.run(
    sql`update content set author_id = null where id = ${Number(id)}`,
  );
  expect((await list(author))?.content[0]).toMatchObject({
    subject: { gone: true, title: '' },
    jump: null,
  });
});

test('MSG-01: a notification arrives at once over an open stream, which ends with the session', async () => {
  await clear();
  const address = await world.app.server.listen({ port: 0, host: '127.0.0.1' });
  const stop = await listenForChanges(world.database, (await world.ctx()).log);
  const stream = await fetch(`${address}/api/saas-user-service/message-center/stream`, {
    headers: author.headers,
  });
  expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
  let text = '';
  const heard = async (wanted: string) => {
    while (!text.includes(wanted)) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`The stream ended after ${text}`);
      text += new TextDecoder().decode(value);
    }
  };
  await heard('{"unread":0}');
  await like(ann, await note());
  await world.jobQueue.workAll();
  await heard('{"unread":1}');
  await world.call('message.batch-read', {}, author.headers);
  await heard(
    '{"unread":0}\n\nevent: unread\ndata: {"unread":1}\n\nevent: unread\ndata: {"unread":0}',
  );
  await world.call('login.out', {}, author.headers);
  await like(bob, await note());
  await world.jobQueue.workAll();
  await expect(heard('never')).rejects.toThrow('ended');
  expect(
    (await (
      await fetch(`${address}/api/saas-user-service/message-center/stream`)
    ).json()) as object,
  ).toMatchObject({ success: false, code: 401 });
  await stop();
});
