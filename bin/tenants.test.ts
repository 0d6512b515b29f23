import { writeFileSync } from 'node:fs';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { temporary } from '../test/feeds.ts';
import { callCommand, runCommand } from '../test/command.ts';
import { makeWorld } from '../test/world.ts';
import { listenForChanges, onChanged } from '../api/src/kernel/changed.ts';
import { makeLog } from '../api/src/kernel/log.ts';
import { RegionRefused, setRegion } from '../api/src/tenant/index.ts';

const world = await makeWorld();
const tenants = (...args: string[]) => callCommand(world, 'bin/tenants.ts', ...args);
/** In a process of its own, which shares no caches with the one of the test. */
const apart = (...args: string[]) => runCommand(world, 'bin/tenants.ts', ...args);

test('14.3: a region is listed, shown and changed; what changed is said, and running processes forget what they kept', async () => {
  expect((await tenants()).out.trim().split('\n')).toHaveLength(6);
  const listed = (await tenants('list', '--json')).out.trim().split('\n');
  expect(listed.map((line) => JSON.parse(line).id)).toEqual(['TH', 'ID', 'SG', 'MY', 'PH', 'VN']);
  const stop = await listenForChanges(
    world.database,
    makeLog({ logLevel: 'silent', environment: 'test' }),
  );
  const heard = new Promise<void>((resolve) => {
    const deaf = onChanged((topic) => {
      if (topic === '*') resolve(deaf());
    });
  });
  expect((await world.call('tenant.base-info', {}, { 'x-tenant': 'MY' })).data?.contactEmail).toBe(
    '',
  );
  const set = await apart(
    'set',
    'my',
    'contact=help@khum.my',
    'social.line=https://line.me/khum',
    'switch.shareWhatsapp=off',
    'saleDays=DOUBLE,HOLIDAY:08-31',
    'callingCode=60',
    '--json',
  );
  expect(set, set.err).toMatchObject({ code: 0 });
  expect(JSON.parse(set.out)).toEqual({
    id: 'MY',
    changes: [
      { key: 'contact', from: '', to: 'help@khum.my' },
      { key: 'social.line', from: '', to: 'https://line.me/khum' },
      { key: 'callingCode', from: '', to: '60' },
      { key: 'saleDays', from: 'DOUBLE,PAYDAY:25', to: 'DOUBLE,HOLIDAY:08-31' },
      { key: 'switch.shareWhatsapp', from: 'on', to: 'off' },
    ],
  });
  expect(set.err).toContain('contact: — → help@khum.my');
  await heard;
  // the clock does not move: only the notification of the command makes it new
  expect((await world.call('tenant.base-info', {}, { 'x-tenant': 'MY' })).data).toMatchObject({
    contactEmail: 'help@khum.my',
    social: [{ kind: 'line', url: 'https://line.me/khum' }],
    phoneAreaCode: '60',
  });
  expect((await world.call('switch.share', {}, { 'x-tenant': 'MY' })).data?.whatsapp).toBe(false);
  const shown = JSON.parse((await tenants('show', 'MY', '--json')).out);
  expect(shown).toMatchObject({ id: 'MY', contact: 'help@khum.my', 'switch.shareWhatsapp': 'off' });
  const again = await tenants('set', 'MY', 'contact=help@khum.my', 'switch.shareWhatsapp=on');
  expect(again.err).toMatch(/MY: 1 changed\./);
  await stop();
});

test('14.3: what cannot be is refused in a sentence that says what to write, and nothing changes', async () => {
  const platform = world.database.platform();
  const before = (await tenants('show', 'TH', '--json')).out;
  for (const [word, says] of [
    ['contact=hello@khum.example', 'reserved for examples'],
    ['contact=nobody', 'no e-mail address'],
    ['social.line=https://line.example/khum', 'reserved for examples'],
    ['social.line=javascript:alert(1)', 'no https address'],
    ['social.myspace=https://myspace.org/khum', 'social.line'],
    ['currency=SGD', 'cannot change'],
    ['currency=XAU', 'Khum does not know'],
    ['timezone=Asia/Nowhere', 'IANA name'],
    ['languages=de', 'languages=en,th'],
    ['languages=', 'languages=en,th'],
    ['hosts=https://khum.org', 'without scheme'],
    ['ios=0000000001', 'App Store'],
    ['android=com.example.khum', 'Google Play'],
    ['saleDays=PAYDAY:32', 'no sale day'],
    ['callingCode=999', 'Khum does not know'],
    ['dateFormat=DD/MM', 'DD/MM/YYYY'],
    ['switch.shareWhatsapp=maybe', 'on or off'],
    ['name=Thailand', 'name.th'],
    ['name.en=', '1 to 60'],
    ['nonsense=1', 'no setting nonsense'],
    ['constructor=1', 'no setting constructor'],
  ] as const) {
    const [key, value] = word.split(/=(.*)/s) as [string, string];
    const pairs = [['position', '3'] as const, [key, value] as const];
    await expect(setRegion(platform, 'TH', pairs), word).rejects.toThrow(says);
    await expect(setRegion(platform, 'TH', pairs), word).rejects.toBeInstanceOf(RegionRefused);
  }
  const ran = await tenants('set', 'TH', 'position=3', 'contact=nobody');
  expect(ran).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^"nobody" is no .*\n$/),
  });
  const missing = await tenants('set', 'TH', 'position=3', 'document.privacy.th=/nowhere/x.html');
  expect(missing).toMatchObject({ code: 1, err: 'There is no file /nowhere/x.html.\n' });
  expect((await tenants('show', 'TH', '--json')).out).toBe(before);
  expect(await tenants('set', 'XX', 'position=1')).toMatchObject({ code: 1 });
  expect(
    await tenants(
      'add',
      'TH',
      'name.en=T',
      'currency=THB',
      'timezone=Asia/Bangkok',
      'languages=th',
    ),
  ).toMatchObject({ code: 1 });
  expect((await tenants('add', 'KH', 'name.en=Cambodia')).err).toContain('currency=THB');
  expect((await tenants('add', 'K1', 'name.en=Cambodia')).err).toContain('2 to 8 letters');
});

test('14.3: two regions cannot have one host', async () => {
  expect((await apart('set', 'SG', 'hosts=Khum.SG,www.khum.sg')).code).toBe(0);
  expect((await tenants('set', 'VN', 'hosts=khum.sg')).err).toContain('SG already');
  const { data } = await world.call('tenant.base-info', {}, { host: 'www.khum.sg' });
  expect(data?.code).toBe('SG');
});

test('AMB-81, 14.3: texts of legal pages are set beside everything else', async () => {
  const file = temporary('privacy.html', '<p>Our privacy policy.</p>');
  writeFileSync(file, '<p>Our privacy policy.</p><script>alert(1)</script>');
  const ran = await tenants('set', 'PH', `document.privacy.en=${file}`);
  expect(ran.err).toContain('document.privacy.en: version 1 → version 2');
  const read = await world.call(
    'document.read',
    { kind: 'privacy', lang: 'en' },
    { 'x-tenant': 'PH' },
  );
  expect(read.data).toMatchObject({ html: '<p>Our privacy policy.</p>', isPlaceholder: false });
  expect(
    await world.database.platform().rows(sql`select 1 from document where tenant_id = 'SG'`),
  ).toHaveLength(4);
});
