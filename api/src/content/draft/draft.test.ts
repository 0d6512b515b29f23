import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Answer, Ask } from '#contract/calls.ts';
import { AUDIT_MOVES, CONTRIBUTION_STATES, mayMove } from '#contract/content/audit.ts';
import type { AuditState, ContributionState } from '#contract/content/audit.ts';
import { buildCategory, buildGoods } from '../../../../test/build.ts';
import { signUp } from '../../../../test/people.ts';
import type { Person } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';
import { setTrust } from '../../account/index.ts';
import { inTransaction } from '../../kernel/context.ts';
import { contributionsOpen, decideContribution } from '../index.ts';

const world = await makeWorld();
const [ann, bob] = await Promise.all([signUp(world), signUp(world)]);
await trust(4, ann);

type Write = Partial<Ask<'draft.create'>>;
type Draft = Answer<'draft.create'>;
const WHOLE = {
  title: 'A quiet fan for small rooms',
  text: 'Bought in March.\n\nStill **quiet**.',
  disclosure: 'NONE',
} as const;
const dealOf = (url: string, currentAmount = 49_900) => ({ url, currentAmount });

async function trust(level: number, ...people: Person[]): Promise<void> {
  await setTrust(
    await world.ctx(),
    people.map(({ userId }) => ({ id: Number(userId), level })),
  );
}
const create = (who: Person, ask: Write = {}, headers: Record<string, string> = {}) =>
  world.call('draft.create', { contentTypeCode: 'NOTE', ...ask }, { ...who.headers, ...headers });
async function made(who: Person, ask: Write = {}): Promise<Draft> {
  const { data, message, fields } = await create(who, { ...WHOLE, ...ask });
  if (!data) throw new Error(`${message} ${JSON.stringify(fields)}`);
  return data;
}
const decide = async (id: string, to: AuditState, reason: string | null = null) =>
  inTransaction(await world.ctx(), (inside) => decideContribution(inside, Number(id), to, reason));
const mine = async (who: Person, id: string) =>
  (await world.call('draft.mine', { id }, who.headers)).data?.content[0];
const read = async (code: string, who?: Person) =>
  (await world.call('content.note-detail', { code }, who?.headers ?? {})).data;
const own = (who: Person) => `/media/p/${who.userId}/${randomBytes(16).toString('base64url')}.webp`;
let shop = 0;
const someUrl = () => `https://shop${++shop}.example/p/${shop}`;

/** A contribution in a state, reached the way it is reached. */
async function inState(state: ContributionState, type: 'NOTE' | 'DEAL' = 'NOTE'): Promise<Draft> {
  // nobody makes more than a hundred in a day
  world.clock.set(new Date(world.clock.now().getTime() + 20 * 60_000));
  const draft = await made(ann, {
    contentTypeCode: type,
    title: `In ${state} ${randomBytes(6).toString('hex')}`,
    ...(type === 'DEAL' ? { deal: dealOf(someUrl()) } : {}),
  });
  const submitted = async () => world.call('draft.submit', { id: draft.id }, ann.headers);
  const ways: Record<ContributionState, () => Promise<unknown>> = {
    DRAFT: async () => {},
    SUBMITTED: submitted,
    AUDITING: async () => [await submitted(), await decide(draft.id, 'AUDITING')],
    PASSED: async () => [await submitted(), await decide(draft.id, 'PASSED')],
    REJECTED: async () => [await submitted(), await decide(draft.id, 'REJECTED', 'Too short')],
    CANCELED: async () => [
      await submitted(),
      await world.call('draft.cancel', { id: draft.id }, ann.headers),
    ],
    RECALLED: async () => [
      await submitted(),
      await decide(draft.id, 'PASSED'),
      await world.call('draft.recall', { id: draft.id }, ann.headers),
    ],
    SELF_VISIBLE: async () => [
      await submitted(),
      await decide(draft.id, 'SELF_VISIBLE', 'Private'),
    ],
    DELETED: () => world.call('draft.remove', { id: draft.id }, ann.headers),
  };
  await ways[state]();
  return draft;
}
const stateOf = async (id: string) =>
  (
    await (
      await world.ctx()
    ).db.row<{ state: ContributionState }>(
      sql`select state from contribution where id = ${Number(id)}`,
    )
  )?.state;

