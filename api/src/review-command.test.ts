/**
 * `npm run review`, in this process and apart: it lists what waits, decides it, and says how it went
 * by its exit code.
 */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { callCommand, runCommand } from '../../test/command.ts';
import type { Ran } from '../../test/command.ts';
import { signUp } from '../../test/people.ts';
import { makeWorld } from '../../test/world.ts';

const world = await makeWorld();
// the command has the clock of the machine
world.clock.set(new Date());
const [ann, bob] = await Promise.all([signUp(world), signUp(world)]);

const review = (...args: string[]) => callCommand(world, 'bin/review.ts', ...args);
/** In a process of its own, which shares nothing with the server that answers afterwards. */
const apart = (...args: string[]) => runCommand(world, 'bin/review.ts', ...args);
const keysIn = ({ out }: Ran) => out.split('\n').flatMap((line) => /^\w+:\d+/.exec(line) ?? []);
const messages = async (who: typeof ann) => {
  await world.jobQueue.workAll();
  return (await world.call('message.system', {}, who.headers)).data?.content.map(
    ({ title, text }) => [title, text],
  );
};

test('PROF-05, SM-13, REP-04, SM-07: what waits is listed, oldest first, and decided by its key; whoever is concerned is notified', async () => {
  await world.call(
    'profile.update',
    { nickname: 'Ann of Ari', biography: 'I like fans.' },
    ann.headers,
  );
  const note = async (title: string) =>
    (
      await world.call(
        'draft.create',
        { contentTypeCode: 'NOTE', title, text: 'Words.', disclosure: 'NONE', submit: true },
        ann.headers,
      )
    ).data?.id as string;
  const [first, second] = [await note('First note'), await note('Second note')];
  await world.call(
    'report.create',
    {
      subjectId: ann.userId,
      subjectType: 'USER',
      option: 'OTHER',
      reason: 'Pretends to like fans',
    },
    bob.headers,
  );

  const listed = await apart('--tenant', 'th');
  expect(listed.code, listed.err).toBe(0);
  const keys = keysIn(listed);
  expect(keys.map((key) => key.split(':')[0]).sort()).toEqual([
    'contribution',
    'contribution',
    'profile',
    'profile',
    'report',
  ]);
  expect(listed.out).toContain(`contribution:${first}  TH`);
  expect(listed.out).toContain('"First note"');
  expect(listed.out).toContain('Pretends to like fans');
  const asJson = (await review('--json')).out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { key: string; tenant: string });
  expect(asJson.map(({ key }) => key).sort()).toEqual([...keys].sort());

  const [name, words] = keys.filter((key) => key.startsWith('profile:'));
  const report = keys.find((key) => key.startsWith('report:')) as string;
  expect(await apart('pass', name as string, `contribution:${first}`)).toMatchObject({
    code: 0,
    err: expect.stringContaining(`contribution:${first} passed.`),
  });
  expect(
    (
      await review(
        'reject',
        words as string,
        report,
        `contribution:${second}`,
        '--reason',
        'Not this time',
      )
    ).code,
  ).toBe(0);
  world.clock.set(new Date());
  expect((await world.call('user.public', { userId: ann.userId })).data).toMatchObject({
    noteCount: 1,
  });
  expect((await world.call('content.note-detail', { id: first })).data?.title).toBe('First note');
  expect(
    (await world.call('draft.mine', { id: second }, ann.headers)).data?.content[0],
  ).toMatchObject({ state: 'REJECTED', reason: 'Not this time' });
  expect(await messages(ann)).toEqual(
    expect.arrayContaining([
      ['“First note” is public now', 'Thank you for sharing.'],
      ['“Second note” was not accepted', 'Not this time'],
      ['Your content breaks our rules', 'Not this time'],
    ]),
  );
  expect(await messages(bob)).toContainEqual([
    'Thank you: your report was right',
    'We have acted on it.',
  ]);
  expect(keysIn(await review())).toEqual([]);

  // what was decided waits no more; the first note can still be taken down
  expect(await apart('pass', `contribution:${first}`)).toMatchObject({
    code: 1,
    err: expect.stringContaining('does not wait'),
  });
  expect((await review('recall', `contribution:${first}`, '--reason', 'Out of date')).code).toBe(0);
  expect((await world.call('content.note-detail', { id: first })).code).toBe(404);
  expect((await review('submit', `contribution:${first}`)).code).toBe(0);
  expect((await review('take', `contribution:${first}`)).code).toBe(0);
  expect((await review('self', `contribution:${first}`, '--reason', 'For you')).code).toBe(0);
  expect((await review('delete', `contribution:${first}`, '--reason', 'Gone')).code).toBe(0);
  const moves = await (await world.ctx()).db.rows<{ to_state: string; actor: string }>(
    sql`select to_state, actor from contribution_move where contribution_id = ${Number(first)}
        order by id`,
  );
  expect(moves.map(({ to_state, actor }) => `${to_state} ${actor}`)).toEqual([
    'SUBMITTED author',
    'AUDITING operator',
    'PASSED operator',
    'RECALLED operator',
    'SUBMITTED operator',
    'AUDITING operator',
    'SELF_VISIBLE operator',
    'DELETED operator',
  ]);
});

