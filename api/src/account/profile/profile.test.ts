import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { codeFor, signUp, validKeyFor } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';
import { inTransaction } from '../../kernel/context.ts';
import { userBriefs } from '../brief.ts';
import { decideProfileChange, profileChangesOpen } from './review.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100000' } });
const EN = { 'accept-language': 'en' };
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
const decide = async (action: 'PASSED' | 'REJECTED', field: string) => {
  const ctx = await world.ctx();
  const open = (await profileChangesOpen(ctx)).find((one) => one.field === field);
  await inTransaction(ctx, (inside) =>
    decideProfileChange(inside, open?.id as number, action, 'rule'),
  );
};
const nameOf = async (userId: string) =>
  (await userBriefs(await world.ctx(), [Number(userId)])).get(Number(userId))?.nickname;

test('PROF-01, API-110: the signed-in user with all that belongs to them', async () => {
  const me = await signUp(world, { password: 'abcdefg1' });
  const { data } = await world.call('profile.me', {}, me.headers);
  expect(data).toMatchObject({
    userId: me.userId,
    username: `u${me.userId}`,
    isLogin: true,
    userInfo: { avatar: '', biography: '', gender: null, birthday: null },
    email: me.email,
    hasPassword: true,
    thirdPlatformLoginInfo: [],
    auditResult: { auditItems: [] },
    unreadCount: 0,
    alertCount: 0,
    watchCount: 0,
    unreadNotifications: [],
  });
  expect((await world.call('profile.me')).code).toBe(401);
});

test('PROF-02, PROF-03, PROF-07, API-111: gender and birthday count at once; what is wrong is named and nothing is saved', async () => {
  const me = await signUp(world);
  const saved = await world.call(
    'profile.update',
    { gender: 2, userInfo: { birthday: '2000-02-29' } },
    me.headers,
  );
  expect(saved.data?.userInfo).toMatchObject({ gender: 2, birthday: '2000-02-29' });
  const wrong = await world.call(
    'profile.update',
    {
      gender: 1,
      birthday: '2030-01-01',
      nickname: 'a<b',
      biography: 'x'.repeat(201),
      avatar: 'https://evil.example/a.png',
    },
    me.headers,
  );
  expect(wrong.fields).toEqual({
    birthday: 'account.birthday.invalid',
    nickname: 'account.nickname.characters',
    biography: 'account.biography.too_long',
    avatar: 'field.format',
  });
  expect((await world.call('profile.me', {}, me.headers)).data?.userInfo).toMatchObject({
    gender: 2,
    birthday: '2000-02-29',
  });
  expect(
    (await world.call('profile.update', { birthday: null, gender: null }, me.headers)).data
      ?.userInfo,
  ).toMatchObject({ gender: null, birthday: null });
});

test('PROF-04, VAL-03: a nickname has 2 to 20 characters, none of @ < > /, and is nobody else’s', async () => {
  const me = await signUp(world);
  for (const nickname of ['a', 'x'.repeat(21), 'a@b', 'a<b', 'a>b', 'a/b']) {
    expect(
      (await world.call('profile.update', { nickname }, me.headers)).fields?.nickname,
      nickname,
    ).toMatch(/^account\.nickname\./);
  }
  expect(
    (await world.call('profile.update', { nickname: ' น้ำหวาน ' }, me.headers)).data?.userInfo
      .nickname,
  ).toBe('น้ำหวาน');
  const other = await signUp(world);
  expect((await world.call('profile.update', { nickname: 'น้ำหวาน' }, other.headers)).errorKey).toBe(
    'account.nickname.taken',
  );
});