test('P-17, AMB-76: a note is written, submitted, passed and read by everybody; its author is informed', async () => {
  const category = await buildCategory((await world.ctx()).db);
  const goods = await buildGoods(await world.ctx());
  const draft = await made(ann, {
    keywords: ['#Fan', 'quiet', 'Fan'],
    classificationCodes: [category.code],
    goodsIds: [String(goods.id)],
    images: [{ url: own(ann), width: 800, height: 600 }],
  });
  expect(draft).toMatchObject({
    state: 'DRAFT',
    isPublic: false,
    keywords: ['Fan', 'quiet'],
    can: ['edit', 'submit', 'delete'],
    publishTime: null,
    duplicates: [],
  });
  expect((await world.call('draft.submit', { id: draft.id }, ann.headers)).data).toMatchObject({
    state: 'SUBMITTED',
    can: ['edit', 'cancel', 'delete'],
  });
  expect(await read(draft.code)).toBeNull();
  expect((await contributionsOpen(await world.ctx())).map((one) => one.id)).toContain(
    Number(draft.id),
  );
  expect(await decide(draft.id, 'PASSED')).toBe(true);
  expect(await read(draft.code)).toMatchObject({
    id: draft.id,
    title: WHOLE.title,
    text: '<p>Bought in March.</p><p>Still <strong>quiet</strong>.</p>',
    keywords: ['Fan', 'quiet'],
    author: { userId: ann.userId },
    goods: [{ id: String(goods.id) }],
    breadcrumb: [{ id: String(category.id) }],
  });
  expect(
    (
      await world.call('content.pages', { contentTypeCodes: ['NOTE'], authorIds: [ann.userId] })
    ).data?.content.map((one) => one.id),
  ).toContain(draft.id);
  await world.jobQueue.workAll();
  expect((await world.call('message.system', {}, ann.headers)).data?.content[0]).toMatchObject({
    title: `“${WHOLE.title}” is public now`,
    jump: { href: `/note-detail/${draft.code}` },
  });
});

test('SM-07: every pair of states and both actors: the ways of the table, and no others', async () => {
  const authorMoves = {
    SUBMITTED: 'draft.submit',
    CANCELED: 'draft.cancel',
    RECALLED: 'draft.recall',
    DELETED: 'draft.remove',
  } as const;
  const wrong: string[] = [];
  let went = 0;
  for (const from of CONTRIBUTION_STATES)
    for (const to of CONTRIBUTION_STATES) {
      if (to === 'DRAFT') continue;
      for (const actor of ['author', 'operator'] as const) {
        const call = authorMoves[to as keyof typeof authorMoves];
        // authors have no call for the other moves
        if (actor === 'author' && !call) {
          if (mayMove(from, to, actor)) wrong.push(`${from} → ${to} has no call`);
          continue;
        }
        const { id } = await inState(from);
        // a verdict about what nobody looks at begins to look at it: that is two moves of the table
        const isTwo =
          actor === 'operator' &&
          from === 'SUBMITTED' &&
          ['PASSED', 'REJECTED', 'SELF_VISIBLE'].includes(to);
        const done =
          actor === 'author'
            ? (await world.call(call, { id }, ann.headers)).success
            : await decide(id, to, 'Because');
        const may = mayMove(from, to, actor) || isTwo;
        if (done) went += 1;
        if (done !== may || (await stateOf(id)) !== (may ? to : from))
          wrong.push(`${from} → ${to} by ${actor}: ${String(done)}, now ${await stateOf(id)}`);
      }
    }
  expect(wrong).toEqual([]);
  // the ways of the table, and three verdicts that began to look first
  expect(went).toBe(
    Object.values(AUDIT_MOVES)
      .flatMap((ways) => Object.values(ways))
      .flat().length + 3,
  );
});

test('CONT-07: its author sees what is under review, rejected or theirs alone, with its state and reason; nobody else does', async () => {
  for (const state of ['SUBMITTED', 'AUDITING', 'REJECTED', 'SELF_VISIBLE'] as const) {
    const { code } = await inState(state);
    expect((await read(code, ann))?.review, state).toEqual({
      state,
      reason: { REJECTED: 'Too short', SELF_VISIBLE: 'Private' }[state as string] ?? null,
    });
    expect(await read(code, bob), state).toBeNull();
    expect(await read(code), state).toBeNull();
  }
  expect(await read((await inState('DRAFT')).code, ann)).toBeNull();
});