test('SM-07: wrong usage does nothing and says so: no key, a key of no kind, a verdict that is not for it, no reason', async () => {
  for (const args of [
    ['pass'],
    ['pass', 'nothing:1'],
    ['take', 'profile:1'],
    ['reject', 'contribution:1'],
    ['recall', 'contribution:1', '--reason', ' '],
    ['praise', 'contribution:1'],
    ['list', 'x'],
  ]) {
    const ran = await review(...args);
    expect(ran.code, args.join(' ')).toBe(2);
    expect(ran.err).toContain('npm run review');
  }
});

test('BEY-12, REP-04: whose note, deal or product is taken down by command is notified, finds it among their own decisions and can appeal', async () => {
  const made = await world.call(
    'draft.create',
    {
      contentTypeCode: 'NOTE',
      title: 'A note of mine',
      text: 'Words.',
      disclosure: 'NONE',
      submit: true,
    },
    bob.headers,
  );
  const id = made.data?.id as string;
  expect((await review('pass', `contribution:${id}`)).code).toBe(0);
  world.clock.set(new Date());
  expect(
    (
      await world.call(
        'report.create',
        { subjectId: id, subjectType: 'NOTE', option: 'OTHER', reason: 'Copied from my own blog' },
        ann.headers,
      )
    ).success,
  ).toBe(true);
  const listed = await review();
  expect(listed.out, listed.err).toContain('report:');
  const [key] = keysIn(listed).filter((one) => one.startsWith('report:'));
  expect((await review('reject', key as string, '--reason', 'Copied from elsewhere')).code).toBe(0);
  world.clock.set(new Date());
  expect(await messages(bob)).toContainEqual([expect.any(String), 'Copied from elsewhere']);
  const [decision] = (await world.call('moderation.mine', {}, bob.headers)).data?.decisions ?? [];
  expect(decision).toMatchObject({ reason: 'Copied from elsewhere', appeal: null });
  expect(
    (await world.call('moderation.appeal', { id: decision?.id as string }, bob.headers)).data,
  ).toMatchObject({ appeal: 'OPEN' });
  const [appeal] = keysIn(await review()).filter((one) => one.startsWith('appeal:'));
  expect((await review('pass', appeal as string, '--by', 'somebody-else')).code).toBe(0);
  world.clock.set(new Date());
  await world.jobQueue.workAll();
  expect((await world.call('content.note-detail', { id })).data?.title).toBe('A note of mine');
});

test('OPS-11, BEY-31: a reviewer sees words, link, pictures and the author’s past, what is invisible too, and which deals wait twice', async () => {
  const [cat, dan] = await Promise.all([signUp(world), signUp(world)]);
  const deal = (who: typeof ann, title: string) =>
    world.call(
      'draft.create',
      {
        contentTypeCode: 'DEAL',
        title,
        text: 'While\u200B stocks last.',
        disclosure: 'NONE',
        images: [{ url: `/media/p/${who.userId}/${'a'.repeat(22)}.webp` }],
        deal: { url: 'https://fans.example/p/77', currentAmount: 499_00 },
        submit: true,
      },
      { ...who.headers, host: 'khum.example' },
    );
  const [first, second] = [
    await deal(cat, 'Fan at half price'),
    await deal(dan, 'Half price: the fan'),
  ];
  expect([first.message, second.success]).toEqual([first.message, true]);
  const [one, two] = [first.data?.id as string, second.data?.id as string];
  const listed = await review();
  expect(listed.out).toMatch(new RegExp(`contribution:${one} .*same as contribution:${two}`));
  expect(listed.out).toMatch(new RegExp(`contribution:${two} .*same as contribution:${one}`));
  const shown = await review('show', `contribution:${one}`);
  expect(shown.code, shown.err).toBe(0);
  for (const words of [
    'While<U+200B> stocks last.',
    'https://fans.example/p/77',
    `/media/p/${cat.userId}/`,
    `user ${cat.userId}`,
    'trust 0',
    '499',
  ])
    expect(shown.out).toContain(words);
  expect(shown.out).not.toContain('Is here already');
  expect((await review('pass', `contribution:${one}`)).code).toBe(0);
  expect((await review('show', `contribution:${two}`)).out).toContain('Is here already');
  expect((await review('show', 'contribution:999999')).code).toBe(1);
  await world.call(
    'report.create',
    {
      subjectId: cat.userId,
      subjectType: 'USER',
      option: 'OTHER',
      reason: 'Pretends to be a shop',
    },
    dan.headers,
  );
  const [report] = keysIn(await review()).filter((key) => key.startsWith('report:'));
  expect((await review('show', report as string)).out).toContain(`/user/${cat.userId}`);
});