test('PROF-05, SM-13, DEMO-19: a new nickname is seen by its owner, marked, and by others once it passed', async () => {
  const me = await signUp(world);
  const before = await nameOf(me.userId);
  const { data } = await world.call('profile.update', { nickname: 'Mali' }, me.headers);
  expect(data?.userInfo.nickname).toBe('Mali');
  expect(data?.auditResult.auditItems).toEqual([
    { dataType: 'nickname', dataValue: 'Mali', auditAction: 'AUDITING', reason: null },
  ]);
  expect(await nameOf(me.userId)).toBe(before);
  await world.database
    .tenant('TH')
    .run(sql`delete from profile_change where account_id <> ${Number(me.userId)}`);
  await decide('PASSED', 'nickname');
  expect(await nameOf(me.userId)).toBe('Mali');
  expect((await world.call('profile.me', {}, me.headers)).data?.auditResult.auditItems).toEqual([
    { dataType: 'nickname', dataValue: 'Mali', auditAction: 'PASSED', reason: 'rule' },
  ]);
  await world.call('profile.update', { nickname: 'Rude' }, me.headers);
  await decide('REJECTED', 'nickname');
  const refused = (await world.call('profile.me', {}, me.headers)).data;
  expect(refused?.userInfo.nickname).toBe('Mali');
  expect(refused?.auditResult.auditItems).toEqual([
    { dataType: 'nickname', dataValue: 'Rude', auditAction: 'REJECTED', reason: 'rule' },
  ]);
  // the current name takes a proposal back
  await world.call('profile.update', { nickname: 'Third' }, me.headers);
  await world.call('profile.update', { nickname: 'Mali' }, me.headers);
  expect(await profileChangesOpen(await world.ctx())).toEqual([]);
});

test('SEC-01, SEC-02, SM-14, API-112: the old receiver first, then the new one, which is nobody else’s', async () => {
  const me = await signUp(world);
  const taken = await signUp(world);
  const pre = await validKeyFor(world, me.email, 'CHECK_OLD_MOBILE_EMAIL', me.headers);
  const key = await validKeyFor(world, '823456789', 'CHANGE_MOBILE_EMAIL', me.headers);
  const ask = { mobile: '0823456789', countryCode: '66', validKey: key };
  expect((await world.call('profile.change-receiver', ask, me.headers)).errorKey).toBe(
    'account.valid_key.invalid',
  );
  const second = await world.call(
    'login.code',
    { email: me.email, smscode: await loginCode(me.email) },
    EN,
  );
  expect(
    (await world.call('profile.change-receiver', { ...ask, preValidKey: pre }, me.headers)).data,
  ).toMatchObject({
    mobile: '+66823456789',
    email: me.email,
  });
  expect(
    (await world.call('profile.me', {}, { ...EN, authorization: `Bearer ${second.data?.token}` }))
      .code,
  ).toBe(401);
  later(60_000);
  const pre2 = await validKeyFor(world, '823456789', 'CHECK_OLD_MOBILE_EMAIL', me.headers);
  const key2 = await validKeyFor(world, taken.email, 'CHANGE_MOBILE_EMAIL', me.headers);
  expect(
    (
      await world.call(
        'profile.change-receiver',
        { email: taken.email, validKey: key2, preValidKey: pre2 },
        me.headers,
      )
    ).fields,
  ).toEqual({
    email: 'account.receiver.taken',
  });
  expect(
    await world.call(
      'verification.send',
      { rcv: taken.email, rcvType: 'EMAIL', authScene: 'CHECK_OLD_MOBILE_EMAIL' },
      me.headers,
    ),
  ).toMatchObject({
    errorKey: 'account.receiver.not_yours',
  });
  expect(
    (
      await world.call(
        'verification.send',
        { rcv: taken.email, rcvType: 'EMAIL', authScene: 'CHECK_OLD_MOBILE_EMAIL' },
        EN,
      )
    ).code,
  ).toBe(401);
});

async function loginCode(email: string): Promise<string> {
  await world.call('verification.send', { rcv: email, rcvType: 'EMAIL', authScene: 'LOGIN' }, EN);
  return codeFor(world, email);
}

test('SEC-04, SEC-05, ERR-21, AMB-72, API-114: closing needs a code to a receiver of one’s own; the author becomes nameless', async () => {
  const me = await signUp(world, { password: 'abcdefg1' });
  const ask = { rcv: me.email, rcvType: 'EMAIL', authScene: 'CLOSEUSER' } as const;
  expect(
    await world.call(
      'profile.close',
      { ...ask, rcv: 'other@mail.example', authCode: '123456' },
      me.headers,
    ),
  ).toMatchObject({
    errorKey: 'account.receiver.not_yours',
    message: 'Use an unregistered email or phone to log out.',
  });
  await world.call('verification.send', ask, me.headers);
  const authCode = await codeFor(world, me.email);
  const wrong = authCode === '000000' ? '000001' : '000000';
  expect(
    (await world.call('profile.close', { ...ask, authCode: wrong }, me.headers)).errorKey,
  ).toBe('account.code.wrong');
  expect((await world.call('profile.close', { ...ask, authCode }, me.headers)).success).toBe(true);
  expect((await world.call('profile.me', {}, me.headers)).code).toBe(401);
  expect(
    (await world.call('login.email', { email: me.email, password: 'abcdefg1' }, EN)).errorKey,
  ).toBe('account.password.wrong');
  expect(
    (await userBriefs({ ...(await world.ctx()), lang: 'en' }, [Number(me.userId)])).get(
      Number(me.userId),
    ),
  ).toMatchObject({
    isClosed: true,
    nickname: 'Closed account',
  });
  // the receiver is free again
  later(60_000);
  const key = await validKeyFor(world, me.email, 'REGISTER', EN);
  expect(
    (await world.call('login.register-email', { validKey: key }, EN)).data?.user.userId,
  ).not.toBe(me.userId);
});