test('P-17: what is public stays as it was while a change of it is under review, is refused or cancelled, and changes when it passes', async () => {
  const { id, code } = await inState('PASSED');
  const title = async () => (await read(code))?.title;
  const first = await title();
  const change = async (words: string) =>
    (await world.call('draft.update', { id, title: words }, ann.headers)).data;
  expect(await change('Second title')).toMatchObject({
    state: 'SUBMITTED',
    isPublic: true,
    title: 'Second title',
    can: ['edit', 'cancel', 'recall', 'delete'],
  });
  expect(await title()).toBe(first);
  expect((await world.call('draft.cancel', { id }, ann.headers)).data).toMatchObject({
    state: 'PASSED',
    isPublic: true,
    title: first,
  });
  await change('Third title');
  await decide(id, 'REJECTED', 'Not better');
  expect(await mine(ann, code)).toMatchObject({
    state: 'REJECTED',
    isPublic: true,
    reason: 'Not better',
    title: 'Third title',
  });
  expect(await title()).toBe(first);
  await world.call('draft.submit', { id }, ann.headers);
  await decide(id, 'PASSED');
  expect(await title()).toBe('Third title');
  await change('Fourth title');
  expect((await world.call('draft.recall', { id }, ann.headers)).data).toMatchObject({
    state: 'RECALLED',
    isPublic: false,
  });
  expect(await read(code)).toBeNull();
});

test('BEY-11: nothing is submitted without saying what ties its author to the seller, nor incomplete; and whoever works for the seller posts no deals', async () => {
  const draft = (await create(ann)).data as Draft;
  expect(await world.call('draft.submit', { id: draft.id }, ann.headers)).toMatchObject({
    code: 422,
    fields: { title: 'field.required', text: 'field.required', disclosure: 'field.required' },
  });
  await world.call('draft.update', { id: draft.id, title: 'T', text: 'x' }, ann.headers);
  expect(await world.call('draft.submit', { id: draft.id }, ann.headers)).toMatchObject({
    errorKey: 'content.disclosure',
  });
  const deal = (await create(ann, { ...WHOLE, contentTypeCode: 'DEAL', title: 'Fan at half' }))
    .data as Draft;
  expect((await world.call('draft.submit', { id: deal.id }, ann.headers)).fields).toEqual({
    'deal.url': 'field.required',
    'deal.currentAmount': 'field.required',
  });
  await world.call(
    'draft.update',
    { id: deal.id, disclosure: 'EMPLOYEE', deal: dealOf(someUrl()) },
    ann.headers,
  );
  expect((await world.call('draft.submit', { id: deal.id }, ann.headers)).errorKey).toBe(
    'content.merchant',
  );
  const public_ = await inState('PASSED');
  expect(
    (await world.call('draft.update', { id: public_.id, text: '' }, ann.headers)).fields,
  ).toEqual({ text: 'field.required' });
  expect((await read(public_.code))?.title).toBe((await mine(ann, public_.id))?.title);
});

test('BEY-11: newcomers post twice a day and without links; trust lifts both', async () => {
  const eve = await signUp(world);
  const send = async (text = 'words') => create(eve, { ...WHOLE, text, submit: true });
  expect(await send('See https://shop.example/x')).toMatchObject({
    errorKey: 'content.links.none',
    fields: { text: 'content.links.none' },
  });
  expect((await send()).data?.state).toBe('SUBMITTED');
  expect((await send()).data?.state).toBe('SUBMITTED');
  expect(await send()).toMatchObject({
    code: 429,
    errorKey: 'content.limit',
    message: expect.stringContaining('2'),
  });
  await trust(1, eve);
  expect((await send('See https://shop.example/x')).data?.state).toBe('SUBMITTED');
  await trust(0, eve);
  world.clock.set(new Date(world.clock.now().getTime() + 86_400_001));
  expect((await send()).data?.state).toBe('SUBMITTED');
});

test('P-17: pictures are the author’s own uploads, wherever they stand; what does not fit is reported by its field', async () => {
  const of = async (ask: Write) => (await create(ann, ask)).fields;
  expect(await of({ images: [{ url: own(bob) }] })).toEqual({ images: 'content.picture' });
  expect(await of({ images: [{ url: 'https://elsewhere.example/a.webp' }] })).toEqual({
    images: 'content.picture',
  });
  expect(await of({ text: `![x](${own(bob)})` })).toEqual({ text: 'content.picture' });
  expect(await of({ text: '<p><img src="https://spy.example/a.gif"></p>' })).toEqual({
    text: 'content.picture',
  });
  expect(await of({ proofUrl: '/media/../x' })).toEqual({ proofUrl: 'content.picture' });
  expect(await of({ title: 'x'.repeat(121) })).toEqual({ title: 'field.too_long' });
  expect(await of({ keywords: Array.from({ length: 11 }, (_, n) => `k${n}`) })).toEqual({
    keywords: 'field.too_many',
  });
  expect(await of({ classificationCodes: ['nowhere'] })).toEqual({
    classificationCodes: 'catalog.category.not_found',
  });
  expect(await of({ goodsIds: ['999999999'] })).toEqual({ goodsIds: 'catalog.goods.not_found' });
  expect(await of({ groupIds: ['1'] })).toEqual({ groupIds: 'field.choice' });
  expect(await of({ contentTypeCode: 'DEAL', deal: { url: 'javascript:alert(1)' } })).toEqual({
    'deal.url': 'content.link',
  });
  expect(
    await of({ contentTypeCode: 'DEAL', deal: { url: 'https://s.shopee.co.th/abc' } }),
  ).toEqual({ 'deal.url': 'content.link' });
  expect(await of({ contentTypeCode: 'DEAL', deal: { endTime: 'soon' } })).toEqual({
    'deal.endTime': 'price.time.invalid',
  });
  const picture = own(ann);
  expect(
    (await made(ann, { text: `![x](${picture})`, images: [{ url: picture }] })).images,
  ).toEqual([{ url: picture }]);
});

