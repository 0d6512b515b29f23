import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { afterAll, expect, test } from 'vitest';
import { signUp } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'khum-orphan-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const world = await makeWorld({ dataDir });
const [me, other] = [await signUp(world), await signUp(world)];
const db = world.database.tenant('TH');
const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#cc3344' } })
  .png()
  .toBuffer();

async function upload(): Promise<string> {
  const { data } = await world.call(
    'upload.presign',
    { files: [{ fileName: 'a', contentType: 'image/png', size: png.length }] },
    me.headers,
  );
  const [target] = data?.urls ?? [];
  if (!target) throw new Error('No address to send to.');
  const { url, publicUrl } = target;
  await world.app.server.inject({
    method: 'PUT',
    url,
    payload: png,
    headers: { 'content-type': 'image/png' },
  });
  return publicUrl;
}
const isThere = async (url: string) => (await world.app.server.inject({ url })).statusCode === 200;
const pass = async (hours: number) => {
  world.clock.set(new Date(world.clock.now().getTime() + hours * 3_600_000));
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
};
const piece = async (authorId: string, text: string, cover = '') =>
  (
    await db.row<{
      id: number;
    }>(sql`insert into content (tenant_id, code, type, title, text, cover, author_id, publish_time,
        update_time)
      values ('TH', ${`u${Math.random().toString(36).slice(2, 10)}`}, 'NOTE', 'Note', ${text},
        ${cover}, ${Number(authorId)}, ${world.clock.now()}, ${world.clock.now()}) returning id`)
  )?.id;

test('UPL-01: uploads that nothing of their owner mentions go after a day; a picture, a waiting change, a text and what hangs on it keep theirs', async () => {
  const urls = await Promise.all(Array.from({ length: 7 }, upload));
  const [avatar, waiting, cover, inText, hanging, foreign, unused] = urls as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  await db.run(sql`update account set avatar = ${avatar} where id = ${Number(me.userId)}`);
  await world.call('profile.update', { avatar: waiting }, me.headers);
  await piece(me.userId, `<p><img src="${inText}"></p>`, cover);
  const note = await piece(me.userId, '');
  const said = await db.row<{
    id: number;
  }>(sql`insert into comment (tenant_id, target_type, target_id, account_id, content, created_at)
    values ('TH', 'CONTENT', ${note}, ${Number(me.userId)}, 'Now without', ${world.clock.now()})
      returning id`);
  await db.run(
    sql`insert into comment_edit (tenant_id, comment_id, content, replaced_at)
        values ('TH', ${said?.id}, ${`Before: ${hanging}`}, ${world.clock.now()})`,
  );
  // of somebody else, a mention keeps nothing
  await piece(other.userId, `<img src="${foreign}">`);
  await pass(23);
  expect(await Promise.all(urls.map(isThere))).toEqual(Array(7).fill(true));
  await pass(2);
  expect(await Promise.all(urls.map(isThere))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect([await isThere(foreign), await isThere(unused)]).toEqual([false, false]);
});

test('UPL-01: what is replaced goes a week later', async () => {
  const cover = await upload();
  const id = await piece(me.userId, '', cover);
  await pass(25);
  expect(await isThere(cover)).toBe(true);
  await db.run(sql`update content set cover = '' where id = ${id}`);
  await pass(24 * 6);
  expect(await isThere(cover)).toBe(true);
  await pass(26);
  expect(await isThere(cover)).toBe(false);
  expect(
    await db.rows(sql`select 1 from upload where name = ${cover.slice('/media/'.length)}`),
  ).toEqual([]);
});

test('12.2: what a process left half made when it died goes after an hour; what is being made stays', async () => {
  const incoming = path.join(dataDir, 'media/incoming');
  mkdirSync(incoming, { recursive: true });
  const [left, current] = [path.join(incoming, '1-left'), path.join(incoming, '2-current')];
  for (const file of [left, current]) writeFileSync(file, 'half');
  const now = world.clock.now().getTime() / 1000;
  utimesSync(left, now - 1800, now - 1800);
  utimesSync(current, now + 60, now + 60);
  await pass(1);
  expect([existsSync(left), existsSync(current)]).toEqual([false, true]);
});

test('12.6: signed addresses take so many requests a minute and no more, whatever they carry', async () => {
  const { server } = world.app;
  for (const [method, url] of [
    ['PUT', '/upload/p/1/x'],
    ['GET', '/data-export/1?signature=x'],
  ] as const) {
    const statuses: number[] = [];
    for (let n = 0; n < 122; n += 1)
      statuses.push(
        (
          await server.inject({
            method,
            url,
            remoteAddress: '192.0.2.9',
            ...(method === 'PUT' ? { payload: 'x' } : {}),
          })
        ).statusCode,
      );
    expect(new Set(statuses.slice(0, 100)), url).not.toContain(429);
    expect(statuses.at(-1), url).toBe(429);
  }
});