function cipherOf(keyId: string, secret: Buffer) {
  const part = (info: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, keyId, info, length));
  const parts = ['aes-256-cbc', part('khum/aes-key', 32), part('khum/aes-iv', 16)] as const;
  return {
    encrypt(text: string) {
      const cipher = createCipheriv(...parts);
      return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
    },
    decrypt(text: string) {
      const decipher = createDecipheriv(...parts);
      return Buffer.concat([decipher.update(text, 'base64'), decipher.final()]).toString('utf8');
    },
  };
}

test('LAY-08, LAY-09, LAY-10, API-02, AMB-30: fields encrypted under a secret go in, phone and e-mail come out encrypted', async () => {
  const secret = (await world.call('secret.current')).data;
  if (!secret) throw new Error('no secret');
  expect(Buffer.from(secret.secretKey, 'base64')).toHaveLength(32);
  expect(secret.expireTime).toBeGreaterThan(world.clock.now().getTime());
  const cipher = cipherOf(secret.keyId, Buffer.from(secret.secretKey, 'base64'));
  const me = await signUp(world);
  later(60_000);
  const ask = { rcv: cipher.encrypt(me.email), rcvType: 'EMAIL', authScene: 'LOGIN' } as const;
  const sent = await world.call('verification.send', ask, {
    ...EN,
    encryption: `key=${secret.keyId};paths=rcv,sceneCode`,
  });
  expect(sent.success).toBe(true);
  const answer = await world.app.server.inject({
    url: '/api/saas-user-service/user-ext-info/getWithExtInfoById',
    headers: { ...me.headers, encryption: `key=${secret.keyId}` },
  });
  expect(answer.headers.encryption).toBe(`key=${secret.keyId};paths=data.email`);
  const { email, mobile } = answer.json().data;
  expect(email).not.toContain('@');
  expect(cipher.decrypt(email)).toBe(me.email);
  expect(mobile).toBeNull();
});

test('LAY-11: a wrong key, one that ran out and broken ciphertext are a clear 422', async () => {
  const secret = (await world.call('secret.current')).data;
  if (!secret) throw new Error('no secret');
  const ask = { rcv: 'AAAA', rcvType: 'EMAIL', authScene: 'LOGIN' } as const;
  const send = (encryption: string, rcv = 'AAAA') =>
    world.call('verification.send', { ...ask, rcv }, { ...EN, encryption });
  expect(await send(`key=${secret.keyId};paths=rcv`)).toMatchObject({
    status: 200,
    code: 422,
    errorKey: 'secret.broken',
  });
  expect(await send('key=nonsense;paths=rcv')).toMatchObject({
    code: 422,
    errorKey: 'secret.unknown',
  });
  expect(await send('nonsense')).toMatchObject({ code: 422, errorKey: 'secret.broken' });
  expect(await send(`key=${secret.keyId};paths=__proto__.x,rcv`)).toMatchObject({
    errorKey: 'secret.broken',
  });
  const other = cipherOf(secret.keyId, randomBytes(32));
  expect(await send(`key=${secret.keyId};paths=rcv`, other.encrypt('a@b.co'))).toMatchObject({
    code: 422,
  });
  later(13 * 3_600_000);
  expect(await send(`key=${secret.keyId};paths=rcv`)).toMatchObject({ errorKey: 'secret.unknown' });
});