test('P-17: nobody reads, changes or moves what somebody else writes; signed out, nothing', async () => {
  const { id, code } = await made(ann);
  for (const call of [
    'draft.update',
    'draft.submit',
    'draft.cancel',
    'draft.recall',
    'draft.remove',
  ] as const) {
    expect((await world.call(call, { id }, bob.headers)).code, call).toBe(404);
    expect((await world.call(call, { id }, { 'x-tenant': 'TH' })).code, call).toBe(401);
  }
  expect(await mine(bob, code)).toBeUndefined();
  expect((await mine(ann, code))?.id).toBe(id);
});

test('P-17: the same Idempotency-Key makes one draft', async () => {
  const key = { 'idempotency-key': 'one-draft' };
  const [first, again] = await Promise.all([create(ann, WHOLE, key), create(ann, WHOLE, key)]);
  expect(again.data?.id).toBe(first.data?.id);
  expect((await create(ann, WHOLE, key)).data?.id).toBe(first.data?.id);
});

test('P-17: one’s own list is by type and state, latest change first, page by page', async () => {
  const dan = await signUp(world);
  const [one, two] = [
    await made(dan, { title: 'One' }),
    await made(dan, { title: 'Two', contentTypeCode: 'DEAL' }),
  ];
  world.clock.set(new Date(world.clock.now().getTime() + 1000));
  await world.call('draft.update', { id: one.id, summary: 'x' }, dan.headers);
  const list = async (ask: Partial<Ask<'draft.mine'>>) =>
    (await world.call('draft.mine', ask, dan.headers)).data;
  expect((await list({}))?.content.map(({ id }) => id)).toEqual([one.id, two.id]);
  expect((await list({ contentTypeCode: 'DEAL' }))?.content.map(({ id }) => id)).toEqual([two.id]);
  expect((await list({ states: ['PASSED'] }))?.totalElements).toBe(0);
  expect(await list({ pageRequest: { page: 2, size: 1 } })).toMatchObject({
    totalElements: 2,
    hasNext: false,
    content: [{ id: two.id }],
  });
});

test('P-17: notes that came another way are their author’s to change like any other', async () => {
  const ctx = await world.ctx();
  const row = await ctx.db.row<{
    id: number;
  }>(sql`insert into content (tenant_id, code, type, title, text, author_id, publish_time,
      update_time)
    values ('TH', 'older-note', 'NOTE', 'An older note', '<p>One</p><p><strong>Two</strong></p>',
      ${Number(bob.userId)}, ${ctx.now}, ${ctx.now}) returning id`);
  expect(await mine(bob, 'older-note')).toMatchObject({
    id: String(row?.id),
    state: 'PASSED',
    isPublic: true,
    text: 'One\n\n**Two**',
  });
  expect(
    (await world.call('draft.update', { id: String(row?.id), title: 'A newer note' }, bob.headers))
      .data,
  ).toMatchObject({ state: 'SUBMITTED' });
  expect((await read('older-note'))?.title).toBe('An older note');
  await decide(String(row?.id), 'PASSED');
  expect(await read('older-note')).toMatchObject({
    title: 'A newer note',
    text: '<p>One</p><p><strong>Two</strong></p>',
  });
});

test('SM-07: what was deleted is purged after 30 days, not before', async () => {
  const { id } = await inState('PASSED');
  await world.call('draft.remove', { id }, ann.headers);
  const left = async () =>
    (
      await (
        await world.ctx()
      ).db.rows(
        sql`select id from contribution where id = ${Number(id)} union all select id from content
            where id = ${Number(id)}`,
      )
    ).length;
  const wake = async () => [await world.jobQueue.wakeSchedules(), await world.jobQueue.workAll()];
  const deleted = world.clock.now().getTime();
  world.clock.set(new Date(deleted + 29 * 86_400_000));
  await wake();
  expect(await left()).toBe(2);
  world.clock.set(new Date(deleted + 31 * 86_400_000));
  await wake();
  expect(await left()).toBe(0);
});