test('API-01, P-01: the public key stays the same, and a client may wrap a secret of its own with it', async () => {
  const [one, two] = await Promise.all([
    world.call('secret.public-key'),
    world.call('secret.public-key'),
  ]);
  expect(one.data).toEqual(two.data);
  const { keyId, publicKey } = one.data as { keyId: string; publicKey: string };
  const own = randomBytes(32);
  const key = `-----BEGIN PUBLIC KEY-----\n${publicKey.match(/.{1,64}/g)?.join('\n')}\n-----END PUBLIC KEY-----`;
  const wrapped = publicEncrypt({ key, oaepHash: 'sha256' }, own).toString('base64');
  const cipher = cipherOf(keyId, own);
  const encryption = `key=${keyId};secret=${wrapped};paths=rcv`;
  const sent = await world.call(
    'verification.send',
    { rcv: cipher.encrypt('wrap@mail.example'), rcvType: 'EMAIL', authScene: 'LOGIN' },
    { ...EN, encryption },
  );
  expect(sent.data?.receiver).toBe('w•••@mail.example');
});

test('SEC-01, SEC-03, AUTH-18: the owner of the account before it is notified of a new address, a new password and a new device, without secrets', async () => {
  const messages = async (to: string) =>
    (
      (await world.app.operations.inject({ url: '/dev/mailbox.json', query: { to } })).json() as {
        subject: string;
        text: string;
        code: string | null;
      }[]
    ).filter(({ subject }) => subject.startsWith('Security notice'));
  const person = await signUp(world, {
    password: 'first-Passw0rd',
    headers: { 'x-device-id': 'own-phone' },
  });
  expect(await messages(person.email)).toEqual([]);
  const signIn = (device: string) =>
    world.call(
      'login.email',
      { email: person.email, password: 'first-Passw0rd' },
      { 'accept-language': 'en', 'x-device-id': device, 'user-agent': 'Stranger 1.0' },
    );
  expect((await signIn('own-phone')).success).toBe(true);
  expect(await messages(person.email)).toEqual([]);
  expect((await signIn('never-seen')).success).toBe(true);
  expect((await messages(person.email))[0]?.text).toContain('signed in on a new device');
  expect((await messages(person.email))[0]?.text).toContain('Stranger 1.0');
  const preValidKey = await validKeyFor(
    world,
    person.email,
    'CHECK_OLD_MOBILE_EMAIL',
    person.headers,
  );
  const wanted = 'brand-new@mail.example';
  const validKey = await validKeyFor(world, wanted, 'CHANGE_MOBILE_EMAIL', person.headers);
  expect(
    (
      await world.call(
        'profile.change-receiver',
        { email: wanted, preValidKey, validKey },
        person.headers,
      )
    ).success,
  ).toBe(true);
  expect((await messages(person.email))[0]?.text).toContain('was changed to b•••@mail.example');
  expect(JSON.stringify(await messages(person.email))).not.toContain(wanted);
  expect(await messages(wanted)).toEqual([]);
  const key = await validKeyFor(world, wanted, 'CHANGEPWD', {
    'accept-language': 'en',
    'x-tenant': 'TH',
  });
  expect(
    (
      await world.call(
        'password.reset',
        { validKey: key, password: 'second-Passw0rd', repassword: 'second-Passw0rd' },
        { 'accept-language': 'en' },
      )
    ).success,
  ).toBe(true);
  expect((await messages(wanted))[0]?.text).toContain('password of your account was changed');
  expect(JSON.stringify(await messages(wanted))).not.toContain('second-Passw0rd');
});

test('SEC-05, AMB-71: messages no longer say to whom they went, nor what, once the account is gone', async () => {
  const person = await signUp(world);
  const rcv = person.email;
  const sent = await world.call(
    'verification.send',
    { rcv, rcvType: 'EMAIL', authScene: 'CLOSEUSER' },
    person.headers,
  );
  expect(sent.success).toBe(true);
  const authCode = await codeFor(world, rcv);
  const ctx = await world.ctx();
  const naming = async () =>
    (
      await ctx.db.row<{ n: number }>(
        sql`select count(*)::int as n from letter where position(${rcv} in letter::text) > 0`,
      )
    )?.n;
  expect(await naming()).toBeGreaterThan(0);
  const closed = await world.call(
    'profile.close',
    { rcv, rcvType: 'EMAIL', authScene: 'CLOSEUSER', authCode, deleteContent: false } as never,
    person.headers,
  );
  expect(closed.success, closed.message).toBe(true);
  expect(await naming()).toBe(0);
});