test('SEC-04, AMB-72: with an account go its drafts, and what is public only where its owner wished so', async () => {
  for (const deleteContent of [false, true]) {
    const leaver = await signUp(world);
    await trust(2, leaver);
    const draft = await made(leaver);
    const note = await made(leaver, { submit: true });
    await decide(note.id, 'PASSED');
    await (await world.ctx()).emit({
      topic: 'account.closed',
      accountId: Number(leaver.userId),
      deleteContent,
    });
    await world.jobQueue.workAll();
    expect([await stateOf(draft.id), await stateOf(note.id)]).toEqual([
      'DELETED',
      deleteContent ? 'DELETED' : 'PASSED',
    ]);
    expect((await read(note.code)) === null).toBe(deleteContent);
  }
});

test('REP-04, BEY-12, SM-07: what reports took down is recalled for its author with the reason, and comes back by an appeal, or by a new review', async () => {
  const takeDown = async (id: string, isWithdrawn: boolean) => {
    await (await world.ctx()).emit({
      topic: 'subject.withdrawn',
      targetType: 'CONTENT',
      targetId: Number(id),
      isWithdrawn,
      reason: isWithdrawn ? 'Copied' : null,
    });
    await world.jobQueue.workAll();
  };
  const { id, code } = await inState('PASSED');
  await takeDown(id, true);
  expect(await read(code)).toBeNull();
  expect(await mine(ann, id)).toMatchObject({
    state: 'RECALLED',
    isPublic: false,
    reason: 'Copied',
    can: ['edit', 'submit', 'delete'],
  });
  await takeDown(id, false);
  expect((await read(code))?.id).toBe(id);
  expect(await mine(ann, id)).toMatchObject({ state: 'PASSED', isPublic: true, reason: null });
  await takeDown(id, true);
  await world.call('draft.update', { id, text: 'In my own words.' }, ann.headers);
  await world.call('draft.submit', { id }, ann.headers);
  // an appeal that is answered now has nothing to put back
  await takeDown(id, false);
  expect(await read(code)).toBeNull();
  await decide(id, 'PASSED');
  expect((await read(code))?.text).toBe('<p>In my own words.</p>');
  await takeDown(id, true);
  expect(await read(code)).toBeNull();
});

test('P-17: what was withdrawn is a draft again once its author goes on with it, with every word, and can be sent', async () => {
  const draft = await inState('CANCELED');
  const [kept] =
    (await world.call('draft.mine', { id: draft.id }, ann.headers)).data?.content ?? [];
  expect(kept).toMatchObject({ state: 'CANCELED', can: ['edit', 'delete'], text: draft.text });
  expect((await world.call('draft.update', { id: draft.id }, ann.headers)).data).toMatchObject({
    state: 'DRAFT',
    title: draft.title,
    text: draft.text,
  });
  expect((await world.call('draft.submit', { id: draft.id }, ann.headers)).data).toMatchObject({
    state: 'SUBMITTED',
    title: draft.title,
  });
  expect(await decide(draft.id, 'PASSED')).toBe(true);
  expect((await read(draft.code))?.title).toBe(draft.title);
});

test('P-17: words are never written over unseen: a change of an older version is refused, and of thirty at once one is accepted', async () => {
  world.clock.set(new Date(world.clock.now().getTime() + 20 * 60_000));
  const draft = await made(ann, { title: 'First' });
  const change = (title: string, version?: number) =>
    world.call(
      'draft.update',
      { id: draft.id, title, ...(version === undefined ? {} : { version }) },
      ann.headers,
    );
  const second = await change('Second', draft.version);
  expect(second.data?.version).toBe(draft.version + 1);
  expect(await change('Third', draft.version)).toMatchObject({
    code: 409,
    errorKey: 'content.changed',
  });
  expect((await change('Whoever names no version writes over it')).success).toBe(true);
  const now = (await change('Last')).data as Draft;
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) => change(`At once ${at}`, now.version)),
  );
  const kept = answers.filter((one) => one.success);
  expect(kept.length).toBe(1);
  expect(
    (await world.call('draft.mine', { id: draft.id }, ann.headers)).data?.content[0]?.title,
  ).toBe(kept[0]?.data?.title);
});
